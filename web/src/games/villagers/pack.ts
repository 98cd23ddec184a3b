/** What is printed, as the drawings need it: read once from the pack's own tables. */
import type { Printed } from "../../lib/wire";

export interface Formula { op: string; gold?: number; every?: number; suit?: string; suits?: string[]; cards?: number }
export interface Face { gold: number; food: number; builder: number }
export interface Kind extends Face {
  id: string; suit: string; suit_symbols: number; padlock: string; key: number; chain: string[]; position: number; stack_size: number;
  copies: number; discard?: boolean; phase?: string; silver?: Formula; copper?: Formula;
  effect?: { op: string; amount?: number; cost?: number; look?: number }; endgame?: { op: string };
  side_gold?: Face; side_food?: Face; side_plain?: Face;
}
export interface EventEffect { op: string; per?: string; gold?: number | string; count?: number; delta?: number; which?: string; of?: string }
export interface EventCard { id: string; season: "summer" | "winter"; timing: string; effects: EventEffect[] }
export interface Improvement {
  id: string; category: string; condition: { most: string; suit?: string; min_cards?: number };
  reward: { gold?: number; food?: number; builder?: number; basic_villager?: number; face_down_card?: number };
}
export interface Mini { id: string; suit: string; gender: string }
export interface MarketCard { id: string; under_stack: number }
export interface Pack {
  kinds: Map<string, Kind>; events: Map<string, EventCard>; improvements: Map<string, Improvement>; minis: Map<string, Mini>; markets: Map<string, MarketCard>;
  constants: Record<string, number>;
}

interface Tables {
  villager: Kind[]; founders: Kind[]; countess: Kind & { side_plain?: Face }; event: EventCard[]; improvement: Improvement[]; mini_villager: Mini[]; market_card: MarketCard[];
  constants: Record<string, number>;
}
const byId = <T extends { id: string }>(all: T[]): Map<string, T> => new Map(all.map((one) => [one.id, one]));
const known = new WeakMap<Printed, Pack>();
export const SUITS = ["grain", "wood", "hay", "ore", "grapes", "wool", "leather", "solitary", "special"];

export function packOf(printed: Printed): Pack {
  const found = known.get(printed);
  if (found) return found;
  const tables = printed.data as Tables;
  const kinds = new Map(tables.villager.map((one) => [one.id, one]));
  for (const one of tables.founders) kinds.set(one.id, { ...one, ...one.side_gold, gold: one.side_gold?.gold ?? 0, food: 0, builder: 0 });
  const { countess } = tables;
  const bare = { suit: "special", suit_symbols: 0, padlock: "", key: 0, position: 0, stack_size: 0, copies: 1, food: 0, builder: 0 };
  kinds.set(countess.id, { ...bare, ...countess, suit: "special", chain: [countess.id], gold: countess.side_gold?.gold ?? 0 });
  const pack: Pack = {
    kinds, events: byId(tables.event), improvements: byId(tables.improvement), minis: byId(tables.mini_villager), markets: byId(tables.market_card),
    constants: tables.constants,
  };
  known.set(printed, pack);
  return pack;
}

/** A kind that the pack has; whoever draws another one has found an error. */
export function kindOf(pack: Pack, id: string): Kind {
  const kind = pack.kinds.get(id);
  if (!kind) throw new Error(`no villager is called ${id}`);
  return kind;
}
