/** Places found on the page. Where a place itself is not drawn, the nearest thing around it is: seat/1/hand/3, seat/1/hand, seat/1. */
import type { Place } from "../lib/wire";

/** More things than these move one by one, so that one can count along. */
export const COUNTED = 9;
export type Boxes = Map<Place, DOMRect>;
const isDrawn = (element: Element) => element.getClientRects().length > 0;

export function elementAt(place: Place, isExact = false): Element | null {
  let path = place;
  while (path) {
    const found = [...document.querySelectorAll(`[data-place="${CSS.escape(path)}"]`)].find(isDrawn);
    if (found || isExact) return found ?? null;
    path = path.slice(0, Math.max(0, path.lastIndexOf("/")));
  }
  return null;
}

export const boxAt = (place: Place) => elementAt(place)?.getBoundingClientRect() ?? null;

/** Where all that is drawn lies now. */
export function boxes(): Boxes {
  const found: Boxes = new Map();
  for (const element of document.querySelectorAll("[data-place]")) {
    const place = element.getAttribute("data-place") ?? "";
    if (!found.has(place) && isDrawn(element)) found.set(place, element.getBoundingClientRect());
  }
  return found;
}
