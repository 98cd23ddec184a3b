/** The drawn boards; each comes with its game, so that who plays another one never loads it. */
import type { Printed } from "../api/types";
import type { Drawn } from "../kit/board";

const drawings: Record<string, () => Promise<{ drawn: Drawn }>> = {
  craftsmen: () => import("./craftsmen"),
  hamlet: () => import("./hamlet"),
  imperial_settlers: () => import("./imperial_settlers"),
  keyflower: () => import("./keyflower"),
  villagers: () => import("./villagers"),
};

/** How a game is drawn in the window; nothing for a game that is played in words. */
export async function drawnOf(game: string): Promise<Drawn | undefined> {
  return (await drawings[game]?.())?.drawn;
}

const numbered: Record<string, string> = { "imperial_settlers sheet": "adventure_sheet" };

/** The printed things that an option's numbers stand for, if they stand for any. */
export function thingsOf(game: string, option: string, printed: Printed | null): { id: string; number: number }[] {
  const lists = (printed?.data ?? {}) as Record<string, { id: string; number: number }[]>;
  return (lists[numbered[`${game} ${option}`] ?? ""] ?? []).toSorted((a, b) => a.number - b.number);
}
