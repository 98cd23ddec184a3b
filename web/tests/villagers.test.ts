/** The pieces of Villagers: every printed number is in the drawing of its card; pictograms are rounded without drifting. */
import { describe, expect, it } from "vitest";
import text from "../../src/gromada/games/villagers/components.toml?raw";
import { roundedPath } from "../rounding";
import { card, mini } from "../src/games/villagers/draw";
import { MINI, shelve } from "../src/games/villagers/layout";
import { kindOf, packOf } from "../src/games/villagers/pack";

interface Villager { id: string; suit: string; padlock: string; effect?: { op: string; amount?: number; look?: number; cost?: number }; gold: number; key: number; food: number; builder: number; suit_symbols: number; silver?: { gold?: number }; copper?: { gold?: number; cards?: number } }

/** Just enough of TOML for the villagers of the pack: tables of one-line values. */
function villagers(): Villager[] {
  return text.split("[[villager]]\n").slice(1).map((block) => {
    const found: Record<string, unknown> = {};
    for (const line of (block.split("\n[")[0] ?? "").split("\n")) {
      const [, key, value] = /^(\w+) = (.*)$/.exec(line) ?? [];
      if (key && value) found[key] = JSON.parse(value.replace(/^\{(.*)\}$/, (_, inner: string) => `{${inner.replace(/(\w+) = /g, '"$1": ')}}`));
    }
    return found as unknown as Villager;
  });
}
const sides = { side_gold: { gold: 2, food: 0, builder: 0 }, side_food: { gold: 0, food: 1, builder: 0 } };
const founders = { id: "founders", suit: "grain", suit_symbols: 1, padlock: "", key: 0, chain: ["founders"], position: 0, stack_size: 2, copies: 5, ...sides };
const all = villagers();
const printed = { names: {}, sha: "", data: { villager: all, founders: [founders], countess: { id: "countess", ...sides }, event: [], constants: {} } };
const pack = packOf(printed as never);
const words = { word: (id: string) => id, say: (id: string, facts: Record<string, number> = {}) => [id, ...Object.values(facts)].join(" ") };
const numbers = (drawing: string) => [...drawing.matchAll(/>(\d+)\+?<\/text>/g)].map((found) => Number(found[1]));

describe("cards", () => {
  it("are all there", () => expect(all).toHaveLength(71));
  it.each(all.map((one) => [one.id, one] as const))("%s shows every number that is printed on it", (id, one) => {
    const drawing = card(pack, id, words);
    for (const number of [one.gold, one.key, one.silver?.gold, one.copper?.gold, one.copper?.cards]) if (number) expect(numbers(drawing)).toContain(number);
    expect(drawing.split("#icon-sign-food").length - 1).toBe(one.food + (one.silver && "op" in one.silver && one.silver.op === "per_food" ? 1 : 0));
    const count = (icon: string) => drawing.split(`#icon-${icon}"`).length - 1;
    const op = one.silver && "op" in one.silver ? one.silver.op : "";
    expect(count("sign-builder")).toBe(one.builder + (op === "per_builder" ? 1 : 0) + (one.suit === "special" && !drawing.includes("#icon-sign-sign") && !drawing.includes("#icon-sign-market") ? 1 : 0));
    expect(count(`suit-${one.suit}`)).toBeGreaterThanOrEqual(one.suit_symbols);
    expect(count("sign-lock")).toBe((one.padlock ? 1 : 0) + (op === "per_padlocks" ? 1 : 0));
    const effect = one.effect?.amount ?? one.effect?.look ?? one.effect?.cost;
    if (effect) expect(drawing).toContain(`card-${one.effect?.op.replaceAll("_", "-")} ${effect}<`);
    expect(drawing).toContain(`#icon-kind-${id}`);
    expect(mini(pack, id)).toContain(`#icon-kind-${id}`);
  });
  it("show both sides of the Founders", () => {
    expect(numbers(card(pack, "founders", words, { side: "gold" }))).toEqual([sides.side_gold.gold]);
    expect(card(pack, "founders", words, { side: "food" }).split("#icon-sign-food").length - 1).toBe(sides.side_food.food);
  });
  it("show neither food nor Gold once they are covered", () => {
    expect(numbers(card(pack, "truffler", words, { form: "built", isCovered: true }))).toEqual([]);
  });
  it("do not let a name become markup", () => {
    expect(card(pack, "monk", { ...words, word: () => "<b>" })).not.toContain("<b>");
  });
});

describe("a Village", () => {
  const laid = (slot: number, id: string, on: number | null) => ({ slot, id, on, is_covered: false });
  it("lies within its room, every card once, branches side by side", () => {
    const cards = [laid(0, "founders", null), laid(1, "lumberjack", null), laid(2, "wheeler", 1), laid(3, "carpenter", 1), laid(4, "cartwright", 2)];
    const found = shelve(cards, pack, { width: 200, height: 120 }, MINI);
    expect(found.spots.map((one) => one.card?.slot).toSorted()).toEqual([0, 1, 2, 3, 4]);
    expect(found.width).toBeLessThanOrEqual(200);
    expect(found.height).toBeLessThanOrEqual(120);
    const at = (slot: number) => found.spots.find((one) => one.card?.slot === slot);
    expect(at(2)?.y).toBe(at(3)?.y);
    expect(at(2)?.x).not.toBe(at(3)?.x);
  });
  it("knows every kind", () => expect(() => kindOf(pack, "nobody")).toThrow());
});

describe("rounding", () => {
  it("keeps every point where it lies", () => {
    expect(roundedPath("M10.4 10.4l.4.4.4.4.4.4z")).toBe("m10 10l1 1 0 0 1 1z");
    expect(roundedPath("M0 0h10.6v-3.2H0Z")).toBe("m0 0h11v-3h-11z");
    expect(roundedPath("M0 0a5 5 0 0110 10")).toBe("m0 0a5 5 0 0 1 10 10");
  });
});
