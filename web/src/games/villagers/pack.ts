/** What is printed, as the drawings need it: read once from the pack's own tables. */
import type { Printed } from "../../lib/wire";

export interface Formula { op: string; gold?: number; every?: number; suit?: string; suits?: string[]; cards?: number }
export interface Face { gold: number; food: number; builder: number }
export interface Kind extends Face {
  id: string; suit: string; suit_symbols: number; padlock: string; key: number; chain: string[]; position: number; stack_size: number;
  copies: number; discard?: boolean; phase?: string; silver?: Formula; copper?: Formula;
  effect?: { op: string; amount?: number; cost?: number; look?: number }; endgame?: { op: string };
  side_gold?: Face; side_food?: Face;
}
export interface EventCard { id: string; season: "summer" | "winter"; timing: string }
export interface Pack { kinds: Map<string, Kind>; events: Map<string, EventCard>; constants: Record<string, number> }

interface Tables { villager: Kind[]; founders: Kind[]; countess: Kind; event: EventCard[]; constants: Record<string, number> }
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
  kinds.set(countess.id, { ...bare, id: countess.id, chain: [countess.id], gold: countess.side_gold?.gold ?? 0 });
  const pack = { kinds, events: new Map(tables.event.map((one) => [one.id, one])), constants: tables.constants };
  known.set(printed, pack);
  return pack;
}

/** A kind that the pack has; whoever draws another one has found an error. */
export function kindOf(pack: Pack, id: string): Kind {
  const kind = pack.kinds.get(id);
  if (!kind) throw new Error(`no villager is called ${id}`);
  return kind;
}
