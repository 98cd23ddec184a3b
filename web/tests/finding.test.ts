import { describe, expect, it } from "vitest";
import { isCount } from "../src/kit/finding";
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
