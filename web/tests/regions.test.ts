/** On a phone a lesson turns to the region where its piece lies: every region knows what it shows. */
import { describe, expect, test } from "vitest";
import type { PhoneTab } from "../src/kit/board";

const regions = import.meta.glob<PhoneTab[]>("../src/games/*/regions.ts", { import: "tabs", eager: true });
const lessons = import.meta.glob<string>("../../src/gromada/games/*/lessons.toml", { query: "?raw", import: "default", eager: true });
const NAMED = /^at = (\[.*\])$/gm;

/** Places that lessons point at, of the first seat; those of others are in their own tab, and an event says itself where it was. */
function pointedAt(text: string): string[] {
  const found = [...text.matchAll(NAMED)].flatMap((one) => JSON.parse(one[1] ?? "[]") as string[]);
  return [...new Set(found)].filter((one) => one !== "event" && one !== "lit" && !/^seat\/(them|1)/.test(one)).map((one) => one.replace("/me", "/0").replaceAll("*", "0"));
}

const games = Object.entries(lessons).map(([path, text]) => {
  const game = path.split("/").at(-2) ?? "";
  return { game, places: pointedAt(text), tabs: regions[`../src/games/${game}/regions.ts`] ?? [] };
});

describe.each(games)("$game", ({ places, tabs }) => {
  test.each(places)("a phone finds %s", (place) => {
    expect(tabs.filter((one) => one.has?.(place, 0)).map((one) => one.id)).not.toEqual([]);
  });
});
