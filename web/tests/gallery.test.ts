import { describe, expect, it } from "vitest";
import { kinds } from "../src/gallery/kinds";

const name = (en: string, pl: string) => ({ en, pl, is_guess: false });
const printed = {
  sha: "", data: {},
  names: { "card.monk": name("Monk", "Mnich"), monk: name("Monk", "Mnich"), "card.bee": name("Beekeeper", "Pszczelarz"), "event.fire": name("Fire", "Pożar") },
};

describe("the printed things of a pack", () => {
  it("are listed once, by kind, in their order", () => {
    expect(kinds(printed).map(({ kind, things }) => [kind, things.map((one) => one.id)])).toEqual([["card", ["monk", "bee"]], ["event", ["fire"]]]);
  });

  it("are found by a part of their name in any language, or by their id", () => {
    const found = (search: string) => kinds(printed, search).flatMap(({ things }) => things.map((one) => one.id));
    expect(found("mni")).toEqual(["monk"]);
    expect(found("KEEPER")).toEqual(["bee"]);
    expect(found("fire")).toEqual(["fire"]);
    expect(found("nobody")).toEqual([]);
  });
});
