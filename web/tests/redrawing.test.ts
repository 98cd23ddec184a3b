/** What is drawn again is drawn the same: whoever writes it into the page leaves it as it is. */
import { expect, test } from "vitest";
import { donkey, flag, marker, token, villager } from "../src/games/hamlet/art";
import { builtRoad, ground, lay, seal, shadow, walked } from "../src/games/hamlet/map";
import { keyed } from "../src/kit/keyed";

const styles = import.meta.glob<string>("../src/**/*.{svelte,css}", { query: "?raw", import: "default", eager: true });
test("no style gives every element a ::before or ::after, and one that moves stands still where its element does", () => {
  expect(Object.keys(styles).length).toBeGreaterThan(50);
  const rules = Object.entries(styles).flatMap(([file, text]) => [...text.matchAll(/^\s*([^\n{}]*::(?:before|after)[^\n{}]*)\{([^}]*)\}/gm)].map(([, selector = "", body = ""]) => ({ file, selector, body })));
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.filter(({ selector }) => /\*::/.test(selector))).toEqual([]);
  expect(rules.filter(({ body }) => /(?:transition|animation): (?!inherit)/.test(body))).toEqual([]);
});

test("a thing keeps its key when one before it is taken out, and two alike have different ones", () => {
  const before = keyed(["barn", "pond", "pond", "farm"]);
  expect(new Set(before).size).toBe(4);
  expect(keyed(["pond", "pond", "farm"])).toEqual(before.slice(1));
  expect(keyed([null, undefined]).length).toBe(new Set(keyed([null, undefined])).size);
});

test("what stands on the land of Hamlet has plain shapes for shadows: no filter is made anew with every frame", () => {
  const hexagon = [0, 1, 2, 3, 4, 5];
  const tile = lay({ tile: 1, id: "sawmill", at: "tile/1", outline: walked(hexagon), segments: hexagon.map(() => "forest") }, { turn: 0, font: 16, up: 1, name: "", spaces: 2, accepts: [], people: [] });
  const all = [
    villager(0, 0, 0), villager(1, 0, 0, { lying: true }), donkey(0, 0, 0), flag(0, 0, 0, 3), marker(0, 0, 0), token("timber", 0, 0), token("plank", 0, 0, { maker: 1 }),
    builtRoad({ m: [0, 0], n: [1, 0], type: "hill" }, 0), seal(0, 0, "road", "road"), seal(0, 0, "road", "hill", true), ground(tile, "m1"),
  ].join("");
  expect(all).not.toMatch(/filter=/);
  expect(all).not.toMatch(/[^-]opacity=/); // of a shape's own paint only: see through as a whole, each would be a picture of its own
  expect(shadow([tile, tile]).match(/<path/g)).toHaveLength(2);
});
