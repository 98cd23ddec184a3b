/** Where things lie on the two sheets, in SVG units. Costs and values come from the pack. */
import type { Printed } from "../../api/types";

export const TRACKS = ["walls", "cottages", "barns", "bridges"] as const;
export const COLUMN = 82;
export const ROW = 64;
export const LEFT = 112;
export const TOP = 10;
export const SPACE = 24;
export const WIDTH = LEFT + 9 * COLUMN + 8;
export const FIELDS_TOP = TOP + 4 * ROW + 8;
export const HEIGHT = FIELDS_TOP + 62;

export type Cost = Record<string, number>;
export interface Section { id: string; track: string; section: number; vp: number; spaces: Cost[] }
export interface Field { id: string; bridge: string; spaces: Cost[] }
export interface Plan { shape: string; effect: "raise" | "vp"; vp?: number }
export interface Building { id: string; spaces: Cost[]; ability: Record<string, unknown>; underlined: string; plans: Plan[]; final: boolean }
export interface Sheets {
  sections: Section[];
  fields: Field[];
  bridges: { last_section: number }[];
  buildings: Map<string, Building>;
  shapes: Map<string, [number, number][]>;
}

/** Reads what the board needs from the pack. */
export function sheets(printed: Printed): Sheets {
  const data = printed.data as Record<string, unknown[]>;
  const buildings = [...(data["competition_building"] ?? []), ...(data["adventure_building"] ?? [])] as Building[];
  const shapes = (data["shape"] ?? []) as { id: string; cells: [number, number][] }[];
  return {
    sections: (data["section"] ?? []) as Section[],
    fields: (data["field"] ?? []) as Field[],
    bridges: (data["bridge"] ?? []) as { last_section: number }[],
    buildings: new Map(buildings.map((one) => [one.id, one])),
    shapes: new Map(shapes.map((one) => [one.id, one.cells])),
  };
}

/** The corner of a Section's cell. */
export function cell(track: number, column: number): { x: number; y: number } {
  return { x: LEFT + column * COLUMN, y: TOP + track * ROW };
}

/** How wide a space is drawn: room for its letters. */
export function spaceWidth(cost: Cost): number {
  return Math.min(COLUMN - 12, Math.max(SPACE, 10 + letters(cost, LETTER).length * 13));
}

/** Where the spaces of a cell stand, side by side and centred. */
export function spaceAt(track: number, column: number, space: number, costs: Cost[]): { x: number; y: number; width: number } {
  const corner = cell(track, column);
  const widths = costs.map(spaceWidth);
  const whole = widths.reduce((sum, n) => sum + n, 0) + 3 * (costs.length - 1);
  const before = widths.slice(0, space).reduce((sum, n) => sum + n + 3, 0);
  return { x: corner.x + (COLUMN - 6 - whole) / 2 + before, y: corner.y + 8, width: widths[space] ?? SPACE };
}

/** The cells of a shape laid at an anchor. */
export function covered(cells: [number, number][], row: number, column: number): [number, number][] {
  return cells.map(([down, right]) => [row + down, column + right]);
}

export const LETTER: Record<string, string> = { stone: "S", wood: "W", food: "F", gold: "G", any: "?", action: "●", vp: "★" };
export const LETTER_PL: Record<string, string> = { stone: "K", wood: "D", food: "J", gold: "Z", any: "?", action: "●", vp: "★" };

/** A cost as letters: two stone and a wood are `SSW`; from three on a number is easier to read: `3S`. */
export function letters(cost: Cost, alphabet: Record<string, string>): string {
  return Object.entries(cost)
    .map(([name, units]) => (units > 2 ? `${units}${alphabet[name] ?? "?"}` : (alphabet[name] ?? "?").repeat(units)))
    .join("");
}
