/** A row of buildings: where each stands, how neighbours are joined, who feeds whom. */
import type { BuiltView } from "../../api/types";
import { dye, emblem, goodColour, icon, rect, type Pack } from "./draw";

export const HEIGHT = 140;
const HEAD = 21;

export interface Layout { width: number; gap: number; lines: number; x: (i: number) => number; y: (i: number) => number; length: number }
/** As many in a line as fit; on a phone four. */
export function layoutOf(count: number, room: number, most = 99): Layout {
  const inLine = Math.min(count || 1, most);
  const gap = inLine > 9 ? 8 : 13;
  const width = Math.min(106, (room - gap * (inLine - 1)) / inLine);
  const lines = Math.ceil((count || 1) / inLine);
  return { width, gap, lines, length: inLine * width + (inLine - 1) * gap, x: (i) => (i % inLine) * (width + gap), y: (i) => Math.floor(i / inLine) * (HEIGHT + 10) };
}

/** Ribbons in the common colours; where nothing matches a torn edge and the seal of the privilege. */
export function joints(row: BuiltView[], pack: Pack, at: Layout): string {
  const half = (HEIGHT - HEAD) / 2;
  let drawn = "";
  for (let i = 0; i + 1 < row.length; i++) {
    const [a, b] = [pack.cards.get(row[i]?.card ?? ""), pack.cards.get(row[i + 1]?.card ?? "")];
    if (!a || !b || at.y(i) !== at.y(i + 1)) continue;
    const [X, Y] = [at.x(i) + at.width, at.y(i)];
    const cx = X + at.gap / 2;
    for (const [one, other, y] of [[a.top, b.top, HEAD], [a.bottom, b.bottom, HEAD + half]] as const) {
      if (one === other) drawn += rect(X - 3, Y + y + half / 2 - 15, at.gap + 6, 30, 0, dye(one)) + emblem(one, cx, Y + y + half / 2, at.gap * 0.72);
    }
    if (a.top !== b.top && a.bottom !== b.bottom) {
      const cy = Y + HEAD + half;
      drawn += `<path d="M${cx} ${Y + HEAD + 6}l-3 9 6 9-6 9 6 9-3 8M${cx} ${cy + 14}l-3 8 6 9-6 9 6 9-3 8" fill="none" stroke="var(--ink-3)" stroke-width="1.6"/><circle cx="${cx}" cy="${cy}" r="10" fill="var(--paper)" stroke="var(--gold)" stroke-width="1.6"/>${icon("crown", cx, cy, 13, "var(--gold)")}`;
    }
  }
  return drawn;
}

/** At both ends of the row: the colours that a new building would join. */
export function ends(row: BuiltView[], pack: Pack, at: Layout): string {
  const half = (HEIGHT - HEAD) / 2;
  return [[0, -9], [row.length - 1, at.width + 1]].map(([i = 0, x = 0]) => {
    const card = pack.cards.get(row[i]?.card ?? "");
    if (!card) return "";
    return [[card.top, HEAD], [card.bottom, HEAD + half]].map(([colour, y]) =>
      `<g transform="translate(${at.x(i) + x} ${at.y(i) + Number(y) + half / 2 - 14})">${rect(0, 0, 8, 28, 3, dye(String(colour)))}${emblem(String(colour), 4, 14, 7)}</g>`).join("");
  }).join("");
}

/** Below the row: a line from each output to the nearest socket that wants it. */
export function chains(row: BuiltView[], at: Layout): string {
  if (at.lines > 1) return "";
  let drawn = "";
  const lanes: { lane: number; from: number; to: number }[] = [];
  row.forEach((one, j) => {
    for (const wanted of new Set(one.icons.map((socket) => socket.good))) {
      const makers = row.map((other, i) => ({ i, makes: other.makes })).filter((other) => other.i !== j && other.makes === wanted);
      const nearest = makers.toSorted((p, q) => Math.abs(p.i - j) - Math.abs(q.i - j))[0];
      if (!nearest) continue;
      const [from, to] = [Math.min(nearest.i, j), Math.max(nearest.i, j)];
      let lane = 0;
      while (lanes.some((other) => other.lane === lane && !(to <= other.from || from >= other.to))) lane++;
      lanes.push({ lane, from, to });
      const way = j > nearest.i ? 1 : -1;
      const [a, b, y] = [at.x(nearest.i) + at.width / 2 + way * 12, at.x(j) + at.width / 2 - way * 20, HEIGHT + 8 + Math.min(lane, 2) * 7];
      drawn += `<path d="M${a} ${HEIGHT}V${y - 3}q0 3 ${3 * way} 3H${b - 3 * way}q${3 * way} 0 ${3 * way}-3V${HEIGHT + 5}" fill="none" stroke="${goodColour(wanted)}" stroke-width="2.4"/><path d="M${b - 4.5} ${HEIGHT + 6}l4.5-6.5 4.5 6.5Z" fill="${goodColour(wanted)}"/><circle cx="${a}" cy="${HEIGHT + 1}" r="3.2" fill="${goodColour(wanted)}"/>`;
    }
  });
  return drawn;
}
