/** What the points of a finished game tell by themselves: who led, and which turn brought most. */
import type { CoursePoint } from "../api/types";

export interface Jump { seat: number; points: number; round: number; at: number }

/** The most points that anybody got between two moments of the course. */
export function bestTurn(course: CoursePoint[]): Jump | null {
  let best: Jump | null = null;
  course.forEach((moment, i) => {
    const before = course[i - 1];
    if (!before) return;
    moment.points.forEach((points, seat) => {
      const more = points - (before.points[seat] ?? 0);
      if (more > (best?.points ?? 0)) best = { seat, points: more, round: before.round, at: moment.at };
    });
  });
  return best;
}

/** From which round on the winner was never behind anybody again; nothing where it was so from the start. */
export function leadSince(course: CoursePoint[], winner: number): number | null {
  const isBehind = ({ points }: CoursePoint) => points.some((other) => other > (points[winner] ?? 0));
  const last = course.findLastIndex(isBehind);
  return last < 0 ? null : (course[last + 1]?.round ?? null);
}

/** How often another seat than before was alone in front. */
export function changesOfLead(course: CoursePoint[]): number {
  let [leader, changes] = [-1, 0];
  for (const { points } of course) {
    const most = Math.max(...points);
    const front = points.filter((one) => one === most).length === 1 ? points.indexOf(most) : -1;
    if (front < 0 || front === leader) continue;
    if (leader >= 0) changes += 1;
    leader = front;
  }
  return changes;
}

/** Where numbers may stand beneath each other without touching, in the order of their seats: as near as can be to where they belong. */
export function apart(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const found = [...wanted];
  let free = top;
  for (const i of order) {
    found[i] = Math.max(found[i] ?? 0, free);
    free = (found[i] ?? 0) + gap;
  }
  let below = bottom;
  for (const i of order.toReversed()) {
    found[i] = Math.min(found[i] ?? 0, below);
    below = (found[i] ?? 0) - gap;
  }
  return found;
}
