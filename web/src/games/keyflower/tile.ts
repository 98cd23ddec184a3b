/** A hex tile as a drawing: ground by season, roads, fields and river by its edges, a building, use box, upgrade, points. */
import cancel from "game-icons:cancel";
import { building, ship } from "./buildings";
import { costItems, powerItems, scoreItems, useItems, type Tile } from "./printed";
import { at, DEG, edgeMid, f1, hexPath, INK, picture, S3, seeded, text } from "./svg";
import { COLOURS, crown, good, meeple, points, RESOURCES, row, seatMark, total, type Counts } from "./tokens";

/** What lies on a tile, as a view tells it. */
export interface Laid {
  id: string; face?: string; rotation?: number; lock?: string | null; workers?: Counts; uses?: number[]; resources?: Counts; next_use?: number | null;
}
/** full: everything; mid: no upgrade line; mini: use box, points and workers; bare: the picture alone. */
export type Detail = "full" | "mid" | "mini" | "bare";
export const detailOf = (radius: number): Detail => (radius >= 52 ? "full" : radius >= 40 ? "mid" : "mini");

function ground(tile: Tile, radius: number, rotation: number): string {
  const random = seeded(tile.id.replace(/[ab]$/, ""));
  const name = tile.ground;
  const isHome = tile.kind === "home";
  let [fields, casing, roads, water] = ["", "", "", ""];
  tile.edges.forEach((edge, i) => {
    const side = (i + rotation) % 6;
    const [x, y] = edgeMid(radius, side, 1.02);
    const turn = 60 * side;
    if (edge === "field") {
      const width = radius * 0.46;
      if (Math.floor(random() * 3) === 0) {
        const furrows = [0.58, 0.66, 0.74, 0.82].map((k) => `<path d="M${f1(-width * k)} ${f1(radius * k)}Q0 ${f1(radius * (k - 0.06))} ${f1(width * k)} ${f1(radius * k)}" fill="none" stroke="var(--g-${name}-d)" stroke-opacity=".55" stroke-width="${f1(radius * 0.018)}"/>`).join("");
        fields += `<g transform="rotate(${turn})"><path d="M${f1(-width)} ${f1(radius * 0.9)}L${f1(-width * 0.72)} ${f1(radius * 0.5)}Q0 ${f1(radius * 0.42)} ${f1(width * 0.72)} ${f1(radius * 0.5)}L${f1(width)} ${f1(radius * 0.9)}z" fill="var(--g-${name}-p)"/>${furrows}</g>`;
        return;
      }
      const count = 3 + Math.floor(random() * 3);
      for (let j = 0; j < count; j++) {
        const angle = (90 + turn + (random() - 0.5) * 46) * DEG;
        const far = radius * (0.56 + random() * 0.22);
        const size = radius * (0.055 + random() * 0.035);
        const [cx, cy] = [far * Math.cos(angle), far * Math.sin(angle)];
        fields += `<circle cx="${f1(cx + size * 0.3)}" cy="${f1(cy + size * 0.45)}" r="${f1(size)}" fill="#000" fill-opacity=".13"/><circle cx="${f1(cx)}" cy="${f1(cy)}" r="${f1(size)}" fill="var(--g-${name}-t)"/>`;
      }
    } else if (edge === "road") {
      const way = `M${x} ${y}L0 0`;
      casing += `<path d="${way}" stroke="var(--roadcase)" stroke-width="${f1(radius * 0.25)}"/>`;
      roads += `<path d="${way}" stroke="var(--roadfill)" stroke-width="${f1(radius * 0.19)}"/><path d="${way}" stroke="var(--roadrut)" stroke-width="${f1(radius * 0.018)}" stroke-dasharray="${f1(radius * 0.07)} ${f1(radius * 0.06)}"/>`;
    } else {
      const [ix, iy] = edgeMid(radius, side, isHome ? 0.52 : 0);
      const cap = isHome ? ' stroke-linecap="round"' : "";
      water += `<path d="M${x} ${y}L${ix} ${iy}" stroke="var(--bank)" stroke-width="${f1(radius * 0.56)}"${cap}/><path d="M${x} ${y}L${ix} ${iy}" stroke="var(--river)" stroke-width="${f1(radius * 0.47)}"${cap}/>`;
      const waves = [0.62, 0.74].map((k, j) => `<path d="M${f1(-radius * 0.15 + j * radius * 0.05)} ${f1(radius * k)}q${f1(radius * 0.05)} ${f1(-radius * 0.04)} ${f1(radius * 0.1)} 0t${f1(radius * 0.1)} 0"/>`).join("");
      water += `<g transform="rotate(${turn})" stroke="var(--foam)" stroke-width="${f1(radius * 0.02)}" fill="none">${waves}</g>`;
    }
  });
  const square = roads ? `<circle r="${f1(radius * 0.2)}" fill="var(--roadfill)"/>` : "";
  return `<path d="${hexPath(radius)}" fill="var(--g-${name})"/>${fields}<g fill="none" stroke-linecap="butt">${casing}${water}${roads}</g>${square}`;
}

/** The tile without its use box and goods, which are pieces of their own. The same tile is the same text: nothing is drawn anew. */
export function body(tile: Tile, laid: Laid, radius: number, detail: Detail, name: string): string {
  const clip = `kf-clip-${Math.round(radius * 10)}`; // of one size for all, however often it stands in the page
  const isBack = laid.face === "back";
  const isFull = detail === "full";
  const R = radius;
  const size = R / { full: 58, bare: 40, mid: 60, mini: 54 }[detail];
  const y = { full: -R * 0.205, bare: 0, mid: -R * 0.12, mini: -R * 0.2 }[detail];
  let s = `<clipPath id="${clip}"><path d="${hexPath(R)}"/></clipPath><path d="${hexPath(R)}" fill="#000" fill-opacity=".18" transform="translate(0,${f1(R * 0.035)})"/><g clip-path="url(#${clip})">${ground(tile, R, laid.rotation ?? 0)}`;
  if (tile.kind === "boat" || tile.kind === "summer") s += at(0, y + R * 0.12, ship(R, tile.kind === "summer" ? "#6c7f58" : "#8d5d34", tile.kind === "summer" ? "#f4e2b0" : "#f6ecd6"));
  else if (tile.kind === "order") s += `<circle r="${f1(R * 0.4)}" fill="var(--paper)" stroke="var(--wood-2)" stroke-width="2"/>${text(0, R * 0.2, tile.number ?? "", R * 0.58, { weight: 800 })}${isFull ? at(0, R * 0.64, points(tile.scoring?.points_each ?? 0, R * 0.3)) : ""}`;
  else {
    const flag = isBack ? `<g transform="translate(-11,-12)"><path d="M0 0V-22" stroke="${INK}" stroke-width="1.4"/><path d="M0 -22L14 -18 0 -13z" fill="var(--ptedge)" stroke="${INK}" stroke-width=".7"/></g>` : "";
    s += `<g transform="translate(0,${f1(y)}) scale(${Math.round(size * 100) / 100})"><ellipse cx="0" cy="19" rx="30" ry="6" fill="#000" fill-opacity=".12"/>${building(tile.id)}${flag}</g>`;
  }
  s += "</g>";
  if (laid.lock) s += `<path d="${hexPath(R - R * 0.05)}" fill="none" stroke="var(--w-${laid.lock})" stroke-width="${f1(R * 0.1)}"/><path d="${hexPath(R * 0.905)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1"/>`;
  s += `<path d="${hexPath(R - 0.5)}" fill="none" stroke="${laid.lock ? `var(--w-${laid.lock}-d)` : "var(--tileedge)"}" stroke-width="1.2"/>`;
  if (isBack && !laid.lock) s += `<path d="${hexPath(R * 0.955)}" fill="none" stroke="var(--ptedge)" stroke-width="1.6" stroke-opacity=".75"/>`;
  return s + (detail === "bare" || detail === "mini" || tile.kind === "order" ? "" : nameOf(name, R, isFull)) + printed(tile, laid, R, detail);
}

function nameOf(name: string, R: number, isFull: boolean): string {
  const size = isFull ? Math.max(12, R * 0.185) : 12.5;
  const isLong = name.length * size * 0.47 > R * 1.36 && name.includes(" ");
  const cut = name.lastIndexOf(" ");
  const parts = isLong ? [name.slice(0, cut), name.slice(cut + 1)] : [name];
  return parts.map((word, i) => text(0, -R * (isLong ? 0.68 : 0.585) + i * size * 0.92, word, size, { weight: 700, kind: "nm halo" })).join("");
}

/** Upgrade and points. */
function printed(tile: Tile, laid: Laid, R: number, detail: Detail): string {
  const isBack = laid.face === "back";
  const side = isBack ? tile.back : tile.front;
  let s = "";
  if (detail === "full" && !isBack && tile.upgradable) {
    const more = (tile.back?.points ?? 0) > (tile.front?.points ?? 0) ? [{ t: "gap", v: 0.1 } as const, { t: "points", v: tile.back?.points ?? 0 } as const] : [];
    const cost = row([{ t: "up", v: "" }, ...costItems(tile.upgrade_cost), ...more], Math.max(13.6, R * 0.19));
    s += at(-cost.width / 2, R * 0.665, `<rect x="-5" y="${f1(-R * 0.13)}" width="${f1(cost.width + 10)}" height="${f1(R * 0.26)}" rx="${f1(R * 0.13)}" fill="var(--box)" fill-opacity=".82"/>${cost.body}`);
  }
  const value = side?.points ?? 0;
  if (value && detail === "full") s += at(isBack ? 0 : R * 0.5, isBack ? R * 0.68 : -R * 0.34, points(value, Math.max(19, R * 0.3)));
  else if (value && detail !== "bare") s += at(0, detail === "mid" ? R * 0.7 : -R * 0.62, points(value, Math.max(15, R * (detail === "mid" ? 0.3 : 0.34))));
  return s;
}

/** The use box, or what the tile scores: a frame that may light, and what stands in it. */
export function box(tile: Tile, laid: Laid, radius: number, detail: Detail): { frame: { x: number; y: number; width: number; height: number; r: number }; body: string; isUse: boolean } | null {
  if (detail === "bare" || tile.kind === "order") return null;
  const side = laid.face === "back" ? tile.back : tile.front;
  const use = useItems(side?.use);
  const items = use.length ? use : tile.kind === "summer" ? powerItems(tile) : scoreItems(side?.scoring ?? tile.scoring ?? (tile.kind === "boat" ? tile.winter_scoring : undefined));
  if (!items.length) return null;
  const isFull = detail === "full";
  let size = isFull ? Math.max(13, radius * 0.215) : Math.max(12.5, radius * 0.33);
  let shown = row(items, size, { spread: isFull ? 3 : 1 });
  const lead = use.length && isFull ? size * 1.75 : 0;
  const room = radius * 1.62;
  if (shown.width + size * 0.8 + lead > room) {
    size *= room / (shown.width + size * 0.8 + lead);
    shown = row(items, size, { spread: isFull ? 3 : 1 });
  }
  const [front, width, height] = [lead ? size * 1.75 : 0, shown.width + (lead ? size * 1.75 : 0) + size * 0.8, size * 1.5];
  const y = isFull ? radius * 0.335 : detail === "mid" ? radius * 0.31 : radius * 0.42;
  const frame = { x: f1(-width / 2), y: f1(y - height / 2), width: f1(width), height: f1(height), r: f1(use.length ? height * 0.28 : height / 2) };
  let s = "";
  if (front) {
    const lock = laid.lock ?? "free"; // without `next_use` nothing is asked of it yet: it lies apart
    const r = height * 0.28;
    s += `<path d="M${f1(r)} ${f1(-height / 2)}H${f1(front)}V${f1(height / 2)}H${f1(r)}a${f1(r)} ${f1(r)} 0 0 1 ${f1(-r)} ${f1(-r)}V${f1(r - height / 2)}a${f1(r)} ${f1(r)} 0 0 1 ${f1(r)} ${f1(-r)}z" fill="${laid.lock ? `var(--wl-${laid.lock})` : "var(--box-2)"}"/>`;
    s += at(size * 0.58, 0, meeple(lock, size * 1.06));
    if (laid.next_use !== undefined) s += laid.next_use ? text(size * 1.36, size * 0.34, laid.next_use, size * 0.95, { weight: 800, kind: "nm num", fill: "var(--ink-on)" }) : at(size * 1.3, 0, picture(cancel, size * 0.62, "var(--bad)"));
  }
  return { frame, body: at(-width / 2, y, s + at(front + size * 0.4, 0, shown.body)), isUse: use.length > 0 };
}

/** Workers that stand on a tile: one row a use, or one of them with their number. */
export function crew(laid: Laid, radius: number, detail: Detail): string {
  const count = total(laid.workers);
  if (!count || detail === "bare") return "";
  const list = COLOURS.flatMap((colour) => Array<string>(laid.workers?.[colour] ?? 0).fill(colour));
  const size = detail === "full" ? Math.max(15, radius * 0.26) : radius * 0.4;
  if (detail !== "full") {
    return at(radius * 0.5, -radius * 0.1, `${meeple(list[0] ?? "any", size)}<circle cx="${f1(size * 0.46)}" cy="${f1(size * 0.3)}" r="${f1(Math.max(7.4, size * 0.36))}" fill="var(--paper)" stroke="var(--edge)"/>${text(size * 0.46, size * 0.3 + 4.3, count, Math.max(12, size * 0.6), { weight: 800, kind: "nm num" })}`);
  }
  const uses = laid.uses?.length ? laid.uses : [count];
  let next = 0;
  return uses.map((many, line) => Array.from({ length: Math.min(many, list.length - next) }, (_, j) =>
    at(radius * 0.56 + (j - (many - 1) / 2) * size * 0.6, -radius * 0.06 + (line - (uses.length - 1) / 2) * size * 0.78, meeple(list[next++] ?? "any", size))).join("")).join("");
}

/** The resources on a tile, each where it is drawn. */
export function goodsOn(laid: Laid, radius: number, detail: Detail): { name: string; count: number; x: number; y: number; size: number }[] {
  const names = RESOURCES.filter((name) => laid.resources?.[name]);
  const size = detail === "full" ? Math.max(14, radius * 0.25) : Math.max(11, radius * 0.33);
  const [x, y] = detail === "full" ? [-radius * 0.6, -radius * 0.08] : [-radius * 0.58, -radius * 0.14];
  return names.map((name, i) => ({ name, count: laid.resources?.[name] ?? 0, x, y: y + (i - (names.length - 1) / 2) * size * 1.02, size }));
}
export const goodBody = (name: string, count: number, size: number) =>
  `${count > 1 ? at(2.4, -2.4, good(name, size)) : ""}${good(name, size)}${count > 1 ? `<g transform="translate(${f1(size * 0.52)},${f1(size * 0.16)})"><circle r="${f1(Math.max(7.2, size * 0.44))}" fill="var(--paper)" stroke="var(--edge)"/>${text(0, Math.max(4.3, size * 0.25), count, Math.max(12, size * 0.66), { weight: 800, kind: "nm num" })}</g>` : ""}`;

// -- docks -----------------------------------------------------------------------------------------------------

/** Every seat has its side of every hex: me below, then clockwise. */
const SIDES_OF: Record<number, number[]> = { 1: [0], 2: [0, 3], 3: [0, 2, 4], 4: [0, 2, 3, 4], 5: [0, 1, 2, 4, 5], 6: [0, 1, 2, 3, 4, 5] };
export const sideOf = (seat: number, me: number, seats: number) => SIDES_OF[seats]?.[(((seat - me) % seats) + seats) % seats] ?? 0;

/** Whether a seat has the side above. */
export const hasUpper = (seats: number) => SIDES_OF[seats]?.includes(3) ?? true;

export interface Group { seat: number; colour: string; size: number; is_lying: boolean; is_winning: boolean }
/** The dock of one seat at one edge: a pier on which its bid stands. The outline may light; the rest is drawn over it. */
export function dock(radius: number, side: number, look: { group?: Group; letter: string; isMine: boolean; label?: string; depth?: number; gap?: number; wide?: number }): { outline: string; fill: string; stroke: string; dashes: string; body: string } {
  const { group, depth = 24, gap = 4, wide = 0.47 } = look;
  const [d0, w0, w1, r] = [(radius * S3) / 2 + gap, radius * wide, radius * (wide - 0.04), 6];
  const d1 = d0 + depth;
  const isBig = depth > 20;
  const outline = `M${f1(-w0)} ${f1(d0)}H${f1(w0)}L${f1(w1)} ${f1(d1 - r)}Q${f1(w1)} ${f1(d1)} ${f1(w1 - r)} ${f1(d1)}H${f1(-w1 + r)}Q${f1(-w1)} ${f1(d1)} ${f1(-w1)} ${f1(d1 - r)}z`;
  const angle = 60 * side * DEG;
  const middle = d0 + depth / 2;
  const [cx, cy] = [-middle * Math.sin(angle), middle * Math.cos(angle)];
  let s = "";
  if (group) { // read along the edge: who, what, how many, leading
    const isFlat = side === 0 || side === 3;
    const fit = isBig ? Math.min(1, radius / 72) : 1;
    const high = isBig ? (isFlat ? 20 : 17.5) * fit : isFlat ? 15 : 13;
    const size = isBig ? (isFlat ? 18 : 16.5) * fit : isFlat ? 14 : 12.5;
    const along = isFlat ? [1, 0] : side === 4 || side === 1 ? [0.5, 0.866] : [-0.5, 0.866];
    const spot = (k: number): [number, number] => [cx + (along[0] ?? 0) * k * radius, cy + (along[1] ?? 0) * k * radius];
    const shift = high * (String(group.size).length > 1 ? 0.5 : 0.37);
    s += at(cx - shift, cy, `<g${group.is_lying ? ' transform="rotate(-90)"' : ""}>${meeple(group.colour, high, { opacity: group.is_winning ? 1 : 0.62 })}</g>`);
    s += text(cx + high * 0.47, cy + size * 0.34, group.size, size, { weight: 800, kind: "nm num" });
    if (isBig) s += at(...spot(-0.33), seatMark(look.letter, 16 * fit, look.isMine)) + (group.is_winning ? at(...spot(0.33), crown(7.8 * fit)) : "");
  } else if (look.label) s += text(cx, cy + 4.6, look.label, isBig ? 14 : 12.5, { weight: 700, kind: "ui lit-words" });
  else s += text(cx, cy + 4.3, look.letter, 12.5, { weight: 600, kind: "ui", fill: "var(--ink-3)", opacity: 0.75 });
  return {
    outline, body: s, fill: group ? `var(--w-${group.colour}-t)` : "var(--dock)", stroke: group ? `var(--w-${group.colour})` : "var(--dock-d)",
    dashes: group && !group.is_winning ? "4 3" : "none",
  };
}
