/** The spaces of Church and Market as they stand on the map. */
import type { HamletView, Printed } from "../../api/types";
import { anySvg, BASIC, coinSvg, g, marker, poly, rect, REFINED, token, v, type Point } from "./art";
import { printedSale } from "./map";

type Delivery = HamletView["deliveries"][number];

/** What a delivery asks for: gold, one or two goods, any basic, any refined. */
export function kindsOf(delivery: Delivery): string[] {
  const [first = ""] = delivery.any_of;
  if (first === "gold") return ["gold"];
  if (delivery.any_of.length <= 2) return delivery.any_of;
  return [BASIC.includes(first) ? "basic" : "refined"];
}
const one = (kind: string) => (BASIC.includes(kind) || REFINED.includes(kind) ? token(kind, 0, 0) : anySvg(kind, 0, 0));

/** A delivery space on the Church: what it asks for, or whose marker lies there. */
export function plaque(delivery: Delivery): string {
  const w = 75, h = 36;
  if (delivery.by !== null) {
    return rect(-w / 2, -h / 2, w, h, v("plaque-done"), `rx="6" stroke="${v("socket-edge")}" stroke-width="1.2"`) + marker(delivery.by, -16, -1, 12)
      + `<text x="17" y="6" text-anchor="middle" class="ham-num" style="font-size:20px;fill:${v("ink-2")}">${delivery.points}★</text>`;
  }
  const kinds = kindsOf(delivery), isTwo = kinds.length === 2;
  let s = rect(-w / 2, -h / 2, w, h, v("paper"), `rx="6" stroke="${v("edge")}" stroke-width="1.4"`);
  s += `<text x="${-w / 2 + (isTwo ? 12 : 21)}" y="7" text-anchor="middle" class="ham-num" style="font-size:21px;fill:${v("ink")}">${delivery.amount}</text>`;
  kinds.forEach((kind, i) => { s += kind === "gold" ? coinSvg(14, -1, 12.5) : g(isTwo ? -7 + i * 26 : 14, 0, 0.76, one(kind)); });
  return s;
}

const AWNING = ["tree-1", "seat-1", "roof-red"];
/** A sale as a stall on the Market; the awning says its level. */
export function saleStall(printed: Printed, id: string | null, x: number, y: number): string {
  const w = 54, h = 50, sale = id === null ? undefined : printedSale(printed, id);
  const posts = rect(x - w / 2 + 2, y - h / 2 - 6, 3, h + 16, v("b-timber")) + rect(x + w / 2 - 5, y - h / 2 - 6, 3, h + 16, v("b-timber"));
  if (!sale) return posts + rect(x - w / 2, y - h / 2, w, h, v("socket"), `rx="4" stroke="${v("socket-edge")}" stroke-dasharray="4 3"`);
  const goods = Object.entries(sale.requires).flatMap(([kind, n]) => Array.from({ length: n }, () => kind));
  const spots: Point[] = goods.length === 1 ? [[0, 3]] : goods.length === 2 ? [[-12.5, 3], [12.5, 3]] : [[-12.5, -7], [12.5, -7], [0, 13.5]];
  let s = posts + rect(x - w / 2, y - h / 2, w, h, v("paper"), `rx="3" stroke="${v("edge")}" stroke-width="1.4"`);
  goods.forEach((kind, i) => { const [dx, dy] = spots[i] ?? [0, 0]; s += g(x + dx, y + dy, 0.6, token(kind, 0, 0)); });
  for (let i = 0; i < 6; i += 1) {
    const at = (k: number, wide: number) => x - wide / 2 + (wide * k) / 6;
    s += poly([[at(i, w), y - h / 2 - 12], [at(i + 1, w), y - h / 2 - 12], [at(i + 1, w + 6), y - h / 2 + 2], [at(i, w + 6), y - h / 2 + 2]], v(i % 2 ? "snow" : (AWNING[sale.level - 1] ?? "tree-1")), `stroke="${v("b-line")}" stroke-width=".7"`);
  }
  return s;
}
