import { describe, expect, it } from "vitest";
import type { OptionOut, PhraseOut } from "../src/api/types";
import { byPiece } from "../src/table/grouping";
import { centre, onPage } from "../src/table/lattice";
import { readView, type Node, type Words } from "../src/table/reading";

/** Words that show where they come from. */
const words: Words = {
  field: (parent, key) => `${parent}/${key}`,
  value: (_, value) => value.toUpperCase(),
  name: (id) => id,
  has: (id) => id === "view-road-none" || id === "view-stacks-item",
  say: (id, facts = {}) => `${id}${facts.number ? ` ${facts.number}` : ""}`,
};
const of = (nodes: Node[], key: string) => nodes.find((node) => node.key === key);

describe("a view is read", () => {
  const view = {
    game: "villagers",
    round: 3,
    first: 1,
    asked: [0],
    road: [{ id: "miner", coins: 0 }, { id: null, coins: 0 }],
    stacks: [{ count: 2, suit: "hay", known: [] }],
    players: [
      { seat: 0, gold: 0, hand: [], village: [] },
      { seat: 1, gold: 5, hand: ["miner", "miner", "monk"], village: [{ slot: 0, id: "hayer", on: null }, { slot: 1, id: "miner", on: null }, { slot: 2, id: "grazier", on: 0 }, { slot: 3, id: "brewer", on: 0 }, { slot: 4, id: "miner", on: null }] },
      { seat: null, gold: 2, hand: [], village: [] },
    ],
  };
  const sheet = readView(view, 1, ["Ada", "Jan"], words);

  it("with one's own seat first and an opponent without a seat by name", () => {
    expect(sheet.seats.map((area) => area.title)).toEqual(["Jan", "Ada", "countess"]);
  });

  it("with seats by the names of who sits there", () => {
    expect(of(sheet.general, "first")).toMatchObject({ title: "/first", text: "Jan" });
  });

  it("with equal things counted and zeros kept where they matter", () => {
    expect(of(sheet.seats[0]?.nodes ?? [], "hand")).toMatchObject({ chips: [{ text: "MINER", count: 2 }, { text: "MONK", count: 1 }] });
    expect(of(sheet.seats[1]?.nodes ?? [], "gold")).toMatchObject({ text: "0" });
    expect(of(sheet.seats[1]?.nodes ?? [], "hand")).toBeUndefined();
  });

  it("with empty places said in words and what lies on what", () => {
    expect(of(sheet.shared, "road")).toMatchObject({ chips: [{ text: "MINER", isPiece: true }, { text: "view-road-none", isPiece: false }] });
    const village = of(sheet.seats[0]?.nodes ?? [], "village");
    expect(village).toMatchObject({
      nodes: [
        { things: [{ title: "HAYER", nodes: [{ things: [{ title: "GRAZIER", nodes: [] }, { title: "BREWER", nodes: [{ key: "on", text: "HAYER" }] }] }] }] },
        { chips: [{ text: "MINER", count: 2 }] },
      ],
    });
  });

  it("with things that have no name numbered from one", () => {
    expect(of(sheet.shared, "stacks")).toMatchObject({ things: [{ title: "view-stacks-item 1" }] });
  });
});

describe("options stand under the piece they are about", () => {
  const option = (move: string, piece: string, short = ""): OptionOut => ({ move, places: [], label: { id: move, facts: { piece, short } } });
  const said = {
    part: (phrase: PhraseOut, part: "piece" | "short") => String(phrase.facts[part] ?? ""),
    phrase: (phrase: PhraseOut) => `whole ${phrase.id}`,
  };

  it("pieces first, in the order they came, and the rest by whole sentences", () => {
    const found = byPiece([option("pass", ""), option("a", "Mill", "use"), option("b", "Farm"), option("c", "Mill", "bid")], [], said);
    expect(found.map((piece) => [piece.name, piece.choices.map((choice) => choice.text)])).toEqual([
      ["Mill", ["use", "bid"]],
      ["Farm", [""]],
      ["", ["whole pass"]],
    ]);
  });
});

describe("the lattice", () => {
  it("puts a step down half a step to the right", () => {
    expect(onPage([0, 2], 10).map(Math.round)).toEqual([10, 17]);
  });

  it("finds the middle of a shape", () => {
    expect(centre([[0, 0], [4, 0], [4, 2], [0, 2]])).toEqual([2, 1]);
    expect(centre([[0, 0], [4, 0]])).toEqual([2, 0]);
  });
});
