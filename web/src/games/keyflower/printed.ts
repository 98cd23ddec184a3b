/** The printed tiles, as the pack tells them. */
import type { Printed } from "../../lib/wire";
import type { Counts, Item } from "./tokens";
import { RESOURCES, SKILLS } from "./tokens";

export interface Use {
  kind: string; gain?: Counts; amount?: number; options?: string[]; pay_colour?: string; gain_green?: number; draw?: number;
  pay_skill?: string; capacity?: number; upgrades?: number;
}
export interface Scoring {
  kind: string; points?: number; points_each?: number; points_per_set?: number; n?: number; accepts?: string[]; set?: string[];
  resource?: string; colour?: string; points_by_boats?: number[];
}
export interface Side { points?: number; use?: Use; scoring?: Scoring }
export interface Cost { resources?: Counts; any_resources?: number; skills?: Counts; any_skills?: number }
export type Kind = "home" | "village" | "summer" | "winter" | "order" | "boat";
export interface Tile {
  id: string; kind: Kind; ground: string; edges: string[]; number?: number; upgradable?: boolean; upgrade_cost?: Cost; front?: Side; back?: Side;
  scoring?: Scoring; winter_scoring?: Scoring; faces?: { id: string; ability: { kind: string; workers_from_bag?: number; green_from_supply?: number; factor?: number } }[];
}
type Entry = Omit<Tile, "kind" | "ground"> & { season?: string };

const GROUPS: [string, Kind][] = [["home_tiles", "home"], ["village_tiles", "village"], ["summer_boat_tiles", "summer"], ["winter_tiles", "winter"], ["turn_order_tiles", "order"], ["boat_tiles", "boat"]];
const known = new WeakMap<Printed, Map<string, Tile>>();

/** Every tile by its id; a summer boat also by those of its faces. */
export function tilesOf(printed: Printed): Map<string, Tile> {
  const found = known.get(printed);
  if (found) return found;
  const tiles = new Map<string, Tile>();
  const data = printed.data as Record<string, Entry[]>;
  for (const [group, kind] of GROUPS) {
    for (const entry of data[group] ?? []) {
      const ground = kind === "summer" || kind === "boat" ? "boat" : kind === "village" || kind === "winter" ? (entry.season ?? kind) : kind;
      const tile: Tile = { ...entry, kind, ground };
      tiles.set(tile.id, tile);
      if (kind === "summer") for (const face of tile.faces ?? []) tiles.set(face.id, { ...tile, id: face.id, faces: [face] });
    }
  }
  known.set(printed, tiles);
  return tiles;
}

/** The printed use of a side as a row of things. */
export function useItems(use: Use | undefined): Item[] {
  if (!use) return [];
  const goods: Item[] = RESOURCES.toReversed().filter((name) => use.gain?.[name]).map((name) => ({ t: "good", v: name, n: use.gain?.[name] ?? 0 }));
  const drawn = (what: "meeple" | "skill"): Item => ({ t: what, v: what === "meeple" ? "bag" : "pile", n: use.draw ?? use.amount ?? 1 });
  const rows: Record<string, () => Item[]> = {
    gain_resources: () => goods,
    choose_resource: () => (use.options ?? []).flatMap((name, i): Item[] => [...(i ? [{ t: "slash" } as const] : []), { t: "good", v: name, n: use.amount ?? 1 }]),
    draw_workers: () => [drawn("meeple")],
    draw_skills: () => [drawn("skill")],
    exchange_worker_for_green: () => [{ t: "meeple", v: use.pay_colour ?? "any" }, { t: "arrow" }, { t: "meeple", v: "green", n: use.gain_green ?? 1 }],
    exchange_worker_for_workers: () => [{ t: "meeple", v: "any" }, { t: "arrow" }, drawn("meeple")],
    exchange_skill_for_resources: () => [{ t: "skill", v: use.pay_skill ?? "any" }, { t: "arrow" }, ...goods],
    exchange_skill_for_workers: () => [{ t: "skill", v: use.pay_skill ?? "any" }, { t: "arrow" }, drawn("meeple")],
    exchange_skill_for_skills: () => [{ t: "skill", v: use.pay_skill ?? "any" }, { t: "arrow" }, drawn("skill")],
    transport: () => [{ t: "cart", v: use.capacity ?? 0 }, { t: "up", v: use.upgrades ?? 0 }],
  };
  return rows[use.kind]?.() ?? [];
}

/** The printed scoring of a side as a row of things. */
export function scoreItems(scoring: Scoring | undefined): Item[] {
  if (!scoring) return [];
  const each: Item[] = [{ t: "arrow" }, { t: "points", v: scoring.points_each ?? scoring.points_per_set ?? 0 }];
  const number: Item = { t: "text", v: scoring.n ?? 0 };
  const rows: Record<string, () => Item[]> = {
    fixed: () => [{ t: "points", v: scoring.points ?? 0 }],
    per_resource_on_tile: () => [{ t: "good", v: (scoring.accepts?.length ?? 0) > 1 ? "any" : (scoring.accepts?.[0] ?? "any") }, ...each],
    per_resource: () => [{ t: "good", v: scoring.resource ?? "any" }, ...each],
    per_resource_set: () => [...(scoring.set ?? []).map((v): Item => ({ t: "good", v })), ...each],
    per_resource_of_one_chosen_type: () => [{ t: "good", v: "any" }, ...each],
    per_n_resources: () => [number, { t: "good", v: "any" }, ...each],
    per_skill_set: () => [...(scoring.set ?? []).map((v): Item => ({ t: "skill", v })), ...each],
    per_skill_of_one_chosen_type: () => [{ t: "skill", v: "any" }, ...each],
    per_n_skills: () => [number, { t: "skill", v: "any" }, ...each],
    per_worker_set: () => [...(scoring.set ?? []).map((v): Item => ({ t: "meeple", v })), ...each],
    per_worker: () => [{ t: "meeple", v: scoring.colour ?? "any" }, ...each],
    per_worker_of_one_chosen_colour: () => [{ t: "meeple", v: "any" }, ...each],
    per_worker_allocated: () => [{ t: "meeple", v: "any" }, ...each],
    per_n_workers: () => [number, { t: "meeple", v: "any" }, ...each],
    per_transport_capacity: () => [{ t: "cart", v: 1 }, ...each],
    free_upgrade: () => [{ t: "up", v: 1 }, { t: "text", v: "+" }, { t: "points", v: scoring.points ?? 0 }],
    per_adjacent_tile: () => each.slice(1),
    per_tile_on_road_loop: () => each.slice(1),
    river_chain_from_home: () => [{ t: "points", v: `${scoring.points_by_boats?.[1] ?? ""}–${scoring.points_by_boats?.at(-1) ?? ""}` }],
  };
  return rows[scoring.kind]?.() ?? [];
}

/** The power of a summer boat as a row of things. */
export function powerItems(tile: Tile): Item[] {
  const ability = tile.faces?.[0]?.ability;
  const any: Item = { t: "good", v: "any" };
  const rows: Record<string, () => Item[]> = {
    draw_workers_at_boat_step: () => [{ t: "text", v: "+" }, { t: "meeple", v: "bag", n: ability?.workers_from_bag ?? 1 }],
    green_worker_at_boat_step: () => [{ t: "text", v: "+" }, { t: "meeple", v: "green", n: ability?.green_from_supply ?? 1 }],
    ignore_roads_and_edges: () => [{ t: "cart", v: "" }, { t: "text", v: "∀" }],
    double_transport_and_upgrades: () => [{ t: "cart", v: `×${ability?.factor ?? ""}` }, { t: "up", v: "" }, { t: "text", v: `×${ability?.factor ?? ""}` }],
    wild_resources_for_upgrades: () => [{ t: "up", v: "" }, any, { t: "text", v: "=" }, any],
    wild_resources_for_scoring: () => [any, { t: "text", v: "=" }, any, { t: "points", v: "" }],
    counter_bid_other_colour: () => [{ t: "meeple", v: "red" }, { t: "text", v: "<" }, { t: "meeple", v: "any" }],
    use_other_colours: () => [{ t: "meeple", v: "any" }, { t: "meeple", v: "any" }],
  };
  return rows[ability?.kind ?? ""]?.() ?? [];
}

export function costItems(cost: Cost | undefined): Item[] {
  if (!cost) return [];
  const found: Item[] = RESOURCES.toReversed().filter((name) => cost.resources?.[name]).map((name) => ({ t: "good", v: name, n: cost.resources?.[name] ?? 0 }));
  if (cost.any_resources) found.push({ t: "good", v: "any", n: cost.any_resources });
  found.push(...SKILLS.filter((name) => cost.skills?.[name]).map((name): Item => ({ t: "skill", v: name, n: cost.skills?.[name] ?? 0 })));
  if (cost.any_skills) found.push({ t: "skill", v: "any", n: cost.any_skills });
  return found;
}
