import { expect, test } from "vitest";
import { join, lay, legible, onTile, peopled, roads, sited, walked } from "../src/games/hamlet/map";

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

test("no name lies over goods, people or flags, be they the next tile's; a corner of one does no harm", () => {
  const bare = { spaces: [], people: [], flag: null, plaques: null, stalls: null };
  const villager = { kind: "villager" as const, player: 0, place: "", lying: false, x: 0, y: 20 };
  const name = tile(0, 0, 0, "Woodcutter");
  const next = (on: object) => ({ ...tile(1, 400, 0), on: onTile({ ...bare, ...on }) });
  expect(legible([name, next({ people: [villager] })], 16).size).toBe(0);
  expect(legible([name, next({ spaces: [[10, 5]] })], 16).size).toBe(0);
  expect(legible([name, next({ flag: { x: 10, y: 0, w: 36, h: 26, k: 3 } })], 16).size).toBe(0);
  expect(legible([name, next({ people: [{ ...villager, x: 56 }] })], 16).size).toBe(1);
});

const HEXAGON = [0, 1, 2, 3, 4, 5];
const hexagon = { tile: 1, id: "sawmill", at: "tile/1", outline: walked(HEXAGON), segments: HEXAGON.map(() => "forest") };
const plan = { turn: 0, font: 16, up: 1, name: "Sawmill", spaces: 2, accepts: [], hasFlag: false };
const at = (place: string) => ({ kind: "villager" as const, player: 0, place, lying: false });

test("a road that is taken back leaves no way on the tiles that stay", () => {
  const one = lay(hexagon, { ...plan, people: [] });
  const bare = roads(one);
  const [a, b] = hexagon.outline;
  join([one], [{ ends: [a, b], owner: 0 } as never]);
  expect(roads(one)).not.toBe(bare);
  join([one], []);
  expect(roads(one)).toBe(bare);
});

test("whoever comes to a tile stands as if it had been laid with them, and whoever stood there stays", () => {
  const plot = sited(hexagon, plan);
  const [first, second] = [at("seat/0/villager/0"), at("seat/0/villager/1")];
  const before = peopled(plot, [first]);
  expect(before).toEqual(lay(hexagon, { ...plan, people: [first] }));
  const both = peopled(plot, [first, second], before.people);
  expect(both.people[0]).toEqual(before.people[0]);
  expect(both).toEqual(lay(hexagon, { ...plan, people: [first, second], before: before.people }));
  expect(peopled(plot, [first])).toEqual(before);
});
