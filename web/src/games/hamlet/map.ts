/**
 * The village: tiles of a view to shapes on the page, with a place for everything that lies on them, and the layers of a drawing.
 * Nothing here decides what is legal; placements, ways and joints come with the answers.
 */
import type { HamletView, Printed } from "../../api/types";
import {
  add, buildingOf, circ, conifer, decor, DECOR, DECOR_SIZE, f1, g, groundOf, len, mid, mound, noise, pict, poly, rect, S3, seatShape, shaded, token, tree, U, v,
  type Point, type Site,
} from "./art";

export type Tile = HamletView["board"][number];
export type Goods = Tile["tokens"][number];
type Lattice = [number, number];

/** What the pack says of a tile. */
export interface PrintedTile {
  id: string; kind: string; walk: number[]; segments: string[]; cells: number[][];
  cost?: Record<string, number>;
  build_reward?: { points?: number; gold?: number; milestone?: string };
  spaces?: { count: number; accepts: string[] };
  refine?: { from: string; to: string };
  work?: { type: string; reward?: { gold?: number; points?: number } };
  landmark?: { type: string; points: number; max_points?: number; needs_road: boolean; segment?: string };
}
export interface PrintedSale { id: string; level: number; requires: Record<string, number>; reward: { points?: number; gold?: number } }
interface Pack { tiles: PrintedTile[]; sales: PrintedSale[] }
const packOf = (printed: Printed) => printed.data as unknown as Pack;
const found = new WeakMap<Printed, Map<string, PrintedTile>>();
export function printedTiles(printed: Printed): Map<string, PrintedTile> {
  const known = found.get(printed) ?? new Map(packOf(printed).tiles.map((tile) => [tile.id, tile]));
  found.set(printed, known);
  return known;
}
export const printedSale = (printed: Printed, id: string) => packOf(printed).sales.find((sale) => sale.id === id);

export interface Segment { i: number; type: string; a: Point; b: Point; d: Point; n: Point; m: Point; key: string; tile: string; pair?: Segment; built?: number }
export interface Person { kind: "villager" | "donkey"; player: number; place: string; lying: boolean; x: number; y: number }
interface Box { x: number; y: number; w: number; h: number; k: number }
export interface Laid extends Site {
  id: string; pts: Point[]; segs: Segment[]; low: Point; high: Point; hub: Point;
  house: { x: number; base: number; s: number };
  spaces: Point[]; accepts: string[]; label: { x: number; y: number; lines: string[] } | null;
  plaques: Box | null; stalls: Box | null; flag: Box | null; decor: [string, number, number, number][]; people: Person[];
  chip: Point; at: string;
}

const DIRECTIONS: Lattice[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
const edgeKey = (a: Lattice, b: Lattice) => [a, b].map((p) => p.join(".")).sort().join("|");

/** A vertex of the lattice on the page, the table turned by so many degrees. */
export function onPage([q, r]: Lattice, turn: number): Point {
  const x = (q + r / 2) * U, y = r * S3 * U, a = (turn * Math.PI) / 180, c = Math.cos(a), s = Math.sin(a);
  return [x * c - y * s, x * s + y * c];
}
export function walked(walk: number[]): Lattice[] {
  const out: Lattice[] = [];
  let at: Lattice = [0, 0];
  for (const step of walk) {
    out.push(at);
    const [q, r] = DIRECTIONS[step] ?? [0, 0];
    at = [at[0] + q, at[1] + r];
  }
  return out;
}
export function bounds(points: Point[]): { low: Point; high: Point } {
  const xs = points.map((p) => p[0]), ys = points.map((p) => p[1]);
  return { low: [Math.min(...xs), Math.min(...ys)], high: [Math.max(...xs), Math.max(...ys)] };
}
const inside = (p: Point, pts: Point[]) => {
  let is = false;
  for (let i = 0, j = pts.length - 1; i < pts.length; j = i, i += 1) {
    const [a, b] = [pts[i], pts[j]];
    if (a && b && a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) is = !is;
  }
  return is;
};
/** From a point to a line between two; squared, since a root for each of thousands takes longer than all the rest. */
const squaredDistance = (p: Point, a: Point, b: Point) => {
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * x + (p[1] - a[1]) * y) / (x * x + y * y)));
  const [dx, dy] = [p[0] - a[0] - t * x, p[1] - a[1] - t * y];
  return dx * dx + dy * dy;
};
export const pathOf = (pts: Point[]) => `M${pts.map((p) => `${f1(p[0])} ${f1(p[1])}`).join("L")}Z`;

export interface Shape { tile: number; id: string; at: string; outline: Lattice[]; segments: string[]; parts?: number }

function segmentsOf(shape: Shape, pts: Point[]): Segment[] {
  const n = pts.length;
  return shape.segments.map((type, i) => {
    const a = pts[i] ?? [0, 0], b = pts[(i + 1) % n] ?? [0, 0];
    const d: Point = [(b[0] - a[0]) / U, (b[1] - a[1]) / U];
    const key = edgeKey(shape.outline[i] ?? [0, 0], shape.outline[(i + 1) % n] ?? [0, 0]);
    return { i, type, a, b, d, n: [-d[1], d[0]], m: mid(a, b), key, tile: shape.id };
  });
}
function linesOf(name: string): string[] {
  const words = name.split(" ");
  if (name.length <= 12 || words.length === 1) return [name];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  return cuts.sort((a, b) => Math.max(...a.map((w) => w.length)) - Math.max(...b.map((w) => w.length)))[0] ?? [name];
}

/** What a tile is planned with. People that were there keep their spot. */
export interface Plan { turn: number; font: number; up: number; name: string; spaces: number; accepts: string[]; people: Omit<Person, "x" | "y">[]; bare?: boolean; hasFlag?: boolean; before?: Person[] }

const CHIP = 36; // of an act that is possible on a tile

type Covering = Omit<Box, "k">;
const common = (one: Covering, other: Covering) =>
  Math.max(0, (one.w + other.w) / 2 - Math.abs(one.x - other.x)) * Math.max(0, (one.h + other.h) / 2 - Math.abs(one.y - other.y));
/** What lies on a tile and is looked at more often than its name: goods, people, its flag, what the Church and the Market show. */
export function onTile({ spaces, people, flag, plaques, stalls }: Pick<Laid, "spaces" | "people" | "flag" | "plaques" | "stalls">): Covering[] {
  const goods = spaces.map(([x, y]) => ({ x, y, w: 30, h: 30 }));
  const stand = people.map(({ x, y }) => ({ x, y: y - 20, w: 28, h: 40 }));
  return [...goods, ...stand, ...[flag, plaques, stalls].filter((box) => box !== null)];
}

const HIDDEN = 0.06; // so much of a name may lie on pieces

/**
 * Tiles whose names can be read: where one would lie over another, the tile that was there first keeps its own, and none lies over
 * pieces, of its own tile or of the next. Lifted, each tile tells its name.
 */
export function legible(tiles: (Pick<Laid, "tile" | "label"> & { on?: Covering[] })[], font: number): Set<number> {
  const kept: (Covering & { tile: number })[] = [];
  const pieces = tiles.flatMap((one) => one.on ?? []);
  for (const { tile, label } of tiles) {
    if (!label) continue;
    const one = { tile, x: label.x, y: label.y, w: Math.max(...label.lines.map((line) => line.length)) * font * 0.53, h: label.lines.length * font * 0.98 };
    const isFree = pieces.reduce((sum, piece) => sum + common(one, piece), 0) < HIDDEN * one.w * one.h;
    if (isFree && kept.every((other) => common(one, other) < 0.05 * Math.min(one.w * one.h, other.w * other.h))) kept.push(one);
  }
  return new Set(kept.map((one) => one.tile));
}

/** A tile on which nobody stands yet, and where people would stand on it. */
export interface Plot { laid: Omit<Laid, "people">; stand: (people: Plan["people"], before: Person[]) => Person[] }
/** A tile and everybody on it. */
export const peopled = ({ laid, stand }: Plot, people: Plan["people"], before: Person[] = []): Laid => ({ ...laid, people: stand(people, before) });
export const lay = (shape: Shape, plan: Plan): Laid => peopled(sited(shape, plan), plan.people, plan.before);

/** Soft packing inside an irregular outline: building, spaces, name, scenery, then people, each to the cheapest spot. */
export function sited(shape: Shape, plan: Omit<Plan, "people" | "before">): Plot {
  const pts = shape.outline.map((p) => onPage(p, plan.turn));
  const segs = segmentsOf(shape, pts);
  const { low, high } = bounds(pts);
  const near = (p: Point) => {
    let least = Infinity;
    for (const s of segs) least = Math.min(least, squaredDistance(p, s.a, s.b));
    return Math.sqrt(least);
  };
  const spots: [number, number, number][] = [];
  for (let x = low[0] + 6; x < high[0]; x += 9) for (let y = low[1] + 6; y < high[1]; y += 9) {
    if (!inside([x, y], pts)) continue;
    const d = near([x, y]);
    if (d > 5) spots.push([x, y, d]);
  }
  const pole = spots.reduce((a, b) => (b[2] > a[2] + 0.01 ? b : a), spots[0] ?? [low[0], low[1], 0]);
  const middle: Point = [spots.reduce((sum, s) => sum + s[0], 0) / spots.length, spots.reduce((sum, s) => sum + s[1], 0) / spots.length];
  const boxes: Box[] = [];
  const soft = (p: Point, margin: number) => {
    if (!inside(p, pts)) return 1;
    const d = near(p);
    return d < margin ? ((margin - d) / margin) * 0.5 : 0;
  };
  function place(w: number, h: number, want: Point, pull = 1, margin = 14, k = 1, outside = 2): Box {
    let best: Box = { x: want[0], y: want[1], w, h, k };
    let least = Infinity;
    for (const [x, y] of spots) {
      let cost = (Math.hypot(x - want[0], y - want[1]) / 60) * pull;
      for (const b of boxes) {
        const ox = Math.min(x + w / 2, b.x + b.w / 2) - Math.max(x - w / 2, b.x - b.w / 2), oy = Math.min(y + h / 2, b.y + b.h / 2) - Math.max(y - h / 2, b.y - b.h / 2);
        if (ox > 0 && oy > 0) cost += ((ox * oy) / (w * h)) * b.k * 9;
      }
      if (cost >= least) continue;
      // It only grows: what is dearer than the best already need not be summed up.
      for (let i = 0; i <= 2 && cost < least; i += 1) for (let j = 0; j <= 2 && cost < least; j += 1) cost += soft([x - w / 2 + (w * i) / 2, y - h / 2 + (h * j) / 2], margin) * outside;
      if (cost < least) { least = cost; best = { x, y, w, h, k }; }
    }
    boxes.push(best);
    return best;
  }
  const [wide, high_] = buildingOf(shape.id);
  const isChurch = shape.id === "church";
  let house: Laid["house"], stalls: Box | null = null, plaques: Box | null = null;
  if (shape.id === "market") {
    stalls = place(176, 78, [middle[0], middle[1] + 4]);
    house = { x: stalls.x, base: stalls.y + 40, s: 1 };
  } else {
    const s = isChurch ? 1.2 : Math.min(1.2, Math.max(0.8, pole[2] / 70));
    const drop = plan.spaces ? -26 : -14;
    const box = isChurch
      ? place(180, 150, [middle[0] + 14, middle[1] - 62], 3, 4, 1.6)
      : place(wide * s * 0.92, high_ * s, [pole[0] * 0.6 + middle[0] * 0.4, pole[1] * 0.6 + middle[1] * 0.4 + drop * s], 1.4, 16, 1.6);
    house = { x: box.x, base: box.y + (isChurch ? 75 : (high_ * s) / 2), s };
  }
  if (isChurch && !plan.bare) plaques = place(238 * plan.up, 80 * plan.up, [house.x - 6, house.base + 8 + 40 * plan.up], 1, 6, 2);
  const spaces: Point[] = [];
  if (plan.spaces) {
    const row = place(plan.spaces * 37, 36, [house.x, house.base + 20], 1.2, 8, 2.4);
    for (let i = 0; i < plan.spaces; i += 1) spaces.push([row.x + (i - (plan.spaces - 1) / 2) * 37, row.y]);
  }
  const flag = plan.hasFlag ? { x: house.x + wide * house.s * 0.34 + 15 * plan.up, y: house.base - 8 - 34 * plan.up, w: 36 * plan.up, h: 26 * plan.up, k: 3 } : null;
  if (flag) boxes.push(flag);
  let label: Laid["label"] = null;
  if (!plan.bare) {
    const lines = linesOf(plan.name);
    const w = Math.max(...lines.map((l) => l.length)) * plan.font * 0.5, h = lines.length * plan.font * 0.98;
    const under = Math.max(house.base + (plan.spaces ? 46 : 14), plaques ? plaques.y + 14 + 40 * plan.up : 0);
    const box = place(w, h, [house.x, under], 0.9, 5, 1.8, 4); // a name on the next tile would be read as that tile's
    label = { x: box.x, y: box.y, lines };
  }
  /** Over the roof; where the name or the goods lie there, beside them. */
  function chipSpot(): Point {
    const over: Point = [house.x, Math.max(low[1] + 24, house.base - high_ * house.s - 14)];
    const [w, h] = [CHIP * plan.up, CHIP * plan.up];
    const taken = [
      ...(label ? [{ x: label.x, y: label.y, w: Math.max(...label.lines.map((line) => line.length)) * plan.font * 0.5, h: label.lines.length * plan.font }] : []),
      ...spaces.map(([x, y]) => ({ x, y, w: 37, h: 36 })),
    ];
    const hidden = ([x, y]: Point) => taken.reduce((sum, b) => sum + Math.max(0, (w + b.w) / 2 - Math.abs(x - b.x)) * Math.max(0, (h + b.h) / 2 - Math.abs(y - b.y)), 0);
    const cost = (p: Point) => hidden(p) + len(p, over) * 4;
    return hidden(over) ? spots.reduce((best, [x, y]) => (cost([x, y]) < cost(best) ? [x, y] : best), over) : over;
  }
  const hub: Point = [house.x, house.base + 2];
  const roads = segs.filter((e) => e.type === "road").flatMap((e) => curvePoints(e, hub));
  const laid: Laid["decor"] = [];
  const rnd = noise(shape.tile * 31 + 7), kinds = DECOR[groundOf(shape.id)] ?? [];
  for (let n = 0; n < Math.round(spots.length / 170); n += 1) {
    const kind = kinds[Math.floor(rnd() * kinds.length)] ?? "oak", [w, h] = DECOR_SIZE[kind] ?? [30, 40];
    let best: { x: number; y: number; worth: number } | null = null;
    for (const [x, y, d] of spots) {
      if (d < 33 || !inside([x, y - h - 14], pts) || !inside([x - w / 2, y], pts) || !inside([x + w / 2, y], pts)) continue;
      if (boxes.some((b) => Math.abs(b.x - x) < (b.w + w) / 2 + 5 && Math.abs(b.y - (y - h / 2)) < (b.h + h) / 2 + 5)) continue;
      if (roads.some((p) => Math.abs(p[0] - x) < w / 2 + 13 && Math.abs(p[1] - (y - h * 0.3)) < h / 2 + 12)) continue;
      const worth = len([x, y], hub) * 0.6 + rnd() * 70;
      if (!best || worth > best.worth) best = { x, y, worth };
    }
    if (!best) continue;
    laid.push([kind, best.x, best.y, rnd()]);
    boxes.push({ x: best.x, y: best.y - h / 2, w, h, k: 0.8 });
  }
  const built = boxes.length;
  function stand(all: Plan["people"], before: Person[]): Person[] {
    boxes.length = built; // whoever stood here another time
    const people: Person[] = [];
    const stays = new Map(before.map((person) => [person.place, person]));
    for (const person of all) {
      const old = stays.get(person.place);
      if (!old) continue;
      people.push({ ...person, x: old.x, y: old.y });
      boxes.push({ x: old.x, y: old.y - 21, w: 34, h: 46, k: 1.6 });
    }
    for (const person of all) {
      if (stays.has(person.place)) continue;
      const w = person.kind === "donkey" ? 42 : 34, h = 46;
      const box = place(w, h, [house.x + (person.kind === "donkey" ? -50 : 40), house.base + 6], 0.45, 9, 1.6);
      people.push({ ...person, x: box.x, y: box.y + h / 2 - 2 });
    }
    return people;
  }
  const chip = chipSpot();
  return { laid: { tile: shape.tile, id: shape.id, at: shape.at, ...(shape.parts === undefined ? {} : { parts: shape.parts }), pts, segs, low, high, hub, house, spaces, accepts: plan.accepts, label, plaques, stalls, decor: laid, flag, chip }, stand };
}

// -- layers ------------------------------------------------------------------------------------------------------------

const tuft = (x: number, y: number) => `<path d="M${f1(x - 4)},${f1(y - 4)} l3,4 l2,-6 l2,6 l3,-4" stroke="${v("g-tuft")}" stroke-width="1.3" fill="none" stroke-linecap="round"/>`;
/** The ground with its texture, and a band along each segment in the colour of its type. */
export function ground(t: Laid, uid: string): string {
  const kind = groundOf(t.id), rnd = noise(t.tile * 7 + 3), d = pathOf(t.pts);
  const w = t.high[0] - t.low[0], h = t.high[1] - t.low[1];
  let inner = "";
  if (kind === "g-field") for (let y = t.low[1] - w; y < t.high[1]; y += 15) inner += `<path d="M${f1(t.low[0])},${f1(y + w * 0.5)} L${f1(t.high[0])},${f1(y)}" stroke="${v("g-furrow")}" stroke-width="4" stroke-opacity=".55"/>`;
  else if (kind === "g-cobble") for (let y = t.low[1] + 6, k = 0; y < t.high[1]; y += 13, k += 1) for (let x = t.low[0] + (k % 2) * 11; x < t.high[0]; x += 22) { if (rnd() < 0.42) inner += rect(x, y, 17, 8, v("g-stone"), 'rx="3.5" fill-opacity=".55"'); }
  else if (kind === "g-rock") for (let i = 0; i < (w * h) / 1500; i += 1) inner += `<path d="M${f1(t.low[0] + rnd() * w)},${f1(t.low[1] + rnd() * h)} l5,-4 l6,1 l3,4z" fill="${v("g-stone")}" fill-opacity=".7"/>`;
  else for (let i = 0; i < (w * h) / 2200; i += 1) inner += tuft(t.low[0] + rnd() * w, t.low[1] + rnd() * h);
  for (const e of t.segs) {
    if (e.type === "road") continue;
    inner += poly([e.a, e.b, add(add(e.b, e.n, 19), e.d, -9.5), add(add(e.a, e.n, 19), e.d, 9.5)], v(e.type === "forest" ? "band-forest" : "band-hill"), 'fill-opacity=".9"');
  }
  return `<clipPath id="c${uid}"><path d="${d}"/></clipPath><path d="${d}" fill="${v(kind)}"/><g clip-path="url(#c${uid})">${inner}</g>`;
}
/** The shadow of all tiles: two plain shapes. A filter over the whole village would have to be made anew with every frame. */
export function shadow(tiles: Laid[]): string {
  const all = tiles.map((t) => pathOf(t.pts)).join("");
  return `<g fill="#2b1c08" stroke="#2b1c08" stroke-linejoin="round"><path d="${all}" transform="translate(0 4)" opacity=".2"/><path d="${all}" transform="translate(0 5)" stroke-width="8" opacity=".13"/></g>`;
}
export const border = (t: Laid) => `<path d="${pathOf(t.pts)}" fill="none" stroke="${v("tile-edge")}" stroke-width="2.2" stroke-linejoin="round"/>`;
const control = (e: Segment, hub: Point): Point => add(e.m, e.n, Math.min(60, len(e.m, hub) * 0.55));
function curve(e: Segment, hub: Point): string {
  const c = control(e, hub), k = e.pair ? -3 : 1.2;
  return `M${f1(e.m[0] + e.n[0] * k)},${f1(e.m[1] + e.n[1] * k)} Q${f1(c[0])},${f1(c[1])} ${f1(hub[0])},${f1(hub[1])}`;
}
function curvePoints(e: Segment, hub: Point): Point[] {
  const c = control(e, hub);
  return Array.from({ length: 9 }, (_, i): Point => {
    const k = i / 8, a = (1 - k) ** 2, b = 2 * k * (1 - k), z = k * k;
    return [a * e.m[0] + b * c[0] + z * hub[0], a * e.m[1] + b * c[1] + z * hub[1]];
  });
}
/** Printed roads from each road segment to the door; built ones thinner. */
export function roads(t: Laid): string {
  const printed = t.segs.filter((e) => e.type === "road").map((e) => curve(e, t.hub));
  const built = t.segs.filter((e) => e.built !== undefined).map((e) => curve(e, t.hub));
  const line = (d: string, colour: string, w: number, more = "") => `<path d="${d}" fill="none" stroke="${v(colour)}" stroke-width="${w}" ${more}/>`;
  const dot = (colour: string, r: number) => (printed.length + built.length ? `<ellipse cx="${f1(t.hub[0])}" cy="${f1(t.hub[1])}" rx="${r * 1.25}" ry="${r * 0.8}" fill="${v(colour)}"/>` : "");
  return [
    dot("road-edge", 18), ...built.map((d) => line(d, "road-edge", 17)), ...printed.map((d) => line(d, "road-edge", 25)), dot("road-in", 15.5),
    ...built.map((d) => line(d, "road-in", 12.5)), ...printed.map((d) => line(d, "road-in", 20)), ...printed.map((d) => line(d, "road-rut", 1.6, 'stroke-dasharray="9 8" stroke-opacity=".7"')),
  ].join("");
}
/** Trees and slopes along the segments and small scenery, each with its y, so that all tiles sort together. */
export function nature(t: Laid): [number, string][] {
  const out: [number, string][] = [], rnd = noise(t.tile * 13 + 1);
  for (const e of t.segs) {
    if (e.type === "road") continue;
    for (const k of e.type === "forest" ? [0.1, 0.28, 0.46, 0.64, 0.82] : [0.2, 0.5, 0.8]) {
      const at = k + (rnd() - 0.5) * 0.07;
      const p = add(add(e.a, e.d, at * U), e.n, e.type === "forest" ? 9 + rnd() * 8 : 9);
      const drawn = e.type === "forest" ? tree(p[0], p[1] + 7, 25, rnd) : mound(p[0], p[1] + 7, 33, 19 + rnd() * 5, rnd);
      if (e.built === undefined || Math.abs(at - 0.5) >= 0.24) out.push([p[1], drawn]);
    }
  }
  for (const [kind, x, y, r] of t.decor) out.push([y, decor(kind, x, y, r)]);
  return out;
}
/** Forest against hill: a crag, ticks towards the forest. */
export function cliff(e: Segment): string {
  const pts: Point[] = [], rnd = noise(Math.round(Math.abs(e.m[0] * 3 + e.m[1] * 7)) + 1);
  let ticks = "";
  for (let i = 0; i <= 7; i += 1) {
    pts.push(add(add(e.a, e.d, (U * i) / 7), e.n, (i % 2 ? 3 : -3) * (0.6 + rnd() * 0.6)));
    const from = add(e.a, e.d, (U * (i + 0.5)) / 7), to = add(from, e.n, 8 + rnd() * 4);
    if (i < 7) ticks += `M${f1(from[0])},${f1(from[1])}L${f1(to[0])},${f1(to[1])}`;
  }
  const d = `M${pts.map((p) => `${f1(p[0])} ${f1(p[1])}`).join("L")}`;
  return `<path d="${ticks}" stroke="${v("rock-d")}" stroke-width="3" fill="none"/><path d="${d}" stroke="${v("rock-d")}" stroke-width="7" fill="none" stroke-linejoin="round" stroke-linecap="round"/><path d="${d}" stroke="${v("rock-1")}" stroke-width="3" fill="none" stroke-linejoin="round"/>`;
}
/** A bridge of planks on hill and hill, flat stones on forest and forest; rails and seal are the owner's. */
export function builtRoad(e: Pick<Segment, "m" | "n" | "type">, owner: number): string {
  const turn = (Math.atan2(e.n[1], e.n[0]) * 180) / Math.PI, c = v(`seat-${owner}`), L = 27;
  let s = `<rect x="${-L - 1}" y="-12.6" width="${2 * L + 2}" height="28" rx="3" ${shaded}/>${rect(-L, -11, 2 * L, 22, v("road-edge"), 'rx="3"')}`;
  if (e.type === "hill") for (let x = -L + 1; x < L - 3; x += 6.6) s += rect(x, -9, 5.4, 18, v("log-end"), `stroke="${v("b-timber")}" stroke-width=".8"`);
  else {
    s += rect(-L, -9, 2 * L, 18, v("road-in"));
    for (const [x, y] of [[-21, -3], [-11, 3], [-1, -4], [9, 3], [19, -2]] as Point[]) s += `<ellipse cx="${x}" cy="${y}" rx="4.6" ry="3.4" fill="${v("stone-1")}" stroke="${v("rock-d")}" stroke-width=".9"/>`;
  }
  for (const y of [-14, 8]) s += rect(-L - 1, y, 2 * L + 2, 6, c, `rx="2.5" stroke="${v("piece-edge")}" stroke-width="1"`);
  return `<g transform="translate(${f1(e.m[0])} ${f1(e.m[1])}) rotate(${f1(turn)})">${s}</g>${seatShape(owner, e.m[0], e.m[1], 6.5, c, `stroke="${v("paper")}" stroke-width="1.8"`)}`;
}
export const house = (t: Laid) => g(t.house.x, t.house.base, t.house.s, buildingOf(t.id)[2](t));
/** The outline a little inside, so that glowing neighbours do not run together. */
export function inset(t: Laid, k: number): Point[] {
  const n = t.segs.length;
  return t.segs.map((e, i) => {
    const f = t.segs[(i + n - 1) % n] ?? e, turn = e.d[0] * f.d[0] + e.d[1] * f.d[1];
    if (turn > 0.99) return add(e.a, e.n, k);
    const b: Point = [e.n[0] + f.n[0], e.n[1] + f.n[1]], m = 2 / (b[0] * b[0] + b[1] * b[1]);
    return add(e.a, b, k * Math.min(m, 1.6));
  });
}
/** What a shared segment of a placement is like: a tick, a tree, a slope, a crag. */
export function seal(x: number, y: number, mine: string, theirs: string, isBad = false): string {
  const shade = `<circle cx="${f1(x)}" cy="${f1(y + 1.4)}" r="17" ${shaded}/>`;
  if (isBad) return shade + circ(x, y, 16, v("paper"), `stroke="${v("bad")}" stroke-width="3.5"`) + `<path d="M${f1(x - 7)},${f1(y - 7)} l14,14 m0,-14 l-14,14" stroke="${v("bad")}" stroke-width="4" stroke-linecap="round"/>`;
  const isRoad = mine === "road" && theirs === "road", isSame = mine === theirs;
  const ring = shade + circ(x, y, 16, v("paper"), `stroke="${v(isRoad ? "good" : "edge")}" stroke-width="3"`);
  if (isRoad) return ring + pict("check-mark", x, y, 20, v("good"));
  if (isSame) return ring + (mine === "forest" ? conifer(x, y + 10, 22, 1) : mound(x, y + 7, 24, 14, noise(1)));
  return `${ring}<path d="M${f1(x - 9)},${f1(y + 3)} l5,-6 l5,6 l5,-6 l4,5" stroke="${v("rock-d")}" stroke-width="3" fill="none"/>`;
}

// -- the whole ---------------------------------------------------------------------------------------------------------

export interface Village { tiles: Laid[]; by: Map<string, Laid>; edges: Map<string, Segment[]>; low: Point; high: Point }

/** Segments know whom they meet and which road lies on them. */
export function join(tiles: Laid[], built: HamletView["built_roads"]): Village {
  const edges = new Map<string, Segment[]>();
  for (const t of tiles) for (const e of t.segs) {
    delete e.pair; // tiles stay when what was laid or built at them is taken back
    delete e.built;
    edges.set(e.key, [...(edges.get(e.key) ?? []), e]);
  }
  for (const [one, other] of edges.values()) if (one && other) { one.pair = other; other.pair = one; }
  for (const road of built) {
    const [a, b] = road.ends as [Lattice, Lattice];
    for (const e of edges.get(edgeKey(a, b)) ?? []) e.built = road.owner;
  }
  return { tiles, by: new Map(tiles.map((t) => [t.at, t])), edges, ...bounds(tiles.flatMap((t) => t.pts)) };
}
export const edgeAt = (village: Village, ends: Lattice[]) => village.edges.get(edgeKey(ends[0] ?? [0, 0], ends[1] ?? [0, 0]))?.[0];
const jointOf = (a: Laid, b: Laid) => a.segs.find((e) => e.pair?.tile === b.id && ((e.type === "road" && e.pair.type === "road") || e.built !== undefined));
/** A way exactly on the drawn roads: door, curve to the joint, curve to the next door. */
export function wayPath(village: Village, route: string[], from: Point): string {
  const first = village.by.get(route[0] ?? "");
  let d = `M${f1(from[0])},${f1(from[1])}${first ? ` L${f1(first.hub[0])},${f1(first.hub[1])}` : ""}`;
  for (let i = 0; i + 1 < route.length; i += 1) {
    const a = village.by.get(route[i] ?? ""), b = village.by.get(route[i + 1] ?? ""), e = a && b ? jointOf(a, b) : undefined;
    if (!a || !b || !e?.pair) continue;
    const ca = control(e, a.hub), cb = control(e.pair, b.hub);
    d += ` Q${f1(ca[0])},${f1(ca[1])} ${f1(e.m[0])},${f1(e.m[1])} Q${f1(cb[0])},${f1(cb[1])} ${f1(b.hub[0])},${f1(b.hub[1])}`;
  }
  return d;
}
/** The turn that fits a room better: the lattice as it is, or on its side. */
export function bestTurn(outlines: Lattice[][], width: number, height: number): number {
  const fit = (turn: number) => {
    const { low, high } = bounds(outlines.flat().map((p) => onPage(p, turn)));
    return Math.min(width / (high[0] - low[0]), height / (high[1] - low[1]));
  };
  return fit(90) > fit(0) ? 90 : 0;
}
/** The goods on a tile one by one, in the order of its spaces. */
export const oneByOne = (tokens: Goods[]): Goods[] => tokens.flatMap((one) => Array.from({ length: one.count }, () => one));
export const goodAt = (one: Goods | undefined, accepts: string[], p: Point) =>
  one ? token(one.resource, p[0], p[1], { maker: one.maker, quality: one.is_quality }) : token(accepts[0] ?? "wood", p[0], p[1], { ghost: true, any: accepts.length > 1 });
