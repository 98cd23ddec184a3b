import { afterEach, describe, expect, it, vi } from "vitest";
import { finding, isCount } from "../src/kit/finding";
import type { Motion } from "../src/lib/wire";

const moved = (what: string, to: (i: number) => string, count: number): Motion[] =>
  Array.from({ length: count }, (_, i) => ({ what, from: "bank", to: to(i) }));

describe("what is counted along", () => {
  it("is many things of one kind for one player", () => {
    expect(isCount(moved("coins", (i) => `seat/1/village/${i}`, 6))).toBe(true);
  });
  it("is not what can be seen at a glance", () => {
    expect(isCount(moved("coins", (i) => `seat/1/village/${i}`, 5))).toBe(false);
  });
  it("is not what goes to many players, or of many kinds", () => {
    expect(isCount(moved("helper", (i) => `seat/${i % 5}`, 25))).toBe(false);
    expect(isCount(["stone", "wood", "food", "gold"].flatMap((what) => moved(what, () => "seat/0", 4)))).toBe(false);
  });
});

describe("places on the page", () => {
  afterEach(() => void vi.unstubAllGlobals());
  const drawn = (place: string, boxes = 1) => ({ getAttribute: () => place, getClientRects: () => Array.from({ length: boxes }) });

  it("are searched for once, however many are asked for", () => {
    const [hidden, hand, panel] = [drawn("seat/1/hand", 0), drawn("seat/1/hand"), drawn("seat/1")];
    const querySelectorAll = vi.fn(() => [hidden, hand, panel]);
    vi.stubGlobal("document", { querySelectorAll });
    const find = finding();
    expect(find("seat/1/hand")).toBe(hand);
    expect(find("seat/1/hand/3")).toBe(hand); // the nearest thing around it
    expect(find("seat/1/purse")).toBe(panel);
    expect(find("seat/1/purse", true)).toBeNull();
    expect(find("seat/2")).toBeNull();
    expect(querySelectorAll).toHaveBeenCalledOnce();
  });
});
