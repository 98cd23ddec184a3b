/** A line of the log in parts: what several players did at the same time is told of one after the other. */
import type { LogLine, Told } from "../lib/wire";

export interface Part { line: number; seat: number | null; events: Told[] }

/** Whom an event speaks of first. */
function actor({ facts }: Told): number | null {
  return typeof facts.seat === "string" && facts.seat.startsWith("@") ? Number(facts.seat.slice(1)) : null;
}

/** What one player did stays together. Where there are several, an event of nobody's is nobody's part. */
export function parts({ number, seat, events }: LogLine): Part[] {
  const actors = new Set(events.map(actor).filter((one) => one !== null));
  const found: Part[] = [];
  for (const event of events) {
    const who = actor(event) ?? (actors.size > 1 ? null : seat);
    const last = found.at(-1);
    if (last && last.seat === who) last.events.push(event);
    else found.push({ line: number, seat: who, events: [event] });
  }
  return found;
}

/** Parts that are short enough to be read while they are shown. */
export function steps(line: LogLine, most: number): Part[] {
  return parts(line).flatMap((part) => {
    const pieces: Part[] = [];
    for (let at = 0; at < part.events.length; at += most) pieces.push({ ...part, events: part.events.slice(at, at + most) });
    return pieces;
  });
}
