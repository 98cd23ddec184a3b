/** Where a thing that opens at a piece stands: beside it, never over it, on the side with most room. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Box } from "./nearest";

export type Side = "right" | "left" | "below" | "above";
export interface Spot { x: number; y: number; side: Side }
const GAP = 12;
const EDGE = 8;

/** All in the same coordinates; `avoid` are pieces that what opens speaks of, and those that one could want to click next. */
export function spotFor(piece: Box, room: Box, width: number, height: number, avoid: Box[] = []): Spot {
  const clampX = (x: number) => Math.max(room.left + EDGE, Math.min(x, room.right - width - EDGE));
  const clampY = (y: number) => Math.max(room.top + EDGE, Math.min(y, room.bottom - height - EDGE));
  // Beside its middle; where something lies in the way, along the piece.
  const xs = [(piece.left + piece.right - width) / 2, piece.left, piece.right - width].map(clampX);
  const ys = [(piece.top + piece.bottom - height) / 2, piece.top, piece.bottom - height].map(clampY);
  const spots: Spot[] = [
    ...ys.map((y): Spot => ({ side: "right", x: clampX(piece.right + GAP), y })),
    ...ys.map((y): Spot => ({ side: "left", x: clampX(piece.left - GAP - width), y })),
    ...xs.map((x): Spot => ({ side: "below", x, y: clampY(piece.bottom + GAP) })),
    ...xs.map((x): Spot => ({ side: "above", x, y: clampY(piece.top - GAP - height) })),
  ];
  const shared = (spot: Spot, box: Box) => common({ left: spot.x, right: spot.x + width, top: spot.y, bottom: spot.y + height }, box);
  const free: Record<Side, number> = {
    right: room.right - piece.right - width, left: piece.left - room.left - width,
    below: room.bottom - piece.bottom - height, above: piece.top - room.top - height,
  };
  const badness = (spot: Spot) => 3 * shared(spot, piece) + avoid.reduce((sum, box) => sum + shared(spot, box), 0) - free[spot.side] / 100;
  return spots.reduce((best, spot) => (badness(spot) < badness(best) ? spot : best));
}

const STEP = 16;
const FAR = 12; // square pixels that a pixel between box and piece is worth

/** The spot for a box that may stand away from its piece: where it covers least, and of those the nearest. */
export function freeSpot(piece: Box, room: Box, width: number, height: number, avoid: Box[]): Spot {
  const beside = spotFor(piece, room, width, height, avoid);
  const badness = ({ x, y }: Spot) => {
    const box = { left: x, right: x + width, top: y, bottom: y + height };
    return 3 * common(box, piece) + avoid.reduce((sum, one) => sum + common(box, one), 0) + FAR * between(box, piece);
  };
  let [best, least] = [beside, badness(beside)];
  if (least <= FAR * GAP) return beside; // nothing is covered, and nothing can be nearer
  for (let y = room.top + EDGE; y + height + EDGE <= room.bottom; y += STEP) {
    for (let x = room.left + EDGE; x + width + EDGE <= room.right; x += STEP) {
      if (FAR * between({ left: x, right: x + width, top: y, bottom: y + height }, piece) >= least) continue; // too far, whatever it covers
      const spot: Spot = { x, y, side: y > piece.bottom ? "below" : y + height < piece.top ? "above" : x > piece.left ? "right" : "left" };
      const bad = badness(spot);
      if (bad < least) [best, least] = [spot, bad];
    }
  }
  return best;
}

/** How far two boxes are apart; touching what it points at, a box would hide its frame. */
function between(one: Box, other: Box): number {
  const across = Math.max(other.left - one.right, one.left - other.right, 0);
  const down = Math.max(other.top - one.bottom, one.top - other.bottom, 0);
  return Math.max(GAP, Math.hypot(across, down));
}

/** How much two boxes have in common, in square pixels. */
export const common = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Whether somebody who aims at the middle of one of these pieces would hit the box instead. */
export const covers = (box: Box, pieces: Box[]) =>
  pieces.some(({ left, right, top, bottom }) => box.left < (left + right) / 2 && box.right > (left + right) / 2 && box.top < (top + bottom) / 2 && box.bottom > (top + bottom) / 2);

const SOON = 150; // milliseconds: sooner nobody reaches for what has just opened

export interface Manners {
  /** What the box speaks of. */
  named?: () => Element[];
  /** What it will say and does not know yet. When that is there, or before a hand can reach it, it has found its place: it stays, however it grows. */
  told?: Promise<unknown>;
  /** Where it cannot but lie over a lit piece, the pointer goes through it. */
  yields?: boolean;
  /** It may stand away from its piece, where beside it lie lit ones. */
  strays?: boolean;
}

/** Puts a box beside `anchor` within the box it is positioned in; again whenever its size changes. */
export function placed(anchor: Element | null, { named = () => [], told, yields = false, strays = false }: Manners = {}): Attachment<HTMLElement> {
  return (box) => {
    const room = box.offsetParent as HTMLElement | null;
    if (!room || !anchor) return;
    let settled = ""; // the size of the room in which it has found its place for good
    const size = () => `${room.clientWidth} ${room.clientHeight}`;
    const lit = () => [...room.querySelectorAll("[data-lit]")].filter((one) => !one.contains(anchor) && !box.contains(one)).map((one) => one.getBoundingClientRect());
    function place(): void {
      if (!room || !anchor?.isConnected || settled === size()) return;
      const [around, piece] = [room.getBoundingClientRect(), anchor.getBoundingClientRect()];
      box.style.maxHeight = "";
      const spot = (strays ? freeSpot : spotFor)(piece, around, box.offsetWidth, box.offsetHeight, [...named().map((one) => one.getBoundingClientRect()), ...lit()]);
      box.style.left = `${spot.x - around.left}px`;
      box.style.top = `${spot.y - around.top}px`;
      box.dataset.side = spot.side;
      giveWay();
    }
    function giveWay(): void {
      if (yields) box.style.pointerEvents = covers(box.getBoundingClientRect(), lit()) ? "none" : "";
    }
    /** Whoever reaches for what it says shall not find it elsewhere: what comes late is added below, and scrolls where there is no room. */
    function settle(): void {
      if (!room || !anchor || !box.isConnected) return;
      place();
      settled = size();
      const end = box.dataset.side === "above" ? anchor.getBoundingClientRect().top - GAP : room.getBoundingClientRect().bottom - EDGE;
      if (getComputedStyle(box).position === "absolute") box.style.maxHeight = `${Math.max(box.offsetHeight, end - box.getBoundingClientRect().top)}px`;
      delete box.dataset.busy;
    }
    place();
    if (told) {
      box.dataset.busy = "";
      void Promise.race([told, new Promise((resolve) => setTimeout(resolve, SOON))]).finally(() => tick().then(settle));
    }
    const watch = new ResizeObserver(place);
    watch.observe(box);
    watch.observe(room);
    const watchLit = new MutationObserver(giveWay);
    if (yields) watchLit.observe(room, { subtree: true, attributeFilter: ["data-lit"] });
    return () => {
      watch.disconnect();
      watchLit.disconnect();
    };
  };
}

/** Puts a box where it covers least of what it speaks of: at a corner of the box it is positioned in, or in the middle of an edge. */
export function clear(about: () => Element[]): Attachment<HTMLElement> {
  return (box) => {
    const room = box.offsetParent as HTMLElement | null;
    if (!room) return;
    const spot = freest(room.getBoundingClientRect(), box.offsetWidth, box.offsetHeight, about().map((one) => one.getBoundingClientRect()));
    box.style.left = `${spot.x}px`;
    box.style.top = `${spot.y}px`;
  };
}

/** The spot in a room, seen from its corner, at which a thing of this size covers least. */
export function freest(room: Box, width: number, height: number, avoid: Box[]): { x: number; y: number } {
  const [right, bottom] = [room.right - room.left - width - EDGE, room.bottom - room.top - height - EDGE];
  const spots = [bottom, bottom / 2, EDGE].flatMap((y) => [EDGE, right / 2, right].map((x) => ({ x: Math.max(EDGE, x), y: Math.max(EDGE, y) })));
  const covered = ({ x, y }: { x: number; y: number }) => avoid.reduce((sum, box) =>
    sum + common({ left: room.left + x, right: room.left + x + width, top: room.top + y, bottom: room.top + y + height }, box), 0);
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}
