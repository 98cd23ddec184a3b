/**
 * Whole actions at a click: a tile offers what a villager could do there, whichever goes; donkeys are led in any order. All of it
 * is what the server says would follow; nothing here decides what is possible.
 */
import type { HamletView } from "../../api/types";
import type { Table } from "../../kit/board";
import type { Shortcut } from "../../kit/table.svelte";
import type { Answer, Ask, Place } from "../../lib/wire";

/** What could be done on a tile: the kinds of acts, with what the building itself would bring. */
export interface Outlook { at: Place; acts: Answer[] }
const CONSTRUCT = { id: "do-construct", facts: {} };
/** Answers that have a piece of their own on the map or the shelf are left to it. */
const isDrawn = (answer: Answer) => /\/side\/|^row\/|^hire\//.test(answer.places[0] ?? "");

function whole(moves: string[], answer: Answer, places: Place[]): Shortcut {
  return { ...answer, move: [...moves, answer.move].join(", "), moves: [...moves, answer.move], places };
}

/** Of each tile that a villager may go to, every act with what it asks next, as one answer at that tile. */
export function ways(rouse: string, ask: Ask): { shortcuts: Shortcut[]; outlook: Outlook[] } {
  const shortcuts: Shortcut[] = [], outlook: Outlook[] = [];
  for (const go of ask.options) {
    const [tile = ""] = go.places, then = go.then ?? [];
    const acts = then.filter((one) => one.places[0] === tile);
    if (!then.length || then.some(isDrawn)) {
      // One act alone is possible there, and it is about segments or cards: they light when the villager has gone.
      const label = then[0]?.geometry?.placements ? CONSTRUCT : then[0]?.geometry?.ends ? { id: "do-build-road", facts: {} } : go.label;
      shortcuts.push({ ...whole([rouse], go, [tile]), label });
      outlook.push({ at: tile, acts: [{ ...go, label }] });
      continue;
    }
    for (const act of then) {
      const next = act.then ?? [];
      const parts = next.length && !next.some(isDrawn) ? next.map((one) => whole([rouse, go.move, act.move], one, [tile])) : [whole([rouse, go.move], act, [tile])];
      shortcuts.push(...parts);
      // What has a place of its own, such as a sale, may be clicked there as well.
      for (const one of [act, ...next]) {
        const [own = ""] = one.places;
        if (own !== tile && !isDrawn(one) && !own.includes("/blueprint/")) shortcuts.push(whole(one === act ? [rouse, go.move] : [rouse, go.move, act.move], one, [own]));
      }
    }
    outlook.push({ at: tile, acts: acts.length ? acts : then });
  }
  return { shortcuts, outlook };
}

/** Where each donkey may be led, in order of hiring. */
export type Leads = { at: Place; answers: Answer[] }[];

export async function leads(table: Table, begin: string, view: HamletView, seat: number): Promise<Leads> {
  const donkeys = view.players.find((player) => player.seat === seat)?.donkeys ?? [];
  const { asked } = table;
  const found: Leads = [];
  const before = [begin];
  for (const donkey of donkeys) {
    if (table.asked !== asked) break; // answered meanwhile
    const { ask } = await table.ahead(before, 1);
    const stay = ask?.options.find((answer) => answer.places[0] === donkey.at);
    if (!ask || !stay) break;
    found.push({ at: donkey.at, answers: ask.options.filter((answer) => answer.places[0]?.startsWith("tile/")) });
    before.push(stay.move);
  }
  return found;
}

/** Donkeys that are led so far; all of them go at once, in order of hiring, as the rules ask. */
export function led(begin: string, stay: string, all: Leads, planned: ReadonlyMap<Place, Answer>): string[] {
  return [begin, ...all.map((one) => planned.get(one.at)?.move ?? stay)];
}
