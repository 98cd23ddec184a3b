import { describe, expect, it } from "vitest";
import text from "../../src/gromada/games/craftsmen/components.toml?raw";
import type { BuiltView } from "../src/api/types";
import { acted, begun } from "../src/games/craftsmen/acted";
import { bonusToken, building, capital, cube, disc, fitted, hold, hull, packOf, pill, printedShip, seasonTurn, sky, sockets, ticket, type PrintedCard } from "../src/games/craftsmen/draw";
import { whole } from "../src/games/craftsmen/making";
import { chains, ends, joints, layoutOf } from "../src/games/craftsmen/row";
import type { Printed } from "../src/kit/types";
import type { LogLine, UndoStep } from "../src/lib/wire";

const card = (more: Partial<PrintedCard> = {}): PrintedCard => ({
  id: "bakery", kind: "bakery", tier: "advanced", top: "red", bottom: "blue", inputs: ["flour", "wood"], output: "bread", points: 7, ...more,
});
const mine = card({ id: "mine", kind: "iron_mine", inputs: [], output: "iron_ore", points: 0, top: "red", bottom: "red" });
const other = card({ id: "other", top: "green", bottom: "purple" });
const printed = { sha: "", names: {}, data: { sawmills: [mine], basic_buildings: [other], extended_buildings: [], advanced_buildings: [card()], colors: [{ id: "red" }], capital_set_value: { step: 5 },
  ships: [{ id: "ship_9", bonuses: [7, 4], rows: [{ good: "wine", points: 6 }, { good: "bread", points: 3 }] }], bonus_tokens: [{ id: "bonus_wine", good: "wine", points: 8 }], limits: { ship_cubes_per_row: 2 },
  costs: { build: { advanced: 6 } }, calendar: { years: 3 }, town_buildings: [{ action: { gain: 4, discard: 2 } }, { action: { max_buildings: 2 } }] } } as unknown as Printed;
const built = (one: PrintedCard, i: number): BuiltView => ({
  at: `seat/0/row/${i}`, like: null, card: one.id, makes: one.output, is_broken: false,
  icons: one.inputs.map((good, k) => ({ at: `seat/0/row/${i}/icon/${k}`, good, cube: null })),
});

describe("a building card", () => {
  it("shows its points, all its goods, both colours with their emblems, and no points where it has none", () => {
    const drawn = building(card(), { name: "Bakery", goodName: "Bread" });
    for (const one of ["flour", "wood", "bread"]) expect(drawn).toContain(`#icon-cra-${one}`);
    expect(drawn).toContain(">7</text>");
    expect(drawn).toContain("var(--d-red)");
    expect(drawn).toContain("var(--d-blue)");
    expect(drawn).toContain(">Bakery</text>");
    expect(building(mine, { name: "Mine", goodName: "Ore" })).not.toContain(">0</text>");
  });

  it("shows a cube in each filled socket, with its owner's shape", () => {
    const drawn = building(card(), { name: "", goodName: "", cubes: ["seat 1", null] });
    expect(drawn).toContain("var(--seat-1)");
    expect(building(card(), { name: "", goodName: "" })).not.toContain("var(--seat-");
  });

  it("keeps its sockets on the card and apart, up to four", () => {
    for (const count of [1, 2, 3, 4]) {
      const places = sockets(count, 104, 140);
      expect(places).toHaveLength(count);
      for (const at of places) expect(at.x - at.r >= 0 && at.x + at.r <= 104).toBe(true);
    }
  });

  it("is called by as many of its words as can be read, and by one at least", () => {
    expect(fitted("Bakery", 98)).toEqual({ words: "Bakery", size: 13.5 });
    expect(fitted("kopalnia rudy żelaza", 100).words).toBe("kopalnia rudy…");
    expect(fitted("kopalnia rudy żelaza", 74).words).toBe("kopalnia…");
    expect(fitted("kopalnia rudy żelaza", 100).size).toBeGreaterThanOrEqual(12);
    expect(building(card(), { name: "x", goodName: "tkanina / płótno" })).toContain(">tkanina</text>");
  });

  it("says in a hand what it costs to build", () => {
    expect(ticket(card(), 6, "Bakery")).toContain(">6</text>");
  });
});

describe("capital, cubes and helpers", () => {
  it("show value and colour", () => {
    expect(capital("capital_green_3")).toContain(">3</text>");
    expect(capital("capital_green_3")).toContain("var(--d-green)");
    expect(capital("capital_green_3").match(/#e2b84a/g)).toHaveLength(3);
  });
  it("show what a colour of a hand is worth together", () => {
    expect(pill(15, "green", 60)).toContain(">15</text>");
    expect(pill(15, "green", 60)).toContain("var(--d-green)");
    expect(pill(15, "green", 60, "set")).toContain(">set</text>");
  });
  it("show whose they are by a shape, natural wood by none", () => {
    expect(cube("natural", 0, 0, 20)).not.toContain("var(--paper)");
    expect(cube("seat 2", 0, 0, 20)).toContain("var(--paper)");
    expect(disc(3, 0, 0, 16, { number: 2 })).toContain(">2</text>");
    expect(disc(3, 0, 0, 16, { number: 2, isGhost: true })).toContain("stroke-dasharray");
  });
});

describe("a ship", () => {
  const { ships, holds } = packOf(printed);
  const ship = ships.get("ship_9");
  it("shows every bonus, every row with its good and points, and its places", () => {
    const drawn = ship ? printedShip(ship, holds) : "";
    for (const number of [7, 4, 6, 3]) expect(drawn).toContain(`>${number}</text>`);
    for (const one of ["wine", "bread"]) expect(drawn).toContain(`#icon-cra-${one}`);
    expect(drawn.match(/width="23" height="20"/g)).toHaveLength(4);
  });
  it("shows under each bonus who would get it now, and whose cubes lie in it", () => {
    expect(hull([7, 4], 2, [1])).toContain("var(--seat-1)");
    expect(hull([7, 4], 2)).not.toContain("var(--seat-");
    expect(hold("wine", 6, ["seat 2", null])).toContain("var(--seat-2)");
  });
});

describe("the sky", () => {
  it("is another one in each season", () => {
    expect(new Set(["spring", "summer", "autumn", "winter"].map((season) => sky(season, 1100, [10]))).size).toBe(4);
  });
  it("has a hand that only goes on", () => {
    const turns = [["winter", 1], ["spring", 2], ["summer", 2]].map(([season, year]) => seasonTurn(String(season), Number(year)));
    expect(turns).toEqual([270, 360, 450]);
  });
});

describe("a row", () => {
  it("reads the pack once", () => {
    expect(packOf(printed)).toBe(packOf(printed));
    expect(packOf(printed).cards.get("bakery")?.points).toBe(7);
  });
  it("joins neighbours by a ribbon in their common colour, and seals what was broken by privilege", () => {
    const pack = packOf(printed);
    const at = layoutOf(2, 700);
    expect(joints([built(mine, 0), built(card(), 1)], pack, at)).toContain("var(--d-red)");
    expect(joints([built(mine, 0), built(card(), 1)], pack, at)).not.toContain("#icon-cra-crown");
    expect(joints([built(mine, 0), built(other, 1)], pack, at)).toContain("#icon-cra-crown");
  });
  it("shows at both ends the colours that a new building would join", () => {
    const drawn = ends([built(mine, 0), built(other, 1)], packOf(printed), layoutOf(2, 700));
    for (const colour of ["red", "green", "purple"]) expect(drawn).toContain(`var(--d-${colour})`);
    expect(ends([], packOf(printed), layoutOf(0, 700))).toBe("");
  });
  it("leads a line from a good to the socket that wants it", () => {
    const mill = card({ id: "other", inputs: ["iron_ore"], output: "flour" });
    expect(chains([built(mine, 0), built(mill, 1)], layoutOf(2, 700))).toContain("var(--g-iron_ore)");
    expect(chains([built(mine, 0), built(card(), 1)], layoutOf(2, 700))).toBe("");
  });
  it("wraps on a phone by four", () => {
    const at = layoutOf(6, 374, 4);
    expect(at.lines).toBe(2);
    expect(at.y(4)).toBeGreaterThan(at.y(3));
    expect(at.x(4)).toBe(0);
    expect(at.length).toBeLessThanOrEqual(374);
  });
});

describe("a product with all that it needs", () => {
  const answer = (move: string, id: string, places: string[], then: unknown[] = []) => ({ move, label: { id, facts: {} }, places, then });
  const work = (...options: unknown[]) => ({ ask: { at: "1", prompt: { id: "ask-work", facts: {} }, options }, costs: {}, gives: {} });
  const second = { ask: { at: "1", prompt: { id: "ask-second-raw", facts: {} }, options: [answer("no", "do-no", [])] }, costs: {}, gives: {} };
  const bring = answer("make ore", "do-make", ["seat/0/row/0"], [answer("socket", "do-put", ["seat/0/row/1/icon/0"])]);
  const forge = card({ id: "forge", inputs: ["iron_ore"], output: "iron", points: 1 });
  const row = [built(mine, 0), built(forge, 1)];
  const looking = (answers: Record<string, unknown>) => (moves: string[]) => Promise.resolve((answers[moves.join()] ?? { ask: null, costs: {}, gives: {} }) as never);
  it("is one gesture where the row makes it and the labour is enough; no second good is made in passing", async () => {
    const look = looking({ "": work(bring), "make ore,socket": second, "make ore,socket,no": work(answer("make iron", "do-make", ["seat/0/row/1"])) });
    expect((await whole(row, [], look)).map((one) => [one.places, one.moves])).toEqual([[["seat/0/row/1"], ["make ore", "socket", "no", "make iron"]]]);
  });
  it("is none where the labour does not last, or the row does not make what it needs", async () => {
    expect(await whole(row, [], looking({ "": work(bring), "make ore,socket": work(answer("done", "do-done", [])) }))).toEqual([]);
    expect(await whole([built(forge, 0)], [], looking({ "": work(bring) }))).toEqual([]);
  });
});

/** Just enough of TOML for what is printed: lists of tables with values of one line or of several. */
function pack(): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const block of text.split(/\n(?=\[)/)) {
    const [, list, one] = /^(?:\[\[(\w+)\]\]|\[(\w+)\])/.exec(block) ?? [];
    const fields: Record<string, unknown> = {};
    for (const [, key, value] of block.replace(/\n {2}|\n(?=\])/g, " ").matchAll(/^(\w+) = (.*?)(?:\s+# .*)?$/gm)) {
      if (key && value && /^(id|kind|tier|top|bottom|inputs|output|points|good|bonuses|rows|value|color|step|ship_cubes_per_row|build|action|years)$/.test(key)) {
        fields[key] = JSON.parse(value.replace(/,\s*\]/g, "]").replace(/([{,]\s*)(\w+) = /g, '$1"$2": '));
      }
    }
    if (list) found[list] = [...((found[list] as object[] | undefined) ?? []), fields];
    else if (one) found[one] = fields;
  }
  return found;
}

describe("everything that is printed", () => {
  const data = pack();
  const { cards, ships, bonuses, holds } = packOf({ sha: "", names: {}, data } as unknown as Printed);
  const numbers = (drawing: string) => [...drawing.matchAll(/>(\d+)<\/text>/g)].map((found) => Number(found[1])).toSorted((a, b) => a - b);
  const sorted = (all: number[]) => all.toSorted((a, b) => a - b);
  it("is read: 70 buildings, 4 ships, 8 bonus tokens, 12 kinds of capital", () => {
    expect([cards.size, ships.size, bonuses.size, (data.capital_cards as unknown[]).length]).toEqual([70, 4, 8, 12]);
  });
  it.each([...cards.values()].map((one) => [one.id, one] as const))("%s shows its points, colours, inputs and product, small and large", (_, one) => {
    for (const isLarge of [false, true]) {
      const drawn = building(one, { name: "name", goodName: "product", isLarge });
      expect(numbers(drawn)).toEqual(one.points ? [one.points] : []);
      for (const colour of [one.top, one.bottom]) expect(drawn).toContain(`var(--d-${colour})`);
      for (const wanted of [...one.inputs, one.output]) expect(drawn).toContain(`#icon-cra-${wanted}"`);
    }
  });
  it.each([...ships.values()].map((one) => [one.id, one] as const))("%s shows its bonuses and what each row is worth", (_, one) => {
    expect(numbers(printedShip(one, holds))).toEqual(sorted([...one.bonuses, ...one.rows.map((row) => row.points)]));
    for (const row of one.rows) expect(printedShip(one, holds)).toContain(`#icon-cra-${row.good}"`);
  });
  it.each([...bonuses.entries()])("%s shows its points and its product", (_, one) => {
    expect(numbers(bonusToken(one))).toEqual([one.points]);
    expect(bonusToken(one)).toContain(`#icon-cra-${one.good}"`);
  });
  it.each((data.capital_cards as { id: string; value: number; color: string }[]).map((one) => [one.id, one] as const))("%s shows its value and colour", (id, one) => {
    expect(numbers(capital(id))).toEqual([one.value]);
    expect(capital(id)).toContain(`var(--d-${one.color})`);
  });
});

describe("the steps of a helper's action", () => {
  const made = (good: string, points: number) => ({ id: "event-made", facts: { seat: "@0", good: `~${good}`, points } });
  const went = (how: string, good: string, to: string, facts = {}) => ({ id: `event-${how}`, facts, motions: [{ what: `~${good}`, from: "seat/0/row/1", to }] });
  const lines: LogLine[] = [
    { number: 7, seat: 0, events: [made("cloth", 1), went("sold-to-granary", "cloth", "granary/2"), { id: "event-capital-drawn", facts: {} }] },
    { number: 8, seat: 0, events: [{ id: "event-traded", facts: {} }, went("put-on-icon", "wood", "seat/0/row/3/icon/1")] },
    { number: 9, seat: 0, events: [made("bread", 3), went("loaded", "bread", "ship/1/row/0", { ship: 2 })] },
  ];
  const step = (id: string, since: number, count = 1): UndoStep => ({ count, label: { id, facts: {} }, since });
  it("are what the log tells of goods: where each went, and what it brought", () => {
    expect(acted(lines, []).map(({ good, to, ship, points }) => [good, to, ship, points])).toEqual([
      ["cloth", "granary/2", 0, 1], ["wood", "seat/0/row/3/icon/1", 0, 0], ["bread", "ship/1/row/0", 2, 3],
    ]);
  });
  it("can be taken back with all that came after them, as far as undo goes", () => {
    expect(acted(lines, [step("do-make", 9, 2), step("do-trade", 8, 3)]).map((one) => one.count)).toEqual([0, 5, 2]);
    expect(acted(lines, [step("do-no", 10), step("do-make", 9, 2)]).map((one) => one.count)).toEqual([0, 0, 3]);
  });
  it("have one more that is begun and not told of yet", () => {
    expect(begun(lines, [step("do-make", 10), step("do-make", 9)])?.since).toBe(10);
    expect(begun(lines, [step("do-make", 9)])).toBeUndefined();
    expect(begun(lines, [step("do-pass", 10)])).toBeUndefined();
  });
});
