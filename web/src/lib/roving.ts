/** One Tab stop for a region of pieces; arrows go to the nearest piece in their direction, Home and End to the ends. */
import type { Action } from "svelte/action";

export interface Place { left: number; right: number; top: number; bottom: number }

/** Which of these places is nearest in a direction; -1 where there is none. Being in line counts more than being near. */
export function nearest(from: Place, others: Place[], key: string): number {
  const middle = (one: Place) => ({ x: (one.left + one.right) / 2, y: (one.top + one.bottom) / 2 });
  const start = middle(from);
  let best = -1;
  let least = Infinity;
  others.forEach((other, i) => {
    const { x, y } = middle(other);
    const isAcross = key === "ArrowLeft" || key === "ArrowRight";
    const along = isAcross ? x - start.x : y - start.y;
    const aside = Math.abs(isAcross ? y - start.y : x - start.x);
    const forward = key === "ArrowLeft" || key === "ArrowUp" ? -along : along;
    if (forward < 2) return;
    const distance = forward + 3 * aside;
    if (distance < least) [best, least] = [i, distance];
  });
  return best;
}

const ARROWS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

/** The parameter is whatever changes when other pieces are lit: then the Tab stop is chosen anew. */
export const roving: Action<Element, unknown> = (region) => {
  let current: Element | null = null;
  const pieces = () => [...region.querySelectorAll("[data-id]")];
  function settle(): void {
    const all = pieces();
    const stop = all.includes(document.activeElement as Element)
      ? document.activeElement
      : (all.find((one) => one.classList.contains("lit")) ?? (current && all.includes(current) ? current : all[0]));
    for (const one of all) one.setAttribute("tabindex", one === stop ? "0" : "-1");
  }
  function onFocus(event: Event): void {
    const piece = (event.target as Element).closest("[data-id]");
    if (!piece) return;
    current = piece;
    for (const one of pieces()) one.setAttribute("tabindex", one === piece ? "0" : "-1");
  }
  function onKey(event: Event): void {
    const { key } = event as KeyboardEvent;
    const from = (event.target as Element).closest("[data-id]");
    if (!from || !(ARROWS.has(key) || key === "Home" || key === "End")) return;
    const all = pieces();
    const others = all.filter((one) => one !== from);
    const next = (among: Element[]) => among[nearest(from.getBoundingClientRect(), among.map((one) => one.getBoundingClientRect()), key)];
    // Pieces of one group, such as the places of a Settlement, come first; the others lie under them.
    const group = from.getAttribute("data-group");
    const alike = group ? others.filter((one) => one.getAttribute("data-group") === group) : [];
    const found = ARROWS.has(key) ? (next(alike) ?? next(others)) : all.at(key === "Home" ? 0 : -1);
    event.preventDefault();
    (found as SVGElement | HTMLElement | undefined)?.focus();
  }
  region.addEventListener("focusin", onFocus);
  region.addEventListener("keydown", onKey);
  settle();
  return {
    update: settle,
    destroy() {
      region.removeEventListener("focusin", onFocus);
      region.removeEventListener("keydown", onKey);
    },
  };
};
