/** Workers, resources, skill tiles, points: each its own shape, so that no meaning hangs on colour alone. */
import anvil from "game-icons:anvil";
import cartwheel from "game-icons:cartwheel";
import mining from "game-icons:mining";
import saw from "game-icons:hand-saw";
import { at, f1, picture, safe, text } from "./svg";

export const COLOURS = ["blue", "red", "yellow", "green"] as const;
export const RESOURCES = ["gold", "iron", "stone", "wood"] as const;
export const SKILLS = ["anvil", "pickaxe", "saw"] as const;
export type Counts = Record<string, number>;
export const total = (counts: Counts | null | undefined) => Object.values(counts ?? {}).reduce((a, b) => a + b, 0);
const SKILL_PICTURES: Record<string, string> = { anvil, pickaxe: mining, saw };

const MEEPLE = "M0 -9.4c2 0 3.4 1.4 3.4 3.2 0 .9-.3 1.6-.8 2.2 2.6.8 6.4 2.4 6.4 4.4 0 1.1-1.2 1.5-2.6 1.5H4.2c.5 1.8 2 4.3 2.7 5.8.4.9 0 1.7-1 1.7H1.9c-.6 0-.9-.3-1.1-.8L0 7 -.8 8.6c-.2.5-.5.8-1.1.8h-4c-1 0-1.4-.8-1-1.7.7-1.5 2.2-4 2.7-5.8h-2.2c-1.4 0-2.6-.4-2.6-1.5 0-2 3.8-3.6 6.4-4.4-.5-.6-.8-1.3-.8-2.2C-3.4-8-2-9.4 0-9.4z";
const MARKS: Record<string, string> = {
  red: "M0 -2.6L2.6 .4 0 3.4 -2.6 .4z", yellow: "M2.3 .5A2.3 2.3 0 1 1 -2.3 .5 2.3 2.3 0 0 1 2.3 .5z",
  blue: "M-3 -.9H3V.5H-3zM-3 1.7H3V3.1H-3z", green: "M0 -2.8L2.9 2.8H-2.9z",
};

/** A worker of a colour with its mark; "any" stands for every colour, "bag" is drawn unseen, "free" sets the colour. */
export function meeple(colour: string, height = 20, look: { opacity?: number; isGhost?: boolean } = {}): string {
  const mark = MARKS[colour];
  const isKnown = mark || colour === "purple";
  const fill = look.isGhost ? "none" : isKnown ? `var(--w-${colour})` : colour === "bag" ? "var(--bagcloth)" : "#fdf8ea";
  const edge = isKnown ? `var(--w-${colour}-d)` : "#5b4d38";
  const dashes = look.isGhost || colour === "free" ? ' stroke-dasharray="2 1.6"' : "";
  const face = mark ? `<path d="${mark}" fill="${colour === "yellow" ? "#5b4100" : "#fff"}" fill-opacity=".8"/>`
    : colour === "bag" ? '<text y="3.6" font-size="8.5" text-anchor="middle" class="nm" font-weight="800" fill="#fff">?</text>'
      : colour === "any" ? '<path d="M-3 1a3 3 0 0 1 3-3v3z" fill="var(--w-red)"/><path d="M0 -2a3 3 0 0 1 3 3H0z" fill="var(--w-yellow)"/><path d="M3 1a3 3 0 0 1-3 3V1z" fill="var(--w-blue)"/><path d="M0 4a3 3 0 0 1-3-3h3z" fill="var(--w-green)"/>' : "";
  return `<g transform="scale(${Math.round((height / 19) * 100) / 100})"${look.opacity ? ` opacity="${look.opacity}"` : ""}><path d="${MEEPLE}" fill="${fill}" stroke="${edge}" stroke-width="1.1"${dashes} stroke-linejoin="round"/>${look.isGhost ? "" : face}</g>`;
}

const GOODS: Record<string, string> = {
  wood: '<rect x="-7.5" y="-4" width="13" height="8" rx="3.6" fill="#96633a" stroke="#5d3b1f"/><path d="M-4 -1.6h5M-5 1.2h5" stroke="#6d4626" stroke-width=".9" fill="none"/><ellipse cx="4.7" cy="0" rx="2.9" ry="4" fill="#dbb07c" stroke="#5d3b1f"/><ellipse cx="4.7" cy="0" rx="1.2" ry="1.8" fill="none" stroke="#96633a" stroke-width=".8"/>',
  stone: '<path d="M-7 3.5L-5.5 -3.5 -.5 -6.2 5 -4 7.2 2 4.2 6 -4.5 6z" fill="#a3a9ae" stroke="#5c636a"/><path d="M-5.5 -3.5L0 -1.8 5 -4 0 -1.8 .6 6" fill="none" stroke="#7b838a" stroke-width=".9"/><path d="M-5.5 -3.5L-.5 -6.2 5 -4 0 -1.8z" fill="#c6cbcf"/>',
  iron: '<path d="M-7.6 5L-5 -1.2H5L7.6 5z" fill="#3d4650" stroke="#20262c"/><path d="M-5 -1.2L-3.2 -4.6H6.6L5 -1.2z" fill="#6d7985" stroke="#20262c"/><path d="M5 -1.2L6.6 -4.6 9 1.4 7.6 5z" fill="#2b323a" stroke="#20262c"/>',
  gold: '<path d="M-6.6 .8L-4 -5 1.6 -6.4 6.4 -2.4 6.4 2.8 2 6.4 -4.2 5.4z" fill="#e9b72f" stroke="#8a6208"/><path d="M-4 -5L-1 -.8 6.4 -2.4M-1 -.8L-4.2 5.4" fill="none" stroke="#a97c11" stroke-width=".9"/><path d="M-4 -5L1.6 -6.4 4 -2 -1 -.8z" fill="#f8dc7e"/>',
  any: '<circle r="6.8" fill="#a3a9ae" stroke="#4a4238"/><path d="M0 0V-6.8A6.8 6.8 0 0 1 6.8 0z" fill="#e9b72f"/><path d="M0 0H6.8A6.8 6.8 0 0 1 0 6.8z" fill="#96633a"/><path d="M0 0V6.8A6.8 6.8 0 0 1 -6.8 0z" fill="#3d4650"/><circle r="6.8" fill="none" stroke="#4a4238"/>',
};
/** A resource; "any" shows the four. */
export const good = (name: string, size = 16) =>
  `<g transform="scale(${Math.round((size / 16) * 100) / 100})" stroke-width="1" stroke-linejoin="round">${GOODS[name] ?? GOODS.any}</g>`;

/** A skill tile, a small square of card; "any" is of any type, "pile" is drawn unseen. */
export function skill(name: string, size = 16, opacity = 1): string {
  const half = size / 2;
  const body = SKILL_PICTURES[name];
  const isBack = name === "pile";
  return `<g opacity="${opacity}"><rect x="${-half}" y="${-half}" width="${size}" height="${size}" rx="${f1(size * 0.18)}" fill="${isBack ? "var(--skillback)" : "var(--skill)"}" stroke="${isBack ? "var(--skillback-d)" : "var(--skill-d)"}"/>`
    + (body ? picture(body, size * 0.8, "var(--skill-ink)") : `<text y="${f1(size * 0.27)}" font-size="${f1(size * 0.74)}" text-anchor="middle" class="nm" font-weight="800" fill="${isBack ? "#fff" : "var(--skill-ink)"}">?</text>`) + "</g>";
}
/** How much broader than high the shield of a number is: "10" and "2–32" are read, not guessed. */
const broad = (value: string | number) => [1, 1, 1.3][String(value).length] ?? 1.9;
/** Points: a small gold-edged shield. */
export function points(value: string | number, size = 18): string {
  const s = size;
  const long = broad(value);
  return `<g><path${long > 1 ? ` transform="scale(${long},1)"` : ""} d="M0 ${f1(-s * 0.55)}C${f1(s * 0.2)} ${f1(-s * 0.4)} ${f1(s * 0.4)} ${f1(-s * 0.4)} ${f1(s * 0.52)} ${f1(-s * 0.42)}V${f1(s * 0.05)}C${f1(s * 0.52)} ${f1(s * 0.4)} ${f1(s * 0.2)} ${f1(s * 0.55)} 0 ${f1(s * 0.64)}C${f1(-s * 0.2)} ${f1(s * 0.55)} ${f1(-s * 0.52)} ${f1(s * 0.4)} ${f1(-s * 0.52)} ${f1(s * 0.05)}V${f1(-s * 0.42)}C${f1(-s * 0.4)} ${f1(-s * 0.4)} ${f1(-s * 0.2)} ${f1(-s * 0.4)} 0 ${f1(-s * 0.55)}z" fill="var(--ptfill)" stroke="var(--ptedge)" stroke-width="1.3"/>`
    + `<text y="${f1(s * 0.3)}" font-size="${f1(s * (String(value).length > 1 ? 0.8 : 0.86))}" text-anchor="middle" class="nm num" font-weight="800" fill="var(--ptink)">${safe(String(value))}</text></g>`;
}
export const cart = (value: string | number, size: number) =>
  `<g><circle r="${f1(size * 0.5)}" fill="var(--cart)" stroke="var(--cart-d)"/>${picture(cartwheel, size * 0.98, "var(--cart-d)", 'opacity=".38"')}${text(0, size * 0.3, value, size * 0.86, { kind: "nm num", weight: 800, fill: "var(--ink-on)" })}</g>`;
const arrowUp = (value: string | number, size: number) =>
  `<g><path d="M0 ${f1(-size * 0.56)}L${f1(size * 0.54)} ${f1(-size * 0.04)}H${f1(size * 0.3)}V${f1(size * 0.5)}H${f1(-size * 0.3)}V${f1(-size * 0.04)}H${f1(-size * 0.54)}z" fill="var(--up)" stroke="var(--up-d)" stroke-linejoin="round"/>${value ? text(0, size * 0.38, value, size * 0.86, { kind: "nm num", weight: 800, fill: "#fff" }) : ""}</g>`;
/** The leading bid. */
export const crown = (radius = 8.4) =>
  `<g transform="scale(${Math.round((radius / 8.4) * 100) / 100})"><circle r="8.4" fill="var(--ptfill)" stroke="var(--ptedge)" stroke-width="1.4"/><path d="M-4.6 3.6L-5.4 -2.6 -2.4 -.2 0 -4.4 2.4 -.2 5.4 -2.6 4.6 3.6z" fill="var(--ptink)"/></g>`;
/** A seat is ink and an initial; never a colour here, because colours are workers. */
export const seatMark = (letter: string, size = 16, isMine = false) =>
  `<g><circle r="${size / 2}" fill="${isMine ? "var(--ink)" : "var(--paper)"}" stroke="var(--ink)" stroke-width="1.2"/><text y="${f1(size * (letter.length > 1 ? 0.21 : 0.27))}" font-size="${f1(size * (letter.length > 1 ? 0.66 : 0.82))}" text-anchor="middle" class="ui" font-weight="700" fill="${isMine ? "var(--paper)" : "var(--ink)"}">${safe(letter)}</text></g>`;

export type Item =
  | { t: "meeple" | "good" | "skill"; v: string; n?: number }
  | { t: "points" | "cart" | "up" | "text"; v: string | number }
  | { t: "arrow" | "slash" }
  | { t: "gap"; v?: number };

/** A row of small things on one line, as in a printed use box; its origin is left, in the middle. */
export function row(items: Item[], size: number, look: { spread?: number; ink?: string } = {}): { width: number; body: string } {
  const { spread = 3, ink = "var(--ink-on)" } = look;
  let x = 0;
  let body = "";
  for (const item of items) {
    if (item.t === "meeple" || item.t === "good" || item.t === "skill") {
      const count = item.n ?? 1;
      const width = item.t === "meeple" ? size * 0.9 : size;
      const step = width * (item.t === "good" ? 0.76 : 0.62);
      const one = item.t === "meeple" ? meeple(item.v, size * 1.08) : item.t === "good" ? good(item.v, size) : skill(item.v, size * 0.96);
      const shown = count <= spread ? count : 1;
      for (let i = 0; i < shown; i++) body += at(x + width / 2 + i * step, 0, one);
      x += width + (shown - 1) * step;
      if (count > spread) {
        body += text(x + 1, size * 0.34, count, size * 0.95, { anchor: "start", weight: 800, kind: "nm num", fill: ink });
        x += 1 + size * 0.52 * String(count).length;
      }
    } else if (item.t === "arrow") {
      body += `<path d="M${f1(x + size * 0.1)} 0H${f1(x + size * 0.62)}M${f1(x + size * 0.36)} ${f1(-size * 0.26)}L${f1(x + size * 0.66)} 0 ${f1(x + size * 0.36)} ${f1(size * 0.26)}" fill="none" stroke="${ink}" stroke-width="${f1(size * 0.12)}" stroke-linecap="round" stroke-linejoin="round"/>`;
      x += size * 0.74;
    } else if (item.t === "slash") {
      body += `<path d="M${f1(x + size * 0.3)} ${f1(-size * 0.42)}L${f1(x + size * 0.06)} ${f1(size * 0.42)}" stroke="${ink}" stroke-width="1.1" stroke-opacity=".6"/>`;
      x += size * 0.3;
    } else if (item.t === "points") {
      const long = broad(item.v);
      body += at(x + size * 0.58 * long, 0, points(item.v, size * 1.08));
      x += size * 1.16 * long;
    } else if (item.t === "cart") {
      body += at(x + size * 0.56, 0, cart(item.v, size * 1.12));
      x += size * 1.12;
    } else if (item.t === "up") {
      body += at(x + size * 0.52, 0, arrowUp(item.v, size * 1.02));
      x += size * 1.04;
    } else if (item.t === "text") {
      body += text(x, size * 0.34, item.v, size * 0.95, { anchor: "start", weight: 700, kind: "nm num", fill: ink });
      x += size * 0.5 * String(item.v).length;
    } else if (item.t === "gap") {
      x += size * (item.v ?? 0.3);
    }
    x += size * 0.16;
  }
  return { width: Math.max(0, x - size * 0.16), body };
}
/** Some pieces with their numbers: `2 blue, 1 red`. */
export const countItems = (counts: Counts, kind: "meeple" | "good" | "skill", names: readonly string[]): Item[] =>
  names.filter((name) => counts[name]).flatMap((name) => [{ t: kind, v: name } as Item, { t: "text", v: counts[name] ?? 0 } as Item]);

/** Pieces that score together, as a row: of the purple marker itself, whatever it counts as. */
export function pieceItems(pieces: { piece: string; count: number; has_marker: boolean }[]): Item[] {
  const found: Item[] = [];
  for (const { piece, count, has_marker } of pieces) {
    const kind = RESOURCES.some((one) => one === piece) ? "good" : SKILLS.some((one) => one === piece) ? "skill" : "meeple";
    const plain = count - (has_marker ? 1 : 0);
    if (plain) found.push({ t: kind, v: piece }, { t: "text", v: plain });
    if (has_marker) found.push({ t: "meeple", v: "purple" });
  }
  return found;
}
