/** A tile alone, as on a blueprint or when it is lifted. */
import type { Printed } from "../../api/types";
import { f1 } from "./art";
import { border, ground, house, lay, nature, printedTiles, roads, walked } from "./map";

const drawn = new Map<string, string>();
let number = 0;

export function tilePicture(printed: Printed, id: string, width: number, height: number): string {
  const key = `${printed.sha} ${id} ${width}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const tile = printedTiles(printed).get(id);
  if (!tile) return "";
  const t = lay({ tile: id.length * 7, id, at: "", outline: walked(tile.walk), segments: tile.segments }, { turn: 0, font: 16, up: 1, name: "", spaces: 0, accepts: [], people: [], bare: true });
  number += 1;
  const pad = 16, w = t.high[0] - t.low[0] + 2 * pad, h = t.high[1] - t.low[1] + 2 * pad + 14;
  const body = ground(t, `b${number}`) + border(t) + roads(t) + nature(t).sort((a, b) => a[0] - b[0]).map((one) => one[1]).join("") + house(t);
  const picture = `<svg width="${width}" height="${height}" viewBox="${f1(t.low[0] - pad)} ${f1(t.low[1] - pad - 14)} ${f1(w)} ${f1(h)}" aria-hidden="true">${body}</svg>`;
  drawn.set(key, picture);
  return picture;
}
