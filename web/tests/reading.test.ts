import { describe, expect, it } from "vitest";
import type { OptionOut, PhraseOut } from "../src/api/types";
import { byPiece } from "../src/table/grouping";
import { readView, type Node, type Words } from "../src/table/reading";

/** Words that show where they come from. */
const words: Words = {
  field: (parent, key) => `${parent}/${key}`,
  value: (_, value) => value.toUpperCase(),
  has: (id) => id === "view-id-none" || id === "view-stacks-item",
  say: (id, facts = {}) => `${id}${facts.number ? ` ${facts.number}` : ""}`,
};
const of = (nodes: Node[], key: string) => nodes.find((node) => node.key === key);

describe("a view of any game is read by what its fields mean", () => {
  const view = {
    game: "orchard",
    round: 3,
    first: 1,
    day: 0,
    asked: [0],
    trees: [{ at: "tree/0", id: "apple", coins: 0 }, { at: "tree/1", id: null, coins: 0 }],
    stacks: [{ count: 2, known: [] }],
    bids: [{ seat: 0, workers: { red: 2, blue: 0 } }],
    outline: [[0, 1]],
    ripe: [true, false, true],
    discards: ["pear"],
    players: [
      { seat: 0, gold: 0, hand: [] },
      { seat: 1, gold: 5, hand: ["apple", "apple", "pear"] },
      { seat: null, gold: 2, hand: [] },
    ],
  };
  const meanings = { first: "seat", day: "from_zero", outline: "geometry", "bids.seat": "seat", discards: "folded" };
  const sheet = readView(view, meanings, 1, ["Ada", "Jan"], words);

  it("with one's own seat first and an opponent without a seat", () => {
    expect(sheet.seats.map((area) => area.title)).toEqual(["Jan", "Ada", "page-opponent"]);
  });

  it("with seats by names, numbers as people count, and no geometry", () => {
    expect(of(sheet.general, "first")).toMatchObject({ title: "/first", text: "Jan" });
    expect(of(sheet.general, "day")).toMatchObject({ text: "1" });
    expect(of(sheet.general, "ripe")).toMatchObject({ text: "2 / 3" });
    expect(of(sheet.shared, "outline")).toBeUndefined();
  });

  it("with equal things counted and zeros kept where they matter", () => {
    expect(of(sheet.seats[0]?.nodes ?? [], "hand")).toMatchObject({ chips: [{ text: "APPLE", count: 2 }, { text: "PEAR", count: 1 }] });
    expect(of(sheet.seats[1]?.nodes ?? [], "gold")).toMatchObject({ text: "0" });
    expect(of(sheet.seats[1]?.nodes ?? [], "hand")).toBeUndefined();
  });

  it("with things at their places, empty ones said in words", () => {
    expect(of(sheet.shared, "trees")).toMatchObject({
      chips: [{ text: "APPLE", place: "tree/0", id: "apple" }, { text: "view-id-none", place: "tree/1", id: undefined }],
    });
  });

  it("with things called by whose they are, or by a number", () => {
    expect(of(sheet.shared, "bids")).toMatchObject({ things: [{ title: "Ada", nodes: [{ chips: [{ text: "workers/red", count: 2 }] }] }] });
    expect(of(sheet.shared, "stacks")).toMatchObject({ things: [{ title: "view-stacks-item 1" }] });
  });

  it("with long lists folded away", () => {
    expect(of(sheet.shared, "discards")).toMatchObject({ isFolded: true });
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
