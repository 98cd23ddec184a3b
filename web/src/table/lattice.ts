/** The triangular lattice of tiles: (q, r) on the page, y downward. */
export type Point = [number, number];

export function onPage([q, r]: readonly [number, number], unit: number): Point {
  return [(q + r / 2) * unit, (r * Math.sqrt(3) * unit) / 2];
}

/** The middle of a polygon's area; of a straight line, its mean. */
export function centre(points: Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay];
    const cross = ax * by - bx * ay;
    area += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  if (area === 0) {
    const sum = points.reduce<Point>(([sx, sy], [px, py]) => [sx + px, sy + py], [0, 0]);
    return [sum[0] / points.length, sum[1] / points.length];
  }
  return [x / (3 * area), y / (3 * area)];
}
