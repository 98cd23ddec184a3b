/**
 * How every piece of Villagers is drawn, as SVG text: cards in units of 200 x 280, scaled by whoever shows them.
 *
 *     full   200 x 280   hand, Road, lifted: head, scene, symbols, production chain
 *     built  200 x 212   in a Village: the chain lies there, so its strip is cut off
 *     head   200 x 66    what a covered card still counts for: suit symbols, padlock, name
 *
 * Nothing here knows a rule: prices, worth and free places are passed in.
 */
import { wantIcon } from "../../lib/icons.svelte";
import { kindOf, type EventCard, type Face, type Formula, type Improvement, type Kind, type Pack } from "./pack";

export interface Words { word(id: string): string; say(id: string, facts?: Record<string, string | number>): string }
export type Form = "full" | "built" | "head";
export type Mark = "built" | "hand" | "road" | "";
export interface Pay { text: string; colour: string; isBank?: boolean }
export interface CardLook {
  form?: Form; side?: string | null; coins?: number; worth?: number | null; marks?: Mark[]; free?: number | null; pay?: Pay | null;
  isCovered?: boolean;
}
const HEIGHTS: Record<Form, number> = { full: 280, built: 212, head: 66 };

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/* ------------------------------------------------------------------ small parts */
export function icon(name: string, x: number, y: number, size: number, colour: string): string {
  wantIcon(name);
  return `<use href="#icon-${name}" x="${x}" y="${y}" width="${size}" height="${size}" style="color:${colour}"/>`;
}
const trade = (kind: string, x: number, y: number, size: number, colour: string) => icon(`kind-${kind}`, x, y, size, colour);
const suitOf = (suit: string, x: number, y: number, size: number, colour: string) => icon(`suit-${suit}`, x, y, size, colour);
const sign = (name: string, x: number, y: number, size: number, colour: string) => icon(`sign-${name}`, x, y, size, colour);

interface Script { bold?: number; anchor?: "start" | "middle"; fill?: string; isUi?: boolean; isItalic?: boolean }
function text(x: number, y: number, size: number, words: string | number, how: Script = {}): string {
  const font = how.isUi ? "var(--ui)" : "var(--name)";
  const style = how.isItalic ? ' font-style="italic"' : "";
  return `<text x="${x}" y="${y}" font-family='${font}' font-size="${size}" font-weight="${how.bold ?? 600}" text-anchor="${how.anchor ?? "middle"}" fill="${how.fill ?? "var(--ink)"}"${style}>${escape(String(words))}</text>`;
}
/** Roughly how wide a name is, enough to decide on squeezing a long one. */
export function widthOf(words: string, size: number): number {
  const of = (letter: string) => ("ijlt .".includes(letter) ? 0.29 : "mwMW".includes(letter) ? 0.78 : letter === letter.toUpperCase() ? 0.62 : 0.47);
  return [...words].reduce((sum, letter) => sum + of(letter), 0) * size;
}

/** A printed coin: flat. */
export function coin(cx: number, cy: number, r: number, label: string | number, metal = "gold", k = 1.18): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="var(--${metal}-face)" stroke="var(--${metal}-rim)" stroke-width="${r * 0.12}"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${r * 0.78}" fill="none" stroke="var(--${metal}-rim)" stroke-width="${r * 0.05}" stroke-dasharray="${r * 0.08} ${r * 0.1}"/>` +
    (label === "" ? "" : text(cx, cy + r * k * 0.34, r * k, label, { bold: 800, fill: `var(--${metal}-ink)` }));
}
/** Coins that lie somewhere: bodies, one disc each up to five. */
export function coinPile(x: number, y: number, count: number, r = 22): string {
  if (!count) return "";
  const high = r * 0.34;
  let drawn = `<ellipse cx="${x}" cy="${y + high}" rx="${r * 1.15}" ry="${r * 0.5}" fill="#0003"/>`;
  for (let i = 0; i < Math.min(count, 5); i += 1) {
    const at = y - i * high;
    drawn += `<path d="M${x - r} ${at} v${high} a${r} ${r * 0.42} 0 0 0 ${2 * r} 0 v${-high}" fill="var(--gold-rim)"/><ellipse cx="${x}" cy="${at}" rx="${r}" ry="${r * 0.42}" fill="var(--gold-face)" stroke="var(--gold-rim)" stroke-width="1.5"/>`;
  }
  return drawn;
}
export function coinTag(x: number, y: number, count: number, size = 26): string {
  return `<rect x="${x - size * 0.75}" y="${y - size * 0.62}" width="${size * 1.5}" height="${size * 1.14}" rx="${size * 0.57}" fill="var(--gold-ink)" stroke="var(--gold-face)" stroke-width="1.5"/>${text(x, y + size * 0.3, size, count, { bold: 800, fill: "#fff3cf" })}`;
}
export const food = (x: number, y: number, s: number) => `<circle cx="${x + s / 2}" cy="${y + s / 2}" r="${s / 2}" fill="var(--vil-food)"/>${sign("food", x + s * 0.08, y + s * 0.08, s * 0.84, "#fff")}`;
export const builder = (x: number, y: number, s: number) => `<rect x="${x}" y="${y}" width="${s}" height="${s}" rx="${s * 0.22}" fill="var(--vil-build)"/>${sign("builder", x + s * 0.16, y + s * 0.16, s * 0.68, "#fff")}`;
/** A small drawing as high as the words around it. */
export const inline = (drawing: string, size: number, box = 40) => `<svg width="${size}" height="${size}" viewBox="0 0 ${box} ${box}" aria-hidden="true" style="vertical-align:-0.28em;overflow:visible">${drawing}</svg>`;
export const signs = {
  gold: (size = 20) => inline(coin(20, 20, 19, ""), size),
  silver: (size = 20) => inline(coin(20, 20, 19, "", "silver"), size),
  coins: (size = 20) => inline(coinPile(20, 28, 4, 16), size),
  food: (size = 20) => inline(food(0, 0, 40), size),
  builder: (size = 20) => inline(builder(0, 0, 40), size),
  market: (size = 20) => inline(sign("market", 0, 0, 40, "var(--vil-stall)"), size),
  trade: (size = 20) => inline(sign("trade", 0, 0, 40, "currentColor"), size),
};

/* ------------------------------------------------------------------ where the people of a suit work */
function backdrop(suit: string): string {
  const c = `var(--s-${suit})`;
  const fill = (d: string, opacity: number) => `<path d="${d}" fill="${c}" fill-opacity="${opacity}"/>`;
  const hills = fill("M0 128 Q50 98 104 118 T200 104 V160 H0Z", 0.16) + fill("M0 144 Q70 122 130 138 T200 132 V160 H0Z", 0.2);
  let s = "";
  if (suit === "wood") for (const [x, h, o] of [[6, 62, 0.22], [30, 48, 0.16], [92, 54, 0.14], [118, 40, 0.12], [176, 64, 0.2], [196, 46, 0.16]] as const) s += fill(`M${x} ${150 - h} l${h * 0.28} ${h * 0.45} h-${h * 0.12} l${h * 0.2} ${h * 0.5} h-${h * 0.72} l${h * 0.2} -${h * 0.5} h-${h * 0.12}Z`, o);
  if (suit === "hay") {
    for (const [x, y, r] of [[16, 136, 15], [178, 126, 12], [150, 146, 9]] as const) s += `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}" fill-opacity=".3"/><circle cx="${x}" cy="${y}" r="${r * 0.55}" fill="none" stroke="${c}" stroke-opacity=".4" stroke-width="2"/>`;
    for (let i = 0; i < 5; i += 1) s += `<path d="M0 ${128 + i * 7} Q100 ${112 + i * 8} 200 ${124 + i * 7}" stroke="${c}" stroke-opacity=".2" fill="none" stroke-width="2"/>`;
  }
  if (suit === "ore") s += fill("M-10 160 L34 84 L58 116 L84 76 L130 140 L160 96 L214 160Z", 0.2) + fill("M34 84 l12 16 -10 8 -10 -4 -5 2Z M84 76 l14 18 -10 6 -9 -6 -7 4Z M160 96 l12 14 -9 6 -8 -5 -6 3Z", 0.28);
  if (suit === "grain") for (let i = 0; i < 15; i += 1) { const x = 4 + i * 14; const h = 30 + ((i * 37) % 13); s += `<path d="M${x} 160 q3 ${-h / 2} 0 ${-h}" stroke="${c}" stroke-width="2" stroke-opacity=".3" fill="none"/><ellipse cx="${x}" cy="${158 - h}" rx="3.4" ry="9" fill="${c}" fill-opacity=".3"/>`; }
  if (suit === "grapes") for (let r = 0; r < 4; r += 1) for (let i = 0; i < 12; i += 1) s += `<circle cx="${i * 18 + r * 9 - 4}" cy="${118 + r * 11 - i * 0.8}" r="${4 + r}" fill="${c}" fill-opacity="${0.14 + r * 0.04}"/>`;
  if (suit === "wool") for (const [x, y, r] of [[20, 126, 10], [180, 118, 9], [150, 138, 12]] as const) s += `<g fill="var(--paper)" stroke="${c}" stroke-opacity=".4"><circle cx="${x - r * 0.7}" cy="${y}" r="${r * 0.7}"/><circle cx="${x + r * 0.7}" cy="${y}" r="${r * 0.7}"/><circle cx="${x}" cy="${y - r * 0.3}" r="${r}"/></g>`;
  if (suit === "leather") for (const x of [6, 150]) s += `<path d="M${x} 158 V92 H${x + 46} V158" fill="none" stroke="${c}" stroke-width="4" stroke-opacity=".35"/><path d="M${x + 8} 98 q15 8 30 0 q-6 16 0 34 q-15 12 -30 0 q6 -18 0 -34Z" fill="${c}" fill-opacity=".28"/>`;
  if (suit === "solitary") s += fill("M0 160 V118 l18 -18 18 18 V160Z M150 160 V112 l24 -22 24 22 V160Z M36 160 V128 h26 v32Z", 0.2) + fill("M8 128 h8 v10 h-8Z M164 122 h9 v12 h-9Z M178 122 h9 v12 h-9Z", 0.2);
  if (suit === "special") {
    s += `<path d="M168 78 a17 17 0 1 0 15 26 a14 14 0 0 1 -15 -26Z" fill="${c}" fill-opacity=".35"/>`;
    for (const [x, y, r] of [[14, 84, 3], [36, 104, 2], [96, 80, 2.5], [120, 100, 2], [148, 126, 2.5], [190, 134, 2], [10, 122, 2]] as const) s += `<path d="M${x} ${y - r * 2} l${r * 0.6} ${r * 1.4} ${r * 1.4} ${r * 0.6} -${r * 1.4} ${r * 0.6} -${r * 0.6} ${r * 1.4} -${r * 0.6} -${r * 1.4} -${r * 1.4} -${r * 0.6} ${r * 1.4} -${r * 0.6}Z" fill="${c}" fill-opacity=".45"/>`;
  }
  const ground = suit === "special" ? fill("M0 140 Q60 120 120 136 T200 128 V160 H0Z", 0.22) : suit === "grain" ? fill("M0 134 Q100 120 200 130 V160 H0Z", 0.14) : hills;
  return `<rect x="0" y="66" width="200" height="94" fill="var(--s-${suit}-tint)"/>${ground}${s}`;
}

/* ------------------------------------------------------------------ the villager: a bust from a few traits */
const SKIN = ["#f0cfae", "#e3b48c", "#c98f63", "#f3d9c0", "#a86f48"];
const HAIR = ["#3b2a20", "#6b4426", "#a8692c", "#8a8178", "#c9a05a", "#2a2324"];
/** Hat, then w: woman (where the Polish name is a woman's), b: beard, a: apron. */
const LOOKS: Record<string, string> = {
  founders: "band w", lumberjack: "cap b", hayer: "straw", miner: "lamp b", brewer: "none b a", poulterer: "kerchief w a", swineherd: "straw", truffler: "beret b",
  carpenter: "cap a", cooper: "none b a", shipwright: "band b", wheeler: "kerchief w", cartwright: "beret b", wood_carver: "cap b", log_rafter: "straw b", thatcher: "straw b",
  bed_builder: "cap b a", grazier: "straw b", milk_maid: "kerchief w a", fromager: "kerchief w a", peddler: "beret", horse_trader: "band w", ore_muler: "hood", blacksmith: "band b a",
  glass_blower: "none b a", mason: "cap b", seeker: "hood", spelunker: "lamp", jeweler: "beret", locksmith: "none b a", graper: "straw w", vintner: "none b a", wine_trader: "beret b",
  shepherd: "hood b", spinner: "kerchief w", weaver: "band w", tailor: "none b", tanner: "none b a", saddler: "cap", cobbler: "none b a", harvester: "straw w", hunter: "beret b",
  chandler: "none a", wattler: "straw w", fisher: "straw b", beekeeper: "veil w", grocer: "cap b a", freemason: "beret b", priest: "none", agent: "beret", monk: "hood b",
  apprentice: "cap", tinner: "band w a", smuggler: "hood", barbarian: "band b", courier: "cap", flaker: "kerchief w", noble: "beret b", schemer: "hood", thief: "hood",
  sheriff: "beret b", benefactor: "none b", nun: "hood w", pigeoneer: "straw w", prophet: "hood b", recruiter: "beret", arkwright: "cap b", carter: "straw b",
  alchemist: "hood b", captain: "beret b", wholesaler: "none b", freelancer: "band", countess: "veil w",
};
const HATS: Record<string, (cloth: string) => string> = {
  none: () => "",
  straw: (cloth) => `<ellipse cx="50" cy="25" rx="33" ry="7.5" fill="#a9822f"/><ellipse cx="50" cy="23.6" rx="33" ry="7" fill="#d9b45e"/><path d="M33 24 Q33 5 50 5 Q67 5 67 24 Q50 29 33 24Z" fill="#d9b45e"/><path d="M33 21 Q50 27 67 21 v4 Q50 30 33 25Z" fill="${cloth}"/>`,
  cap: (cloth) => `<path d="M31 30 Q30 11 50 11 Q70 11 69 30 Q50 22 31 30Z" fill="${cloth}"/><path d="M31 30 Q50 20 69 30 q3 4 -2 5 Q50 26 33 35 q-5 -1 -2 -5Z" fill="#0005"/><path d="M31 30 Q30 11 50 11 Q60 11 65 17 Q44 14 31 30Z" fill="#fff" fill-opacity=".16"/>`,
  kerchief: (cloth) => `<path d="M30 42 Q26 11 50 11 Q74 11 70 42 Q66 26 50 24 Q34 26 30 42Z" fill="#f6eedd"/><path d="M31 38 Q36 24 50 24 Q64 24 69 38" stroke="${cloth}" stroke-width="2.6" fill="none"/>`,
  beret: (cloth) => `<path d="M29 28 Q22 12 44 9 Q78 4 74 24 Q72 30 66 28 Q50 20 34 30 Q31 31 29 28Z" fill="${cloth}"/><path d="M29 28 Q22 12 44 9 Q78 4 74 24 Q72 30 66 28 Q50 20 34 30 Q31 31 29 28Z" fill="#0003"/><path d="M66 12 q10 -9 13 -3 q-3 7 -12 8Z" fill="#f1d9a0"/>`,
  band: (cloth) => `<path d="M32 28 Q50 20 68 28 l.6 5 Q50 25 31.6 33Z" fill="${cloth}"/><path d="M32 28 Q50 20 68 28 l.6 5 Q50 25 31.6 33Z" fill="#fff3"/>`,
  lamp: () => `<path d="M30 31 Q29 9 50 9 Q71 9 70 31 Q50 24 30 31Z" fill="#8a6b45"/><path d="M28 32 Q50 23 72 32 l0 4 Q50 27 28 36Z" fill="#5f4629"/><circle cx="50" cy="18" r="6" fill="#ffe9a3" stroke="#5f4629" stroke-width="2"/>`,
  veil: () => `<ellipse cx="50" cy="23" rx="32" ry="7" fill="#d9b45e"/><path d="M35 22 Q35 7 50 7 Q65 7 65 22Z" fill="#d9b45e"/><path d="M24 26 Q20 60 30 66 H70 Q80 60 76 26 Q50 34 24 26Z" fill="#fff" fill-opacity=".32" stroke="#6b5a3a" stroke-opacity=".16" stroke-width="1" stroke-dasharray="2 2"/>`,
  hood: (cloth) => `<path d="M29 62 Q24 14 50 13 Q76 14 71 62 Q70 26 50 24 Q30 26 29 62Z" fill="${cloth}"/><path d="M29 62 Q24 14 50 13 Q58 13 63 17 Q36 18 29 62Z" fill="#fff" fill-opacity=".14"/>`,
};
function figure(kind: string, suit: string, x: number, y: number, scale: number): string {
  const [hat = "none", ...traits] = (LOOKS[kind] ?? "none").split(" ");
  const [isWoman, hasBeard, hasApron] = [traits.includes("w"), traits.includes("b"), traits.includes("a")];
  let seed = 0;
  for (const letter of kind) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  const skin = SKIN[seed % SKIN.length] ?? "";
  const hair = HAIR[(seed >> 4) % HAIR.length] ?? "";
  const cloth = `var(--s-${suit})`;
  let s = "";
  if (isWoman && hat !== "hood") s += `<path d="M29 38 q-4 26 4 34 h34 q8 -8 4 -34Z" fill="${hair}"/>`;
  if (hat === "hood") s += `<path d="M24 62 Q20 10 50 8 Q80 10 76 62Z" fill="${cloth}"/><path d="M24 62 Q20 10 50 8 Q80 10 76 62Z" fill="#0004"/>`;
  s += `<path d="M8 94 Q10 64 38 60 L50 66 L62 60 Q90 64 92 94Z" fill="${cloth}"/><path d="M8 94 Q10 64 38 60 L50 66 V94Z" fill="#fff" fill-opacity=".1"/>`;
  if (hasApron) s += `<path d="M34 94 L38 70 H62 L66 94Z" fill="#f4ead6"/><path d="M38 70 L36 60 M62 70 L64 60" stroke="#f4ead6" stroke-width="4"/>`;
  s += `<path d="M42 50 h16 v12 q-8 8 -16 0Z" fill="${skin}"/><path d="M42 55 q8 6 16 0 v4 q-8 6 -16 0Z" fill="#0002"/>`;
  s += `<ellipse cx="50" cy="38" rx="17.5" ry="20" fill="${skin}"/><circle cx="38.5" cy="45" r="4" fill="#d9573a" fill-opacity=".22"/><circle cx="61.5" cy="45" r="4" fill="#d9573a" fill-opacity=".22"/>`;
  if (hat === "none" || hat === "band") s += isWoman ? `<path d="M31 40 Q30 16 50 16 Q70 16 69 40 Q66 28 54 25 Q40 26 31 40Z" fill="${hair}"/>` : `<path d="M32 34 Q30 15 50 15 Q70 15 68 34 Q62 24 50 24 Q38 24 32 34Z" fill="${hair}"/>`;
  if (hasBeard) s += `<path d="M32.5 40 Q34 64 50 65 Q66 64 67.5 40 Q64 50 58 49 Q50 45 42 49 Q36 50 32.5 40Z" fill="${hair}"/>`;
  s += `<circle cx="43.5" cy="38" r="2.1" fill="#2b1d12"/><circle cx="56.5" cy="38" r="2.1" fill="#2b1d12"/><path d="M40 32.5 q3.5 -2.4 7 -.4 M53 32.1 q3.5 -2 7 .4" stroke="${hasBeard ? hair : "#5b3c28"}" stroke-width="1.8" fill="none" stroke-linecap="round"/>`;
  s += `<path d="M49.5 39 q2.4 4 .2 5.4" stroke="#0005" stroke-width="1.5" fill="none" stroke-linecap="round"/>`;
  s += hasBeard ? `<path d="M45.5 51.5 q4.5 2.4 9 0" stroke="#fff8" stroke-width="1.8" fill="none" stroke-linecap="round"/>` : `<path d="M45 49.5 q5 4 10 0" stroke="#7c2f22" stroke-width="1.9" fill="none" stroke-linecap="round"/>`;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${s}${HATS[hat]?.(cloth) ?? ""}</g>`;
}

/* ------------------------------------------------------------------ symbols below the name */
/** Silver and Copper as pictures: what one group pays, a slash, what a group is. */
function formula(f: Formula, metal: string, s: number): { svg: string; width: number } {
  const m = s * 0.92;
  const parts: string[] = [];
  let x = 0;
  const put = (width: number, draw: (x: number) => string) => { parts.push(draw(x)); x += width; };
  const disc = (label: string | number) => put(m * 1.04, (at) => coin(at + m / 2, s / 2, m / 2, label, metal));
  const slash = () => put(s * 0.34, (at) => `<path d="M${at + s * 0.08} ${s * 0.88} L${at + s * 0.26} ${s * 0.12}" stroke="var(--ink-2)" stroke-width="3" stroke-linecap="round"/>`);
  const suit = (one: string) => put(s * 0.68, (at) => suitOf(one, at, s * 0.16, s * 0.68, `var(--s-${one}-ink)`));
  const small = (draw: (x: number) => string) => put(s * 0.66, draw);
  const times = (count: number, draw: () => void) => { for (let i = 0; i < count; i += 1) draw(); };
  const pays = f.gold ?? 0;
  const ops: Record<string, () => void> = {
    per_suit_symbols: () => { disc(pays); slash(); times(f.every ?? 1, () => suit(f.suit ?? "")); },
    per_food: () => { disc(pays); slash(); small((at) => food(at, s * 0.18, s * 0.64)); },
    per_builder: () => { disc(pays); slash(); small((at) => builder(at, s * 0.18, s * 0.64)); },
    per_gold_symbols: () => { disc(pays); slash(); times(f.every ?? 1, () => put(s * 0.54, (at) => coin(at + s * 0.3, s * 0.5, s * 0.27, ""))); },
    per_padlocks: () => { disc(pays); slash(); small((at) => sign("lock", at, s * 0.14, s * 0.68, "var(--ink)")); },
    sum_gold_on_suit: () => { disc("Σ"); slash(); put(s * 0.62, (at) => coin(at + s * 0.3, s * 0.5, s * 0.3, "")); suit(f.suit ?? ""); },
    coins_on_one_villager: () => { disc("="); slash(); small((at) => coinPile(at + s * 0.36, s * 0.68, 3, s * 0.3)); },
    per_set_of_suit_symbols: () => { disc(pays); slash(); (f.suits ?? []).forEach(suit); },
    per_villager_with_coins: () => { disc(pays); slash(); small((at) => sign("person", at, s * 0.2, s * 0.5, "var(--ink)")); small((at) => coinPile(at + s * 0.3, s * 0.7, 2, s * 0.24)); },
    per_chain_of_at_least: () => { disc(pays); slash(); small((at) => sign("link", at, s * 0.16, s * 0.64, "var(--ink)")); put(s * 0.6, (at) => text(at + s * 0.26, s * 0.68, s * 0.5, `${f.cards}+`, { bold: 800 })); },
    half_silver_of_one_villager: () => { disc("½"); slash(); put(s * 0.7, (at) => coin(at + s * 0.32, s * 0.5, s * 0.32, "", "silver")); },
  };
  ops[f.op]?.();
  return { svg: parts.join(""), width: x };
}

export function faceOf(kind: Kind, side: string | null | undefined): Face {
  if (side === "food" && kind.side_food) return kind.side_food;
  if (side === "plain" && kind.side_plain) return kind.side_plain;
  return side === "gold" && kind.side_gold ? kind.side_gold : kind;
}

function symbols(kind: Kind, look: CardLook, words: Words): string {
  const s = 48;
  const cy = 184;
  const items: [number, (x: number) => string][] = [];
  let width = 0;
  const add = (wide: number, draw: (x: number) => string) => { items.push([wide, draw]); width += wide; };
  const face = faceOf(kind, look.side ?? (kind.side_gold ? "gold" : null));
  const hasWorth = look.worth !== null && look.worth !== undefined;
  if (face.gold) add(s + 6, (x) => coin(x + s / 2, cy, s / 2, face.gold));
  for (let i = 0; i < face.food; i += 1) add(s - 3, (x) => food(x, cy - 21, 42));
  for (let i = 0; i < face.builder; i += 1) add(s - 3, (x) => builder(x, cy - 21, 42));
  for (const [metal, printed, size] of [["silver", kind.silver, hasWorth ? 42 : s], ["copper", kind.copper, s]] as const) {
    if (!printed) continue;
    const drawn = formula(printed, metal, size);
    add(drawn.width, (x) => `<g transform="translate(${x} ${cy - size / 2})">${drawn.svg}</g>`);
  }
  const op = kind.effect?.op ?? kind.endgame?.op;
  const printed = kind.effect?.amount ?? kind.effect?.look ?? kind.effect?.cost ?? 0;
  let out = "";
  if (kind.key) out += sign("key", 134, cy - 17, 34, "var(--vil-key)") + text(178, cy + 10, 30, kind.key, { bold: 800, fill: "var(--vil-key)" });
  if (op && !width) {
    const [first = "", second = ""] = words.say(`card-${op.replaceAll("_", "-")}`, { count: printed }).split("|");
    const dx = kind.discard ? 20 : 0;
    const fit = (line: string) => Math.min(21, (21 * (kind.discard ? 150 : 186)) / Math.max(1, widthOf(line, 21)));
    return out + (kind.discard ? sign("discard", 6, cy - 18, 36, "var(--ink-2)") : "") + text(100 + dx, cy - 4, fit(first), first, { isItalic: true }) + text(100 + dx, cy + 19, fit(second), second, { isItalic: true });
  }
  let x = kind.key ? Math.max(10, (130 - width) / 2 + 4) : kind.silver && hasWorth ? Math.max(4, (144 - width) / 2) : (200 - width) / 2;
  for (const [wide, draw] of items) { out += draw(x); x += wide; }
  if (!items.length && !kind.key) {
    if (kind.stack_size === 2 && look.form === "built") for (const at of [38, 104]) out += `<rect x="${at}" y="${cy - 17}" width="58" height="34" rx="7" fill="none" stroke="var(--s-${kind.suit}-ink)" stroke-width="2.5" stroke-dasharray="6 5" stroke-opacity=".7"/>`;
    else out += text(100, cy + 7, 21, words.say(kind.stack_size === 2 ? "card-starts-chain" : "card-link"), { isItalic: true, fill: "var(--ink-2)", bold: 500 });
  }
  if (kind.silver && hasWorth) out += `<rect x="148" y="${cy - 16}" width="48" height="32" rx="16" fill="var(--silver-ink)"/>${text(172, cy + 10, 27, look.worth ?? 0, { bold: 800, fill: "#fff" })}`;
  return out;
}

/* ------------------------------------------------------------------ the production chain, and this card's place in it */
function chainStrip(kind: Kind, pack: Pack, marks: Mark[], words: Words): string {
  const [y, h] = [212, 68];
  const cy = y + h / 2;
  const links = kind.chain;
  let out = `<path d="M0 ${y} H200 V${y + h - 14} Q200 ${y + h} 186 ${y + h} H14 Q0 ${y + h} 0 ${y + h - 14}Z" fill="var(--paper-2)"/><path d="M0 ${y} H200" stroke="var(--line)" stroke-width="1.5"/>`;
  const r = links.length > 3 ? 18.5 : 20;
  const node = (x: number, id: string, isOwn: boolean, isLater = false) => {
    const { suit } = kindOf(pack, id);
    return isOwn
      ? `<circle cx="${x}" cy="${cy}" r="${r + 3}" fill="var(--s-${suit})"/>${trade(id, x - 15, cy - 15, 30, "#fff")}`
      : `<circle cx="${x}" cy="${cy}" r="${r}" fill="var(--paper)" stroke="var(--s-${suit})" stroke-width="2.5"${isLater ? ' stroke-dasharray="4 4"' : ""}/>${trade(id, x - 13.5, cy - 13.5, 27, `var(--s-${suit}-ink)`)}`;
  };
  if (links.length === 1 && kind.stack_size === 2) {
    out += `${node(52, kind.id, true)}<path d="M78 ${cy} h18 M96 ${cy} q12 0 16 -14 M96 ${cy} q12 0 16 14" stroke="var(--ink-3)" stroke-width="3" fill="none" stroke-linecap="round"/>`;
    for (const d of [-15, 15]) out += `<rect x="118" y="${cy + d - 11}" width="40" height="22" rx="5" fill="none" stroke="var(--s-${kind.suit}-ink)" stroke-width="2" stroke-dasharray="4 4"/>`;
    return out;
  }
  if (links.length === 1) {
    if (kind.suit !== "special") return `${out}${node(100, kind.id, true)}<path d="M20 ${cy} H66 M134 ${cy} H180" stroke="var(--line)" stroke-width="2"/>`;
    const when = kind.phase ?? (kind.endgame ? "endgame" : "");
    const said = when ? words.say(`card-phase-${when.replaceAll("_", "-")}`) : "";
    const size = Math.min(22, (22 * 150) / Math.max(1, widthOf(said, 22)));
    const wide = widthOf(said, size) + 40;
    return `${out}${sign(when.startsWith("draft") ? "sign" : when === "endgame" ? "market" : "builder", 100 - wide / 2, cy - 15, 30, "var(--s-special-ink)")}${text(100 - wide / 2 + 38, cy + 7, size, said, { anchor: "start", fill: "var(--s-special-ink)" })}`;
  }
  const gap = links.length === 2 ? 74 : links.length === 3 ? 62 : 50;
  const x0 = 100 - (gap * (links.length - 1)) / 2;
  links.forEach((id, i) => {
    const x = x0 + gap * i;
    if (i) out += `<path d="M${x - gap / 2 - 3} ${cy - 6} l6 6 -6 6" stroke="var(--ink-3)" stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
    out += node(x, id, i === kind.position, i > kind.position);
    const mark = marks[i];
    if (!mark) return;
    out += `<circle cx="${x + 15}" cy="${cy + 16}" r="9.5" fill="var(--${mark === "built" ? "good" : "ink-2"})" stroke="var(--paper-2)" stroke-width="2"/>`;
    out += mark === "built" ? `<path d="M${x + 10.5} ${cy + 16} l3.6 3.8 6 -7.4" stroke="var(--paper)" stroke-width="2.8" fill="none"/>` : `<circle cx="${x + 15}" cy="${cy + 16}" r="3.4" fill="var(--paper)"/>`;
  });
  return out;
}

/* ------------------------------------------------------------------ cards, backs, piles */
export function card(pack: Pack, id: string, words: Words, look: CardLook = {}): string {
  const kind = kindOf(pack, id);
  const form = look.form ?? "full";
  const h = HEIGHTS[form];
  const r = 14;
  const head = `M0 66 V${r} Q0 0 ${r} 0 H${200 - r} Q200 0 200 ${r} V66Z`;
  const body = form === "head" ? head : `M0 ${r} Q0 0 ${r} 0 H${200 - r} Q200 0 200 ${r} V${h - r} Q200 ${h} ${200 - r} ${h} H${r} Q0 ${h} 0 ${h - r}Z`;
  let s = `<path d="${body}" fill="var(--paper)"/>`;
  if (form !== "head") {
    const isPaid = !!look.pay && form === "full";
    s += `<svg x="0" y="66" width="200" height="90" viewBox="0 66 200 90" style="overflow:hidden">${backdrop(kind.suit)}${figure(id, kind.suit, 4, 66, 0.97)}</svg>`;
    s += `${trade(id, isPaid ? 100 : 106, 70, isPaid ? 72 : 82, `var(--s-${kind.suit}-ink)`)}<path d="M0 156 H200" stroke="var(--line)" stroke-width="1.5"/>`;
    if (!look.isCovered) s += symbols(kind, look, words);
  }
  s += `<path d="${head}" fill="var(--s-${kind.suit})"/><path d="M0 66 V${r} Q0 0 ${r} 0 H${200 - r} Q200 0 200 ${r} V20 Q100 8 0 22Z" fill="#fff" fill-opacity=".08"/>`;
  for (let i = 0; i < kind.suit_symbols; i += 1) s += suitOf(kind.suit, 9 + i * 35, 4, 33, "#fff");
  if (kind.padlock) s += `<rect x="117" y="4" width="77" height="35" rx="17" fill="var(--paper)"/>${sign("lock", 121, 7, 29, "var(--ink)")}${trade(kind.padlock, 155, 6, 31, `var(--s-${kindOf(pack, kind.padlock).suit}-ink)`)}`;
  if (look.free !== null && look.free !== undefined && !kind.padlock) for (let i = 0; i < 2; i += 1) s += i < 2 - look.free ? `<rect x="${148 + i * 23}" y="9" width="17" height="23" rx="4" fill="#fff"/>` : `<rect x="${148 + i * 23}" y="9" width="17" height="23" rx="4" fill="none" stroke="#fff" stroke-width="2.5" stroke-dasharray="4 3"/>`;
  const name = words.word(id);
  s += text(10, 58, Math.min(28, Math.max(16, (28 * 168) / Math.max(1, widthOf(name, 28)))), name, { anchor: "start", bold: 700, fill: "#fff" });
  if (form === "full") s += chainStrip(kind, pack, look.marks ?? [], words);
  s += `<path d="${body}" fill="none" stroke="#0000002e" stroke-width="1.5"/>`;
  if (look.pay && form === "full") s += `<rect x="${look.pay.isBank ? 130 : 142}" y="120" width="${look.pay.isBank ? 66 : 54}" height="34" rx="17" fill="${look.pay.colour}" stroke="var(--paper)" stroke-width="2.5"/>${look.pay.isBank ? sign("bank", 136, 125, 24, "#fff") : ""}${text(look.pay.isBank ? 177 : 169, 146, 26, look.pay.text, { bold: 800, fill: "#fff" })}`;
  if (look.coins && form !== "head") s += coinPile(168, 138, look.coins, 25) + coinTag(168, 138 - Math.min(look.coins, 5) * 8 - 16, look.coins, 32);
  return `<svg viewBox="0 0 200 ${h}" aria-hidden="true">${s}</svg>`;
}

export function back(suit: string, h = 280): string {
  const c = `var(--s-${suit})`;
  const r = Math.min(44, h / 2 - 16);
  return `<svg viewBox="0 0 200 ${h}" aria-hidden="true"><rect width="200" height="${h}" rx="14" fill="${c}"/><rect x="10" y="10" width="180" height="${h - 20}" rx="8" fill="none" stroke="#ffffff66" stroke-width="2.5"/><circle cx="100" cy="${h / 2}" r="${r}" fill="${c}" stroke="#ffffffaa" stroke-width="3"/>${suitOf(suit, 100 - r * 0.68, h / 2 - r * 0.68, r * 1.36, "#fff")}<rect x=".75" y=".75" width="198.5" height="${h - 1.5}" rx="14" fill="none" stroke="#00000040" stroke-width="1.5"/></svg>`;
}

/** A pile seen a little from the front, an edge for each card; `market` sticks out beneath it. */
export function pile(count: number, suit: string | null, words: { market: string; empty: string }): string {
  const [w, h, base] = [118, 62, 98];
  let s = "";
  if (words.market) {
    const y = base - 20;
    s += `<rect x="-6" y="${count ? base - 44 : base - 62}" width="130" height="${count ? 34 : 56}" rx="6" fill="var(--paper)" stroke="var(--edge)"/>`;
    for (let i = 0; i < 8; i += 1) s += `<path d="M${-6 + i * 16.25} ${y + 10} h16.25 v13 a8.1 7 0 0 1 -16.25 0Z" fill="${i % 2 ? "#fbf6ea" : "#a8382c"}"/>`;
    if (!count) s += text(59, base - 34, 15, words.market, { bold: 700 });
  }
  const b = base - (words.market ? 14 : 2);
  if (!count || !suit) {
    if (!words.market) s += `<rect x="1" y="${b - h + 8}" width="${w - 2}" height="${h - 10}" rx="8" class="edge" fill="none" stroke="var(--ink-3)" stroke-width="1.5" stroke-dasharray="5 5"/>${text(59, b - h / 2 + 6, 13, words.empty, { bold: 500, isItalic: true, isUi: true })}`;
    return `<svg viewBox="0 0 ${w} ${base}" width="${w}" height="${base}" aria-hidden="true" style="overflow:visible;display:block">${s}</svg>`;
  }
  const shown = Math.min(count, 12);
  const step = Math.min(3.2, 19 / Math.max(1, shown - 1));
  s += `<rect x="-2" y="${b - 12}" width="${w + 4}" height="16" rx="8" fill="#0003"/>`;
  for (let i = 0; i < shown; i += 1) s += `<rect x="0" y="${b - h - i * step}" width="${w}" height="${h}" rx="8" fill="var(--vil-pile-${i % 2 ? "a" : "b"})" stroke="#00000030" stroke-width=".8"/>`;
  const y = b - h - (shown - 1) * step;
  for (let i = 0; i < 1; i += 1) s += `<rect class="edge" x="0" y="${y}" width="${w}" height="${h}" rx="8" fill="var(--s-${suit})" stroke="#00000055"/>`;
  for (let i = 0; i < 6; i += 1) s += suitOf(suit, 8 + i * 19, y + (i % 2 ? 6 : 38), 15, "#ffffff22");
  s += `<rect x="5" y="${y + 5}" width="${w - 10}" height="${h - 10}" rx="5" fill="none" stroke="#ffffff66" stroke-width="1.3"/>${suitOf(suit, w / 2 - 18, y + h / 2 - 18, 36, "#fff")}`;
  s += `<rect x="${w - 39}" y="${y + h - 31}" width="31" height="23" rx="11.5" fill="var(--paper)"/>${text(w - 23.5, y + h - 14, 16, count, { bold: 800 })}`;
  if (words.market) s += `<rect x="${w / 2 - 36}" y="${base - 14}" width="72" height="19" rx="4" fill="#7d2318"/>${text(w / 2, base, 13.5, words.market, { bold: 700, fill: "#fff" })}`;
  return `<svg viewBox="0 0 ${w} ${base}" width="${w}" height="${base}" aria-hidden="true" style="overflow:visible;display:block">${s}</svg>`;
}

/** A pile of basic villagers, 132 x 74. */
export function basicPile(pack: Pack, id: string, count: number, words: Words): string {
  const kind = kindOf(pack, id);
  let s = "";
  for (let j = Math.max(0, Math.min(3, count - 1)); j >= 0; j -= 1) s += `<rect x="${j * 2}" y="${j * 2}" width="132" height="74" rx="8" fill="${j ? "var(--vil-pile-a)" : "var(--paper)"}" stroke="#0003"/>`;
  s += `<svg x="0" y="26" width="132" height="48" viewBox="0 66 200 73" preserveAspectRatio="none" style="overflow:hidden">${backdrop(kind.suit)}</svg>${figure(id, kind.suit, 4, 25, 0.52)}${trade(id, 62, 29, 42, `var(--s-${kind.suit}-ink)`)}`;
  s += `<path d="M0 26 V8 Q0 0 8 0 H124 Q132 0 132 8 V26Z" fill="var(--s-${kind.suit})"/>${suitOf(kind.suit, 5, 3, 20, "#fff")}${text(30, 19, 16, words.word(id), { anchor: "start", bold: 700, fill: "#fff" })}`;
  s += `<rect x="103" y="46" width="27" height="22" rx="11" fill="var(--paper)" stroke="var(--edge)"/>${text(116.5, 62, 16, count, { bold: 800 })}`;
  return `<svg viewBox="0 0 132 74" aria-hidden="true">${s}</svg>`;
}

/** A miniature, 30 x 46: the trade on its suit, below it what counts; a covered card is a strip of its suit. */
export function mini(pack: Pack, id: string, look: { isCovered?: boolean; side?: string | null; coins?: number } = {}): string {
  const kind = kindOf(pack, id);
  if (look.isCovered) return `<svg viewBox="0 0 30 13" aria-hidden="true"><path d="M0 19 V5 Q0 0 5 0 H25 Q30 0 30 5 V19Z" fill="var(--s-${kind.suit})" stroke="#0003" stroke-width=".8"/></svg>`;
  const face = faceOf(kind, look.side ?? (kind.side_gold ? "gold" : null));
  const row: (number | "silver" | "copper" | "food" | "builder")[] = [];
  if (face.gold) row.push(face.gold);
  else if (kind.silver) row.push("silver");
  else if (kind.copper) row.push("copper");
  for (let i = 0; i < face.food; i += 1) row.push("food");
  for (let i = 0; i < face.builder; i += 1) row.push("builder");
  let s = `<rect width="30" height="46" rx="5" fill="var(--paper)"/><path d="M0 26 V5 Q0 0 5 0 H25 Q30 0 30 5 V26Z" fill="var(--s-${kind.suit})"/>${trade(id, 4.5, 2.5, 21, "#fff")}`;
  const shown = row.slice(0, 3);
  const wide = shown.length > 2 ? 9.5 : 13.5;
  shown.forEach((one, i) => {
    const cx = 15 - (shown.length * wide) / 2 + wide * (i + 0.5);
    const r = shown.length > 2 ? 4.6 : 6.4;
    if (typeof one === "number") s += coin(cx, 36, r + (shown.length === 1 ? 2 : 1), one, "gold", shown.length === 1 ? 1.25 : 1.4);
    else if (one === "food") s += food(cx - r, 36 - r, 2 * r);
    else if (one === "builder") s += builder(cx - r, 36 - r, 2 * r);
    else s += coin(cx, 36, r + 1, "", one);
  });
  s += `<rect x=".5" y=".5" width="29" height="45" rx="5" fill="none" stroke="#0003"/>`;
  if (look.coins) s += `<circle cx="26" cy="25" r="7.5" fill="var(--gold-ink)" stroke="var(--gold-face)" stroke-width="1"/>${text(26, 29, 12, look.coins, { bold: 800, fill: "#fff3cf" })}`;
  return `<svg viewBox="0 0 30 46" aria-hidden="true">${s}</svg>`;
}

/* ------------------------------------------------------------------ events of the solo game */
function wrap(words: string, letters: number): string[] {
  const lines = [""];
  for (const word of words.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length > letters) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
const dashed = (word: string) => word.replaceAll("_", "-");
/** An effect of an event in few words, with its numbers. */
export function toldEvent(printed: EventCard, words: Words): string {
  const facts = ({ op, per = "", gold = 0, count, delta, which = "", of = "" }: EventCard["effects"][number]) => ({
    op: dashed(op), per: dashed(per), gold: typeof gold === "number" ? gold : 0, count: count ?? delta ?? 0, which, whose: of === "one_own_villager" ? "own" : "hers",
  });
  return printed.effects.map((one) => words.say("board-event", facts(one))).join(" ");
}
/** 220 x 196: season, name, picture, when, what it does, and what it would move now. */
export function event(printed: EventCard, name: string, words: Words, now = ""): string {
  const c = `var(--vil-${printed.season})`;
  const lines = wrap(toldEvent(printed, words), 22);
  const when = words.say(`board-when-${printed.timing}`);
  const size = lines.length > 3 ? 21 : 23;
  const fit = (line: string, most: number, room: number) => Math.min(most, (most * room) / Math.max(1, widthOf(line, most)));
  const top = 150 - ((lines.length - 1) * (size + 1)) / 2 + size * 0.34;
  return `<svg viewBox="0 0 220 196" aria-hidden="true"><rect width="220" height="196" rx="14" fill="var(--paper)"/><path d="M0 44 V14 Q0 0 14 0 H206 Q220 0 220 14 V44Z" fill="${c}"/>${sign(printed.season === "summer" ? "sun" : "snow", 8, 6, 32, "#fff")}${text(48, 31, fit(name, 27, 164), name, { anchor: "start", bold: 700, fill: "#fff" })}` +
    `${icon(`event-${printed.id}`, 8, 50, 40, "var(--ink)")}${text(56, now ? 68 : 77, fit(when, 22, 158), when, { anchor: "start", isItalic: true, bold: 500, fill: "var(--ink-2)" })}${now ? `<rect x="54" y="74" width="${20 + widthOf(now, 21)}" height="25" rx="12.5" fill="var(--bad)"/>${text(64, 93, 21, now, { bold: 800, fill: "var(--paper)", isUi: true, anchor: "start" })}` : ""}` +
    `${lines.map((line, i) => text(110, top + i * (size + 1), fit(line, size, 208), line, { bold: 500, isUi: true })).join("")}<rect x=".75" y=".75" width="218.5" height="194.5" rx="14" fill="none" stroke="#0000003a" stroke-width="1.5"/></svg>`;
}

/* ------------------------------------------------------------------ Improvements, markets, the small game */
/** Pictures in a row; each tells how wide it is. */
function row(parts: [number, (x: number) => string][], middle: number): string {
  let x = middle - parts.reduce((sum, [wide]) => sum + wide, 0) / 2;
  return parts.map(([wide, draw]) => { const drawn = draw(x); x += wide; return drawn; }).join("");
}
/** What an Improvement counts, as a picture `s` high around `cy`. */
export function counted({ most, suit = "", min_cards = 0 }: Improvement["condition"], cx: number, cy: number, s: number): string {
  const top = cy - s / 2;
  const one = (draw: (x: number) => string): [number, (x: number) => string] => [s, draw];
  const of: Record<string, [number, (x: number) => string][]> = {
    production_chains: [one((x) => sign("link", x, top, s * 0.94, "var(--ink)")), [s * 0.9, (x) => text(x + s * 0.45, cy + s * 0.28, s * 0.76, `${min_cards}+`, { bold: 800 })]],
    suit_symbols: [one((x) => suitOf(suit, x, top, s, `var(--s-${suit}-ink)`))],
    villagers_with_coins: [[s * 0.8, (x) => sign("person", x, top, s * 0.9, "var(--ink)")], [s * 0.8, (x) => coinPile(x + s * 0.42, cy + s * 0.2, 3, s * 0.34)]],
    food: [one((x) => food(x, top, s * 0.94))],
    highest_single_silver_value: [one((x) => coin(x + s / 2, cy, s * 0.46, "Σ", "silver"))],
    padlocks: [one((x) => sign("lock", x, top, s, "var(--ink)"))],
    gold_symbols: [one((x) => coin(x + s / 2, cy, s * 0.46, ""))],
    suit_cards_in_hand: [one((x) => `<rect x="${x + s * 0.18}" y="${top}" width="${s * 0.7}" height="${s}" rx="${s * 0.1}" fill="var(--s-${suit})" stroke="#0004"/>${suitOf(suit, x + s * 0.28, cy - s * 0.25, s * 0.5, "#fff")}`)],
    villagers: [one((x) => sign("person", x, top, s, "var(--ink)"))],
  };
  return row(of[most] ?? [], cx);
}
/** What an Improvement brings: Gold, food or builder for a round, a basic villager, a card. */
export function reward(of: Improvement["reward"], cx: number, cy: number, s: number): string {
  const parts: [number, (x: number) => string][] = [];
  const numbered = (count: number, draw: (x: number) => string) => parts.push([s * 1.12, draw], ...(count > 1 ? [[s * 0.6, (x: number) => text(x + s * 0.2, cy + s * 0.26, s * 0.7, count, { bold: 800 })] as [number, (x: number) => string]] : []));
  if (of.gold) parts.push([s * 1.16, (x) => coin(x + s / 2, cy, s / 2, of.gold ?? 0)]);
  if (of.food) numbered(of.food, (x) => food(x, cy - s / 2, s));
  if (of.builder) numbered(of.builder, (x) => builder(x, cy - s / 2, s));
  if (of.basic_villager) numbered(of.basic_villager, (x) => `<rect x="${x + s * 0.1}" y="${cy - s / 2}" width="${s * 0.8}" height="${s}" rx="${s * 0.12}" fill="var(--paper-2)" stroke="var(--ink-2)" stroke-width="1.5"/>${sign("person", x + s * 0.2, cy - s * 0.3, s * 0.6, "var(--ink)")}`);
  if (of.face_down_card) numbered(of.face_down_card, (x) => `<rect x="${x + s * 0.14}" y="${cy - s / 2}" width="${s * 0.72}" height="${s}" rx="${s * 0.12}" fill="var(--wood)" stroke="#0006"/><rect x="${x + s * 0.24}" y="${cy - s * 0.4}" width="${s * 0.52}" height="${s * 0.8}" rx="${s * 0.08}" fill="none" stroke="#fff8" stroke-width="1.5"/>`);
  return row(parts, cx);
}
/** 220 x 196: category, name, what is counted, what the most of it brings. */
export function improvement(printed: Improvement, name: string, category: string): string {
  const c = { technology: "var(--s-ore)", trade: "var(--s-hay)" }[printed.category] ?? "var(--s-grapes)";
  const size = Math.min(27, (27 * 200) / Math.max(1, widthOf(name, 27)));
  return `<svg viewBox="0 0 220 196" aria-hidden="true"><rect width="220" height="196" rx="14" fill="var(--paper)"/><path d="M0 44 V14 Q0 0 14 0 H206 Q220 0 220 14 V44Z" fill="${c}"/>${text(10, 31, size, name, { anchor: "start", bold: 700, fill: "#fff" })}${text(110, 66, 19, category, { isItalic: true, bold: 500, fill: "var(--ink-2)" })}` +
    `${sign("most", 14, 78, 40, "var(--gold-rim)")}${counted(printed.condition, 122, 98, 46)}<path d="M14 130 H206" stroke="var(--line)" stroke-width="1.5"/>${reward(printed.reward, 110, 162, 44)}<rect x=".75" y=".75" width="218.5" height="194.5" rx="14" fill="none" stroke="#0000003a" stroke-width="1.5"/></svg>`;
}
/** A market card, 200 x 280: which market, under which stack it lies, what counts at it. */
export function marketCard(number: number, stack: number, name: string, under: string): string {
  let s = `<rect width="200" height="280" rx="14" fill="var(--paper)"/>`;
  for (let i = 0; i < 8; i += 1) s += `<path d="M${i * 25} 0 h25 v44 a12.5 12 0 0 1 -25 0Z" fill="${i % 2 ? "#fbf6ea" : "#a8382c"}"/>`;
  s += `${sign("market", 58, 66, 84, "var(--vil-stall)")}${text(100, 184, 44, ["I", "II"][number - 1] ?? number, { bold: 800 })}${text(100, 206, Math.min(21, (21 * 186) / Math.max(1, widthOf(name, 21))), name, { bold: 700 })}`;
  s += row([[40, (x) => coin(x + 18, 234, 16, "")], [44, (x) => coinPile(x + 18, 240, 3, 15)], ...(number > 1 ? [[40, (x) => coin(x + 18, 234, 16, "", "silver")] as [number, (x: number) => string]] : [])], 100);
  return `<svg viewBox="0 0 200 280" aria-hidden="true">${s}${text(100, 270, 17, `${under} ${stack}`, { isUi: true, bold: 500, fill: "var(--ink-2)" })}<rect x=".75" y=".75" width="198.5" height="278.5" rx="14" fill="none" stroke="#0000003a" stroke-width="1.5"/></svg>`;
}
/** A card of the small game that chooses the first player, 200 x 280: a suit, and one of a pair. */
export function miniVillager(suit: string, gender: string): string {
  const drawn = suit && suit !== "none" ? suit : "special";
  const isPair = drawn === suit;
  return `<svg viewBox="0 0 200 280" aria-hidden="true"><rect width="200" height="280" rx="14" fill="var(--s-${drawn}-tint)"/><path d="M0 66 V14 Q0 0 14 0 H186 Q200 0 200 14 V66Z" fill="var(--s-${drawn})"/>${isPair ? suitOf(drawn, 78, 10, 44, "#fff") : trade("countess", 78, 10, 44, "#fff")}` +
    `${figure(gender === "female" ? "spinner" : gender === "male" ? "tailor" : "countess", drawn, 14, 92, 1.72)}<rect x=".75" y=".75" width="198.5" height="278.5" rx="14" fill="none" stroke="#0000003a" stroke-width="1.5"/></svg>`;
}
