/** Little buildings, one for each tile, drawn from the same few parts. */
import anvil from "game-icons:anvil";
import crown from "game-icons:crown";
import flowers from "game-icons:flowers";
import horseshoe from "game-icons:horseshoe";
import mining from "game-icons:mining";
import saw from "game-icons:hand-saw";
import scroll from "game-icons:scroll-unfurled";
import { at, INK, picture } from "./svg";

type Palette = [roof: string, ridge: string, wall: string, shade: string];
const PALETTES: Record<string, Palette> = {
  wood: ['#a8683a', '#7d4826', '#ecd9b4', '#cfb487'], stone: ['#7f8b93', '#5d6870', '#ddd8cb', '#b9b4a6'], iron: ['#566270', '#3a444f', '#d9cfc0', '#aea28f'],
  gold: ['#d3a02c', '#a1760f', '#f3e6c5', '#d3c094'], inn: ['#b5523b', '#853425', '#f3e3c3', '#d2b98c'], skill: ['#6f6aa8', '#4c4883', '#efe6d2', '#cbbf9f'],
  road: ['#c9a04f', '#97722c', '#e3cda0', '#b99e6b'], green: ['#5e8a57', '#40663b', '#f0e6cd', '#cdbf9c'], snow: ['#8a97a8', '#617086', '#f3efe6', '#cfcabd'],
};
const palette = (name: string): Palette => PALETTES[name] ?? ["#888", "#666", "#eee", "#ccc"];
interface HouseLook { tall?: number; chimney?: number; door?: string; lit?: string; beams?: number }

function house(x: number, y: number, s: number, pal: string, o: HouseLook = {}): string {
  const [r, rd, w, wd] = palette(pal), t = o.tall || 0;
  return `<g transform="translate(${x},${y}) scale(${s})" stroke="${INK}" stroke-opacity=".55" stroke-width=".9" stroke-linejoin="round">
  ${o.chimney ? `<path d="M9 ${-36 - t}h5v12h-5z" fill="#9c6b53"/>` : ''}
  <path d="M-2 0V${-15 - t}H18V0z" fill="${wd}"/><path d="M-20 0V${-15 - t}L-11 ${-26 - t} -2 ${-15 - t}V0z" fill="${w}"/>
  <path d="M-11 ${-28 - t}H12.5L21 ${-14 - t}H-2z" fill="${r}"/><path d="M-22.5 ${-13 - t}L-11 ${-28 - t} -2 ${-14 - t} -3.4 ${-13 - t} -11 ${-25 - t} -20.6 ${-12 - t}z" fill="${rd}"/>
  <path d="M-14.5 0V-7.5a3.5 3.5 0 0 1 7 0V0z" fill="${o.door || '#5b3b22'}"/>
  <g fill="${o.lit || '#ffe9a8'}" stroke-width=".8"><path d="M2.5 -10h5v5h-5zM10.5 -10h5v5h-5z"/>${t ? `<path d="M2.5 ${-14 - t * .6}h5v5h-5zM10.5 ${-14 - t * .6}h5v5h-5zM-13.5 ${-14 - t * .6}h5v5h-5z"/>` : ''}</g>
  ${o.beams ? `<path d="M-20 -11H-2M-11 -26V-16M-2 -11H18M-17 0V-15M-5 0V-15" fill="none" stroke="#7a5331" stroke-opacity=".8"/>` : ''}</g>`;
}
const tree = (x: number, y: number, s = 1, c = 'var(--leaf)') => `<g transform="translate(${x},${y}) scale(${s})" stroke="${INK}" stroke-opacity=".4" stroke-width=".8"><path d="M-1.2 0V-6h2.4V0z" fill="#6b4a2b"/><circle cx="0" cy="-10" r="6.4" fill="${c}"/><circle cx="-2" cy="-12" r="2.4" fill="#fff" fill-opacity=".18" stroke="none"/></g>`;
const logs = (x: number, y: number, s = 1, n = 3) => `<g transform="translate(${x},${y}) scale(${s})" stroke="#5d3b1f" stroke-width=".9">${[[0, 0], [7, 0], [3.5, -6], [14, 0], [10.5, -6], [7, -12]].slice(0, n).map(([a = 0, b = 0]) => `<path d="M${a} ${b - 3.4}h6a3.4 3.4 0 0 1 0 6.8h-6z" fill="#96633a"/><circle cx="${a}" cy="${b}" r="3.4" fill="#dbb07c"/><circle cx="${a}" cy="${b}" r="1.3" fill="none"/>`).join('')}</g>`;
const rocks = (x: number, y: number, s = 1) => `<g transform="translate(${x},${y}) scale(${s})" stroke="#5c636a" stroke-width=".9" stroke-linejoin="round"><path d="M-9 4L-8 -3 -3 -6 2 -3 3 4z" fill="#b3b9bd"/><path d="M1 5L2 -1 7 -3 11 0 12 5z" fill="#969da3"/><path d="M-3 -6L2 -3 -1 -1 -8 -3z" fill="#d0d4d7"/></g>`;
const ingots = (x: number, y: number, s = 1, c = ['#3d4650', '#6d7985']) => `<g transform="translate(${x},${y}) scale(${s})" stroke="#20262c" stroke-width=".9">${[[0, 0], [11, 0], [5.5, -6]].map(([a = 0, b = 0]) => `<path d="M${a - 5} ${b + 3}l1.6-5h6.8l1.6 5z" fill="${c[0]}"/><path d="M${a - 3.4} ${b - 2}l1-1.6h5.4l.4 1.6z" fill="${c[1]}"/>`).join('')}</g>`;
const barrel = (x: number, y: number, s = 1) => `<g transform="translate(${x},${y}) scale(${s})" stroke="#4d3018" stroke-width=".9"><path d="M-4.5 -11h9c1.6 3.4 1.6 7.6 0 11h-9c-1.6-3.4-1.6-7.6 0-11z" fill="#a9713f"/><path d="M-5.4 -8h10.8M-5.4 -3h10.8" stroke="#5f6870" stroke-width="1.3"/></g>`;
const fence = (x: number, y: number, w: number) => `<g transform="translate(${x},${y})" stroke="#6b4a2b" stroke-width="1.5" fill="none"><path d="M0 -5H${w}M0 -1.6H${w}"/>${Array.from({ length: Math.floor(w / 8) + 1 }, (_, i) => `<path d="M${i * 8} 1V-8"/>`).join('')}</g>`;
const stall = (x: number, y: number, s: number, c1: string, c2 = '#f6ecd6') => `<g transform="translate(${x},${y}) scale(${s})" stroke="${INK}" stroke-opacity=".55" stroke-width=".9" stroke-linejoin="round"><path d="M-12 0V-12M12 0V-12" stroke="#6b4a2b" stroke-width="1.8" stroke-opacity="1"/><path d="M-13 -6H13V-1H-13z" fill="#b98a56"/>${[0, 1, 2, 3, 4].map(i => `<path d="M${-15 + i * 6} -13L${-11 + i * 4.4} -22H${-6.6 + i * 4.4}L${-9 + i * 6} -13a3 3 0 0 1-6 0z" fill="${i % 2 ? c2 : c1}"/>`).join('')}</g>`;
const barn = (x: number, y: number, s: number, pal = 'inn') => { const [r, rd, w, wd] = palette(pal); return `<g transform="translate(${x},${y}) scale(${s})" stroke="${INK}" stroke-opacity=".55" stroke-width=".9" stroke-linejoin="round"><path d="M2 0V-17H24V0z" fill="${wd}"/><path d="M-22 0V-15L-18 -24 -10 -29 -2 -24 2 -15V0z" fill="${w}"/><path d="M-10 -31L16 -31 22 -27 26 -15 2 -15 -2 -25z" fill="${r}"/><path d="M-24 -14L-19.4 -25.4 -10 -31 -.6 -25.4 4 -14 2 -14 -2.4 -24 -10 -28.4 -17.6 -24 -22 -14z" fill="${rd}"/><path d="M-16 0V-12H-4V0z" fill="#7a4b2a"/><path d="M-16 0L-4 -12M-4 0L-16 -12" stroke="#e8d6b0" stroke-opacity=".9"/><circle cx="-10" cy="-19.5" r="2.6" fill="#5b3b22"/></g>`; };
const furnace = (x: number, y: number, s: number) => `<g transform="translate(${x},${y}) scale(${s})" stroke="${INK}" stroke-opacity=".55" stroke-width=".9" stroke-linejoin="round"><path d="M4 -20h8v-16h-8z" fill="#8a7466"/><circle cx="12" cy="-41" r="4" fill="#cfc8bd" stroke="none" fill-opacity=".8"/><circle cx="17" cy="-47" r="3" fill="#cfc8bd" stroke="none" fill-opacity=".6"/><path d="M-17 0V-12C-17 -20 -10 -24 -2 -24S15 -20 15 -12V0z" fill="#8b6a58"/><path d="M-9 0V-6a7 7 0 0 1 14 0V0z" fill="#2a1a12"/><path d="M-6 0c0-4 2-4 3-8 3 2 6 4 5 8z" fill="#f08a2c" stroke="none"/><path d="M-3.6 0c.4-2 1.4-2.6 2-4 1.4 1.2 2 2.4 1.6 4z" fill="#ffd75e" stroke="none"/></g>`;
const mine = (x: number, y: number, s: number, c: string) => `<g transform="translate(${x},${y}) scale(${s})" stroke="${INK}" stroke-opacity=".5" stroke-width=".9" stroke-linejoin="round"><path d="M-27 0C-22 -14 -12 -27 -1 -29 10 -27 20 -13 26 0z" fill="#9a8a70"/><path d="M-1 -29C6 -26 14 -14 17 0H26C20 -13 10 -27 -1 -29z" fill="#7d6f59"/><path d="M-10 0V-13h17V0z" fill="#21180f"/><path d="M-12 0V-14M9 0V-14M-13.5 -14.5H10.5" stroke="#7a4b2a" stroke-width="3" stroke-opacity="1"/><path d="M-9 2H10" stroke="#5c636a" stroke-width="1.2"/><g transform="translate(12,-1)"><path d="M-6 0L-7 -6H7L6 0z" fill="#5f6870"/><circle cx="-4" cy="-7.5" r="2.6" fill="${c}"/><circle cx="0" cy="-8.6" r="2.8" fill="${c}"/><circle cx="4" cy="-7.5" r="2.6" fill="${c}"/><circle cx="-3.5" cy="1" r="1.8" fill="#2b2620"/><circle cx="3.5" cy="1" r="1.8" fill="#2b2620"/></g></g>`;
const tower = (x: number, y: number, s: number, pal: string) => { const [r, rd, w, wd] = palette(pal); return `<g transform="translate(${x},${y}) scale(${s})" stroke="${INK}" stroke-opacity=".55" stroke-width=".9" stroke-linejoin="round"><path d="M-8 0V-27H2V0z" fill="${w}"/><path d="M2 0V-27H9V0z" fill="${wd}"/><path d="M-10 -26L.5 -43 11 -26z" fill="${r}"/><path d="M-10 -26L.5 -43 2 -26z" fill="${rd}"/><path d="M-5 -20h4v6h-4zM-5 -9h4v9h-4z" fill="#5b3b22"/></g>`; };
const sign = (x: number, y: number, body: string, c = '#5b3b22') => `<g transform="translate(${x},${y})"><path d="M0 10V-6" stroke="#6b4a2b" stroke-width="1.6"/><circle cy="-9" r="7.2" fill="#f6ecd6" stroke="#6b4a2b"/>${at(0, -9, picture(body, 10.5, c))}</g>`;
const wheel = (x: number, y: number, r: number) => `<g transform="translate(${x},${y})" stroke="#5d3b1f" fill="none"><circle r="${r}" stroke-width="2.2"/><path d="M${-r} 0H${r}M0 ${-r}V${r}M${-r * .7} ${-r * .7}L${r * .7} ${r * .7}M${-r * .7} ${r * .7}L${r * .7} ${-r * .7}" stroke-width="1.1"/><circle r="1.8" fill="#5d3b1f"/></g>`;
const hall = (x: number, y: number, s: number, pal: string, o: { tower?: number } = {}) => `${house(x - 3, y, s * 1.15, pal, { beams: 1, tall: 4 })}${o.tower ? tower(x + 17 * s, y, s * .95, pal) : ''}`;
const BUILT: Record<string, () => string> = {
  home: () => house(7, 14, .72, 'inn', { chimney: 1 }) + house(-8, 20, .86, 'road', { beams: 1, chimney: 1 }) + tree(24, 20, .8),
  keywood: () => tree(-20, 10, 1.25) + tree(-6, 4, 1.45) + tree(10, 8, 1.3) + tree(-14, 20, 1.1) + logs(6, 18, .95, 3),
  woodcutter: () => tree(-22, 10, 1.2) + tree(20, 6, 1.1) + house(-1, 16, .82, 'wood') + logs(10, 20, .85, 3),
  timber_yard: () => logs(-24, 12, 1, 6) + logs(4, 18, 1, 3) + logs(5, 6, .8, 3) + fence(-27, 21, 54),
  sawmill: () => house(-5, 17, 1, 'wood') + `<g transform="translate(17,10)"><circle r="8" fill="#c9ced2" stroke="#5c636a" stroke-dasharray="2.4 1.4" stroke-width="2"/><circle r="1.8" fill="#5c636a"/></g>` + logs(7, 20, .8, 3),
  carpenter: () => house(-4, 16, .95, 'wood', { beams: 1 }) + logs(9, 20, .85, 3) + sign(-25, 12, saw),
  keystone_quarry: () => `<path d="M-27 20L-24 -4 -10 -16 6 -18 22 -6 27 20z" fill="#a9aaa2" stroke="#5c636a" stroke-width=".9"/><path d="M-24 -4L-8 -4 -10 -16M-8 -4L-6 8 12 8 14 -10M12 8L16 20" fill="none" stroke="#7b807f" stroke-width="1.2"/><path d="M-24 -4L-10 -16 6 -18 14 -10 -8 -4z" fill="#c9cac2"/>` + rocks(-12, 17, .9) + rocks(8, 18, .8),
  quarryman: () => house(-3, 15, .85, 'stone') + rocks(16, 16, 1) + rocks(-22, 17, .7),
  mason: () => house(-6, 15, .9, 'stone', { beams: 1 }) + `<path d="M9 20V4a8 8 0 0 1 16 0V20H20V6a3 3 0 0 0-6 0V20z" fill="#b9bdbf" stroke="#5c636a"/>` + rocks(-24, 18, .6),
  stone_yard: () => rocks(-16, 8, 1.1) + rocks(8, 4, 1.2) + rocks(-8, 18, .9) + rocks(14, 18, .9) + fence(-27, 22, 54),
  sculptor: () => house(-9, 14, .75, 'stone') + `<g stroke="#5c636a" stroke-width=".9"><path d="M9 20h16v-5H9z" fill="#a3a9ae"/><path d="M13 15c-1-8 0-14 2-16h5c2 2 3 8 2 16z" fill="#d5d8da"/><circle cx="17.4" cy="-5" r="4" fill="#d5d8da"/></g>`,
  key_mine: () => mine(0, 20, 1.02, '#4c5866'), gold_mine: () => mine(0, 20, 1.02, '#e9b72f'),
  miner: () => house(-4, 15, .85, 'iron') + ingots(12, 18, .95) + sign(-24, 11, mining),
  smelter: () => furnace(-6, 18, .95) + ingots(13, 18, .9),
  forge: () => furnace(10, 16, .82) + house(-12, 19, .8, 'iron') + sign(-1, 16, anvil, '#333'),
  blacksmith: () => house(-8, 14, .85, 'iron', { chimney: 1 }) + ingots(10, 14, .9) + fence(-27, 21, 54),
  goldsmith: () => house(-2, 17, 1, 'gold', { beams: 1 }) + sign(24, 12, crown, '#a1760f'),
  apprentice_hall: () => hall(0, 18, .85, 'skill') + sign(24, 12, anvil),
  hiring_fair: () => stall(-12, 12, .9, '#6f6aa8') + stall(13, 18, .9, '#6f6aa8') + sign(-26, 18, saw),
  alehouse: () => house(-3, 16, .95, 'inn', { chimney: 1 }) + barrel(21, 20, .9),
  inn: () => house(-2, 19, .98, 'inn', { tall: 9, beams: 1, chimney: 1 }) + barrel(23, 21, .75),
  tavern: () => house(-5, 17, 1, 'inn', { tall: 4, chimney: 1 }) + barrel(18, 20, .85) + barrel(25, 21, .7),
  brewer: () => house(-6, 15, .9, 'green', { chimney: 1 }) + barrel(13, 20, 1) + barrel(23, 20, 1) + barrel(18, 11, .8),
  peddler: () => `<g stroke="${INK}" stroke-opacity=".6" stroke-width=".9"><path d="M-18 6C-20 -14 18 -14 16 6z" fill="#f3e6c5"/><path d="M-8 6C-9 -9 -9 -9 -8 -9M4 6C5 -9 5 -9 4 -9" fill="none"/><path d="M-20 6H18L16 13H-18z" fill="#a9713f"/></g>` + wheel(-11, 14, 6) + wheel(10, 14, 6) + tree(25, 16, .8),
  store: () => house(-2, 14, .9, 'green') + stall(6, 21, .85, '#4e7c86'),
  fair: () => stall(-14, 8, .85, '#b5523b') + stall(14, 10, .85, '#d3a02c') + stall(0, 20, .9, '#5e8a57'),
  stable: () => barn(-3, 18, .85, 'road') + sign(24, 14, horseshoe) + fence(-28, 22, 20),
  farrier: () => barn(-6, 16, .8, 'iron') + sign(16, 14, horseshoe) + ingots(20, 20, .5),
  wainwright: () => barn(-6, 16, .82, 'road') + wheel(17, 13, 7.5) + wheel(25, 17, 5),
  barn: () => barn(-2, 19, 1.08, 'inn'),
  well: () => `<g stroke="${INK}" stroke-opacity=".6" stroke-width=".9"><path d="M-13 20V6h26v14z" fill="#b3b9bd"/><ellipse cx="0" cy="6" rx="13" ry="4.4" fill="#5d87a0"/><path d="M-11 6V-12M11 6V-12" stroke="#6b4a2b" stroke-width="2.6"/><path d="M-17 -10L0 -23 17 -10z" fill="#a8683a"/><path d="M0 -12V1" stroke="#6b4a2b"/><path d="M-3 1h6l-.8 5h-4.4z" fill="#a9713f"/></g>` + tree(-24, 20, .8) + tree(24, 18, .9),
  workshop: () => house(-4, 15, .95, 'wood', { beams: 1 }) + logs(10, 20, .55, 3) + rocks(22, 20, .5) + ingots(11, 10, .5),
  jeweller: () => house(-3, 17, .95, 'gold', { beams: 1, tall: 2 }) + sign(22, 12, crown, '#a1760f'),
  craftsmans_guild: () => hall(-2, 18, .85, 'inn', { tower: 1 }), mercers_guild: () => hall(-3, 17, .85, 'green') + stall(18, 20, .6, '#7a4f8e'),
  watermill: () => house(-6, 17, .95, 'wood') + wheel(15, 11, 10) + '<path d="M4 20q4-3 8 0t8 0 8 0" stroke="#5d87a0" stroke-width="2" fill="none"/>',
  windmill: () => `<g stroke="${INK}" stroke-opacity=".55" stroke-width=".9"><path d="M-11 20L-7 -12H7L11 20z" fill="#efe6d2"/><path d="M1 20L2 -12H7L11 20z" fill="#cbbf9f"/><path d="M-9 -11L0 -22 9 -11z" fill="#7d4826"/><path d="M-3 20v-8h6v8z" fill="#5b3b22"/></g><g transform="translate(0,-9) rotate(20)" fill="#f7f1e2" stroke="#6b4a2b" stroke-width="1">${[0, 90, 180, 270].map(a => `<path transform="rotate(${a})" d="M-1 0L-5 -20H2L1 0z"/>`).join('')}<circle r="2" fill="#6b4a2b"/></g>`,
  keythedral: () => `<g stroke="${INK}" stroke-opacity=".55" stroke-width=".9" stroke-linejoin="round"><path d="M-4 20V-6H22V20z" fill="#d9d2c2"/><path d="M-6 -6L0 -16H18L24 -6z" fill="#6f7d8c"/><path d="M-20 20V-14H-4V20z" fill="#efe9db"/><path d="M-22 -14L-12 -38 -2 -14z" fill="#566270"/><path d="M-12 -43V-36M-14.5 -40.5H-9.5" stroke="#a1760f" stroke-width="1.6" stroke-opacity="1"/><circle cx="-12" cy="-6" r="4" fill="#d3a02c"/><path d="M-15.5 20V11a3.5 3.5 0 0 1 7 0V20z" fill="#5b3b22"/><path d="M2 14V4a2.4 2.4 0 0 1 4.8 0V14zM11 14V4a2.4 2.4 0 0 1 4.8 0V14z" fill="#7fa3c0"/></g>`,
  scribes: () => hall(-2, 18, .82, 'skill') + sign(23, 13, scroll), scholar: () => house(-8, 18, .8, 'skill') + tower(14, 20, 1, 'skill'),
  village_hall: () => house(-10, 19, .7, 'snow') + tower(2, 19, 1.02, 'inn') + house(20, 20, .55, 'snow'),
  key_market: () => stall(-13, 10, .9, '#5e8a57') + stall(13, 10, .9, '#5e8a57') + stall(0, 21, .95, '#5e8a57'),
  key_guild: () => hall(-2, 18, .85, 'gold', { tower: 1 }), apothecary: () => house(-3, 17, .95, 'green', { beams: 1 }) + sign(23, 12, flowers, '#40663b'),
};
/** The building of a tile, upright whatever the rotation: about 60 by 50, its ground at y = 20. */
export const building = (id: string) => BUILT[id.startsWith("home_") ? "home" : id]?.() ?? "";

/** A ship, as long as its hull. */
export function ship(w: number, hull = '#8d5d34', sail = '#f6ecd6'): string {
  const k = w / 100;
  return `<g transform="scale(${k})" stroke="${INK}" stroke-opacity=".6" stroke-width="1.2" stroke-linejoin="round"><path d="M-4 -6V-58M-4 -58" stroke="#5d3b1f" stroke-width="3" stroke-opacity="1"/><path d="M-1 -55C18 -48 24 -30 20 -14H-1z" fill="${sail}"/><path d="M-7 -50C-22 -42 -30 -28 -30 -14H-7z" fill="${sail}"/><path d="M-50 -6H50C46 10 38 18 28 20H-28C-40 18 -46 8 -50 -6z" fill="${hull}"/><path d="M-47 1H47" stroke="#e0c08c" stroke-width="2.4" stroke-opacity=".8"/></g>`;
}

