/** How each piece looks: data in, SVG text out. Coordinates are those of the board at 1100 by 844. No rule is known here. */
import type { Printed } from "../../kit/types";

/** A building card as it is printed. */
export interface PrintedCard {
  id: string; kind: string; tier: string; top: string; bottom: string; inputs: string[]; output: string; points: number;
}
/** A ship as it is printed: bonuses of the majorities, rows from the top. */
export interface PrintedShip { id: string; bonuses: number[]; rows: { good: string; points: number }[] }
export interface Pack {
  ships: Map<string, PrintedShip>;
  holds: number; // places in a row of a ship
  bonuses: Map<string, { good: string; points: number }>;
  cards: Map<string, PrintedCard>;
  colours: string[];
  setStep: number; // what each card of a colour after the first adds
  build: Record<string, number>; // what it costs to build, by tier
  does: Record<string, number>; // what the town buildings give: cards gained and discarded, buildings, years
}

interface Raw { sawmills: PrintedCard[]; basic_buildings: PrintedCard[]; extended_buildings: PrintedCard[]; advanced_buildings: PrintedCard[]; colors: { id: string }[]; capital_set_value: { step: number }; costs: { build: Record<string, number> }; calendar: { years: number }; town_buildings: { action: { gain?: number; discard?: number; max_buildings?: number } }[]; ships: PrintedShip[]; bonus_tokens: { id: string; good: string; points: number }[]; limits: { ship_cubes_per_row: number } }

const packs = new WeakMap<object, Pack>();
/** The printed cards by id; read once for each pack. */
export function packOf(printed: Printed): Pack {
  const known = packs.get(printed);
  if (known) return known;
  const data = printed.data as unknown as Raw;
  const cards = new Map<string, PrintedCard>();
  for (const one of [...data.sawmills, ...data.basic_buildings, ...data.extended_buildings, ...data.advanced_buildings]) {
    cards.set(one.id, { ...one, inputs: one.inputs ?? [], points: one.points ?? 0 });
  }
  const ships = new Map(data.ships.map((one) => [one.id, one]));
  const bonuses = new Map(data.bonus_tokens.map((one) => [one.id, one]));
  const pack = { cards, ships, bonuses, holds: data.limits.ship_cubes_per_row, colours: data.colors.map((one) => one.id), setStep: data.capital_set_value.step,
    build: data.costs.build, does: { gain: data.town_buildings[0]?.action.gain ?? 0, discard: data.town_buildings[0]?.action.discard ?? 0, count: data.town_buildings[1]?.action.max_buildings ?? 0, years: data.calendar.years } };
  packs.set(printed, pack);
  return pack;
}

export const dye = (colour: string) => `var(--d-${colour})`;
export const tint = (colour: string) => `var(--s-${colour})`;
export const seatColour = (seat: number) => `var(--seat-${seat})`;
export const goodColour = (good: string) => `var(--g-${good})`;
const escaped = (words: string | number) => String(words).replace(/&/g, "&amp;").replace(/</g, "&lt;");

// -- primitives -------------------------------------------------------------------------------------

export const icon = (name: string, x: number, y: number, size: number, fill = "var(--ink)", opacity = 1) =>
  `<use href="#icon-cra-${name}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" style="color:${fill};fill:${fill}" opacity="${opacity}"/>`;
export const good = (name: string, x: number, y: number, size: number, opacity = 1) => icon(name, x, y, size, goodColour(name), opacity);
interface TextForm { anchor?: string; isUi?: boolean; weight?: number; fill?: string }
export const text = (words: string | number, x: number, y: number, size = 13, form: TextForm = {}) =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${form.anchor ?? "middle"}" font-weight="${form.weight ?? 600}" class="${form.isUi ? "u" : "n"}" style="fill:${form.fill ?? "var(--ink)"}">${escaped(words)}</text>`;
export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, stroke = "none", width = 1, more = "") =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" ${more}/>`;

/** A colour of the cards is a shape, too: lozenge, trefoil, drop, cross. */
export function emblem(colour: string, x: number, y: number, size: number, fill = "var(--paper)"): string {
  const paths: Record<string, string> = {
    purple: "M0-5.4L4.3 0 0 5.4-4.3 0Z",
    green: "M0-5a2.5 2.5 0 0 1 2.3 3.5A2.5 2.5 0 1 1 1.1 2.9L2 5h-4l.9-2.1A2.5 2.5 0 1 1-2.3-1.5 2.5 2.5 0 0 1 0-5Z",
    blue: "M0-5.4C2.3-2.3 4-.2 4 1.6a4 4 0 0 1-8 0C-4-.2-2.3-2.3 0-5.4Z",
    red: "M-1.6-5h3.2v3.4H5v3.2H1.6V5h-3.2V1.6H-5v-3.2h3.4Z",
  };
  return `<path transform="translate(${x} ${y}) scale(${size / 10})" fill="${fill}" d="${paths[colour] ?? ""}"/>`;
}

const SHAPES = [
  "M8 1.2A6.8 6.8 0 1 0 8 14.8 6.8 6.8 0 0 0 8 1.2z", "M2 2h12v12h-12z", "M8 .6 15.4 8 8 15.4 .6 8z", "M8 1.5 15 14H1z", "M8 .8l7.3 5.4-2.8 8.5H3.5L.7 6.2z",
];
/** The shape of a seat, the same as everywhere in the window. */
export const shape = (seat: number, x: number, y: number, radius: number, fill: string) =>
  `<path transform="translate(${x - radius} ${y - radius}) scale(${radius / 8})" d="${SHAPES[seat] ?? SHAPES[0]}" fill="${fill}"/>`;

/** Whose cube: "seat 1"; -1 for natural wood. */
export const ownerOf = (cube: string | null) => (cube?.startsWith("seat ") ? Number(cube.slice(5)) : -1);

/** A wooden cube with its owner's shape; natural wood has none. */
export function cube(owner: string | null, x: number, y: number, size: number): string {
  const seat = ownerOf(owner);
  const [d, X] = [size * 0.2, x - size / 2];
  const [f, Y] = [size - d, y - size / 2 + d];
  const colour = seat < 0 ? "var(--natural)" : seatColour(seat);
  const edge = seat < 0 ? "var(--naturaledge)" : `color-mix(in srgb,${colour} 62%,#000)`;
  return `<g stroke="${edge}" stroke-width=".8" stroke-linejoin="round"><path d="M${X} ${Y}l${d}-${d}h${f}l-${d} ${d}Z" fill="color-mix(in srgb,${colour} 72%,#fff)"/><path d="M${X + f} ${Y}l${d}-${d}v${f}l-${d} ${d}Z" fill="color-mix(in srgb,${colour} 78%,#000)"/><rect x="${X}" y="${Y}" width="${f}" height="${f}" fill="${colour}"/></g>${seat < 0 ? "" : shape(seat, X + f / 2, Y + f / 2, f * 0.28, "var(--paper)")}`;
}

interface DiscForm { number?: number | string; isDim?: boolean; hasPrivilege?: boolean; isActing?: boolean; isGhost?: boolean }
/** A helper: a turned wooden disc with the place in which it acts. */
export function disc(seat: number, x: number, y: number, r: number, form: DiscForm = {}): string {
  const plain = seatColour(seat);
  const colour = form.isDim ? `color-mix(in srgb,${plain} 40%,var(--pave3))` : plain;
  const dark = form.isDim ? `color-mix(in srgb,${plain} 34%,var(--ink-3))` : `color-mix(in srgb,${plain} 60%,#000)`;
  if (form.isGhost) return `<g opacity=".82"><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.92}" fill="color-mix(in srgb,${plain} 46%,var(--pave3))" stroke="${plain}" stroke-width="1.6" stroke-dasharray="4 3"/>${shape(seat, x, y, r * 0.6, "var(--paper)")}${text(form.number ?? "", x, y + 4.6, 13, { isUi: true, weight: 700 })}</g>`;
  return `<ellipse cx="${x}" cy="${y + 4}" rx="${r}" ry="${r * 0.92}" fill="${dark}"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.92}" fill="${colour}" stroke="${form.hasPrivilege ? "var(--gold)" : dark}" stroke-width="${form.hasPrivilege ? 3 : 1}"/>${shape(seat, x, y, r * 0.6, "var(--paper)")}` +
    (form.number ? text(form.number, x, y + 4.6, 13, { isUi: true, weight: 700 }) : "") +
    (form.isActing ? `<ellipse cx="${x}" cy="${y + 1}" rx="${r + 5}" ry="${r + 4}" fill="none" stroke="var(--ink)" stroke-width="2.2"/>` : "") +
    (form.hasPrivilege ? `<circle cx="${x - r * 0.72}" cy="${y - r * 0.78}" r="8.4" fill="var(--paper)" stroke="var(--gold)" stroke-width="1.3"/>${icon("crown", x - r * 0.72, y - r * 0.78, 12, "var(--gold)")}` : "");
}

export const coin = (value: number, x: number, y: number, r = 10) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#e2b84a" stroke="#9a7416" stroke-width="1.2"/><circle cx="${x}" cy="${y}" r="${r - 2.6}" fill="none" stroke="#b98d22" stroke-width=".8"/><text x="${x}" y="${y + r * 0.42}" font-size="${r * 1.22}" text-anchor="middle" font-weight="800" style="fill:#3d2c05">${value}</text>`;
export const medal = (value: number, x: number, y: number, r = 10) =>
  `<path d="M${x - r * 0.7} ${y + r * 0.5}l-2 ${r * 0.95} ${r * 0.55}-3 ${r * 0.35} 3.4 1-${r * 0.9}Z M${x + r * 0.7} ${y + r * 0.5}l2 ${r * 0.95}-${r * 0.55}-3-${r * 0.35} 3.4-1-${r * 0.9}Z" fill="#9b3b2e"/><circle cx="${x}" cy="${y}" r="${r}" fill="#f0cf74" stroke="#8a6612" stroke-width="1.3"/><text x="${x}" y="${y + r * 0.44}" font-size="${Math.max(12, r * 1.28)}" text-anchor="middle" font-weight="800" style="fill:#3d2c05">${value}</text>`;
export const privilegeToken = (x: number, y: number, r = 11, isThere = true) =>
  `<g opacity="${isThere ? 1 : 0.28}"><circle cx="${x}" cy="${y}" r="${r}" fill="#f0cf74" stroke="#8a6612" stroke-width="1.3"/>${icon("crown", x, y, r * 1.45, "#5c430a")}</g>`;
export const labourToken = (x: number, y: number, r = 11, isThere = true) =>
  `<g opacity="${isThere ? 1 : 0.28}"><circle cx="${x}" cy="${y}" r="${r}" fill="#d8c7a8" stroke="#6b5135" stroke-width="1.3"/>${icon("hammer", x, y, r * 1.45, "#4a3720")}</g>`;

/** New since one's last turn: whose turn laid it there. */
export const pennant = (seat: number) =>
  `<path d="M0 0V27" stroke="var(--timb)" stroke-width="2.2" stroke-linecap="round"/><path d="M1 1H18L13.5 8 18 15H1Z" fill="${seatColour(seat)}" stroke="color-mix(in srgb,${seatColour(seat)} 60%,#000)" stroke-width=".8"/>${shape(seat, 7.2, 8, 4.2, "var(--paper)")}`;

/** What is about to be lost. */
export const warning = () => `<path d="M0-11L12 10H-12Z" fill="var(--low)" stroke="var(--paper)" stroke-width="1.5" stroke-linejoin="round"/>${text("!", 0, 7, 14, { weight: 800, fill: "var(--paper)" })}`;

// -- cards ------------------------------------------------------------------------------------------

interface CardForm { width?: number; height?: number; cubes?: (string | null)[]; name: string; goodName: string; isLarge?: boolean }

/** Where the sockets of a card lie: in its own coordinates. */
export function sockets(count: number, width: number, height: number, isLarge = false): { x: number; y: number; r: number }[] {
  const head = isLarge ? 36 : 21;
  const half = (height - head) / 2;
  const r = isLarge ? 29 : width < 92 ? 13 : 15.5;
  const y = head + half / 2 - 1;
  const apart = r * (count > 2 ? 2.1 : 2.44);
  return Array.from({ length: count }, (_, i) => ({ x: width / 2 + (i - (count - 1) / 2) * Math.min(apart, (width - 2 * r - 24) / Math.max(1, count - 1)), y, r }));
}

/** The good without its second name; the whole name is in the lifted form. */
export const plain = (name: string) => name.replace(/ [(/].*/, "");
const LEAST = 12; // the smallest letters at the board's own size
const EM = 0.48; // how wide a letter is, on the average
/** A name and the size in which it fits; one that would be too small loses its last words. */
export function fitted(name: string, room: number, most = 13.5): { words: string; size: number } {
  const size = (words: string) => Math.min(most, room / Math.max(6, words.length) / EM);
  let words = name;
  for (const parts = name.split(" "); size(words) < LEAST && parts.length > 1;) {
    parts.pop();
    words = `${parts.join(" ")}…`;
  }
  return { words, size: size(words) };
}

/** A building card: colour halves with tabs at both sides, sockets above, output below. */
export function building(card: PrintedCard, form: CardForm): string {
  const { width = 104, height = 140, isLarge = false } = form;
  const head = isLarge ? 36 : 21;
  const half = (height - head) / 2;
  const mid = head + half;
  const tab = isLarge ? 19 : width < 92 ? 9 : 11;
  const name = isLarge ? { words: form.name, size: Math.min(22, (width - 12) / form.name.length / EM) } : fitted(form.name, width - 6);
  let drawn = rect(1, 2.5, width, height, 8, "#3b2a1430") + rect(0, 0, width, height, 8, "var(--paper)") +
    rect(0, head, width, half, 0, tint(card.top)) + `<path d="M0 ${mid}h${width}v${half - 8}q0 8-8 8H8q-8 0-8-8Z" fill="${tint(card.bottom)}"/>`;
  for (const x of [0, width - tab]) drawn += rect(x, head, tab, half, 0, dye(card.top)) + rect(x, mid, tab, half - 6, 0, dye(card.bottom));
  if (card.top !== card.bottom) drawn += `<path d="M0 ${mid}h${width}" stroke="var(--paper)" stroke-width="1.6"/>`;
  for (const x of [tab / 2, width - tab / 2]) drawn += emblem(card.top, x, head + half / 2, tab * 0.8) + emblem(card.bottom, x, mid + half / 2, tab * 0.8);
  drawn += text(name.words, width / 2, head - (isLarge ? 11 : 6), name.size, { weight: 700 });
  const places = sockets(card.inputs.length, width, height, isLarge);
  const r = isLarge ? 29 : width < 92 ? 13 : 15.5;
  if (places.length) drawn += `<path d="M${width / 2 - 6} ${mid - 5.5}h12l-6 8Z" fill="var(--ink-3)"/>`;
  else drawn += icon(card.kind, width / 2, head + half / 2 - 1, r * 2.05, dye(card.top), 0.8);
  places.forEach((at, i) => {
    const input = card.inputs[i] ?? "";
    const held = form.cubes?.[i] ?? null;
    drawn += `<circle cx="${at.x}" cy="${at.y}" r="${r}" fill="var(--cell)" stroke="${held ? goodColour(input) : "var(--celledge)"}" stroke-width="${held ? 2 : 1.4}" ${held ? "" : 'stroke-dasharray="3.5 2.6"'}/>` +
      good(input, at.x - (held ? r * 0.26 : 0), at.y - (held ? r * 0.3 : 0), r * (held ? 1.15 : 1.36), held ? 1 : 0.8) + (held ? cube(held, at.x + r * 0.42, at.y + r * 0.5, r * 1.02) : "");
  });
  const [oy, or] = [mid + half * 0.42, r * 1.2];
  drawn += `<circle cx="${width / 2}" cy="${oy}" r="${or}" fill="var(--cell)" stroke="${goodColour(card.output)}" stroke-width="1.6"/>` + good(card.output, width / 2, oy, or * 1.42) +
    text(plain(form.goodName), width / 2, height - (isLarge ? 9 : 5.5), isLarge ? 17 : 12, { isUi: true });
  if (card.points) drawn += medal(card.points, width / 2 + or + r * 0.26, oy - r * 0.45, Math.max(9, r * 0.6));
  return drawn + rect(0.5, 0.5, width - 1, height - 1, 8, "none", "var(--edge)", 1.2);
}

/** The same card in a hand: lying across. */
export function ticket(card: PrintedCard, cost: number, name: string, width = 132): string {
  const height = 84;
  let drawn = rect(1, 2.5, width, height, 8, "#3b2a1430") + rect(0, 0, width, height, 8, "var(--paper)") + rect(0, 21, width, 31.5, 0, tint(card.top)) +
    `<path d="M0 52.5h${width}v23.5q0 8-8 8H8q-8 0-8-8Z" fill="${tint(card.bottom)}"/>`;
  for (const x of [0, width - 11]) drawn += rect(x, 21, 11, 31.5, 0, dye(card.top)) + rect(x, 52.5, 11, 26, 0, dye(card.bottom));
  for (const x of [5.5, width - 5.5]) drawn += emblem(card.top, x, 37, 9) + emblem(card.bottom, x, 66, 9);
  const short = fitted(name, width - 34);
  drawn += text(short.words, 10, 15, short.size, { weight: 700, anchor: "start" }) + coin(cost, width - 13, 11, 10);
  const count = card.inputs.length;
  card.inputs.forEach((input, i) => {
    const x = count === 1 ? 36 : 25 + i * Math.min(29, (width - 90) / Math.max(1, count - 1));
    drawn += `<circle cx="${x}" cy="52.5" r="13" fill="var(--cell)" stroke="var(--celledge)" stroke-width="1.2" stroke-dasharray="3.5 2.6"/>` + good(input, x, 52.5, 18);
  });
  const x = count ? width - 36 : width / 2;
  if (count) drawn += `<path d="M${x - 25} 47.5l7 5-7 5Z" fill="var(--ink-3)"/>`;
  drawn += `<circle cx="${x}" cy="52.5" r="16" fill="var(--cell)" stroke="${goodColour(card.output)}" stroke-width="1.5"/>` + good(card.output, x, 52.5, 23);
  if (card.points) drawn += medal(card.points, x + 15, 39, 9);
  return drawn + rect(0.5, 0.5, width - 1, height - 1, 8, "none", "var(--edge)", 1.2);
}

const BACKS: Record<string, [string, string]> = { basic: ["wheat", "#8a6d3f"], extended: ["barrel", "#6f5a48"], advanced: ["books", "#59413a"] };
export function back(tier: string, width: number, height: number, count: number | null = null): string {
  const [picture, colour] = BACKS[tier] ?? ["house", "#6b5530"];
  let drawn = "";
  for (let i = 2; i > 0; i--) drawn += rect(i * 1.6, i * 1.8, width, height, 7, "var(--wood-3)", "var(--wood-2)", 0.8);
  return drawn + rect(0, 0, width, height, 7, colour, "#2a1c0f", 0.9) + rect(4, 4, width - 8, height - 8, 5, "none", "#e8d6ae88") +
    icon(picture, width / 2, height / 2 - (count === null ? 0 : 11), Math.min(width * 0.62, 40), "#ecdcb6") +
    (count === null ? "" : text(count, width / 2, height / 2 + 21, Math.min(17, width * 0.62), { weight: 700, fill: "#fbf1d8" }));
}

/** A capital card such as capital_red_2. */
export function capital(id: string, width = 60, height = 84): string {
  const [, colour = "red", value = "1"] = id.split("_");
  const k = width / 60;
  let drawn = rect(1, 2.5, width, height, 7, "#3b2a1430") + rect(0, 0, width, height, 7, tint(colour), "var(--edge)") + rect(0, 0, width, 24 * k, 7, dye(colour)) + rect(0, 14 * k, width, 10 * k, 0, dye(colour)) +
    `<text x="${10 * k}" y="${18 * k}" font-size="${18 * k}" font-weight="800" text-anchor="middle" style="fill:var(--paper)">${value}</text>` + emblem(colour, width - 11 * k, 12 * k, 12 * k);
  for (let i = Number(value) - 1; i >= 0; i--) {
    const y = 24 * k + (height - 24 * k) / 2 + (i - (Number(value) - 1) / 2) * 14 * k - 1;
    drawn += `<ellipse cx="${width / 2}" cy="${y + 2.6 * k}" rx="${14 * k}" ry="${7 * k}" fill="#9a7416"/><ellipse cx="${width / 2}" cy="${y}" rx="${14 * k}" ry="${7 * k}" fill="#e2b84a" stroke="#9a7416"/>`;
  }
  return drawn;
}
/** What a colour of a hand is worth together, at the foot of its last card. */
export function pill(worth: number, colour: string, right: number, set = ""): string {
  const wide = set ? 40 + set.length * 6.5 : 36;
  return `<g pointer-events="none">${rect(right + 2 - wide, 66, wide, 20, 10, "var(--paper)", dye(colour), 1.6)}${set ? text(set, right + 11 - wide, 80.5, 13, { isUi: true, weight: 500, anchor: "start" }) : ""}${text(worth, right - 16, 81, 15, { weight: 800 })}</g>`;
}
export function capitalBack(width: number, height: number, count: number | null): string {
  let drawn = "";
  for (let i = 2; i > 0; i--) drawn += rect(i * 1.7, i * 1.9, width, height, 7, "var(--wood-3)", "var(--wood-2)", 0.8);
  return drawn + rect(0, 0, width, height, 7, "#6b5530", "#2a1c0f", 0.9) + rect(4, 4, width - 8, height - 8, 5, "none", "#e8d6ae88") + icon("coins", width / 2, height / 2 - 10, 30, "#ecdcb6") +
    (count === null ? "" : text(count, width / 2, height / 2 + 24, 17, { weight: 700, fill: "#fbf1d8" }));
}

/** A bonus token: its points and the product at the end of its line; 66 wide, 44 high. */
export const bonusToken = (token: { good: string; points: number }) => medal(token.points, 20, 17, 14) + good(token.good, 49, 20, 28);

// -- ships ------------------------------------------------------------------------------------------

const rowHeight = (count: number) => (count > 3 ? 22.5 : 24);
const topOf = (count: number) => 144 - count * rowHeight(count);
/** Where a row of a hold lies. */
export const holdY = (count: number, row: number) => topOf(count) + 3 + row * rowHeight(count);

/** Mast, sail with its bonuses and under each who would get it now, hull; 168 wide, 160 high. */
export function hull(bonuses: number[], rows: number, ranking: number[] = []): string {
  const top = topOf(rows);
  const wide = Math.max(bonuses.length * 29 + 16, 60);
  const high = top - 14;
  let drawn = `<path d="M84 ${top + 4}V4" stroke="var(--timb)" stroke-width="4"/><path d="M84 5l13 4-13 4Z" fill="var(--chosen)"/><path d="M${84 - wide / 2 - 4} 12h${wide + 8}q-7 ${high / 2} 0 ${high}h-${wide + 8}q-7-${high / 2} 0-${high}Z" fill="var(--sail)" stroke="var(--sailedge)" stroke-width="1.4"/>`;
  bonuses.forEach((bonus, k) => {
    const x = 84 - (bonuses.length - 1) * 14.5 + k * 29;
    const y = 12 + high * 0.36;
    const ahead = ranking[k];
    drawn += medal(bonus, x, y, 10.5) + (ahead === undefined ? "" : `<circle cx="${x + 8}" cy="${y + 12}" r="7.6" fill="${seatColour(ahead)}" stroke="var(--paper)" stroke-width="1.4"/>${shape(ahead, x + 8, y + 12, 4, "var(--paper)")}`);
  });
  return `${drawn}<path d="M3 ${top - 6}q10 6 18 6h126q8 0 18-10q0 30-14 62q-6 12-18 12H36q-12 0-18-12q-13-30-15-58Z" fill="var(--hull)" stroke="var(--hull2)" stroke-width="1.6"/>${rect(25, top, 118, rows * rowHeight(rows) + 6, 5, "var(--paper)", "var(--hull2)", 1.6)}`;
}

/** A row of a hold: good, points for a cube, its places. */
export const hold = (product: string, points: number, cubes: (string | null)[]) =>
  good(product, 15, 11, 20) + text(points, 39, 17, 17, { weight: 800 }) + cubes.map((one, i) => rect(57 + i * 29, 1, 23, 20, 3, "var(--cell)", "var(--celledge)") + (one ? cube(one, 69 + i * 29, 11, 18) : "")).join("");

/** A whole ship as it is printed, nothing loaded. */
export const printedShip = (ship: PrintedShip, places: number) =>
  hull(ship.bonuses, ship.rows.length) + ship.rows.map((row, k) => `<g transform="translate(25 ${holdY(ship.rows.length, k)})">${hold(row.good, row.points, Array.from({ length: places }, () => null))}</g>`).join("");

// -- the town ---------------------------------------------------------------------------------------

/** A facade; each of the six has its own outline. */
export function facade(number: number, cx: number, base: number, isLit: boolean, isSnow: boolean): string {
  const fill = `var(--h${number})`;
  const glass = isLit ? "var(--winlit)" : "var(--win)";
  const pane = (x: number, y: number, w = 11, h = 15) => `<path d="M${x} ${y + h}v${-h + 4}q0-4 ${w / 2}-4t${w / 2} 4v${h - 4}Z" fill="${glass}" stroke="#3b2a1466" stroke-width=".8"/>`;
  const panes = [-38, -18, 8, 28].map((x) => pane(cx + x, base - 46)).join("");
  const snow = (d: string) => (isSnow ? `<path d="${d}" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" stroke-opacity=".92"/>` : "");
  const [L, R] = [cx - 54, cx + 54];
  if (number === 0) return `<path d="M${L} ${base}V${base - 56}h12v-11h12v-11h12v-11h12v-9h12v9h12v11h12v11h12v11h12V${base}Z" fill="${fill}" stroke="#0003"/><path d="M${L - 1} ${base - 56}h14M${L + 11} ${base - 67}h14M${L + 23} ${base - 78}h14M${L + 35} ${base - 89}h14M${cx - 8} ${base - 98}h16M${R + 1} ${base - 56}h-14M${R - 11} ${base - 67}h-14M${R - 23} ${base - 78}h-14M${R - 35} ${base - 89}h-14" stroke="var(--roof)" stroke-width="4"/>${snow(`M${cx - 6} ${base - 98}h12M${cx - 18} ${base - 89}h9M${cx + 9} ${base - 89}h9`)}${panes}`;
  if (number === 1) return `<path d="M${L} ${base}V${base - 50}L${cx} ${base - 98}L${R} ${base - 50}V${base}Z" fill="${fill}"/><path d="M${L + 2} ${base}V${base - 50}M${R - 2} ${base}V${base - 50}M${L} ${base - 50}H${R}M${cx - 26} ${base}V${base - 72}M${cx + 26} ${base}V${base - 72}M${cx - 34} ${base - 66}H${cx + 34}M${L + 3} ${base - 48}l22 26M${R - 3} ${base - 48}l-22 26" stroke="var(--timb)" stroke-width="3.4" fill="none"/><path d="M${L - 7} ${base - 45}L${cx} ${base - 102}L${R + 7} ${base - 45}" fill="none" stroke="var(--roof3)" stroke-width="7"/>${snow(`M${L - 4} ${base - 50}L${cx} ${base - 105}L${R + 4} ${base - 50}`)}${pane(cx - 16, base - 46)}${pane(cx + 5, base - 46)}`;
  if (number === 2) return `<path d="M${L} ${base}V${base - 52}c10 0 12-8 18-16c6-8 14-8 18-16c3-8 8-14 18-14s15 6 18 14c4 8 12 8 18 16c6 8 8 16 18 16V${base}Z" fill="${fill}" stroke="#0003"/><circle cx="${cx}" cy="${base - 100}" r="3.4" fill="var(--gold)"/>${snow(`M${cx - 14} ${base - 96}q14-5 28 0`)}${panes}`;
  if (number === 3) return `<path d="M${R - 26} ${base - 66}v-30h14v40Z" fill="var(--roof2)"/>${rect(L, base - 56, 108, 56, 0, fill, "#0003")}<path d="M${L - 6} ${base - 54}L${cx - 27} ${base - 90}L${cx} ${base - 60}L${cx + 27} ${base - 90}L${R + 6} ${base - 54}Z" fill="var(--roof)"/>${snow(`M${L - 3} ${base - 57}L${cx - 27} ${base - 92}L${cx} ${base - 63}L${cx + 27} ${base - 92}L${R + 3} ${base - 57}`)}${pane(cx - 42, base - 46, 20, 17)}${pane(cx + 22, base - 46, 20, 17)}`;
  if (number === 4) return `<path d="M${L + 6} ${base}V${base - 60}L${cx - 16} ${base - 92}h32L${R - 6} ${base - 60}V${base}Z" fill="${fill}" stroke="#0003"/><path d="M${L} ${base - 57}L${cx - 18} ${base - 95}h36L${R} ${base - 57}" fill="none" stroke="var(--roof)" stroke-width="7"/><path d="M${cx - 9} ${base - 78}h18v14h-18Z" fill="var(--timb)"/><path d="M${cx} ${base - 84}h26v9" stroke="var(--timb)" stroke-width="3" fill="none"/><rect x="${cx + 20}" y="${base - 68}" width="12" height="10" rx="2" fill="var(--wood-2)" stroke="var(--timb)"/>${snow(`M${L + 4} ${base - 60}L${cx - 18} ${base - 98}h36L${R - 4} ${base - 60}`)}${panes}`;
  return `${rect(L, base - 54, 108, 54, 0, fill, "#0003")}<path d="M${L - 5} ${base - 52}l14-20h90l14 20Z" fill="var(--roof)"/>${rect(cx - 15, base - 88, 30, 58, 0, fill, "#0003")}<path d="M${cx - 19} ${base - 86}L${cx} ${base - 108}L${cx + 19} ${base - 86}Z" fill="var(--roof2)"/><circle cx="${cx}" cy="${base - 72}" r="9.5" fill="var(--paper)" stroke="var(--timb)" stroke-width="1.6"/><path d="M${cx} ${base - 78}v6l4 3" stroke="var(--ink)" stroke-width="1.5" fill="none"/>${snow(`M${L} ${base - 56}l10-16h27M${R} ${base - 56}l-10-16h-27`)}${pane(cx - 44, base - 46)}${pane(cx - 27, base - 46)}${pane(cx + 16, base - 46)}${pane(cx + 33, base - 46)}`;
}

const LEAVES: Record<string, string> = { spring: "#a9c489", summer: "#8fae6b", autumn: "#c98f52", winter: "#dfe6e4" };
/** Behind the houses: sky, two lines of hills and trees, as the season has them. */
export function sky(season: string, width: number, trees: number[]): string {
  const ground = (hills: string, snow: string, leaves: string) =>
    season === "winter" ? `color-mix(in srgb,${snow} var(--snowmix),${hills})` : season === "autumn" ? `color-mix(in srgb,${leaves} 45%,${hills})` : hills;
  const cloud = (x: number, y: number) => `<path d="M${x} ${y}q8-12 20-4q10-12 24 0q14-2 14 8h-66q0-6 8-4Z"/>`;
  const tree = (x: number) => `<path d="M${x} 112v-14" stroke="var(--timb)" stroke-width="3"/><circle cx="${x}" cy="92" r="10" fill="color-mix(in srgb,${LEAVES[season] ?? ""} var(--treemix),var(--hills2))" stroke="#0000001a"/>`;
  return rect(0, 0, width, 50, 0, "var(--sky1)") + rect(0, 44, width, 70, 0, "color-mix(in srgb,var(--sky1) 45%,var(--sky2))") + `<g opacity=".5" fill="var(--paper)">${cloud(width * 0.2, 30)}${cloud(width * 0.62, 24)}</g>` +
    `<path d="M0 84Q${width * 0.12} 50 ${width * 0.26} 76T${width * 0.52} 70T${width * 0.78} 76T${width} 62V113H0Z" fill="${ground("var(--hills)", "#fff", "#d9a25c")}"/>` +
    `<path d="M0 100Q${width * 0.2} 76 ${width * 0.4} 96T${width * 0.8} 92T${width} 88V113H0Z" fill="${ground("var(--hills2)", "#eef3f4", "#c98f52")}"/>` + trees.map(tree).join("");
}

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];
const SEASONS: [string, string][] = [["spring", "#a9c489"], ["summer", "#ecc65f"], ["autumn", "#cf8a4e"], ["winter", "#b9d0de"]];

/** Four quarters, the year in the middle. */
export function seasonWheel(season: string, year: number, r = 46): string {
  let drawn = `<circle r="${r + 5}" fill="var(--wood)"/><circle r="${r + 2.5}" fill="var(--wood-3)"/>`;
  const round = (angle: number, by: number) => `${(by * Math.cos(angle)).toFixed(2)} ${(by * Math.sin(angle)).toFixed(2)}`;
  SEASONS.forEach(([name, colour], i) => {
    const a = -Math.PI * 0.75 + (i * Math.PI) / 2;
    const isNow = name === season;
    drawn += `<path d="M0 0L${round(a, r)}A${r} ${r} 0 0 1 ${round(a + Math.PI / 2, r)}Z" fill="${colour}" opacity="${isNow ? 1 : 0.42}" stroke="var(--paper)" stroke-width="1.5"/>` +
      icon(name, r * 0.7 * Math.cos(a + Math.PI / 4), r * 0.7 * Math.sin(a + Math.PI / 4), isNow ? 22 : 17, "#3b2c14", isNow ? 1 : 0.6);
  });
  return `${drawn}<circle r="${r * 0.42}" fill="var(--paper)" stroke="var(--wood)" stroke-width="1.5"/>${text(ROMAN[year] ?? year, 0, r * 0.16, 19, { weight: 800 })}`;
}

/** What points at the season; it points up, and is turned. */
export const seasonHand = (r = 46) => `<path d="M0 ${-r - 9}L-6 ${-r + 2}H6Z" fill="var(--chosen)" stroke="var(--paper)"/>`;
/** How far it is turned, in degrees: it goes on with the years and never back. */
export const seasonTurn = (season: string, year: number) => (year - 1) * 360 + 90 * Math.max(0, SEASONS.findIndex(([name]) => name === season));
