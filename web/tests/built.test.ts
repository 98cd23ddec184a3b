/** A tab that shows the page of an older server loads the new one, once. */
import { beforeEach, expect, it, vi } from "vitest";
import { loadedAnew } from "../src/lib/built";

const reload = vi.fn();
beforeEach(() => {
  const kept = new Map<string, string>();
  reload.mockClear();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
});

it("stays where the server has the same page, or none, or while developing", () => {
  expect(loadedAnew("/assets/a.js", "/assets/a.js")).toBe(false);
  expect(loadedAnew("", "/assets/a.js")).toBe(false);
  expect(loadedAnew(undefined, "/assets/a.js")).toBe(false);
  expect(loadedAnew("/assets/a.js", "")).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it("loads another page, and the same one not again", () => {
  expect(loadedAnew("/assets/b.js", "/assets/a.js")).toBe(true);
  expect(loadedAnew("/assets/b.js", "/assets/a.js")).toBe(false);
  expect(loadedAnew("/assets/c.js", "/assets/a.js")).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
