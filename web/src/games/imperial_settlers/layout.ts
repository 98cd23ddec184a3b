/** What the pack prints, as the board needs it, and where things lie on the Empire sheet. */
import type { Printed } from "../../api/types";

export const TRACKS = ["walls", "cottages", "barns", "bridges"] as const;
export const RESOURCES = ["stone", "wood", "food", "gold"] as const;
export const COLUMNS = 9;

export type Cost = Record<string, number>;
export interface Section { id: string; track: string; section: number; vp: number; imperial: boolean; spaces: Cost[] }
export interface Field { id: string; bridge: string; spaces: Cost[] }
export interface Bridge { id: string; first_section: number; last_section: number; opens_field: string }
export interface Plan { shape: string; effect: "raise" | "vp"; vp?: number }
/** A line of the effect language, as the pack prints it. */
export interface Ability {
  kind: string; event?: string; track?: string; metric?: string; resource?: string; pool?: string; target?: string; yields?: string;
  faces?: string[]; gain?: Cost; pay?: Cost; less?: Cost;
  dice?: number; amount?: number; divisor?: number; threshold?: number; vp?: number; limit?: number;
}
export interface Building { id: string; spaces: Cost[]; ability: Ability; underlined: string; plans: Plan[]; final: boolean }
export interface Adventure { id: string; number: number; faction: string; buildings: string[] }
export type Cell = [row: number, column: number];
export interface Sheets {
  tracks: Section[][];
  fields: Field[];
  bridges: Bridge[];
  buildings: Map<string, Building>;
  shapes: Map<string, Cell[]>;
  adventures: Adventure[];
}

const read = new WeakMap<object, Sheets>();

/** Reads what the board needs from the pack, once. */
export function sheets(printed: Printed): Sheets {
  const known = read.get(printed);
  if (known) return known;
  const data = printed.data as Record<string, unknown[]>;
  const buildings = [...(data["competition_building"] ?? []), ...(data["adventure_building"] ?? [])] as Building[];
  const shapes = (data["shape"] ?? []) as { id: string; cells: Cell[] }[];
  const sections = (data["section"] ?? []) as Section[];
  const made: Sheets = {
    tracks: TRACKS.map((track) => sections.filter((one) => one.track === track).sort((a, b) => a.section - b.section)),
    fields: (data["field"] ?? []) as Field[],
    bridges: (data["bridge"] ?? []) as Bridge[],
    buildings: new Map(buildings.map((one) => [one.id, one])),
    shapes: new Map(shapes.map((one) => [one.id, one.cells])),
    adventures: ((data["adventure_sheet"] ?? []) as Adventure[]).toSorted((a, b) => a.number - b.number),
  };
  read.set(printed, made);
  return made;
}

/** Measures of the Empire sheet. */
export const LEFT = 94;
export const COLUMN = 61;
export const CELL = 57;
export const SCORE_X = LEFT + COLUMNS * COLUMN + 8;
export const SCORE_W = 78;
export const TOP = 44;
export const HEIGHTS = [102, 102, 158, 108] as const;
export const GAP = 8;
export const VP_LINE = 24;
export const SPACE = 50;
export const FIELD_H = 108;
export const WIDTH = SCORE_X + SCORE_W + 12;
export const TOPS = HEIGHTS.map((_, row) => TOP + HEIGHTS.slice(0, row).reduce((sum, h) => sum + h + GAP, 0));
export const FIELD_Y = TOP + HEIGHTS.reduce((sum, h) => sum + h + GAP, 0) + 3;
export const BOXES_Y = FIELD_Y + FIELD_H + 9;
export const HEIGHT = BOXES_Y + 50;

export interface Box { x: number; y: number; width: number; height: number }
/** A Section of the grid. */
export const cell = (row: number, column: number): Box => ({ x: LEFT + column * COLUMN - 2, y: (TOPS[row] ?? 0) - 1, width: COLUMN - 1, height: (HEIGHTS[row] ?? 0) + 2 });
/** A Build space of a Section that has so many. */
export function space(row: number, column: number, index: number, count: number): Box {
  const room = (HEIGHTS[row] ?? 0) - VP_LINE;
  const y = (TOPS[row] ?? 0) + 9 + (room - 12 - count * (SPACE + 6) + 6) / 2 + index * (SPACE + 6) - 2;
  return { x: LEFT + column * COLUMN + 3, y, width: CELL - 6, height: SPACE };
}
/** A line around cells that touch. */
export function outline(cells: readonly Cell[]): string {
  const has = new Set(cells.map(String));
  return cells.map(([row, column]) => {
    const { x, y, width, height } = cell(row, column);
    const down = height + (has.has(`${row + 1},${column}`) ? GAP : 0);
    return (
      (has.has(`${row - 1},${column}`) ? "" : `M${x} ${y}h${width}`) + (has.has(`${row + 1},${column}`) ? "" : `M${x} ${y + height}h${width}`) +
      (has.has(`${row},${column - 1}`) ? "" : `M${x} ${y}v${down}`) + (has.has(`${row},${column + 1}`) ? "" : `M${x + width} ${y}v${down}`)
    );
  }).join("");
}
