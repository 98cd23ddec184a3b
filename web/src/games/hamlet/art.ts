/**
 * How every piece of Hamlet is drawn, as the inside of an SVG. Units: 100 is one lattice edge. Everything stands upright, so that
 * the table can be turned under it; colours are CSS variables of `Board.svelte`, so both themes use the same recipe.
 */
import cancel from "game-icons:cancel";
import turn from "game-icons:clockwise-rotation";
import check from "game-icons:check-mark";
import church from "game-icons:church";
import flag_ from "game-icons:flying-flag";
import flour from "game-icons:flour";
import grain from "game-icons:grain-bundle";
import hammer from "game-icons:hammer-nails";
import log from "game-icons:log";
import medal_ from "game-icons:medal";
import saw from "game-icons:crosscut-saw";
import scroll from "game-icons:scroll-unfurled";
import stone from "game-icons:stone-block";
import trade from "game-icons:trade";
import wheat from "game-icons:wheat";

export type Point = [number, number];
const ICON: Record<string, string> = {
  cancel, "check-mark": check, church, "flying-flag": flag_, flour, "grain-bundle": grain, "hammer-nails": hammer, log, medal: medal_,
  "crosscut-saw": saw, "scroll-unfurled": scroll, "stone-block": stone, trade, wheat, turn,
};

export const U = 100; // one lattice edge
export const S3 = Math.sqrt(3) / 2;
export const f1 = (n: number) => Math.round(n * 10) / 10;
export const poly = (pts: Point[], fill: string, more = '') => `<polygon points="${pts.map(p => f1(p[0]) + ',' + f1(p[1])).join(' ')}" fill="${fill}" ${more}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') => `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}" fill="${fill}" ${more}/>`;
export const circ = (x: number, y: number, r: number, fill: string, more = '') => `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(r)}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const g = (x: number, y: number, s: number, body: string, more = '') => `<g transform="translate(${f1(x)} ${f1(y)}) scale(${Math.round(s * 1000) / 1000})" ${more}>${body}</g>`;
export const add = (a: Point, b: Point, k = 1): Point => [a[0] + b[0] * k, a[1] + b[1] * k];
export const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
export const len = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const v = (n: string) => `var(--${n})`;
/* seeded noise: the same tile always looks the same */
export function noise(seed: number): () => number { let a = seed * 2654435761 >>> 0; return () => { a = (a + 0x6D2B79F5) >>> 0; let t = a; t = Math.imul(t ^ t >>> 15, t | 1); t ^= t + Math.imul(t ^ t >>> 7, t | 61); return ((t ^ t >>> 14) >>> 0) / 4294967296; }; }

/* ---- pictograms ---- */
const OWN_ICONS: Record<string, string> = {
  bricks: '<path d="M56 110h184v88H56zM264 110h192v88H264zM56 222h88v88H56zM168 222h176v88H168zM368 222h88v88h-88zM56 334h184v88H56zM264 334h192v88H264z" fill="currentColor"/>',
  boards: '<path d="M40 330L330 90l60 40L96 380zM110 400L410 150l62 42L170 446z" fill="currentColor"/><path d="M96 330L350 122M170 398L424 190" stroke="#0003" stroke-width="14"/>',
  milk: '<path d="M190 60h132v46l-14 18v30c52 30 76 62 76 118v150c0 26-16 40-42 40H170c-26 0-42-14-42-40V272c0-56 24-88 76-118v-30l-14-18z" fill="currentColor"/><path d="M160 292h192v26H160zM160 350h192v18H160z" fill="#0003"/>',
  star: '<path d="M256 40l64 138 150 18-111 103 30 149-133-74-133 74 30-149L42 196l150-18z" fill="currentColor"/>',
  basic: '<path d="M256 56l176 88v216l-176 96-176-96V144z" fill="currentColor"/><path d="M80 144l176 92 176-92M256 236v220" stroke="#0005" stroke-width="22" fill="none"/>',
  refined: '<circle cx="256" cy="256" r="190" fill="currentColor"/><circle cx="256" cy="256" r="118" fill="none" stroke="#0005" stroke-width="24"/>',
  road: '<path d="M150 470L214 42h84l64 428z" fill="currentColor"/><path d="M256 90v70M256 200v80M256 330v100" stroke="#fff9" stroke-width="22"/>',
};
export const RES: Record<string, { icon: string; c: string }> = {
  wood: { icon: 'log', c: 'timber' }, stone: { icon: 'stone-block', c: 'stone' }, wheat: { icon: 'wheat', c: 'wheat' },
  plank: { icon: 'boards', c: 'plank' }, flour: { icon: 'flour', c: 'flour' },
  milk: { icon: 'milk', c: 'milk' }, brick: { icon: 'bricks', c: 'clay' },
  gold: { icon: 'coin', c: 'gold' }, basic: { icon: 'basic', c: 'timber' }, refined: { icon: 'refined', c: 'clay' },
};
export const BASIC = ['wood', 'stone', 'wheat'];
export const REFINED = ['plank', 'flour', 'milk', 'brick'];
const iconBody = (n: string) => OWN_ICONS[n] ?? ICON[n] ?? '';
/* pictogram inside an SVG, centred on x,y */
export const pict = (n: string, x: number, y: number, size: number, color: string) => `<g transform="translate(${f1(x - size / 2)} ${f1(y - size / 2)}) scale(${(size / 512).toFixed(4)})" style="color:${color}">${iconBody(n)}</g>`;
/* pictogram in HTML */
export const ico = (n: string, size = 18, color = 'currentColor', cls = '') => `<svg class="ham-ico ${cls}" width="${size}" height="${size}" viewBox="0 0 512 512" style="color:${color}" aria-hidden="true">${iconBody(n)}</svg>`;
export const coinSvg = (x: number, y: number, r: number, n: string | number = '') => circ(x, y + 1.5, r, v('gold-3')) + circ(x, y, r, v('gold-1')) + circ(x, y, r * .74, 'none', `stroke="${v('gold-3')}" stroke-width="${f1(r * .13)}"`) + (n !== '' ? `<text x="${f1(x)}" y="${f1(y + r * .42)}" text-anchor="middle" class="ham-num" style="font-size:${f1(r * (String(n).length > 1 ? 1.25 : 1.4))}px;fill:#3d2a05">${n}</text>` : '');
export const coin = (n: string | number, size = 20) => `<svg class="ham-ico" aria-hidden="true" width="${size}" height="${size}" viewBox="-11 -11 22 22.6">${coinSvg(0, 0, 10, n)}</svg>`;
export const starBadge = (n: string | number, size = 22) => `<svg class="ham-ico" aria-hidden="true" width="${size}" height="${size}" viewBox="0 0 512 512"><path d="M256 14l74 152 166 22-122 116 32 166-150-80-150 80 32-166L16 188l166-22z" fill="${v('star')}"/><text x="256" y="346" text-anchor="middle" class="ham-num" style="font-size:${String(n).length > 1 ? 225 : 290}px;fill:#fff">${n}</text></svg>`;
/* good as an HTML chip: basic = square, refined = disc */
export const good = (r: string, size = 22) => r === 'gold' ? coin('', size) : `<svg class="ham-ico" aria-hidden="true" width="${size}" height="${size}" viewBox="-18 -18 36 36">${token(r, 0, 0)}</svg>`;

/* ---- shadows: plain shapes beneath what lies on the land. A filter for each of a hundred pieces took longer than all else that is drawn. */
const DOWN = 1.4;
export const shaded = 'fill="#1c1206" fill-opacity=".3" stroke="#1c1206" stroke-opacity=".16" stroke-width="3" stroke-linejoin="round"';
const under = (x: number, y: number, r: number) => `<circle cx="${f1(x)}" cy="${f1(y + DOWN)}" r="${r}" ${shaded}/>`;
/* of an outline with absolute coordinates */
const beneath = (d: string) => `<path d="${d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${x},${f1(Number(y) + DOWN)}`)}" ${shaded}/>`;

/* ---- resource tokens ---- */
export interface TokenLook { maker?: number | null; quality?: boolean; ghost?: boolean; any?: boolean }
export function token(res: string, x: number, y: number, o: TokenLook = {}): string {
  const R = RES[res] ?? { icon: 'basic', c: 'timber' }, c = v(R.c);
  const isRefined = REFINED.includes(res) || res === 'refined';
  if (o.ghost) return isRefined ? circ(x, y, 15, v('socket'), `stroke="${v('socket-edge')}" stroke-width="1.6" stroke-dasharray="4 3"`) + pict(R.icon, x, y, 19, v('socket-ink'))
    : rect(x - 14.5, y - 14.5, 29, 29, v('socket'), `rx="4" stroke="${v('socket-edge')}" stroke-width="1.6" stroke-dasharray="4 3"`) + (o.any ? '' : pict(R.icon, x, y, 20, v('socket-ink')));
  if (!isRefined) return `<rect x="${f1(x - 15)}" y="${f1(y - 14 + DOWN)}" width="30" height="31" rx="5" ${shaded}/>${rect(x - 15, y - 14, 30, 31, v('under'), 'rx="5"')}${rect(x - 15, y - 16, 30, 30, c, `rx="5" stroke="${v('token-edge')}" stroke-width="1"`)}${pict(R.icon, x, y - 1, 23, res === 'wheat' ? '#33230a' : v('token-ink'))}`;
  const maker = o.maker ?? -1;
  const face = o.quality === false ? v('face-normal') : v('face-quality');
  const ink = o.quality === false ? '#f6ead2' : c;
  if (maker < 0) return circ(x, y, 16, c, `stroke="${v('token-edge')}" stroke-width="1"`) + pict(R.icon, x, y, 22, v('token-ink'));
  return `${under(x, y + 2, 17)}${circ(x, y + 2, 17, v('under'))}${circ(x, y, 17, v('seat-' + maker), `stroke="${v('token-edge')}" stroke-width="1"`)}${circ(x, y, 12.6, face)}${pict(R.icon, x, y, 18.5, ink)}${seatShape(maker, x - 12.5, y + 12, 6, v('seat-' + maker), `stroke="${v('paper')}" stroke-width="1.6"`)}${o.quality ? pict('star', x + 12.5, y - 12, 15, v('gold-1')).replace('<g ', '<g stroke="#5b3d00" stroke-width="26" ') : ''}`;
}

/* "any basic" and "any refined": the shape of the class, cut into the colours of its goods */
export function anySvg(kind: string, x: number, y: number): string {
  if (kind === 'basic') return `<g transform="translate(${f1(x)} ${f1(y)})">${rect(-15, -15, 10.5, 30, v('timber'))}${rect(-5, -15, 10.5, 30, v('stone'))}${rect(5, -15, 10, 30, v('wheat'))}${rect(-15, -15, 30, 30, 'none', `rx="4" stroke="${v('token-edge')}" stroke-width="2"`)}</g>`;
  return `<g transform="translate(${f1(x)} ${f1(y)})">${([['plank', 'M0,0 V-16 A16,16 0 0 1 16,0Z'], ['milk', 'M0,0 H16 A16,16 0 0 1 0,16Z'], ['clay', 'M0,0 V16 A16,16 0 0 1 -16,0Z'], ['flour', 'M0,0 H-16 A16,16 0 0 1 0,-16Z']] as [string, string][]).map((q) => path(q[1], v(q[0]))).join('')}${circ(0, 0, 16, 'none', `stroke="${v('token-edge')}" stroke-width="2"`)}</g>`;
}
export const anyGood = (kind: string, size: number) => `<svg class="ham-ico" aria-hidden="true" width="${size}" height="${size}" viewBox="-18 -18 36 36">${anySvg(kind, 0, 0)}</svg>`;
/* ---- seats: a colour and a shape, in the order of `kit/seats.ts`: disc, square, diamond, triangle ---- */
export function seatShape(seat: number, x: number, y: number, r: number, fill: string, more = ''): string {
  if (seat === 0) return circ(x, y, r, fill, more);
  if (seat === 1) return rect(x - r * .88, y - r * .88, r * 1.76, r * 1.76, fill, more);
  if (seat === 2) return poly([[x, y - r * 1.2], [x + r * 1.1, y], [x, y + r * 1.2], [x - r * 1.1, y]], fill, more);
  return poly([[x, y - r * 1.1], [x + r * 1.1, y + r * .85], [x - r * 1.1, y + r * .85]], fill, more);
}
export const seatChip = (seat: number, size = 16) => `<svg class="ham-ico" aria-hidden="true" width="${size}" height="${size}" viewBox="-10 -10 20 20">${seatShape(seat, 0, 0, 8, v('seat-' + seat))}</svg>`;

/* ---- people ---- */
const COAT = 'M-15,0 L-8.5,-13 L-16.5,-15 Q-18,-20.5 -8,-22.5 L8,-22.5 Q18,-20.5 16.5,-15 L8.5,-13 L15,0 L4.5,0 L0,-7.5 L-4.5,0 Z';
const VILLAGER_SHADE = beneath(COAT) + under(0, -28.5, 7.4);
const DONKEY = 'M-16,-19 Q-16,-23 -11,-23 L5,-23 L11,-30 L8.5,-41 L13.4,-34 L16,-41 L18,-32.5 Q24,-29 27,-23.5 Q27,-19.5 22.5,-19.5 L17.5,-21.5 L13,-14 L13,0 L7.6,0 L6.4,-10 L-7,-10 L-8,0 L-13.4,0 L-14.2,-11 Q-17,-12 -17.6,-4 L-20,-4 Q-20,-15 -16,-19Z';
const DONKEY_SHADE = beneath(DONKEY);
/** Feet at x, y; standing or lying. */
export function villager(seat: number, x: number, y: number, o: { lying?: boolean } = {}): string {
  const c = v('seat-' + seat);
  const body = VILLAGER_SHADE + `<path d="${COAT}" fill="${c}" stroke="${v('piece-edge')}" stroke-width="1.6" stroke-linejoin="round"/>`
    + circ(0, -28.5, 7.4, c, `stroke="${v('piece-edge')}" stroke-width="1.6"`)
    + `<path d="M-11,-31.5 Q0,-35.5 11,-31.5 L6.4,-33.2 Q5.5,-40 0,-40 Q-5.5,-40 -6.4,-33.2 Z" fill="${v('hat')}" stroke="${v('piece-edge')}" stroke-width="1.2" stroke-linejoin="round"/>`
    + seatShape(seat, 0, -15.6, 4, v('seatink-' + seat));
  if (o.lying) return `<g transform="translate(${f1(x)} ${f1(y - 7)}) rotate(-84)"><g transform="translate(0 20)">${body}</g></g>`;
  return `<g transform="translate(${f1(x)} ${f1(y)})"><ellipse cx="0" cy="0.5" rx="15" ry="4" fill="#0003"/>${body}</g>`;
}
export function donkey(seat: number, x: number, y: number, o: { flip?: boolean } = {}): string {
  const c = v('seat-' + seat);
  return `<g transform="translate(${f1(x)} ${f1(y)}) scale(${o.flip ? -1 : 1} 1)"><ellipse cx="0" cy="0" rx="18" ry="4" fill="#0003"/>${DONKEY_SHADE}`
    + `<path d="${DONKEY}" fill="${c}" stroke="${v('piece-edge')}" stroke-width="1.6" stroke-linejoin="round"/>`
    + `<path d="M-7,-24.5 h11 v10.5 q-5.5,3.4 -11,0z" fill="${v('hat')}" stroke="${v('piece-edge')}" stroke-width="1.2"/>` + seatShape(seat, -1.5, -18.6, 3.3, c) + circ(19.4, -27.3, 1.3, '#fffaf0') + `</g>`;
}
const CLOTH = 'M1.4,-45 L33,-41.5 L25,-34 L33,-26.5 L1.4,-25 Z';
const FLAG_SHADE = beneath('M-1.4,-46 L1.4,-46 L1.4,1 L-1.4,1 Z') + beneath(CLOTH);
export function flag(seat: number, x: number, y: number, worth: number | undefined, k = 1): string {
  return `<g transform="translate(${f1(x)} ${f1(y)}) scale(${k.toFixed(3)})">${FLAG_SHADE}<rect x="-1.4" y="-46" width="2.8" height="47" fill="${v('b-timber')}"/><path d="${CLOTH}" fill="${v('seat-' + seat)}" stroke="${v('piece-edge')}" stroke-width="1.4" stroke-linejoin="round"/>${worth === undefined ? seatShape(seat, 12, -35, 5, v('seatink-' + seat)) : `<text x="13" y="-28.8" text-anchor="middle" class="ham-num" style="font-size:20.5px;fill:${v('seatink-' + seat)}">${worth}</text>`}</g>`;
}
export const marker = (seat: number, x: number, y: number, r = 12) => `${under(x, y + 3, r)}${circ(x, y + 3, r, v('piece-edge'))}${circ(x, y, r, v('seat-' + seat), `stroke="${v('piece-edge')}" stroke-width="1.4"`)}${seatShape(seat, x, y, r * .48, v('seatink-' + seat))}`;

/* ---- nature: drawn where it stands. Moved there, each of three hundred trees would be a picture of its own for the browser. */
const onto = (x: number, y: number): [(n: number) => number, (n: number) => number] => [(n) => f1(x + n), (n) => f1(y + n)];
export function conifer(x: number, y: number, h: number, shade: number): string {
  const w = h * .3, a = v('tree-' + shade), b = v('tree-d');
  const [X, Y] = onto(x, y);
  return `<ellipse cx="${X(1)}" cy="${Y(0)}" rx="${f1(w * .9)}" ry="${f1(h * .07)}" fill="#0002"/><rect x="${X(-1.4)}" y="${Y(-h * .18)}" width="2.8" height="${f1(h * .19)}" fill="${v('b-timber')}"/><path d="M${X(0)},${Y(-h)} L${X(w * .66)},${Y(-h * .5)} L${X(w * .36)},${Y(-h * .5)} L${X(w)},${Y(-h * .13)} L${X(-w)},${Y(-h * .13)} L${X(-w * .36)},${Y(-h * .5)} L${X(-w * .66)},${Y(-h * .5)}Z" fill="${a}"/><path d="M${X(0)},${Y(-h)} L${X(w * .66)},${Y(-h * .5)} L${X(w * .36)},${Y(-h * .5)} L${X(w)},${Y(-h * .13)} L${X(0)},${Y(-h * .13)}Z" fill="${b}" fill-opacity=".33"/>`;
}
function broadleaf(x: number, y: number, h: number, shade: number): string {
  const r = h * .31;
  const [X, Y] = onto(x, y);
  return `<ellipse cx="${X(1)}" cy="${Y(0)}" rx="${f1(r)}" ry="${f1(h * .07)}" fill="#0002"/><rect x="${X(-1.6)}" y="${Y(-h * .4)}" width="3.2" height="${f1(h * .4)}" fill="${v('b-timber')}"/>${circ(x - r * .45, y - h * .5, r * .78, v('tree-' + shade))}${circ(x + r * .5, y - h * .48, r * .75, v('tree-' + shade))}${circ(x, y - h * .7, r * .9, v('tree-' + shade))}<path d="M${X(r * .1)},${Y(-h * .98)} a${f1(r * .9)},${f1(r * .9)} 0 0 1 ${f1(r * .6)},${f1(r * 1.1)} a${f1(r * .75)},${f1(r * .75)} 0 0 1 ${f1(-r * .3)},${f1(r * 1.15)} q${f1(-r * .6)},${f1(-r)} ${f1(-r * .3)},${f1(-r * 2.25)}z" fill="${v('tree-d')}" fill-opacity=".28"/>`;
}
export const tree = (x: number, y: number, h: number, rnd: () => number) => (rnd() < .68 ? conifer : broadleaf)(x, y, h * (.85 + rnd() * .3), 1 + Math.floor(rnd() * 3));
export function mound(x: number, y: number, w: number, h: number, rnd: () => number): string {
  const a = v('hill-' + (1 + Math.floor(rnd() * 2))), k = w * (.44 + rnd() * .12) - w / 2;
  const [X, Y] = onto(x, y);
  return `<path d="M${X(-w / 2)},${Y(0)} Q${X(k - w * .2)},${Y(-h * .95)} ${X(k)},${Y(-h)} Q${X(k + w * .22)},${Y(-h * .9)} ${X(w / 2)},${Y(0)} Q${X(0)},${Y(h * .14)} ${X(-w / 2)},${Y(0)}Z" fill="${a}" stroke="${v('hill-d')}" stroke-width="1" stroke-opacity=".55"/><path d="M${X(k)},${Y(-h)} Q${X(k + w * .22)},${Y(-h * .9)} ${X(w / 2)},${Y(0)} Q${X(w * .25)},${Y(h * .08)} ${X(k + w * .1)},${Y(h * .05)} Q${X(k + w * .12)},${Y(-h * .6)} ${X(k)},${Y(-h)}Z" fill="${v('hill-d')}" fill-opacity=".34"/><path d="M${X(k + w * .16)},${Y(-h * .55)} l${f1(w * .07)},${f1(h * .3)} M${X(k + w * .07)},${Y(-h * .4)} l${f1(w * .05)},${f1(h * .28)}" stroke="${v('hill-d')}" stroke-width="1.2" stroke-opacity=".8" fill="none"/>`;
}
function peak(x: number, y: number, w: number, h: number, snow: number): string {
  const [X, Y] = onto(x, y);
  return `<path d="M${X(-w / 2)},${Y(0)} L${X(-w * .18)},${Y(-h * .62)} L${X(0)},${Y(-h)} L${X(w * .2)},${Y(-h * .58)} L${X(w / 2)},${Y(0)} Q${X(0)},${Y(8)} ${X(-w / 2)},${Y(0)}Z" fill="${v('rock-1')}" stroke="${v('rock-d')}" stroke-width="1.2"/><path d="M${X(0)},${Y(-h)} L${X(w * .2)},${Y(-h * .58)} L${X(w / 2)},${Y(0)} Q${X(w * .2)},${Y(5)} ${X(w * .04)},${Y(3)} L${X(w * .1)},${Y(-h * .35)} L${X(-w * .03)},${Y(-h * .55)}Z" fill="${v('rock-d')}" fill-opacity=".5"/>${snow ? `<path d="M${X(0)},${Y(-h)} L${X(w * .12)},${Y(-h * .75)} L${X(w * .05)},${Y(-h * .7)} L${X(0)},${Y(-h * .62)} L${X(-w * .06)},${Y(-h * .72)} L${X(-w * .12)},${Y(-h * .73)}Z" fill="${v('snow')}"/>` : ''}`;
}

/* ---- buildings: gable front to the left, long side to the right ---- */
const ROOF: Record<string, [string, string]> = { red: ['roof-red', 'roof-red2'], thatch: ['roof-th', 'roof-th2'], slate: ['roof-sl', 'roof-sl2'], moss: ['roof-mo', 'roof-mo2'] };
interface Hut { wall?: string; timber?: number; boards?: number; door?: number; cross?: number; win?: number; chimney?: number | boolean; smoke?: number }
function hut(x: number, y: number, w: number, d: number, h: number, rh: number, roof = 'red', o: Hut = {}): string {
  const dx = d * .86, dy = -d * .34, [ra, rb] = ROOF[roof] ?? ['roof-red', 'roof-red2'], wall = v(o.wall || 'b-wall'), wall2 = v((o.wall || 'b-wall') + '2'), ln = `stroke="${v('b-line')}" stroke-width="1.1" stroke-linejoin="round"`;
  let s = poly([[x + w, y], [x + w + dx, y + dy], [x + w + dx, y + dy - h], [x + w, y - h]], wall2, ln);
  s += poly([[x, y], [x + w, y], [x + w, y - h], [x + w / 2, y - h - rh], [x, y - h]], wall, ln);
  if (o.timber) s += `<path d="M${x},${y - h} h${w} M${x + w / 2},${y - h} v${-rh} M${x + w * .12},${y - h} L${x + w / 2},${y - h - rh * .6} L${x + w * .88},${y - h} M${x + w * .22},${y} v${-h} M${x + w * .78},${y} v${-h}" stroke="${v('b-timber')}" stroke-width="2" fill="none"/>`;
  if (o.boards) for (let i = 1; i < 5; i++) s += `<path d="M${f1(x + w * i / 5)},${y} v${f1(-h - rh * (1 - Math.abs(i / 5 - .5) * 2) * .92)}" stroke="${v('b-line')}" stroke-width="1" stroke-opacity=".5"/>`;
  if (o.door !== 0) s += path(`M${f1(x + w * .36)},${y} v${f1(-h * .5)} q${f1(w * .14)},${f1(-h * .22)} ${f1(w * .28)},0 v${f1(h * .5)}z`, v('b-door'));
  if (o.cross) s += `<path d="M${f1(x + w * .3)},${y} v${f1(-h * .72)} h${f1(w * .4)} v${f1(h * .72)}z M${f1(x + w * .3)},${y} l${f1(w * .4)},${f1(-h * .72)} M${f1(x + w * .7)},${y} l${f1(-w * .4)},${f1(-h * .72)}" fill="${v('b-door')}" stroke="${v('b-wall')}" stroke-width="1.6"/>`;
  const n = o.win ?? 2;
  for (let i = 0; i < n; i++) { const t = (i + .5) / n, wx = x + w + dx * t, wy = y + dy * t - h * .42; s += poly([[wx - 3, wy + 1.2], [wx + 3, wy - 1.2], [wx + 3, wy - 8.2], [wx - 3, wy - 5.8]], v('b-win'), `stroke="${v('b-line')}" stroke-width=".8"`); }
  s += poly([[x + w / 2 - 1, y - h - rh - 2], [x + w / 2 + dx + 1, y - h - rh + dy - 2], [x + w + dx + 5, y + dy - h + 4], [x + w + 5, y - h + 4]], v(ra), ln);
  for (let i = 1; i < 4; i++) { const t = i / 4; s += `<path d="M${f1(x + w / 2 + (w / 2 + 5) * t)},${f1(y - h - rh + (rh + 4) * t)} l${f1(dx)},${f1(dy)}" stroke="${v(rb)}" stroke-width="1" stroke-opacity=".55"/>`; }
  s += poly([[x + w / 2, y - h - rh - 3], [x + w / 2 + 3, y - h - rh], [x - 2, y - h + 7], [x - 6, y - h + 4]], v(rb), ln);
  s += poly([[x + w / 2, y - h - rh - 3], [x + w + 5, y - h + 4], [x + w + 2, y - h + 6], [x + w / 2, y - h - rh + 3]], v(rb), ln);
  if (o.chimney) { const cx = x + w / 2 + dx * .62 + w * .12, cy = y - h - rh * .72 + dy * .62; s += rect(cx - 4, cy - 15, 8, 16, v('rock-d')) + rect(cx - 5, cy - 16, 10, 4, v('rock-1')); if (o.smoke) s += `<path d="M${f1(cx)},${f1(cy - 20)} q-6,-8 1,-14 q7,-7 0,-15" stroke="${v('smoke')}" stroke-width="5" fill="none" stroke-linecap="round" stroke-opacity=".7"/>`; }
  return s;
}
const box = (x: number, y: number, w: number, h: number, fill = 'b-crate') => rect(x, y - h, w, h, v(fill), `stroke="${v('b-line')}" stroke-width="1"`) + `<path d="M${x},${y - h} l${w},${h} M${x + w},${y - h} l${-w},${h}" stroke="${v('b-line')}" stroke-width=".9" stroke-opacity=".6"/>`;
const logs = (x: number, y: number) => [0, 1, 2, 0.5, 1.5, 1].map((c, i) => circ(x + c * 10, y - (i < 3 ? 5 : i < 5 ? 13 : 21), 5, v('log-end'), `stroke="${v('b-timber')}" stroke-width="1.6"`) + circ(x + c * 10, y - (i < 3 ? 5 : i < 5 ? 13 : 21), 1.8, 'none', `stroke="${v('b-timber')}" stroke-width=".9"`)).join('');
const planksPile = (x: number, y: number) => [0, 1, 2, 3].map(i => poly([[x, y - i * 4], [x + 26, y - 5 - i * 4], [x + 32, y - 2 - i * 4], [x + 6, y + 3 - i * 4]], v(i % 2 ? 'plank' : 'log-end'), `stroke="${v('b-timber')}" stroke-width=".8"`)).join('');
const sheaf = (x: number, y: number, s = 1) => g(x, y, s, path('M-4,0 L-9,-17 Q0,-26 9,-17 L4,0Z', v('wheat')) + path('M-9,-17 Q0,-26 9,-17 L5,-13 L3,-20 L0,-13 L-3,-20 L-5,-13Z', v('roof-th')) + rect(-5, -9, 10, 3, v('b-timber')));
const cow = (x: number, y: number, s = 1) => g(x, y, s, '<ellipse cx="0" cy="0" rx="15" ry="3" fill="#0002"/>' + path('M-13,-14 Q-13,-18 -8,-18 L8,-18 L11,-21 L19,-20 L20,-14 L14,-12 L11,-8 L11,0 L8,0 L7,-7 L-7,-7 L-8,0 L-11,0Z', v('snow'), `stroke="${v('b-line')}" stroke-width="1.1"`) + path('M-10,-18 q6,7 10,0z M1,-9 q4,-6 8,-1z', v('b-door')));
const fence = (x: number, y: number, n: number, dx = 12, dy = 0) => { let s = ''; for (let i = 0; i <= n; i++) s += rect(x + dx * i - 1.3, y + dy * i - 11, 2.6, 12, v('b-timber')); return s + `<path d="M${x},${y - 8} l${dx * n},${dy * n} M${x},${y - 4} l${dx * n},${dy * n}" stroke="${v('b-timber')}" stroke-width="1.8"/>`; };
const smallRock = (x: number, y: number, w: number, h: number) => path(`M${x - w / 2},${y} L${x - w * .35},${y - h * .7} L${x - w * .05},${y - h} L${x + w * .35},${y - h * .75} L${x + w / 2},${y}Z`, v('rock-1'), `stroke="${v('rock-d')}" stroke-width="1"`) + path(`M${x - w * .05},${y - h} L${x + w * .35},${y - h * .75} L${x + w / 2},${y} L${x + w * .1},${y}Z`, v('rock-d'), 'fill-opacity=".4"');
const stall = (x: number, y: number, c1: string, c2: string, w = 34) => { let s = rect(x - w / 2 + 2, y - 26, 2.4, 26, v('b-timber')) + rect(x + w / 2 - 4.4, y - 26, 2.4, 26, v('b-timber')) + rect(x - w / 2, y - 12, w, 9, v('b-crate'), `stroke="${v('b-line')}" stroke-width="1"`); const n = 5; for (let i = 0; i < n; i++) s += path(`M${f1(x - w / 2 - 3 + (w + 6) * i / n)},-0 `, 'none') + poly([[x - w / 2 + w * i / n, y - 38], [x - w / 2 + w * (i + 1) / n, y - 38], [x - w / 2 - 3 + (w + 6) * (i + 1) / n, y - 24], [x - w / 2 - 3 + (w + 6) * i / n, y - 24]], i % 2 ? c2 : c1, `stroke="${v('b-line')}" stroke-width=".7"`); return s; };

/* the Church grows in six parts; a part not built yet is a dotted line */
function churchDrawing(parts: number): string {
  const ln = `stroke="${v('b-line')}" stroke-width="1.3" stroke-linejoin="round"`;
  const P: [string, Point[]][] = [
    // 1 foundation and low nave wall
    [poly([[-58, 0], [6, 0], [66, -24], [66, -34], [6, -10], [-58, -10]], v('stone-1'), ln) + poly([[6, 0], [66, -24], [66, -44], [6, -20]], v('stone-2'), ln) + poly([[-24, 0], [6, 0], [6, -20], [-24, -20]], v('stone-1'), ln), [[-58, 0], [6, 0], [66, -24], [66, -44], [6, -20], [-58, -12]]],
    // 2 nave walls
    [poly([[6, -18], [66, -42], [66, -66], [6, -42]], v('b-wall2'), ln) + poly([[-24, 0], [6, 0], [6, -42], [-9, -70], [-24, -42]], v('b-wall'), ln) + path('M-15,0 v-18 q6,-10 12,0 v18z', v('b-door')) + [0, 1, 2].map(i => { const x = 16 + i * 18, y = -30 - i * 7.2; return path(`M${x},${y} v-13 q4,-7 8,-3 v13z`, v('b-win'), `stroke="${v('b-line')}" stroke-width=".9"`); }).join('') + circ(-9, -46, 5, v('b-win'), ln), [[-24, 0], [6, 0], [66, -24], [66, -66], [6, -42], [-9, -70], [-24, -42]]],
    // 3 nave roof
    [poly([[-9, -73], [52, -97], [71, -62], [10, -38]], v('roof-red'), ln) + [1, 2, 3].map(i => `<path d="M${-9 + 19 * i / 4},${-73 + 35 * i / 4} l61,-24" stroke="${v('roof-red2')}" stroke-width="1" stroke-opacity=".6"/>`).join('') + poly([[-9, -76], [-5, -73], [-27, -37], [-31, -40]], v('roof-red2'), ln), [[-9, -73], [52, -97], [71, -62], [10, -38]]],
    // 4 apse at the far end
    [path('M66,-24 q20,-9 24,-22 l0,-18 q-8,12 -24,16z', v('b-wall2'), ln) + path('M60,-62 q20,-4 34,-16 q-8,-16 -38,-14z', v('roof-red2'), ln) + path('M76,-40 v-10 q3,-5 6,-4 v10z', v('b-win')), [[66, -24], [90, -46], [94, -78], [60, -70]]],
    // 5 tower
    [poly([[-58, 0], [-30, 0], [-30, -104], [-58, -104]], v('b-wall'), ln) + poly([[-30, 0], [-16, -6], [-16, -110], [-30, -104]], v('b-wall2'), ln) + path('M-50,-70 v-14 q6,-9 12,0 v14z', v('b-win'), ln) + path('M-50,-30 v-12 q6,-8 12,0 v12z', v('b-win'), ln) + rect(-60, -106, 32, 5, v('stone-1'), ln), [[-58, 0], [-30, 0], [-16, -6], [-16, -110], [-58, -104]]],
    // 6 spire with a cross
    [poly([[-62, -104], [-28, -104], [-42, -164]], v('roof-sl'), ln) + poly([[-28, -104], [-13, -110], [-42, -164]], v('roof-sl2'), ln) + `<path d="M-42,-164 v-20 M-49,-177 h14" stroke="${v('gold-3')}" stroke-width="3"/>`, [[-62, -104], [-28, -104], [-13, -110], [-42, -164]]],
  ];
  let s = '<ellipse cx="10" cy="-4" rx="86" ry="16" fill="#0002"/>';
  const order = [0, 3, 1, 2, 4, 5];
  for (const i of order) if (i >= parts) s += poly(P[i]?.[1] ?? [], v('ghost'), `stroke="${v('ghost-line')}" stroke-width="1.5" stroke-dasharray="4 4" stroke-linejoin="round"`);
  for (const i of order) if (i < parts) s += P[i]?.[0] ?? '';
  if (parts < 6) s += `<path d="M-66,2 v-52 M-24,2 v-52 M-68,-22 h48 M-68,-46 h48 M-66,-22 l42,-24" stroke="${v('b-timber')}" stroke-width="2.2" stroke-opacity=".75" fill="none"/>`;
  return s;
}
/* id -> [width, height, drawing]; the base line is y = 0, the middle x = 0 */
export interface Site { tile: number; id: string; parts?: number }
type Building = [number, number, (t: Site) => string];
const BUILD: Record<string, Building> = {
  church: [190, 175, t => g(-6, 0, 1, churchDrawing(t.parts ?? 6))],
  woodcutter: [100, 66, () => conifer(-42, -10, 54, 1) + conifer(-28, -20, 44, 3) + hut(-24, 0, 30, 34, 20, 20, 'thatch', { boards: 1, wall: 'b-wood', win: 1 }) + logs(24, 8)],
  quarry: [104, 66, () => poly([[-50, 0], [-46, -34], [-20, -52], [6, -44], [10, -28], [34, -24], [38, 0]], v('rock-1'), `stroke="${v('rock-d')}" stroke-width="1.3"`) + path('M-46,-34 L-20,-52 L6,-44 L-2,-34 L-28,-26Z M-28,-26 L-2,-34 L10,-28 L34,-24 L8,-14 L-22,-12Z', v('rock-2')) + path('M-50,0 L-46,-34 L-28,-26 L-22,-12 L-24,0Z', v('rock-d'), 'fill-opacity=".35"') + `<path d="M24,2 L36,-54 L48,2 M30,-26 h12 M36,-54 L8,-40 M8,-40 v20" stroke="${v('b-timber')}" stroke-width="3" fill="none"/>` + rect(2, -22, 12, 10, v('stone-1'), `stroke="${v('rock-d')}"`) + smallRock(46, 4, 18, 11)],
  farm: [96, 60, () => hut(-36, 0, 28, 32, 17, 18, 'thatch', { chimney: 1 }) + sheaf(30, 2, .95) + sheaf(42, 6, .8) + sheaf(20, 8, .75)],
  market: [10, 10, () => ''],
  town_hall: [124, 108, () => hut(-44, 0, 42, 56, 34, 26, 'slate', { timber: 1, win: 3 }) + rect(4, -94, 22, 48, v('b-wall'), `stroke="${v('b-line')}" stroke-width="1.1"`) + poly([[26, -46], [34, -50], [34, -97], [26, -94]], v('b-wall2'), `stroke="${v('b-line')}" stroke-width="1.1"`) + poly([[1, -93], [29, -93], [17, -118]], v('roof-sl'), `stroke="${v('b-line')}"`) + poly([[29, -93], [37, -98], [17, -118]], v('roof-sl2'), `stroke="${v('b-line')}"`) + circ(15, -78, 7, v('snow'), `stroke="${v('b-line')}" stroke-width="1.4"`) + `<path d="M15,-82 v4 l3,2" stroke="${v('b-line')}" stroke-width="1.4" fill="none"/>`],
  sawmill: [112, 62, () => hut(-46, 0, 32, 40, 18, 18, 'moss', { boards: 1, wall: 'b-wood', win: 1 }) + planksPile(18, 2) + circ(-2, -8, 11, v('steel'), `stroke="${v('b-line')}" stroke-width="1.2" stroke-dasharray="3 2"`) + circ(-2, -8, 3, v('b-line'))],
  lumber_mill: [120, 70, () => hut(-52, 0, 36, 52, 22, 20, 'moss', { boards: 1, wall: 'b-wood', win: 2 }) + logs(-4, 10) + planksPile(30, 6)],
  dairy_farm: [108, 62, () => hut(-46, 0, 32, 36, 20, 20, 'red', { win: 2 }) + g(16, 6, 1, path('M-6,0 v-14 q0,-5 4,-6 v-4 h6 v4 q4,1 4,6 v14z', v('steel'), `stroke="${v('b-line')}"`)) + cow(38, 2, .95)],
  cow_farm: [128, 72, () => hut(-54, -4, 36, 46, 24, 22, 'red', { win: 2, cross: 1, door: 0 }) + cow(26, -8, .9) + cow(46, 8, 1) + fence(4, 14, 5, 12, 0)],
  flour_mill: [104, 66, () => hut(-40, 0, 34, 36, 24, 20, 'thatch', { win: 1 }) + circ(30, -14, 18, 'none', `stroke="${v('b-timber')}" stroke-width="4"`) + [0, 1, 2, 3].map(i => `<path d="M30,-14 m${f1(-18 * Math.cos(i * .785))},${f1(-18 * Math.sin(i * .785))} l${f1(36 * Math.cos(i * .785))},${f1(36 * Math.sin(i * .785))}" stroke="${v('b-timber')}" stroke-width="2.4"/>`).join('') + path('M8,6 q10,-6 20,0 t20,0 v6 h-40z', v('water'))],
  windmill: [92, 96, () => poly([[-20, 0], [20, 0], [13, -56], [-13, -56]], v('b-wall'), `stroke="${v('b-line')}" stroke-width="1.2"`) + poly([[6, 0], [20, 0], [13, -56], [4, -56]], v('b-wall2')) + poly([[-16, -55], [16, -55], [0, -76]], v('roof-red'), `stroke="${v('b-line')}" stroke-width="1.2"`) + path('M-6,0 v-14 q6,-7 12,0 v14z', v('b-door')) + rect(-4, -40, 8, 9, v('b-win')) + [20, 110, 200, 290].map(a => `<g transform="translate(0 -60) rotate(${a})"><rect x="-1.5" y="-40" width="3" height="40" fill="${v('b-timber')}"/><rect x="1.5" y="-39" width="11" height="29" fill="${v('sail')}" stroke="${v('b-timber')}" stroke-width="1.2"/><path d="M1.5,-29 h11 M1.5,-20 h11 M7,-39 v29" stroke="${v('b-timber')}" stroke-width=".9"/></g>`).join('') + circ(0, -60, 3.6, v('b-timber'))],
  stonemason: [108, 62, () => hut(-46, 0, 32, 38, 20, 18, 'slate', { wall: 'stone-w', win: 1, chimney: 1 }) + [0, 1, 2].map(i => rect(20 + i * 11, -8, 10, 8, v('clay'), `stroke="${v('b-line')}" stroke-width=".8"`)).join('') + [0, 1].map(i => rect(25 + i * 11, -16, 10, 8, v('clay'), `stroke="${v('b-line')}" stroke-width=".8"`)).join('') + smallRock(10, 4, 18, 13)],
  master_stonemason: [122, 76, () => hut(-54, 0, 36, 46, 26, 20, 'slate', { wall: 'stone-w', win: 2 }) + path('M20,0 L24,-44 h16 L44,0z', v('clay'), `stroke="${v('b-line')}"`) + path('M28,0 v-10 q4,-5 8,0 v10z', '#2b1a10') + `<path d="M32,-48 q-6,-7 1,-13 q6,-6 0,-12" stroke="${v('smoke')}" stroke-width="5" fill="none" stroke-linecap="round" stroke-opacity=".7"/>` + [0, 1].map(i => rect(46 + i * 10, -7, 9, 7, v('clay'), `stroke="${v('b-line')}" stroke-width=".8"`)).join('')],
  barn: [96, 66, () => hut(-40, 0, 40, 40, 24, 24, 'thatch', { wall: 'b-red', cross: 1, door: 0, win: 1 }) + sheaf(40, 4, .75)],
  small_woodland: [110, 76, t => { const r = noise(t.tile + 5); return ([[-34, -26], [4, -36], [34, -24], [-46, -4], [-16, -12], [18, -8], [44, -2], [-30, 10], [2, 8], [28, 12]] as Point[]).map((p) => tree(p[0], p[1], 46, r)).join(''); }],
  large_woodland: [130, 88, t => { const r = noise(t.tile + 5); return ([[-40, -40], [-6, -46], [30, -42], [-54, -20], [-24, -24], [8, -26], [44, -22], [-40, -4], [-10, -8], [22, -6], [54, -2], [-26, 12], [6, 12], [36, 14]] as Point[]).map((p) => tree(p[0], p[1], 50, r)).join(''); }],
  small_mountain_range: [116, 72, () => peak(18, -8, 68, 60, 1) + peak(-24, 2, 64, 48, 0) + peak(36, 8, 44, 32, 0)],
  large_mountain_range: [136, 88, () => peak(0, -14, 84, 82, 1) + peak(-38, -2, 70, 60, 1) + peak(38, 0, 72, 58, 1) + peak(2, 10, 58, 36, 0)],
  outpost: [66, 78, () => [-22, 22].map(x => rect(x - 2, -40, 4, 42, v('b-timber'))).join('') + `<path d="M-22,0 L22,-38 M22,0 L-22,-38" stroke="${v('b-timber')}" stroke-width="2.6"/>` + rect(-28, -52, 56, 14, v('b-wood'), `stroke="${v('b-line')}"`) + rect(-20, -66, 4, 16, v('b-timber')) + rect(16, -66, 4, 16, v('b-timber')) + poly([[-30, -64], [30, -64], [0, -84]], v('roof-th'), `stroke="${v('b-line')}"`) + poly([[0, -84], [30, -64], [6, -64]], v('roof-th2'), 'fill-opacity=".7"')],
  stable: [104, 54, () => hut(-46, 0, 28, 56, 16, 16, 'thatch', { wall: 'b-wood', win: 3 }) + fence(-16, 12, 5, 12, -1)],
  plaza: [100, 66, () => `<ellipse cx="0" cy="-18" rx="46" ry="26" fill="${v('stone-1')}" stroke="${v('rock-d')}" stroke-width="1.2"/><ellipse cx="0" cy="-18" rx="36" ry="19" fill="none" stroke="${v('rock-d')}" stroke-width="1" stroke-dasharray="7 3"/><ellipse cx="0" cy="-18" rx="20" ry="10" fill="${v('water')}" stroke="${v('rock-d')}" stroke-width="3"/>` + rect(-3, -42, 6, 24, v('stone-2')) + `<ellipse cx="0" cy="-42" rx="10" ry="4" fill="${v('water')}" stroke="${v('rock-d')}" stroke-width="1.6"/><path d="M0,-44 v-7 M-9,-40 q-4,8 -4,16 M9,-40 q4,8 4,16" stroke="${v('snow')}" stroke-width="1.8" fill="none"/>`],
  warehouse: [116, 74, () => hut(-50, 0, 44, 48, 30, 22, 'red', { wall: 'b-wood', boards: 1, win: 2, cross: 1, door: 0 }) + box(26, 6, 16, 14) + box(42, 4, 14, 12) + box(33, -8, 14, 12)],
  trading_post: [108, 62, () => hut(-46, 0, 32, 34, 20, 18, 'red', { win: 1 }) + stall(20, 4, v('seat-1'), v('snow'), 34) + box(42, 8, 14, 12)],
  pond: [116, 66, () => `<path d="M-52,-16 q2,-24 36,-28 q28,-6 50,6 q24,12 16,28 q-8,16 -46,16 q-54,2 -56,-22z" fill="${v('water')}" stroke="${v('water-d')}" stroke-width="2.5"/><path d="M-34,-20 q8,-4 16,0 M-4,-30 q9,-4 18,0 M8,-12 q9,-4 18,0 M-22,-6 q8,-3 14,0" stroke="${v('snow')}" stroke-width="1.8" fill="none" stroke-opacity=".8"/><path d="M-50,-8 v-20 M-45,-4 v-24 M-40,-2 v-17 M46,-30 v-18 M50,-26 v-16" stroke="${v('tree-d')}" stroke-width="2"/>` + rect(-52, -34, 4, 8, v('b-door'), 'rx="2"') + rect(-47, -34, 4, 8, v('b-door'), 'rx="2"') + path('M4,-22 q4,-6 12,-3 l3,-5 q5,-1 5,3 l4,1 -4,2 q-2,6 -10,6 q-8,0 -10,-4z', v('snow'), `stroke="${v('b-line')}" stroke-width=".9"`)],
  tavern: [100, 68, () => hut(-42, 0, 34, 40, 24, 24, 'thatch', { timber: 1, win: 2, chimney: 1, smoke: 1 }) + rect(-52, -38, 3, 40, v('b-timber')) + rect(-62, -36, 14, 12, v('b-crate'), `stroke="${v('b-line')}"`) + g(36, 6, 1, path('M-9,0 q-4,-10 0,-20 h18 q4,10 0,20z', v('b-crate'), `stroke="${v('b-line')}"`) + `<path d="M-11,-6 h22 M-11,-14 h22" stroke="${v('b-line')}" stroke-width="1.6"/>`)],
  blacksmith: [92, 62, () => hut(-38, 0, 32, 34, 20, 18, 'slate', { wall: 'stone-w', win: 1, chimney: 1, smoke: 1 }) + path('M22,2 h18 l-3,-5 h-3 v-4 q8,-1 10,-7 h-26 q0,6 7,7 v4 h-3z', v('steel-d'))],
  chapel: [76, 72, () => hut(-28, 0, 28, 28, 24, 22, 'red', { win: 1 }) + rect(-19, -62, 10, 14, v('b-wall'), `stroke="${v('b-line')}"`) + poly([[-22, -60], [-6, -60], [-14, -76]], v('roof-sl'), `stroke="${v('b-line')}"`) + `<path d="M-14,-76 v-12 M-18,-83 h8" stroke="${v('gold-3')}" stroke-width="2.4"/>`],
  monument: [84, 88, () => poly([[-34, 0], [34, 0], [28, -10], [-28, -10]], v('stone-1'), `stroke="${v('rock-d')}"`) + poly([[-24, -10], [24, -10], [19, -19], [-19, -19]], v('stone-2'), `stroke="${v('rock-d')}"`) + poly([[-11, -19], [11, -19], [7, -78], [-7, -78]], v('stone-1'), `stroke="${v('rock-d')}" stroke-width="1.2"`) + poly([[2, -19], [11, -19], [7, -78], [1, -78]], v('stone-2')) + poly([[-8, -78], [8, -78], [0, -92]], v('gold-1'), `stroke="${v('rock-d')}"`) + circ(0, -50, 5, v('gold-1'))],
};
const PLAIN: Building = [96, 66, () => hut(-40, 0, 40, 40, 24, 24, 'thatch', { win: 1 })];
export const buildingOf = (id: string): Building => BUILD[id.startsWith('pond') ? 'pond' : id] ?? PLAIN;
const GROUND: Record<string, string> = { church: 'g-green', woodcutter: 'g-wood', quarry: 'g-rock', farm: 'g-field', market: 'g-cobble', town_hall: 'g-cobble', sawmill: 'g-wood', lumber_mill: 'g-wood', dairy_farm: 'g-green', cow_farm: 'g-green', flour_mill: 'g-field', windmill: 'g-field', stonemason: 'g-rock', master_stonemason: 'g-rock', barn: 'g-yard', small_woodland: 'g-wood', large_woodland: 'g-wood', small_mountain_range: 'g-rock', large_mountain_range: 'g-rock', plaza: 'g-cobble', stable: 'g-yard', warehouse: 'g-yard', trading_post: 'g-yard', tavern: 'g-green', blacksmith: 'g-yard', chapel: 'g-green', monument: 'g-cobble', outpost: 'g-green' };
export const groundOf = (id: string) => GROUND[id] ?? 'g-green';

/* small scenery where a tile has room; never where pieces go first */
export const DECOR: Record<string, string[]> = { 'g-green': ['oak', 'bush', 'oak', 'pine'], 'g-cobble': ['cottage', 'well', 'oak'], 'g-field': ['sheaves', 'oak', 'sheaves'], 'g-rock': ['rocks', 'blocks', 'pine'], 'g-yard': ['crates', 'sheaves', 'oak'], 'g-wood': ['stump', 'pine', 'pine'] };
export const DECOR_SIZE: Record<string, Point> = { oak: [34, 44], bush: [34, 18], pine: [26, 46], cottage: [62, 46], well: [34, 36], sheaves: [40, 24], rocks: [38, 20], blocks: [34, 20], crates: [34, 24], stump: [26, 16] };
export function decor(k: string, x: number, y: number, r: number): string {
  const sh = 1 + Math.floor(r * 3);
  if (k === 'oak') return broadleaf(x, y, 44, sh); if (k === 'pine') return conifer(x, y, 46, sh);
  if (k === 'bush') return circ(x - 9, y - 7, 8, v('tree-' + sh)) + circ(x + 8, y - 7, 9, v('tree-' + sh)) + circ(x, y - 11, 9, v('tree-' + sh)) + circ(x + 3, y - 9, 1.8, v('roof-red')) + circ(x - 6, y - 6, 1.8, v('roof-red'));
  if (k === 'cottage') return hut(x - 26, y, 22, 26, 14, 14, r < .5 ? 'red' : 'thatch', { win: 1, chimney: r < .4 });
  if (k === 'well') return `<ellipse cx="${f1(x)}" cy="${f1(y - 5)}" rx="13" ry="6" fill="${v('stone-1')}" stroke="${v('rock-d')}" stroke-width="1.4"/><ellipse cx="${f1(x)}" cy="${f1(y - 7)}" rx="8" ry="3.4" fill="${v('water-d')}"/>` + rect(x - 12, y - 28, 2.4, 22, v('b-timber')) + rect(x + 10, y - 28, 2.4, 22, v('b-timber')) + poly([[x - 17, y - 26], [x + 17, y - 26], [x, y - 38]], v('roof-th'), `stroke="${v('b-line')}" stroke-width="1"`);
  if (k === 'sheaves') return sheaf(x - 11, y, .9) + sheaf(x + 10, y + 1, .8) + sheaf(x, y + 5, .7);
  if (k === 'rocks') return smallRock(x - 8, y, 22, 17) + smallRock(x + 10, y + 2, 16, 11);
  if (k === 'blocks') return rect(x - 15, y - 10, 14, 10, v('stone-1'), `stroke="${v('rock-d')}"`) + rect(x, y - 10, 14, 10, v('stone-2'), `stroke="${v('rock-d')}"`) + rect(x - 8, y - 19, 14, 10, v('stone-1'), `stroke="${v('rock-d')}"`);
  if (k === 'crates') return box(x - 15, y, 15, 13) + box(x + 1, y + 1, 13, 11) + box(x - 8, y - 12, 13, 11);
  return `<ellipse cx="${f1(x)}" cy="${f1(y - 3)}" rx="9" ry="4.5" fill="${v('b-timber')}"/><ellipse cx="${f1(x)}" cy="${f1(y - 8)}" rx="9" ry="4.5" fill="${v('log-end')}" stroke="${v('b-timber')}" stroke-width="1.4"/>` + rect(x - 9, y - 8, 18, 5, v('b-timber'), 'opacity=".0"');
}

const MEDAL: Record<string, string> = { carpenter: 'plank', miller: 'flour', herder: 'milk', mason: 'brick' };
/** The milestone whose holder makes a good in quality. */
export const QUALITY: Record<string, string> = Object.fromEntries(Object.entries(MEDAL).map(([milestone, kind]) => [kind, milestone]));
export const isMilestone = (id: string) => id in MEDAL || id === "planner";
/** A milestone with its holder's seal, or an award with its points. */
export function medal(id: string, holder: number | null, points: string, size = 36): string {
  const isHeld = holder !== null;
  let s = path('M-9,8 l-4,16 l8,-4 l5,8 l5,-8 l8,4 l-4,-16z', isHeld ? v(`seat-${holder}`) : v('line')) + circ(0, 0, 15, isHeld ? v('gold-1') : v('paper-2'), `stroke="${v('gold-3')}" stroke-width="1.6"`);
  const ink = isHeld ? '#3d2a05' : v('ink-3'), resource = RES[MEDAL[id] ?? ''];
  if (resource) s += pict(resource.icon, 0, 0, 19, ink);
  else if (points) s += `<text y="6.5" text-anchor="middle" class="ham-num" style="font-size:18px;fill:${v('ink-2')}">${points}</text>`;
  else s += pict('road', 0, 0, 19, ink);
  if (isHeld) s += seatShape(holder, 11, 10, 6, v(`seat-${holder}`), `stroke="${v('paper')}" stroke-width="1.5"`);
  return `<svg width="${size}" height="${size * 1.12}" viewBox="-19 -17 38 44" aria-hidden="true">${s}</svg>`;
}
