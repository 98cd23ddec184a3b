/** Small pictures as SVG text, in units of the Empire sheet: what is coloured in when a Section or Building is completed. */
import type { Building, Cost } from "./layout";

const mix = (one: string, part: number, other: string) => `color-mix(in srgb, ${one} ${part}%, ${other})`;
const INK = 'stroke="var(--pen)" stroke-opacity=".5" stroke-width="1" stroke-linejoin="round"';
const rect = (x: number, y: number, w: number, h: number, fill: string, more = "") =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;

export const TONE: Record<string, string> = {
  stone: "var(--stone)", wood: "var(--timber)", food: "var(--wheat)", gold: "var(--gold)", action: "var(--worker)", vp: "var(--gold)", any: "var(--ink-2)",
};
/** A pictogram around a middle. */
export const icon = (name: string, x: number, y: number, size: number, colour = TONE[name] ?? "var(--ink)") =>
  `<use href="#icon-${name}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" style="color:${colour};fill:${colour}"/>`;
const number = (x: number, y: number, size: number, text: number) =>
  `<text x="${x}" y="${y}" text-anchor="end" class="num" font-size="${size}">${text}</text>`;

/** A hand of its own for each piece: the same piece is always crossed out by the same strokes. */
function chance(of: string): () => number {
  let hash = 7;
  for (const letter of of) hash = (hash * 31 + letter.charCodeAt(0)) % 99991;
  return () => ((hash = (hash * 48271) % 2147483647) % 1000) / 1000;
}
/** Two strokes of a pencil across a box. */
export function pencil(of: string, x: number, y: number, w: number, h: number, opacity = 0.9): string {
  const next = chance(of);
  const near = (most: number) => (next() * 2 - 1) * most;
  const stroke = (a: number, b: number, c: number, d: number) =>
    `M${a + near(3)} ${b + near(3)}Q${(a + c) / 2 + near(5)} ${(b + d) / 2 + near(5)} ${c + near(3)} ${d + near(3)}`;
  const d = stroke(x + 5, y + 5, x + w - 5, y + h - 5) + stroke(x + w - 5, y + 6, x + 5, y + h - 6);
  return `<path d="${d}" fill="none" stroke="var(--pen)" stroke-width="2.6" stroke-linecap="round" stroke-opacity="${opacity}"/>`;
}

/** A cost or crop around a middle; from three on a number stands before one pictogram, nothing is a Worker. */
export function amounts(cost: Cost, x: number, y: number, wanted = 0, isCounted = false): string {
  const rows = Object.entries(cost).filter(([, units]) => units);
  const size = wanted || (rows.length > 1 ? 19 : 24);
  if (!rows.length) return icon("action", x, y, size - 2);
  return rows.map(([name, units], row) => {
    const middle = y + (row - (rows.length - 1) / 2) * (size + 2);
    if (rows.length === 1 && !isCounted && units === 1) return icon(name, x, middle, size);
    if (rows.length === 1 && !isCounted && units === 2) return icon(name, x - size / 2 + 1, middle, size - 2) + icon(name, x + size / 2 - 1, middle, size - 2);
    return units > 1 || isCounted ? number(x - 3, middle + 6, isCounted ? 15 : 17, units) + icon(name, x + size / 2, middle, size) : icon(name, x, middle, size);
  }).join("");
}

/** (x, y) is the left end of the ground, n the Section from 1. */
function wall(x: number, y: number, w: number, n: number, isImperial: boolean): string {
  const light = mix("var(--stone)", 62, "var(--paper)");
  const dark = mix("var(--stone)", 80, "var(--ink)");
  const h = 26 + n * 1.5;
  let drawn = rect(x, y - h, w, h, light, INK);
  for (let k = 0; k < 4; k++) drawn += rect(x + 2 + (k * w) / 4, y - h - 6, w / 4 - 5, 7, light, INK);
  for (let r = 0; r < 3; r++)
    for (let k = 0; k < 3; k++)
      drawn += rect(x + 4 + (k * (w - 6)) / 3 + (r % 2 ? 5 : 0), y - h + 6 + (r * (h - 8)) / 3, (w - 20) / 3, (h - 14) / 3, mix("var(--stone)", 40 + ((n + r * 2 + k) % 3) * 14, "var(--paper)"), 'rx="1"');
  if (n % 3 !== 0 && !isImperial) return drawn;
  const [t, th] = isImperial ? [30, h + 22] : [22, h + 13];
  const left = x + w / 2 - t / 2;
  const stone = mix("var(--stone)", 74, "var(--paper)");
  drawn += rect(left, y - th, t, th, stone, INK);
  for (let k = 0; k < 3; k++) drawn += rect(left - 1 + (k * (t + 2)) / 3, y - th - 5, (t + 2) / 3 - 2, 6, stone, INK);
  drawn += path(`M${left + t / 2 - 4} ${y}v-9a4 4 0 0 1 8 0v9z`, dark) + rect(left + t / 2 - 1.5, y - th + 7, 3, 8, dark);
  return isImperial ? drawn + path(`M${left + t / 2} ${y - th - 3}v-15l13 4.5-13 4.5`, "var(--clay)", 'stroke="var(--pen)" stroke-width="1"') : drawn;
}

function cottage(y: number, middle: number, base: number, half: number, high: number, roof: string, hasChimney = false): string {
  const glass = mix("var(--water)", 70, "var(--paper)");
  return (
    rect(middle - half, y - base, half * 2, base, mix("var(--road)", 45, "var(--paper)"), INK) +
    path(`M${middle - half - 4} ${y - base}L${middle} ${y - base - high}L${middle + half + 4} ${y - base}z`, roof, INK) +
    rect(middle - 2.5, y - 9, 5, 9, "var(--wood)") + rect(middle - half + 3, y - base + 4, 5, 5, glass, INK) +
    (half > 9 ? rect(middle + half - 8, y - base + 4, 5, 5, glass, INK) : "") +
    (hasChimney ? rect(middle + half - 4, y - base - high + 2, 4, 10, "var(--stone)", INK) : "")
  );
}
function cottages(x: number, y: number, w: number, n: number, isImperial: boolean): string {
  const roofs = ["var(--clay)", mix("var(--clay)", 70, "var(--wood)"), mix("var(--leather)", 85, "var(--paper)")];
  const roof = (i: number) => roofs[i % 3] ?? "";
  const middle = x + w / 2;
  if (isImperial)
    return cottage(y, middle - 13, 18, 8, 12, roof(1)) + cottage(y, middle + 9, 34, 13, 18, roof(0), true) + path(`M${middle + 9} ${y - 50}v-11l9 3-9 3`, "var(--seat-1)", INK);
  if (n < 3) return cottage(y, middle, 17 + n * 2, 11, 13, roof(n), n > 1);
  if (n < 6) return cottage(y, middle - 11, 16 + n, 8, 11, roof(n)) + cottage(y, middle + 10, 20 + n, 9, 13, roof(n + 1), true);
  return cottage(y, middle - 15, 18, 7, 10, roof(n)) + cottage(y, middle + 15, 20, 7, 10, roof(n + 2)) + cottage(y, middle, 26 + n / 2, 9, 14, roof(n + 1), true);
}

function barn(x: number, y: number, w: number, n: number, isImperial: boolean): string {
  const middle = x + w / 2;
  const red = mix("var(--seat-0)", 78, "var(--wood)");
  const [half, high] = [17 * (1 + n * 0.035), 26 * (1 + n * 0.035)];
  const poplar = (at: number, h: number) =>
    `<path d="M${at} ${y - 4}q-7 -${h * 0.45} 0 -${h}q7 ${h * 0.55} 0 ${h}z" fill="${mix("var(--forest)", 62, "var(--paper)")}" ${INK}/><path d="M${at} ${y}v-9" stroke="var(--wood)" stroke-width="2"/>`;
  let drawn = poplar(x + 7 + (n % 3) * 2, 44 + ((n * 7) % 13)) + (n % 2 ? poplar(x + w - 8, 36 + ((n * 5) % 12)) : "");
  for (let i = 0; i < 7; i++)
    drawn += `<path d="M${x + 4 + (i * (w - 8)) / 6} ${y}q-1 -${7 + ((i * 5 + n) % 5)} 1 -${11 + ((i * 3 + n) % 6)}" stroke="var(--wheat)" stroke-width="2" fill="none"/>`;
  drawn += path(`M${middle - half} ${y}V${y - high * 0.62}L${middle - half * 0.55} ${y - high}H${middle + half * 0.55}L${middle + half} ${y - high * 0.62}V${y}z`, red, INK);
  drawn += path(`M${middle - half - 2.5} ${y - high * 0.6}L${middle - half * 0.6} ${y - high - 3}H${middle + half * 0.6}L${middle + half + 2.5} ${y - high * 0.6}`, "none", 'stroke="var(--wood)" stroke-width="3" stroke-linejoin="round"');
  drawn += rect(middle - 6, y - 15, 12, 15, mix("var(--wood)", 60, "var(--paper)"), INK);
  drawn += `<path d="M${middle - 6} ${y}l12 -15M${middle + 6} ${y}l-12 -15" stroke="var(--paper)" stroke-width="1.5"/>` + rect(middle - 3, y - high * 0.8, 6, 6, "var(--wheat)", INK);
  if (n > 3) drawn += `<circle cx="${x + 8}" cy="${y - 6}" r="6" fill="var(--wheat)" ${INK}/><circle cx="${x + 8}" cy="${y - 6}" r="2.5" fill="none" ${INK}/>`;
  if (n > 5) drawn += rect(x + w - 13, y - 34, 10, 34, mix("var(--stone)", 50, "var(--paper)"), INK) + path(`M${x + w - 14.5} ${y - 34}q6.5 -11 13 0z`, "var(--stone)", INK);
  return isImperial ? drawn + icon("imperial", middle, y - high - 44, 20, "var(--gold)") : drawn;
}

function bridge(x: number, y: number, w: number, isEnd: boolean): string {
  const top = y - 32;
  let drawn = path(`M${x - 2} ${top}H${x + w + 2}V${y - 4}H${x + w - 4}a${w / 2 - 6} 22 0 0 0 ${-(w - 12)} 0H${x - 2}z`, mix("var(--stone)", 55, "var(--paper)"), INK);
  drawn += rect(x - 2, top - 5, w + 4, 6, mix("var(--road)", 80, "var(--paper)"), INK);
  for (let k = 0; k < 5; k++) drawn += rect(x + 2 + (k * w) / 5, top - 12, 3, 8, "var(--wood-2)");
  drawn += `<path d="M${x - 2} ${top - 11.5}H${x + w + 2}" stroke="var(--wood)" stroke-width="2"/>`;
  if (!isEnd) return drawn;
  return drawn + rect(x + w - 9, top - 22, 11, 22, mix("var(--stone)", 75, "var(--paper)"), INK) + path(`M${x + w - 11} ${top - 22}l7.5 -9 7.5 9z`, "var(--clay)", INK);
}

/** A completed Section, standing on the ground line at y. */
export function section(track: string, x: number, y: number, w: number, n: number, isImperial: boolean, isEnd: boolean): string {
  const grown = { cottages: 1.25, barns: 1.28 }[track] ?? 1;
  const left = x + (w / 2) * (1 - 1 / grown);
  const drawn =
    track === "walls" ? wall(left, y, w / grown, n, isImperial)
    : track === "cottages" ? cottages(left, y, w / grown, n, isImperial)
    : track === "barns" ? barn(left, y, w / grown, n, isImperial)
    : bridge(left, y, w / grown, isEnd);
  return `<g transform="translate(${x + w / 2} ${y}) scale(${grown}) translate(${-x - w / 2} ${-y})">${drawn}</g>`;
}

/** The land on which a Track stands. */
export function ground(row: number, left: number, y: number, w: number, h: number): string {
  const colour = ["var(--hill)", "var(--grass)", "var(--wheat)", "var(--water)"][row] ?? "";
  let drawn = rect(left, y, w, h, mix(colour, row === 3 ? 34 : 20, "var(--paper)"), 'rx="8"');
  if (row === 3) {
    for (let k = 0; k < 12; k++)
      drawn += `<path d="M${left + 8 + k * 43} ${y + h - 34 + (k % 3) * 9}q6 -4 12 0t12 0" fill="none" stroke="${mix("var(--water)", 75, "var(--paper)")}" stroke-width="1.6"/>`;
    return drawn;
  }
  const base = y + h;
  return drawn + path(`M${left} ${base - 30}Q${left + 104} ${base - 42 + row * 3} ${left + 214} ${base - 31}T${left + 404} ${base - 34}T${left + w} ${base - 31}V${base - 8}a8 8 0 0 1 -8 8H${left + 8}a8 8 0 0 1 -8 -8z`, mix(colour, 46, "var(--paper)"));
}

const SIGNS: Record<string, string> = { final_per: "final_per", final_goal: "final_goal", none: "plan", reroll: "reroll", set_die: "reroll", copy_die: "reroll", store: "store", discount: "discount", free_build: "free_build", free_harvest: "free_harvest", exchange: "exchange" };
/** What a Building is about, as the name of a pictogram. */
export const about = (building: Building): string => Object.keys(building.ability.gain ?? {})[0] ?? SIGNS[building.ability.kind] ?? "village";

/** A Building, 74 x 66: its picture follows from what it does; dashed until it is completed. */
export function buildingPicture(building: Building, isDone: boolean): string {
  const [w, h] = [74, 66];
  const y = h - 8;
  const sign = about(building);
  const fill = (colour: string, part = 60) => (isDone ? mix(colour, part, "var(--paper)") : "var(--paper)");
  const line = `stroke="var(--pen)" stroke-opacity="${isDone ? 0.6 : 0.38}" stroke-width="1.2" stroke-linejoin="round" ${isDone ? "" : 'stroke-dasharray="3 2"'}`;
  let drawn = rect(0, 0, w, h, isDone ? mix("var(--water)", 20, "var(--paper)") : "var(--paper-2)", 'rx="6"');
  drawn += path(`M0 ${h - 15}q${w / 4} -9 ${w / 2} -2t${w / 2} -3V${h - 6}a6 6 0 0 1 -6 6H6a6 6 0 0 1 -6 -6z`, fill("var(--grass)", 70));
  if (building.final && building.ability.kind !== "none") {
    drawn += rect(14, y - 30, 46, 30, fill("var(--stone)", 55), line);
    for (let i = 0; i < 5; i++) drawn += rect(14 + i * 9.7, y - 35, 6, 6, fill("var(--stone)", 55), line);
    drawn += rect(8, y - 40, 14, 40, fill("var(--stone)", 72), line) + rect(52, y - 40, 14, 40, fill("var(--stone)", 72), line);
    drawn += path(`M7 ${y - 40}l8 -10 8 10zM51 ${y - 40}l8 -10 8 10z`, fill("var(--clay)", 90), line);
    return drawn + path(`M31 ${y}v-12a6 6 0 0 1 12 0v12z`, isDone ? "var(--wood)" : "var(--paper)", line);
  }
  const roof = { food: "var(--clay)", wood: "var(--timber)", stone: "var(--stone)", vp: "var(--leather)" }[sign] ?? "var(--clay)";
  drawn += rect(16, y - 24, 40, 24, fill("var(--road)", 50), line) + path(`M11 ${y - 24}L24 ${y - 43}H49L61 ${y - 24}z`, fill(roof, 85), line);
  drawn += rect(46, y - 50, 6, 13, fill("var(--stone)", 70), line) + rect(22, y - 14, 9, 14, isDone ? "var(--wood)" : "var(--paper)", line);
  if (sign === "wood")
    for (let i = 0; i < 3; i++) drawn += `<circle cx="${59 + (i % 2) * 7 - (i === 2 ? 3.5 : 0)}" cy="${y - 4 - (i === 2 ? 6 : 0)}" r="3.6" fill="${fill("var(--timber)", 80)}" ${line}/>`;
  if (sign === "stone") drawn += rect(58, y - 8, 10, 8, fill("var(--stone)", 60), line) + rect(61, y - 15, 8, 7, fill("var(--stone)", 45), line);
  if (sign === "food")
    for (let i = 0; i < 4; i++) drawn += `<path d="M${59 + i * 4} ${y}q-1 -8 1 -14" stroke="${isDone ? "var(--wheat)" : "var(--edge)"}" stroke-width="2.2" fill="none"/>`;
  return drawn + `<circle cx="43" cy="${y - 13}" r="8.5" fill="var(--paper)" ${line}/>` + icon(sign, 43, y - 13, 12, isDone ? (TONE[sign] ?? "var(--wood)") : "var(--ink-3)");
}

/** A die, 58 x 60: a resource, or a number of Workers. */
export function diePicture(face: string, workers = 0): string {
  const isWorker = face === "action";
  const colour = isWorker ? "var(--worker)" : "var(--paper)";
  const side = isWorker ? mix(colour, 66, "#1b1813") : mix("var(--edge)", 80, "var(--ink)");
  const top = isWorker ? mix(colour, 82, "var(--paper)") : mix("var(--edge)", 60, "var(--paper)");
  const shown = isWorker
    ? `<text x="17" y="42" text-anchor="middle" class="num" font-size="25" style="fill:var(--paper)">${workers}</text>${icon("action", 34, 33, 20, "var(--paper)")}`
    : icon(face, 25.5, 33.5, 30);
  return (
    `<path d="M9 12 16 5q1-1 2.5-1H51q3 0 3 3V41q0 1.5-1 2.5L45 52z" fill="${side}"/><path d="M9 12 16 5q1-1 2.5-1H51q1.5 0 2.3 1L46 13z" fill="${top}"/>` +
    `<rect class="edge" x="4" y="11" width="43" height="45" rx="8" fill="${colour}" stroke="${mix("var(--edge)", 70, "var(--ink)")}" stroke-width="1"/>${shown}`
  );
}

/** A Favour token, 54 x 54. */
export function tokenPicture(favour: string, isUsed = false): string {
  return (
    `<circle cx="27" cy="28.5" r="24.5" fill="${mix("var(--wood)", 70, "var(--ink)")}" fill-opacity=".55"/><circle class="edge" cx="27" cy="26" r="24" fill="var(--wood-3)" stroke="var(--wood)" stroke-width="1.5"/>` +
    `<circle cx="27" cy="26" r="19" fill="none" stroke="var(--wood)" stroke-opacity=".45"/>${icon(favour, 27, 26, 27, "var(--wood)")}${isUsed ? pencil(favour, 6, 5, 42, 42) : ""}`
  );
}

/** The shape of a Plan, `size` x `size`. */
export function planPicture(cells: readonly (readonly [number, number])[], size: number): string {
  const rows = Math.max(0, ...cells.map(([row]) => row)) + 1;
  const columns = Math.max(0, ...cells.map(([, column]) => column)) + 1;
  const unit = Math.min(size / 3, size / Math.max(rows, columns, 3));
  return cells.map(([row, column]) => rect((size - columns * unit) / 2 + column * unit + 0.6, (size - rows * unit) / 2 + row * unit + 0.6, unit - 1.2, unit - 1.2, "var(--plan, var(--wood-2))", 'rx="1.5"')).join("");
}

/** A Field's furrows. */
export function furrows(x: number, y: number, w: number): string {
  let drawn = "";
  for (let k = 0; k < 4; k++) drawn += `<path d="M${x + 4} ${y + 40 + k * 18}q${w / 4} -7 ${w / 2} 0t${w / 2 - 8} -2" fill="none" stroke="${mix("var(--forest)", 34, "var(--paper)")}" stroke-width="1.5"/>`;
  return drawn;
}
