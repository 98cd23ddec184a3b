/** The pieces of Keyflower: every printed number is in the drawing of its tile; gestures are the server's answers, joined. */
import { describe, expect, it } from "vitest";
import text from "../../src/gromada/games/keyflower/components.toml?raw";
import { gestures, reachOf } from "../src/games/keyflower/gestures";
import { auction, bestTurn, fitted, turned } from "../src/games/keyflower/layout";
import { tilesOf, type Cost, type Scoring, type Tile, type Use } from "../src/games/keyflower/printed";
import { body, box } from "../src/games/keyflower/tile";
import { total } from "../src/games/keyflower/tokens";
import { letterOf } from "../src/kit/seats";

/** Just enough of TOML for the tiles of the pack: lists of tables with one-line values, and tables within them. */
function pack(): Record<string, Record<string, unknown>[]> {
  const found: Record<string, Record<string, unknown>[]> = {};
  let into: Record<string, unknown> = {};
  for (const line of text.split("\n")) {
    const [, list] = /^\[\[(\w+)\]\]/.exec(line) ?? [];
    const [, outer, part] = /^\[\[(\w+)\.(\w+)\]\]/.exec(line) ?? [];
    const [, key, value] = /^(\w+) = (.*?)(?:\s+# .*)?$/.exec(line) ?? [];
    if (list) (found[list] ??= []).push((into = {}));
    else if (outer && part) {
      const last = found[outer]?.at(-1) ?? {};
      into = {};
      last[part] = [...((last[part] as object[] | undefined) ?? []), into];
    }
    else if (/^\[/.test(line)) into = {};
    else if (key && value) into[key] = JSON.parse(value.replace(/,\s*\]/g, "]").replace(/\{/g, "{ ").replace(/([{,]\s*)(\w+) = /g, '$1"$2": '));
  }
  return found;
}
const data = pack();
const tiles = tilesOf({ names: {}, sha: "", data } as never);
const shown = (tile: Tile, face: "front" | "back") => {
  const laid = { id: tile.id, face, next_use: 1 };
  return body(tile, laid, 90, "full", tile.id) + (box(tile, laid, 90, "full")?.body ?? "");
};
const numbers = (drawing: string) => [...drawing.matchAll(/>[^<]*?(\d+)[^<]*<\/text>/g)].map((one) => Number(one[1]));
const pieces = (drawing: string) => drawing.split("<path").length;
const countsOf = (use: Use | undefined) => [use?.capacity, use?.upgrades].filter((one): one is number => one !== undefined);
const pointsOf = (scoring: Scoring | undefined) => [scoring?.points, scoring?.points_each, scoring?.points_per_set, scoring?.n].filter((one): one is number => !!one);
const costOf = (cost: Cost | undefined) => total(cost?.resources) + (cost?.any_resources ?? 0) + total(cost?.skills) + (cost?.any_skills ?? 0);

describe("tiles", () => {
  it("are all there", () => expect(Object.fromEntries(Object.entries(data).filter(([name]) => name.endsWith("_tiles")).map(([name, all]) => [name, all.length]))).toEqual({
    home_tiles: 6, village_tiles: 32, summer_boat_tiles: 4, winter_tiles: 12, turn_order_tiles: 4, boat_tiles: 6,
  }));
  it.each([...tiles].filter(([, tile]) => tile.kind !== "summer"))("%s shows every number that is printed on it", (_, tile) => {
    for (const face of ["front", "back"] as const) {
      const side = face === "back" ? (tile.back ?? tile.front) : tile.front;
      const drawing = shown(tile, face);
      for (const one of [side?.points ?? 0, ...countsOf(side?.use), ...pointsOf(side?.scoring ?? tile.scoring ?? tile.winter_scoring)]) if (one) expect(numbers(drawing)).toContain(one);
      if (tile.number) expect(numbers(drawing)).toContain(tile.number);
    }
    if (tile.upgradable) expect(costOf(tile.upgrade_cost)).toBeGreaterThan(0);
  });
  it("are drawn the same whenever they are drawn: what has not changed is not written anew", () => {
    for (const tile of tiles.values()) expect(shown(tile, "front")).toBe(shown(tile, "front"));
  });
  it.each([...tiles].filter(([, tile]) => tile.upgradable))("%s shows on its front what the upgrade costs and brings", (_, tile) => {
    const bare = shown({ ...tile, upgradable: false }, "front");
    expect(pieces(shown(tile, "front"))).toBeGreaterThan(pieces(bare));
    const [more, less] = [tile.back?.points ?? 0, tile.front?.points ?? 0];
    if (more > less) expect(numbers(shown(tile, "front"))).toContain(more);
  });
  it.each([...tiles].filter(([, tile]) => tile.kind === "summer" && tile.faces?.length === 1))("%s shows its power", (_, tile) => {
    expect(box(tile, { id: tile.id, face: "a" }, 90, "full")?.body.length).toBeGreaterThan(40);
  });
  it("do not let a name become markup", () => {
    const [tile] = tiles.values();
    expect(tile && body(tile, { id: tile.id }, 90, "full", "<b>")).not.toContain("<b>");
  });
});

describe("gestures", () => {
  const answer = (move: string, places: string[], geometry?: Record<string, unknown>) => ({ move, places, label: { id: "do", facts: {} }, geometry });
  const ask = (...options: ReturnType<typeof answer>[]) => ({ at: "1", prompt: { id: "ask", facts: {} }, kind: "choice" as const, options });
  it("carry a good as far as the server says, in its words", () => {
    const reach = [{ at: "seat/0/village/1", route: ["seat/0/village/0", "seat/0/village/1"], moves: [], points: 0 }, { at: "seat/0/village/2", route: ["seat/0/village/0", "seat/0/village/1", "seat/0/village/2"], moves: ["b", "c"], points: 2 }];
    const found = gestures(ask(answer("stop", []), answer("a", ["seat/0/village/0/wood"], { reach })), []);
    expect(found.map((one) => [one.moves ?? [one.move], one.places])).toEqual([
      [["stop"], []], [["a"], ["seat/0/village/0/wood", "seat/0/village/1"]], [["a", "b", "c"], ["seat/0/village/0/wood", "seat/0/village/2"]],
    ]);
    expect(reachOf(found).get("seat/0/village/2")?.points).toBe(2);
  });
  it("put workers that are in hand where the server says, chosen by its answers", () => {
    const handfuls = [{ at: "seat/0/screen/red", moves: ["leave", "red"], whole: ["leave", "red", "workers 2"] }];
    const found = gestures(ask(answer("bid", ["centre/0/bid/0"], { handfuls })), []);
    expect(found.map((one) => [one.moves ?? [one.move], one.places, one.isHeld ?? false])).toEqual([
      [["bid"], ["centre/0/bid/0"], false], [["bid", "leave", "red"], ["seat/0/screen/red", "centre/0/bid/0"], true],
    ]);
    expect(found[1]?.geometry?.whole).toEqual(["leave", "red", "workers 2"]);
  });
  it("lay a tile by a click on the hex, or by taking it there", () => {
    const found = gestures(ask(answer("beside", ["seat/0/hex/1/0"], { tile: "well", rotations: [0] })), [{ at: "seat/0/waiting/0", id: "well" }]);
    expect(found.map((one) => [one.moves ?? [one.move], one.places])).toEqual([[["beside"], ["seat/0/hex/1/0"]], [["beside"], ["seat/0/waiting/0", "seat/0/hex/1/0"]]]);
    expect(new Set(found.map((one) => one.move)).size).toBe(2);
  });
});

describe("the table", () => {
  it("calls seats by their initials, and by their number where two are alike", () => {
    expect([0, 1, 2].map((seat) => letterOf(seat, ["Fox", "Ada", "finch"]))).toEqual(["F1", "A", "F3"]);
  });
  it("lays every tile of the auction within its room", () => {
    for (let count = 1; count <= 12; count++) for (const [x, y] of auction(count, 810, 360).spots) expect([x > 0 && x < 810, y > 0 && y < 360]).toEqual([true, true]);
  });
  it("shows the auction larger where nobody bids from above", () => {
    const [three, four] = [auction(8, 810, 360, false), auction(8, 810, 360)];
    expect(three.radius).toBeGreaterThan(four.radius + 6);
    const high = (three.radius * Math.sqrt(3)) / 2;
    for (const [, y] of three.spots) expect([y - high > 0, y + high < 360]).toEqual([true, true]);
  });
  it("turns a map by sixths, clockwise, where that makes its tiles larger", () => {
    expect([0, 1, 2, 3].map((sixths) => turned({ q: 0, r: -1 }, sixths)).map(({ q, r }) => [q + 0, r + 0])).toEqual([[0, -1], [1, -1], [1, 0], [0, 1]]);
    const column = [0, 1, 2, 3].map((r) => ({ q: 0, r }));
    expect(bestTurn(column, 480, 300)).not.toBe(0);
    const flat = column.map((cell) => turned(cell, bestTurn(column, 480, 300)));
    expect(fitted(flat, 480, 300, 200).radius).toBeGreaterThan(fitted(column, 480, 300, 200).radius);
    expect(bestTurn([{ q: 0, r: 0 }], 480, 300)).toBe(0);
  });
  it("fits a village into its box", () => {
    const map = fitted([{ q: 0, r: 0 }, { q: 0, r: 5 }, { q: 3, r: -2 }], 300, 200, 90);
    expect([map.width <= 300, map.height <= 200.01]).toEqual([true, true]);
  });
});
