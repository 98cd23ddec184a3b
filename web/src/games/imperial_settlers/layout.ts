/** Where things lie on the Empire sheet, in SVG units. Costs and values come from the pack. */
import type { Printed } from "../../api/types";

export const TRACKS = ["walls", "cottages", "barns", "bridges"] as const;
export const COLUMNS = 9;
export const COLUMN = 62;
export const LEFT = 88;
export const TOP = 6;
export const SPACE = 40; // high and wide: what a finger can hit
export const VP_LINE = 22;
export const FIELD = 84;
export const SCORE = 54;
export const WIDTH = LEFT + COLUMNS * COLUMN + SCORE + 10;

export type Cost = Record<string, number>;
export interface Section { id: string; track: string; section: number; vp: number; imperial: boolean; spaces: Cost[] }
export interface Field { id: string; bridge: string; spaces: Cost[] }
export interface Bridge { id: string; first_section: number; last_section: number; opens_field: string }
export interface Plan { shape: string; effect: "raise" | "vp"; vp?: number }
export interface Building { id: string; spaces: Cost[]; ability: Record<string, unknown>; underlined: string; plans: Plan[]; final: boolean }
export interface Favour { id: string }
export type Cell = [row: number, column: number];
export interface Sheets {
  tracks: Section[][];
  fields: Field[];
  bridges: Bridge[];
  buildings: Map<string, Building>;
  shapes: Map<string, Cell[]>;
}

/** Reads what the board needs from the pack. */
export function sheets(printed: Printed): Sheets {
  const data = printed.data as Record<string, unknown[]>;
  const buildings = [...(data["competition_building"] ?? []), ...(data["adventure_building"] ?? [])] as Building[];
  const shapes = (data["shape"] ?? []) as { id: string; cells: Cell[] }[];
  const sections = (data["section"] ?? []) as Section[];
  return {
    tracks: TRACKS.map((track) => sections.filter((one) => one.track === track).sort((a, b) => a.section - b.section)),
    fields: (data["field"] ?? []) as Field[],
    bridges: (data["bridge"] ?? []) as Bridge[],
    buildings: new Map(buildings.map((one) => [one.id, one])),
    shapes: new Map(shapes.map((one) => [one.id, one.cells])),
  };
}

export interface Box { x: number; y: number; width: number; height: number }

/** The places of everything: a row is as high as its fullest Section needs. */
export class Layout {
  readonly tops: number[] = [];
  readonly heights: number[] = [];
  readonly fieldTop: number;
  readonly footTop: number;
  readonly height: number;

  constructor(readonly printed: Sheets) {
    let top = TOP;
    for (const track of printed.tracks) {
      const most = Math.max(1, ...track.map((section) => section.spaces.length));
      this.tops.push(top);
      this.heights.push(most * (SPACE + 3) + VP_LINE + 3);
      top += (this.heights.at(-1) ?? 0) + 6;
    }
    this.fieldTop = top + 8;
    this.footTop = this.fieldTop + FIELD + 10;
    this.height = this.footTop + 46;
  }

  /** A Section of a Track. */
  cell(track: number, column: number): Box {
    return { x: LEFT + column * COLUMN, y: this.tops[track] ?? 0, width: COLUMN - 4, height: this.heights[track] ?? 0 };
  }

  /** A Build space: spaces of one Section stand above each other; one that stands alone stands in the middle. */
  space(track: number, column: number, space: number): Box {
    const cell = this.cell(track, column);
    const count = this.printed.tracks[track]?.[column]?.spaces.length ?? 1;
    const room = cell.height - VP_LINE;
    const start = cell.y + (room - count * (SPACE + 3) + 3) / 2;
    return { x: cell.x + 3, y: start + space * (SPACE + 3), width: cell.width - 6, height: SPACE };
  }

  /** A Field lies under the Bridge that opens it. */
  field(row: number): Box {
    const field = this.printed.fields[row];
    const bridge = this.printed.bridges.find((one) => one.id === field?.bridge);
    const first = (bridge?.first_section ?? 2 * row + 1) - 1;
    const last = bridge?.last_section ?? 2 * row + 2;
    return { x: LEFT + first * COLUMN, y: this.fieldTop, width: (last - first) * COLUMN - 4, height: FIELD };
  }

  /** A Harvest space: the middle of its circle. */
  harvest(row: number, space: number): { x: number; y: number } {
    const field = this.field(row);
    const count = this.printed.fields[row]?.spaces.length ?? 1;
    const pitch = Math.min(56, field.width / count);
    return { x: field.x + field.width / 2 + (space - (count - 1) / 2) * pitch, y: field.y + 58 };
  }
}

/** The cells of a shape laid at an anchor. */
export function covered(cells: Cell[], row: number, column: number): Cell[] {
  return cells.map(([down, right]) => [row + down, column + right]);
}

/** The outer edges of some cells. */
export function edges(layout: Layout, cells: Cell[]): string {
  const has = new Set(cells.map(([row, column]) => `${row} ${column}`));
  const parts: string[] = [];
  for (const [row, column] of cells) {
    const box = layout.cell(row, column);
    const [left, right, top, bottom] = [box.x - 1, box.x + box.width + 1, box.y - 2, box.y + box.height + 2];
    if (!has.has(`${row - 1} ${column}`)) parts.push(`M${left} ${top}H${right}`);
    if (!has.has(`${row + 1} ${column}`)) parts.push(`M${left} ${bottom}H${right}`);
    if (!has.has(`${row} ${column - 1}`)) parts.push(`M${left} ${top}V${bottom}`);
    if (!has.has(`${row} ${column + 1}`)) parts.push(`M${right} ${top}V${bottom}`);
  }
  return parts.join("");
}

/** Two pencil strokes across a box, by a hand that is never quite the same: the piece's own name decides how. */
export function pencil(piece: string, box: Box): string {
  let luck = 7;
  for (const letter of piece) luck = (luck * 31 + letter.charCodeAt(0)) % 9973;
  const wobble = (most: number) => {
    luck = (luck * 48271) % 2147483647;
    return Math.round(((luck % 1000) / 500 - 1) * most * 10) / 10;
  };
  const { x, y, width, height } = box;
  const stroke = (fromX: number, fromY: number, toX: number, toY: number) =>
    `M${fromX + wobble(3)} ${fromY + wobble(3)}Q${(fromX + toX) / 2 + wobble(5)} ${(fromY + toY) / 2 + wobble(5)} ${toX + wobble(4)} ${toY + wobble(4)}`;
  return stroke(x + 4, y + 4, x + width - 4, y + height - 4) + stroke(x + width - 4, y + 5, x + 4, y + height - 5);
}

/** A cost as lines of pictograms: up to two are drawn, from three on a number stands before one. */
export function lines(cost: Cost): { name: string; units: number; count: number }[] {
  return Object.entries(cost)
    .filter(([, units]) => units > 0)
    .map(([name, units]) => ({ name, units, count: units > 2 || Object.keys(cost).length > 1 ? 1 : units }));
}
