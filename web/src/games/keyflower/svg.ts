/** Small pieces of SVG as text, and the geometry of hexes: flat-topped, edge 0 is the southern one, then clockwise. */
export const S3 = Math.sqrt(3);
export const DEG = Math.PI / 180;
export const INK = "#3a2c1c"; // the outline of everything built

/** One decimal is enough, and keeps drawings small. */
export const f1 = (x: number) => Math.round(x * 10) / 10;
export const safe = (text: string) => text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] ?? c);
export const at = (x: number, y: number, body: string, more = "") => `<g transform="translate(${f1(x)},${f1(y)})${more}">${body}</g>`;

export interface TextStyle { anchor?: "start" | "middle" | "end"; kind?: string; fill?: string; weight?: number; opacity?: number }
export function text(x: number, y: number, words: string | number, size: number, style: TextStyle = {}): string {
  const { anchor = "middle", kind = "nm", fill = "var(--ink)", weight, opacity } = style;
  return `<text x="${f1(x)}" y="${f1(y)}" font-size="${f1(size)}" text-anchor="${anchor}" class="${kind}" fill="${fill}"${weight ? ` font-weight="${weight}"` : ""}${opacity ? ` opacity="${opacity}"` : ""}>${safe(String(words))}</text>`;
}
/** A pictogram of 512 by 512, fitted to a size around the origin. */
export const picture = (body: string, size: number, fill = "currentColor", more = "") =>
  `<g transform="translate(${f1(-size / 2)},${f1(-size / 2)}) scale(${size / 512})" style="color:${fill}" fill="${fill}" ${more}>${body}</g>`;

export const hexPath = (radius: number) =>
  "M" + [0, 1, 2, 3, 4, 5].map((i) => `${f1(radius * Math.cos(60 * i * DEG))} ${f1(radius * Math.sin(60 * i * DEG))}`).join("L") + "z";
/** The middle of an edge, `k` times as far from the centre. */
export function edgeMid(radius: number, side: number, k = 1): [number, number] {
  const angle = (90 + 60 * side) * DEG;
  const far = (radius * S3) / 2 * k;
  return [f1(far * Math.cos(angle)), f1(far * Math.sin(angle))];
}
export const hexXY = (q: number, r: number, radius: number): [number, number] => [1.5 * radius * q, S3 * radius * (r + q / 2)];

/** The same numbers for the same word: fields and trees stay where they are. */
export function seeded(word: string): () => number {
  let h = 2166136261;
  for (const c of word) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h ^= h >>> 13;
    return ((h >>> 0) % 10007) / 10007;
  };
}
