/** Where a thing that opens at a piece stands: beside it, never over it, on the side with most room. */
import type { Attachment } from "svelte/attachments";
import type { Box } from "./nearest";

export type Side = "right" | "left" | "below" | "above";
export interface Spot { x: number; y: number; side: Side }
const GAP = 12;
const EDGE = 8;

/** All in the same coordinates; `avoid` are pieces that what opens speaks of. */
export function spotFor(piece: Box, room: Box, width: number, height: number, avoid: Box[] = []): Spot {
  const clampX = (x: number) => Math.max(room.left + EDGE, Math.min(x, room.right - width - EDGE));
  const clampY = (y: number) => Math.max(room.top + EDGE, Math.min(y, room.bottom - height - EDGE));
  const midX = clampX((piece.left + piece.right - width) / 2);
  const midY = clampY((piece.top + piece.bottom - height) / 2);
  const spots: Spot[] = [
    { side: "right", x: clampX(piece.right + GAP), y: midY },
    { side: "left", x: clampX(piece.left - GAP - width), y: midY },
    { side: "below", x: midX, y: clampY(piece.bottom + GAP) },
    { side: "above", x: midX, y: clampY(piece.top - GAP - height) },
  ];
  const shared = (spot: Spot, box: Box) =>
    Math.max(0, Math.min(spot.x + width, box.right) - Math.max(spot.x, box.left)) *
    Math.max(0, Math.min(spot.y + height, box.bottom) - Math.max(spot.y, box.top));
  const free: Record<Side, number> = {
    right: room.right - piece.right - width, left: piece.left - room.left - width,
    below: room.bottom - piece.bottom - height, above: piece.top - room.top - height,
  };
  const badness = (spot: Spot) => 3 * shared(spot, piece) + avoid.reduce((sum, box) => sum + shared(spot, box), 0) - free[spot.side] / 100;
  return spots.reduce((best, spot) => (badness(spot) < badness(best) ? spot : best));
}

/** Puts a box beside `anchor` within the box it is positioned in; again whenever its size changes. */
export function placed(anchor: Element | null, avoid: () => Element[] = () => []): Attachment<HTMLElement> {
  return (box) => {
    const room = box.offsetParent as HTMLElement | null;
    if (!room || !anchor) return;
    function place(): void {
      if (!room || !anchor?.isConnected) return;
      const around = room.getBoundingClientRect();
      const spot = spotFor(anchor.getBoundingClientRect(), around, box.offsetWidth, box.offsetHeight, avoid().map((one) => one.getBoundingClientRect()));
      box.style.left = `${spot.x - around.left}px`;
      box.style.top = `${spot.y - around.top}px`;
      box.dataset.side = spot.side;
    }
    place();
    const watch = new ResizeObserver(place);
    watch.observe(box);
    watch.observe(room);
    return () => watch.disconnect();
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
    sum + Math.max(0, Math.min(room.left + x + width, box.right) - Math.max(room.left + x, box.left)) * Math.max(0, Math.min(room.top + y + height, box.bottom) - Math.max(room.top + y, box.top)), 0);
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}
