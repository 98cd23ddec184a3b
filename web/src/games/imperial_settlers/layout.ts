/** Where things lie on the Empire sheet, in SVG units. Costs and values come from the pack. */
import type { Printed } from "../../api/types";

export const TRACKS = ["walls", "cottages", "barns", "bridges"] as const;
export const COLUMNS = 9;
export const TOP = 6;
export const VP_LINE = 22;
export const FIELD = 84;
export const SCORE = 54;
export const ROUND = 28;

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
    adventures: ((data["adventure_sheet"] ?? []) as Adventure[]).toSorted((a, b) => a.number - b.number),
  };
}

export interface Box { x: number; y: number; width: number; height: number }

/** Columns that lie side by side: all nine, or on a narrow screen the first ones above the rest. */
interface Panel { first: number; last: number; tops: number[]; heights: number[]; fieldTop: number; bottom: number }

/** The places of everything: a row is as high as its fullest Section needs. */
export class Layout {
  readonly left: number; // where the first column begins, after the names of the Tracks
  readonly column: number;
  readonly spaceHeight: number; // high: what a finger can hit
  readonly width: number;
  readonly scoreX: number;
  readonly panels: Panel[] = [];
  readonly footTop: number;
  readonly height: number;

  constructor(readonly printed: Sheets, readonly isNarrow = false) {
    this.left = isNarrow ? 34 : 88;
    this.column = isNarrow ? 60 : 62;
    this.spaceHeight = isNarrow ? 44 : 40;
    // A narrow sheet is parted where a Bridge ends, so that no Field is.
    const end = printed.bridges.map((bridge) => bridge.last_section).find((last) => last === 4 || last === 5) ?? 4;
    const parts = isNarrow ? [[0, end], [end, COLUMNS]] : [[0, COLUMNS]];
    let top = TOP;
    for (const [first = 0, last = COLUMNS] of parts) {
      const panel: Panel = { first, last, tops: [], heights: [], fieldTop: 0, bottom: 0 };
      for (const track of printed.tracks) {
        const most = Math.max(1, ...track.slice(first, last).map((section) => section.spaces.length));
        const height = most * (this.spaceHeight + 3) + VP_LINE + 3;
        panel.tops.push(top);
        panel.heights.push(height);
        top += height + 6;
      }
      panel.fieldTop = top + 8;
      panel.bottom = panel.fieldTop + FIELD;
      top = panel.bottom + (isNarrow ? 18 : 10);
      this.panels.push(panel);
    }
    const widest = Math.max(...this.panels.map((panel, i) => (panel.last - panel.first) * this.column + (i ? 0 : SCORE + (isNarrow ? 6 : 10))));
    this.width = this.left + widest;
    this.scoreX = this.left + ((this.panels[0]?.last ?? 0) * this.column) + (isNarrow ? 3 : 8);
    this.footTop = top;
    this.height = this.footTop + (isNarrow ? 90 : 46);
  }

  #panel(column: number): Panel {
    return this.panels.find((panel) => column >= panel.first && column < panel.last) ?? (this.panels[0] as Panel);
  }

  /** A Section of a Track. */
  cell(track: number, column: number): Box {
    const panel = this.#panel(column);
    const x = this.left + (column - panel.first) * this.column;
    return { x, y: panel.tops[track] ?? 0, width: this.column - 4, height: panel.heights[track] ?? 0 };
  }

  /** A Build space: spaces of one Section stand above each other; one that stands alone stands in the middle. */
  space(track: number, column: number, space: number): Box {
    const cell = this.cell(track, column);
    const count = this.printed.tracks[track]?.[column]?.spaces.length ?? 1;
    const room = cell.height - VP_LINE;
    const start = cell.y + (room - count * (this.spaceHeight + 3) + 3) / 2;
    return { x: cell.x + 3, y: start + space * (this.spaceHeight + 3), width: cell.width - 6, height: this.spaceHeight };
  }

  /** A Field lies under the Bridge that opens it. */
  field(row: number): Box {
    const field = this.printed.fields[row];
    const bridge = this.printed.bridges.find((one) => one.id === field?.bridge);
    const first = (bridge?.first_section ?? 2 * row + 1) - 1;
    const panel = this.#panel(first);
    const last = Math.min(bridge?.last_section ?? 2 * row + 2, panel.last);
    return { x: this.cell(0, first).x, y: panel.fieldTop, width: (last - first) * this.column - 4, height: FIELD };
  }

  /** The box of a Track's points. */
  score(track: number): Box {
    const cell = this.cell(track, 0);
    return { x: this.scoreX, y: cell.y + cell.height / 2 - 24, width: SCORE, height: 48 };
  }

  total(): Box {
    return { x: this.scoreX, y: (this.panels[0]?.fieldTop ?? 0) + 4, width: SCORE, height: FIELD - 8 };
  }

  round(round: number): Box {
    return { x: this.left + round * ROUND, y: this.footTop + 6, width: ROUND - 3, height: 30 };
  }

  /** The boxes of other points: beside the rounds, or on a narrow screen below them. */
  other(i: number, rounds: number): Box {
    const left = this.isNarrow ? 2 : this.left + rounds * ROUND + 10;
    const width = (this.width - 2 - left) / 2;
    return { x: left + i * width, y: this.footTop + (this.isNarrow ? 46 : 2), width: width - 6, height: 38 };
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
  if (!Object.values(cost).some(Boolean)) return [{ name: "action", units: 1, count: 1 }]; // only the Worker who builds
  return Object.entries(cost)
    .filter(([, units]) => units > 0)
    .map(([name, units]) => ({ name, units, count: units > 2 || Object.keys(cost).length > 1 ? 1 : units }));
}
