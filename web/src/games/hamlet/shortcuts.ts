/**
 * Whole actions at a click: a tile offers what a villager could do there, whichever goes; donkeys are led in any order. All of it
 * is what the server says would follow; nothing here decides what is possible.
 */
import type { HamletView } from "../../api/types";
import type { Table } from "../../kit/board";
import type { Shortcut } from "../../kit/table.svelte";
import type { Amounts, Answer, Ask, Place } from "../../lib/wire";

/** What could be done on a tile: the kinds of acts, with what the building itself would bring. */
export interface Outlook { at: Place; acts: Answer[] }
/** Of several acts on one tile each has a sign there that can be clicked. */
export const signPlace = (tile: Place, act: number): Place => `${tile}/act/${act}`;
/** Questions whose answers have a piece of their own on the map or the shelf: they light when the villager has gone. */
const ON_BOARD: Record<string, string> = {
  "ask-choose-road": "do-build-road", "ask-buy-blueprint": "hamlet-town-hall", "ask-hire": "hamlet-town-hall",
};
/** Questions that are answered by the same click: one level deeper in the menu. */
const IN_MENU = ["ask-choose-act", "ask-choose-amount", "ask-choose-project", "ask-choose-sale", "ask-choose-delivery"];
const PAYMENT = "ask-pay";
const ROADS = "ask-choose-road";
const PLACING = ["ask-choose-host-side", "ask-choose-own-side"];

/** An answer with the moves that lead to it; where it is paid for, with the price of the payment that is proposed. */
function whole(moves: string[], answer: Answer, places: Place[]): Shortcut {
  const least = answer.asks?.id === ROADS ? cheapest(answer.then ?? []) : undefined;
  const paid = answer.asks?.id === PAYMENT && answer.proposal ? { costs: answer.proposal.costs, gives: answer.proposal.gives } : least ? { costs: least } : {};
  return { ...answer, ...paid, move: [...moves, answer.move].join(", "), moves: [...moves, answer.move], places };
}
/** What it is called where a question follows that says more than the answer: the only act on a tile, a payment for something. */
function called(answer: Answer, isForced: boolean): Answer {
  const { asks } = answer, id = ON_BOARD[asks?.id ?? ""];
  if (!asks || (!isForced && answer.label.id !== "do-construct")) return answer;
  if (PLACING.includes(asks.id)) return { ...answer, label: { id: "hamlet-for", facts: { ...asks.facts, purpose: "building" } } };
  if (id) return { ...answer, label: { id, facts: {} } };
  return asks.id === PAYMENT ? { ...answer, label: { id: "hamlet-for", facts: asks.facts } } : answer;
}

/** The least of what a road would take: goods, as the segments name them. */
function cheapest(sides: Answer[]): Amounts | undefined {
  const sum = (goods: Amounts) => Object.values(goods).reduce((all, count) => all + count, 0);
  const found = sides.flatMap((side) => (side.geometry?.cost ? [side.geometry.cost as Amounts] : []));
  return found.toSorted((a, b) => sum(a) - sum(b))[0];
}

/** Of each tile that a villager may go to, every act with what it asks next, as one answer at that tile; `plans`: where taken cards lie. */
export function ways(before: string[], ask: Ask, plans: Place): { shortcuts: Shortcut[]; outlook: Outlook[] } {
  const shortcuts: Shortcut[] = [], outlook: Outlook[] = [];
  for (const go of ask.options) {
    const [tile = ""] = go.places;
    const walk = (moves: string[], answer: Answer, isForced: boolean): void => {
      const then = answer.then ?? [], isDeeper = then.length > 0 && IN_MENU.includes(answer.asks?.id ?? "");
      if (!isDeeper) {
        const one = whole(moves, called(answer, isForced), [tile]), [own = ""] = answer.places;
        shortcuts.push(one);
        // What has a place of its own, such as a sale, may be clicked there as well.
        if (own.startsWith("sale/") || own.startsWith("delivery/")) shortcuts.push({ ...one, places: [own] });
        // A card of the row is drawn to one's own: whoever goes to the Town Hall for it does so by that.
        if (answer.asks?.id === "ask-buy-blueprint") {
          for (const take of then.filter((next) => next.places.length)) shortcuts.push({ ...whole([...moves, answer.move], take, [...take.places, plans]), is_final: false, isHeld: true });
        }
        return;
      }
      for (const next of then) walk([...moves, answer.move], next, false);
    };
    walk(before, go, true);
    const acts = go.asks?.id === "ask-choose-act" ? (go.then ?? []) : [];
    outlook.push({ at: tile, acts: acts.length ? acts : [called(go, true)] });
    if (acts.length < 2) continue;
    const here = shortcuts.filter((one) => one.places[0] === tile);
    acts.forEach((act, i) => {
      const start = [...before, go.move, act.move];
      for (const one of here) if (start.every((move, step) => one.moves?.[step] === move)) shortcuts.push({ ...one, places: [signPlace(tile, i)] });
    });
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
