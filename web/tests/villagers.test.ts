/** The pieces of Villagers: every printed number is in the drawing of its card; pictograms are rounded without drifting. */
import { describe, expect, it } from "vitest";
import text from "../../src/gromada/games/villagers/components.toml?raw";
import { roundedPath } from "../rounding";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import en from "../../src/gromada/games/villagers/texts/en.ftl?raw";
import pl from "../../src/gromada/games/villagers/texts/pl.ftl?raw";
import { card, event, improvement, marketCard, mini, miniVillager } from "../src/games/villagers/draw";
import { BUILT, MINI, shelve } from "../src/games/villagers/layout";
import { tradesOf } from "../src/games/villagers/view";
import { kindOf, packOf, type EventCard, type Face, type Improvement, type MarketCard, type Mini } from "../src/games/villagers/pack";

interface Villager { id: string; suit: string; padlock: string; effect?: { op: string; amount?: number; look?: number; cost?: number }; gold: number; key: number; food: number; builder: number; suit_symbols: number; silver?: { gold?: number }; copper?: { gold?: number; cards?: number } }

/** Just enough of TOML for the tables of the pack: one-line values. */
function tables<T>(name: string): T[] {
  return text.split(new RegExp(`^\\[\\[?${name}\\]\\]?\n`, "m")).slice(1).map((block) => {
    const found: Record<string, unknown> = {};
    for (const line of (block.split(/^\[/m)[0] ?? "").split("\n")) {
      const [, key, value] = /^(\w+) = (.*)$/.exec(line.replace(/\s+#[^"]*$/, "")) ?? [];
      if (key && value) found[key] = JSON.parse(value.replace(/\{ ?([^{}]*?) ?\}/g, (_, inner: string) => `{${inner.replace(/(\w+) = /g, '"$1": ')}}`));
    }
    return found as T;
  });
}
const all = tables<Villager>("villager");
const [founders] = tables<Villager>("founders");
const [countess] = tables<{ side_gold: Face; side_plain: Face }>("countess");
const events = tables<EventCard>("event");
const improvements = tables<Improvement>("improvement");
const markets = tables<MarketCard>("market_card");
const minis = tables<Mini>("mini_villager");
const data = { villager: all, founders: [founders], countess, event: events, improvement: improvements, mini_villager: minis, market_card: markets, constants: {} };
const pack = packOf({ names: {}, sha: "", data } as never);
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
  it("show both sides of the Founders and of the Countess", () => {
    const { side_gold, side_food } = founders as unknown as Record<string, Face>;
    expect(numbers(card(pack, "founders", words, { side: "gold" }))).toEqual([side_gold?.gold]);
    expect(numbers(card(pack, "founders", words, { side: "food" }))).toEqual([]);
    expect(card(pack, "founders", words, { side: "food" }).split("#icon-sign-food").length - 1).toBe(side_food?.food);
    expect(numbers(card(pack, "countess", words, { side: "gold" }))).toEqual([countess?.side_gold.gold]);
    expect(numbers(card(pack, "countess", words, { side: "plain" }))).toEqual([]);
    expect(numbers(mini(pack, "countess", { side: "plain" }))).toEqual([]);
  });
  it("show neither food nor Gold once they are covered", () => {
    expect(numbers(card(pack, "truffler", words, { form: "built", isCovered: true }))).toEqual([]);
  });
  it("do not let a name become markup", () => {
    expect(card(pack, "monk", { ...words, word: () => "<b>" })).not.toContain("<b>");
  });
});

/** What is said on the board in a language. */
function speaking(lang: string, ftl: string) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(ftl));
  const say = (id: string, facts: Record<string, string | number> = {}) => {
    const { value } = bundle.getMessage(id) ?? {};
    if (!value) throw new Error(`${lang} has no ${id}`);
    const errors: Error[] = [];
    const said = bundle.formatPattern(value, facts, errors);
    expect(errors).toEqual([]);
    return said;
  };
  return { word: (id: string) => id, say };
}
const drawn = (drawing: string) => [...drawing.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((found) => found[1]).join(" ");

describe.each([["en", speaking("en", en)], ["pl", speaking("pl", pl)]] as const)("other things of the pack, in %s", (_, spoken) => {
  it("are all there", () => expect([events, improvements, markets, minis].map((one) => one.length)).toEqual([24, 12, 2, 17]));
  it.each(events.map((one) => [one.id, one] as const))("event %s has every number and the time it acts, in at most four lines", (id, one) => {
    const said = drawn(event(one, id, spoken));
    for (const { gold, count, delta } of one.effects) for (const number of [gold, count, delta]) if (typeof number === "number") expect(said).toMatch(new RegExp(`(^|\\D)${number}(\\D|$)`));
    expect(said).toContain(spoken.say(`board-when-${one.timing}`));
    expect(event(one, id, spoken).match(/<text/g)?.length).toBeLessThanOrEqual(2 + 4);
    expect(event(one, id, spoken)).toContain(`#icon-event-${id}`);
  });
  it.each(improvements.map((one) => [one.id, one] as const))("Improvement %s has what it counts and all that it brings", (id, one) => {
    const drawing = improvement(one, id, spoken.say(`view-category-${one.category}`));
    const { gold, food = 0, builder = 0 } = one.reward;
    if (gold) expect(numbers(drawing)).toContain(gold);
    if (one.condition.min_cards) expect(drawn(drawing)).toContain(`${one.condition.min_cards}+`);
    if (one.condition.suit) expect(drawing).toContain(`#icon-suit-${one.condition.suit}`);
    expect(drawing.split("#icon-sign-food").length - 1).toBe(food + (one.condition.most === "food" ? 1 : 0));
    expect(drawing.split("#icon-sign-builder").length - 1).toBe(builder);
  });
  it.each(markets.map((one, i) => [one.id, one, i] as const))("market card %s has its number and its stack, and Silver only at the second", (_id, one, i) => {
    const drawing = marketCard(i + 1, one.under_stack, "", spoken.say("board-under-stack"));
    expect(drawn(drawing)).toContain(["I", "II"][i]);
    expect(drawn(drawing)).toContain(String(one.under_stack));
    expect(drawing.includes("--silver-face")).toBe(i === 1);
  });
  it.each(minis.map((one) => [one.id, one] as const))("Mini Villager %s shows its suit, or the Countess", (_id, one) => {
    expect(miniVillager(one.suit, one.gender)).toContain(one.suit ? `#icon-suit-${one.suit}` : "#icon-kind-countess");
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
  it("lets deep chains share a shelf where that makes all cards larger", () => {
    const chain = (slot: number) => [laid(slot, "lumberjack", null), laid(slot + 1, "wheeler", slot), laid(slot + 2, "cartwright", slot + 1)];
    const singles = Array.from({ length: 12 }, (_, i) => laid(10 + i, "carpenter", null)).map((one, i) => (i % 2 ? { ...one, id: "hunter" } : { ...one, id: "founders" }));
    const cards = [...chain(0), ...singles, laid(40, "graper", null), laid(41, "vintner", 40), laid(42, "wine_trader", 41)];
    const found = shelve(cards, pack, { width: 1068, height: 274 }, BUILT);
    expect(found.scale).toBeGreaterThan(0.85);
    expect(found.width).toBeLessThanOrEqual(1068);
    expect(found.height).toBeLessThanOrEqual(274);
    const boxes = found.spots.filter((one) => one.depth === 0);
    for (const a of boxes) for (const b of boxes) if (a !== b && a.y === b.y) expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual(a.width);
  });
  it("lies in the middle of its room", () => {
    const [one] = shelve([laid(0, "founders", null)], pack, { width: 500, height: 300 }, BUILT).spots;
    expect(Math.round((one?.x ?? 0) + (one?.width ?? 0) / 2)).toBe(250);
    expect(Math.round((one?.y ?? 0) + (one?.height ?? 0) / 2)).toBe(150);
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

describe("a trade", () => {
  const view = { basics: [{ at: "basic/hayer", id: "hayer", count: 0 }, { at: "basic/miner", id: "miner", count: 1 }] };
  const traded = (...piles: string[]) => {
    const answer = { move: "trade carver", label: { id: "do-trade", facts: { card: "~carver" } }, places: ["hand/0"], geometry: { for: piles } };
    return tradesOf({ gathered: { answers: [answer], places: ["hand/0"] } } as never, view as never).map((one) => one.basic);
  };
  it("tells what one gets where one pile is left and nobody is asked", () => expect(traded("basic/miner")).toEqual(["miner"]));
  it("leaves open what is still to be chosen", () => expect(traded("basic/hayer", "basic/miner")).toEqual([""]));
});
