/** Hexes on the page, y downward. Axial coordinates; a flat hex stands on a side, a pointed one on a corner. */
export type Point = [number, number];
export type Lie = "flat" | "pointed";

export function middleOf(q: number, r: number, side: number, lie: Lie = "flat"): Point {
  const [along, across] = [1.5 * side, (Math.sqrt(3) * side) / 2];
  return lie === "flat" ? [along * q, across * (2 * r + q)] : [across * (2 * q + r), along * r];
}

/** The six corners, clockwise from the right (flat) or from the top (pointed). */
export function corners(side: number, lie: Lie = "flat", x = 0, y = 0): Point[] {
  const first = lie === "flat" ? 0 : -90;
  return Array.from({ length: 6 }, (_, i) => {
    const angle = ((first + 60 * i) * Math.PI) / 180;
    return [x + side * Math.cos(angle), y + side * Math.sin(angle)];
  });
}

export const outline = (points: Point[]) => points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ");
