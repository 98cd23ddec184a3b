/** The steps of the action under way, as the log tells them: every good that was made or traded, where it went, what it brought. */
import type { LogLine, Place, UndoStep } from "../../lib/wire";

export interface Acted {
  good: string;
  to: Place;
  ship: number; // from 1, where it was loaded; else 0
  points: number;
  count: number; // answers that are taken back with it, those that came after it too; 0: it stands
}

// Each step ends with one of these: the good lies where it goes.
const WENT = ["event-put-on-icon", "event-put-on-market", "event-sold-to-granary", "event-loaded", "event-product-lost"];
const STEPS = ["do-make", "do-trade"];

/** The steps in their order; `done` is what can be taken back, the newest first. */
export function acted(lines: LogLine[], done: UndoStep[]): Acted[] {
  const found: Acted[] = [];
  for (const { number, events } of lines) {
    let points = 0;
    for (const { id, facts, motions } of events) {
      if (id === "event-made") points = Number(facts.points ?? 0);
      const went = WENT.includes(id) ? motions?.[0] : undefined;
      if (!went) continue;
      const newest = done.findIndex((step) => step.since <= number);
      const count = done.slice(0, newest + 1).reduce((sum, step) => sum + step.count, 0);
      found.push({ good: went.what.slice(1), to: went.to, ship: Number(facts.ship ?? 0), points, count });
      points = 0;
    }
  }
  return found;
}

/** A step that was begun, and of which nothing is told yet. */
export const begun = (lines: LogLine[], done: UndoStep[]): UndoStep | undefined =>
  done.slice(0, 1).find((step) => STEPS.includes(step.label.id) && lines.every((line) => line.number < step.since));
