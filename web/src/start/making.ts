/** Making a table: the wish goes to the server, the keys of one's own seats and of the invitations stay in this browser. */
import type { GameOut } from "../api/types";
import * as api from "../lib/api";
import { keep } from "../lib/keys";
import { person } from "../lib/person.svelte";
import { route } from "../lib/route.svelte";
import { say, texts } from "../lib/texts.svelte";
import { chairs, EASY, type Chair } from "./seating";

export type Values = Record<string, string | number | boolean>;
/** One opponent, where the game can be played by two. */
export const fewest = (game: GameOut) => Math.max(game.min_seats, Math.min(2, game.max_seats));

export function calledAt(sitting: Chair[], seat: number): string {
  const chair = sitting[seat] ?? { holder: "open", name: "" };
  const number = seat + 1;
  if (chair.holder === "me") return person.name || say("person-name", { number });
  if (chair.holder === "here") return chair.name.trim() || say("person-name", { number });
  if (chair.holder === "open") return say("seat-name", { number });
  return say(`bot-name-${chair.holder}`, { number: sitting.filter((one) => one.holder === chair.holder).length === 1 ? 0 : number });
}

/** Nothing: all the time one wants. */
export const CLOCKS = ["", "quick", "evening", "post"] as const;
export type ClockKind = (typeof CLOCKS)[number];

interface Wish { game: GameOut; sitting: Chair[]; options: Values; pack?: string; isPublic?: boolean; hasHints?: boolean; isGuided?: boolean; clock?: ClockKind }

/** Makes the table and goes there. */
export async function makeTable({ game, sitting, options, pack = game.packs[0]?.sha ?? "", isPublic = false, hasHints = true, isGuided = false, clock = "" }: Wish): Promise<void> {
  const holders = sitting.map(({ holder }) => (holder === "me" || holder === "here" ? "person" : holder));
  const made = await api.makeTable({
    game: game.name, seats: sitting.length, holders, names: sitting.map((_, seat) => calledAt(sitting, seat)), options, lang: texts.lang, pack, is_public: isPublic, has_hints: hasHints, is_guided: isGuided, clock,
  });
  const keys = made.keys.flatMap(({ seat, key }) => (key ? [{ seat, key }] : []));
  keep(made.table, keys.filter(({ seat }) => holders[seat] === "person"));
  const invited = keys.filter(({ seat }) => holders[seat] === "open");
  localStorage.setItem(`invitations:${made.table}`, JSON.stringify(invited));
  route.go(`#/table/${made.table}`);
}

/** A first game with lessons, against who errs often. */
export const makeGuided = (game: GameOut, seats = game.first_seats) => makeTable({ game, sitting: chairs(seats, [], EASY), options: game.defaults[String(seats)] ?? {}, isGuided: true });
