/** Places found on the page. Where a place itself is not drawn, the nearest thing around it is: seat/1/hand/3, seat/1/hand, seat/1. */
import type { Motion, Place } from "../lib/wire";

const COUNTED = 5;
/** Whether more things of one kind come to one player than can be seen at a glance: they move one by one, so that one can count along. */
export function isCount(motions: Motion[]): boolean {
  const found = new Map<string, number>();
  for (const { what, to } of motions) {
    const kind = `${what} ${to.split("/", 2).join("/")}`;
    found.set(kind, (found.get(kind) ?? 0) + 1);
  }
  return [...found.values()].some((count) => count > COUNTED);
}

export type Boxes = Map<Place, DOMRect>;
const isDrawn = (element: Element) => element.getClientRects().length > 0;

export type Find = (place: Place, isExact?: boolean) => Element | null;
/** What is drawn where, looked up once for many places: a search through the page for each of them takes longer than a frame. */
export function finding(): Find {
  const all = new Map<Place, Element[]>();
  for (const element of document.querySelectorAll("[data-place]")) {
    const place = element.getAttribute("data-place") ?? "";
    const here = all.get(place);
    if (here) here.push(element);
    else all.set(place, [element]);
  }
  return (place, isExact = false) => {
    let path = place;
    while (path) {
      const found = all.get(path)?.find(isDrawn);
      if (found || isExact) return found ?? null;
      path = path.slice(0, Math.max(0, path.lastIndexOf("/")));
    }
    return null;
  };
}

export const elementAt: Find = (place, isExact) => finding()(place, isExact);

/** Where all that is drawn lies now. */
export function boxes(): Boxes {
  const found: Boxes = new Map();
  for (const element of document.querySelectorAll("[data-place]")) {
    const place = element.getAttribute("data-place") ?? "";
    if (!found.has(place) && isDrawn(element)) found.set(place, element.getBoundingClientRect());
  }
  return found;
}
