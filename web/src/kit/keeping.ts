/** A drawing that is enlarged keeps its place when it grows, or when its room changes: all of it stays where it is seen, as large. */
export interface Drawn {
  x: number; y: number; width: number; height: number; // what is drawn, in its own units
  roomWidth: number; roomHeight: number; // pixels
}
/** How it is shown: 1 is fitted; how far its middle is moved, in pixels. */
export interface Shown { zoom: number; x: number; y: number }

export const fitOf = (one: Drawn) => (one.roomWidth && one.width ? Math.min(one.roomWidth / one.width, one.roomHeight / one.height) : 1);

export function kept(before: Drawn, now: Drawn, shown: Shown): Shown {
  const scale = fitOf(before) * shown.zoom, zoom = scale / fitOf(now);
  if (shown.zoom <= 1 || zoom <= 1) return { zoom: 1, x: 0, y: 0 }; // all of it is in sight
  const middle = (one: Drawn) => ({ x: one.x + one.width / 2, y: one.y + one.height / 2 });
  const [was, is] = [middle(before), middle(now)];
  return {
    zoom,
    x: shown.x + (before.roomWidth - now.roomWidth) / 2 + (is.x - was.x) * scale,
    y: shown.y + (before.roomHeight - now.roomHeight) / 2 + (is.y - was.y) * scale,
  };
}
