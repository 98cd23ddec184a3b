/** Where things lie: the auction in the best grid, villages fitted into their boxes. */
import { hexXY, S3 } from "./svg";

export interface Cell { q: number; r: number }
/** A cell of a map that is turned as a whole by sixths, clockwise. */
export function turned<T extends Cell>(cell: T, sixths: number): T {
  let { q, r } = cell;
  for (let i = 0; i < sixths; i++) [q, r] = [-r, q + r];
  return { ...cell, q, r };
}
const BETTER = 1.08; // a map is not turned for less
/** The turn of a map with which its tiles are largest in a box: villages touch nobody, and a column drawn as a diagonal needs less height. */
export function bestTurn(cells: Cell[], width: number, height: number): number {
  const scale = (sixths: number) => { const e = extent(cells.map((one) => turned(one, sixths))); return Math.min(width / (e.x1 - e.x0), height / (e.y1 - e.y0)); };
  return [0, 5, 1].reduce((best, one) => (scale(one) > scale(best) * BETTER ? one : best), 0); // half a turn changes nothing
}
/** The extent of some hexes of radius 1. */
export function extent(cells: Cell[]): { x0: number; x1: number; y0: number; y1: number } {
  const spots = cells.map(({ q, r }) => hexXY(q, r, 1));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return { x0: Math.min(...xs) - 1, x1: Math.max(...xs) + 1, y0: Math.min(...ys) - S3 / 2, y1: Math.max(...ys) + S3 / 2 };
}
export interface Fitted { radius: number; dx: number; dy: number; width: number; height: number }
const LEAST = 9; // below it a tile is no tile any more, however little room there is
/** The largest radius at which cells fit a box, and the shift that puts them into its middle. */
export function fitted(cells: Cell[], width: number, height: number, most: number): Fitted {
  if (!cells.length) return { radius: most, dx: 0, dy: 0, width: 0, height: 0 };
  const { x0, x1, y0, y1 } = extent(cells);
  const radius = Math.max(LEAST, Math.min(most, width / (x1 - x0), height / (y1 - y0)));
  return { radius, dx: (-(x0 + x1) / 2) * radius, dy: (-(y0 + y1) / 2) * radius, width: (x1 - x0) * radius, height: (y1 - y0) * radius };
}

const DOCK = 33, CORNER = 13; // pixels beyond a hex: of a dock below or above it, of the docks beside its upper edges
/** The grid of auction tiles with their docks that shows them largest. Where no seat lies above, tiles need less room there. */
export function auction(count: number, width: number, height: number, hasUpper = true): { radius: number; spots: [number, number][] } {
  const above = hasUpper ? DOCK : CORNER;
  let best = { radius: 0, columns: 1, rows: 1 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const radius = Math.min((width / columns / 2 - 25.5) / 0.985, (height / rows - DOCK - above) / S3, 92);
    if (radius > best.radius) best = { radius, columns, rows };
  }
  const [wide, high] = [width / best.columns, height / best.rows];
  const spots = Array.from({ length: count }, (_, i): [number, number] => {
    const line = Math.floor(i / best.columns);
    const inLine = line === best.rows - 1 ? count - line * best.columns : best.columns;
    return [width / 2 + ((i % best.columns) - (inLine - 1) / 2) * wide, line * high + (high + above - DOCK) / 2];
  });
  return { radius: best.radius, spots };
}

/** The villages of the others: rows of boxes, the split with the largest tiles. */
export function rowsOf(villages: Cell[][], width: number, height: number): { rows: number[][]; heights: number[]; widths: number[][] } {
  const boxes = villages.map((cells) => { const e = extent(cells); return { w: e.x1 - e.x0, h: e.y1 - e.y0 }; });
  const splits: number[][][] = [];
  for (let cuts = 0; cuts < 1 << Math.max(0, villages.length - 1); cuts++) {
    const rows: number[][] = [[]];
    villages.forEach((_, i) => { rows.at(-1)?.push(i); if (cuts >> i & 1 && i < villages.length - 1) rows.push([]); });
    splits.push(rows);
  }
  const scale = (rows: number[][]) => Math.max(LEAST, Math.min(54,
    ...rows.map((line) => (width - 14 * line.length) / line.reduce((sum, i) => sum + (boxes[i]?.w ?? 0), 0)),
    (height - rows.length * 32) / rows.reduce((sum, line) => sum + Math.max(...line.map((i) => boxes[i]?.h ?? 0)), 0)));
  const rows = splits.reduce((best, one) => (scale(one) > scale(best) + 0.5 ? one : best), splits[0] ?? [[]]);
  const radius = scale(rows);
  const needs = rows.map((line) => Math.max(...line.map((i) => boxes[i]?.h ?? 0)) * radius + 32);
  const spare = (height - needs.reduce((a, b) => a + b, 0)) / rows.length;
  const widths = rows.map((line) => {
    const wide = line.map((i) => (boxes[i]?.w ?? 0) * radius);
    const gap = (width - wide.reduce((a, b) => a + b, 0)) / line.length;
    return wide.map((one) => one + gap);
  });
  return { rows, heights: needs.map((one) => one + spare), widths };
}
