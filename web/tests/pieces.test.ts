/** What is a piece or a sign already is not made one again. */
import { expect, it, vi } from "vitest";
import { pieces } from "../src/kit/piece.svelte";
import { sign } from "../src/kit/signs";
import type { Table } from "../src/kit/table.svelte";

// What the texts ask a browser for as they are loaded.
vi.hoisted(() => Object.assign(globalThis, { addEventListener: () => undefined, localStorage: { getItem: () => "en" } }));

it("named again it is the same one, another is another", () => {
  const piece = pieces({} as Table);
  expect(piece({ place: "road/0", id: "monk" })).toBe(piece({ place: "road/0", id: "monk" }));
  expect(piece({ place: "road/0", id: "monk" })).not.toBe(piece({ place: "road/0", id: "smith" }));
  expect(piece({ place: "road/0" })).not.toBe(piece({ place: "road/0", keep: true }));
  expect(sign({ word: "gold" })).toBe(sign({ word: "gold" }));
  expect(sign({ word: "gold" })).not.toBe(sign({ word: "gold", about: "3" }));
  expect(sign(null)).toBeNull();
});
