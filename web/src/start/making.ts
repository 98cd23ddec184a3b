/** Making a table: the wish goes to the server, the keys of one's own seats and of the invitations stay in this browser. */
import type { GameOut } from "../api/types";
import * as api from "../lib/api";
import { keep } from "../lib/keys";
import { person } from "../lib/person.svelte";
import { route } from "../lib/route.svelte";
import { say, texts } from "../lib/texts.svelte";

export type Values = Record<string, string | number | boolean>;
/** Who sits on a chair: this person, somebody else at the same screen, somebody by link, or a bot. */
export interface Chair {
  holder: string; // "me", "here", "open" or the name of a bot
  name: string; // of somebody at this screen
}

export const FRIENDLY = "greedy"; // plays decently and at once

/** One opponent, where the game can be played by two. */
export const fewest = (game: GameOut) => Math.max(game.min_seats, Math.min(2, game.max_seats));

/** As many chairs: this person, then bots; chairs that stand there already stay. */
export function chairs(count: number, standing: Chair[] = []): Chair[] {
  return Array.from({ length: count }, (_, seat) => standing[seat] ?? { holder: seat === 0 ? "me" : FRIENDLY, name: "" });
}

/** Somebody takes a chair. There is one of me: who was there goes where I was. */
export function seated(standing: Chair[], seat: number, holder: string): Chair[] {
  const before = standing[seat]?.holder ?? FRIENDLY;
  return standing.map((one, index) => {
    if (index === seat) return { ...one, holder };
    return holder === "me" && one.holder === "me" ? { ...one, holder: before } : one;
  });
}

export function calledAt(chair: Chair, seat: number): string {
  const number = seat + 1;
  if (chair.holder === "me") return person.name || say("person-name", { number });
  if (chair.holder === "here") return chair.name.trim() || say("person-name", { number });
  if (chair.holder === "open") return say("seat-name", { number });
  return say(`bot-name-${chair.holder}`, { number });
}

interface Wish { game: GameOut; sitting: Chair[]; options: Values; pack?: string; isPublic?: boolean }

/** Makes the table and goes there. */
export async function makeTable({ game, sitting, options, pack = game.packs[0]?.sha ?? "", isPublic = false }: Wish): Promise<void> {
  const holders = sitting.map(({ holder }) => (holder === "me" || holder === "here" ? "person" : holder));
  const made = await api.makeTable({
    game: game.name, seats: sitting.length, holders, names: sitting.map(calledAt), options, lang: texts.lang, pack, is_public: isPublic,
  });
  const keys = made.keys.flatMap(({ seat, key }) => (key ? [{ seat, key }] : []));
  keep(made.table, keys.filter(({ seat }) => holders[seat] === "person"));
  const invited = keys.filter(({ seat }) => holders[seat] === "open");
  localStorage.setItem(`invitations:${made.table}`, JSON.stringify(invited));
  route.go(`#/table/${made.table}`);
}
