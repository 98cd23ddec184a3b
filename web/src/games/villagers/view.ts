/** The view of Villagers with the names that the board uses, and what it finds there. */
import type { ValleyView } from "../../api/types";
import type { Table } from "../../kit/board";
import { shapes } from "../../kit/seats";
import type { Amounts, Answer } from "../../lib/wire";
import { icon, inline, signs, type Mark, type Pay } from "./draw";
import { kindOf, type Pack } from "./pack";

export type View = ValleyView;
export type PlayerOf = View["players"][number];
export type CardOf = PlayerOf["village"][number];

/** The player of a seat. */
export const playerOf = (view: View, seat: number | null): PlayerOf | null => view.players.find((one) => one.seat === seat && seat !== null) ?? null;
/** Alone, the opponent. */
export const countessOf = (view: View): PlayerOf | null => (view.solo ? (view.players.find((one) => one.seat === null) ?? null) : null);

/** Which links of a card's chain the viewer has, holds, or sees on the Road. */
export function marksOf(view: View, me: PlayerOf | null, pack: Pack, id: string): Mark[] {
  const { chain, position } = kindOf(pack, id);
  return chain.map((link, i): Mark => {
    if (i === position || chain.length === 1) return "";
    if (i < position && me?.village.some((one) => one.id === link)) return "built";
    if (me?.hand.some((one) => one.id === link)) return "hand";
    return view.road.some((one) => one.id === link) ? "road" : "";
  });
}

const SEAT = /^seat\/(\d+)\//;
/** How a padlock would be opened best: by the own unlocker, another's, or the bank. */
export function payOf(view: View, pack: Pack, id: string): Pay | null {
  const ways = view.locks.find((one) => one.id === id)?.ways ?? [];
  const best = ways.find((one) => one.is_own) ?? ways[0];
  if (!best) return null;
  if (best.is_own) return { text: `+${pack.constants.padlock_cost}`, colour: "var(--vil-own)" };
  const seat = SEAT.exec(best.to)?.[1];
  if (best.to === "bank") return { text: `−${best.cost}`, colour: "var(--vil-bank)", isBank: true };
  return { text: `−${best.cost}`, colour: seat ? `color-mix(in srgb, var(--seat-${seat}) 80%, black)` : "var(--s-special)" };
}

/** An answer without what goes without saying: that a card leaves the hand, Gold counted twice, the same at both markets. */
export function plain<T extends Answer>(answer: T): T {
  const less = (amounts: Amounts | undefined) => {
    if (!amounts) return amounts;
    const { cards: _, coins = 0, market_2 = 0, ...rest } = amounts;
    return { ...rest, ...(coins && coins !== rest.gold ? { coins } : {}), ...(market_2 && market_2 !== rest.market_1 ? { market_2 } : {}) };
  };
  return { ...answer, costs: less(answer.costs), gives: less(answer.gives) };
}
export interface Change { sign: string; amount: string; isBad: boolean }
/** What an answer would change at once, as the server foresees it. */
export function changesOf(answer: Answer, view: View): Change[] {
  const sum = (key: string) => (answer.gives?.[key] ?? 0) - (answer.costs?.[key] ?? 0);
  const market = view.markets ? sum("market_2") : sum("market_1") || sum("market_2");
  const all: [string, number][] = [[signs.market(15), market], [signs.builder(15), sum("builder")], [signs.food(15), sum("food")], [signs.gold(15), sum("gold")]];
  return all.filter(([, amount]) => amount).map(([sign, amount]) => ({ sign, amount: amount > 0 ? `+${amount}` : `−${-amount}`, isBad: amount < 0 }));
}
/** Who would be paid for the padlock of a card: each way, the own one first. */
export function priceOf(view: View, id: string): Change[] {
  const ways = view.locks.find((one) => one.id === id)?.ways ?? [];
  return ways.toSorted((a, b) => Number(b.is_own) - Number(a.is_own)).map((way) => {
    const seat = SEAT.exec(way.to)?.[1];
    const mark = seat ? `<path transform="scale(2.5)" d="${shapes[Number(seat) % shapes.length]}" fill="var(--seat-${seat})"/>` : icon(way.to === "bank" ? "sign-bank" : "kind-countess", 0, 0, 40, "var(--ink)");
    return { sign: inline(icon("sign-lock", 0, 0, 40, "var(--ink)"), 14) + inline(mark, 14), amount: way.is_own ? "" : `−${way.cost}`, isBad: !way.is_own };
  });
}

/** Every card that the viewer sees, by its place. */
export function cardsAt(view: View): Map<string, string> {
  const found = new Map<string, string>();
  for (const space of view.road) if (space.id) found.set(space.at, space.id);
  for (const pile of [...view.stacks, view.reserve]) for (const one of pile.known) found.set(one.at, one.id);
  for (const player of view.players) for (const one of [...player.hand, ...player.square, ...player.village]) if (one.at && one.id) found.set(one.at, one.id);
  for (const one of view.held) if (one.at && one.id) found.set(one.at, one.id);
  return found;
}

/** Trades that are gathered before anything is sent: a hand card, what one gets for it, on which stack it goes. */
export interface TradeOf { place: string; card: string; basic: string; stack: number }
export function tradesOf(table: Table, view: View): TradeOf[] {
  const { answers, places } = table.gathered;
  const found: TradeOf[] = [];
  // Where one pile is left, it is not asked which.
  const only = (piles: string[] = []) => (piles.length === 1 ? view.basics.find((one) => one.at === piles[0])?.id : undefined);
  answers.forEach(({ label: { id, facts }, geometry }, i) => {
    const card = String(facts.card ?? "").replace(/^~/, "");
    const last = found.at(-1);
    if (id === "do-trade") found.push({ place: places[i] ?? "", card, basic: only(geometry?.for as string[]) ?? "", stack: 0 });
    else if (last && id === "do-basic") last.basic = card;
    else if (last && id === "do-take-top") last.stack = Number(facts.stack);
  });
  return found;
}

/** Where the copies of a villager are, as far as the viewer sees them. */
export function sightOf(view: View, me: PlayerOf | null, table: Table, id: string): string[] {
  const others = view.players.filter((one) => one !== me).flatMap((one) => [...one.village, ...one.hand, ...one.square]);
  const said: [string, number][] = [
    ["built", me?.village.filter((one) => one.id === id).length ?? 0],
    ["hand", me?.hand.filter((one) => one.id === id).length ?? 0],
    ["road", view.road.filter((one) => one.id === id).length],
    ["pile", view.basics.find((one) => one.id === id)?.count ?? 0],
    ["others", others.filter((one) => one.id === id).length],
    ["gone", view.discards.filter((one) => one === id).length],
    ["unseen", view.unseen[id] ?? 0],
  ];
  const found = said.filter(([, count]) => count > 0).map(([where, count]) => table.say(`board-link-${where}`, { count }));
  return found.length ? found : [table.say("board-link-none")];
}
