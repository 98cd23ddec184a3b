import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { FUNCTIONS } from "../src/lib/functions";

const files = import.meta.glob<string>("../../src/gromada/games/*/texts/{en,pl}.ftl", { query: "?raw", import: "default", eager: true });

function say(game: string, lang: string, id: string, facts: Record<string, string | number>): string {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
  bundle.addResource(new FluentResource(files[`../../src/gromada/games/${game}/texts/${lang}.ftl`] ?? ""));
  const wrong: Error[] = [];
  const said = bundle.formatPattern(bundle.getMessage(id)?.value ?? "", facts, wrong);
  expect(wrong).toEqual([]);
  return said;
}

test("a card of one colour is called by one colour", () => {
  const laid = (top: string, bottom: string) => say("craftsmen", "en", "event-card-laid", { card: "Mill", top, bottom });
  expect(laid("purple", "purple")).toBe("Now on offer: Mill (purple).");
  expect(laid("purple", "red")).toBe("Now on offer: Mill (purple/red).");
});

test("what a Building pays and gains is a list with commas", () => {
  const none = { stone: 0, wood: 0, food: 0, gold: 0, any: 0, action: 0, vp: 0 };
  const paid = Object.fromEntries(Object.keys(none).map((key) => [`pay_${key}`, key === "stone" || key === "food" ? 1 : 0]));
  const facts = { ...none, ...paid, gold: 2, vp: 1, limit: 1 };
  expect(say("imperial_settlers", "en", "describe-exchange", facts)).toBe("Pay 1 Stone, 1 Food and gain 2 Gold, 1 VP, once a round.");
  expect(say("imperial_settlers", "pl", "describe-exchange", facts)).toBe("Zapłać: Kamień 1, Jadło 1, aby zyskać: Złoto 2, PZ 1, raz w rundzie.");
});
