import { expect, test } from "vitest";
import { legible } from "../src/games/hamlet/map";

const tile = (number: number, x: number, y: number, ...lines: string[]) => ({ tile: number, label: lines.length ? { x, y, lines } : null });

test("a name that would lie over another is left out, the earlier one stays", () => {
  const tiles = [tile(0, 0, 0, "Church"), tile(1, 20, 5, "Market"), tile(2, 20, 60, "Barn"), tile(3, 0, 0)];
  expect([...legible(tiles, 16)]).toEqual([0, 2]);
});

test("names that only touch are all read", () => {
  const tiles = [tile(0, 0, 0, "Church"), tile(1, 49, 0, "Market"), tile(2, 0, 15, "Large", "Woodland")];
  expect([...legible(tiles, 16)]).toEqual([0, 1]);
  expect([...legible([tile(0, 0, 0, "Church"), tile(1, 49, 0, "Market")], 16)]).toEqual([0, 1]);
});
