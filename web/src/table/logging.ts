/** The log as it is read: headings where a new part of the game opens, and one player's lines together as a turn. */
import type { Chapter, ChapterStep } from "../kit/board";
import type { LogLine, Told } from "../lib/wire";
import { parts, type Part } from "./telling";

/**
 * A part of a line. `heading` where it is the first of its part of the game, `named` where a step begins, `goesOn` where the one before
 * it is the same player's.
 */
export interface Entry extends Part { heading: string; named?: ChapterStep; goesOn: boolean }
export interface Row { line: LogLine; entries: Entry[] }

/** What an event opens, such as "Round 3", nothing for most; and whether that says all of it. */
export type Opens = (event: Told) => { heading: string; isAll: boolean };

/** A heading is told once, however many events say it. */
export function rows(lines: LogLine[], opens: Opens, { chapter, isWanted = () => true }: { chapter?: Chapter; isWanted?: (part: Part) => boolean } = {}): Row[] {
  const found: Row[] = [];
  let open = ""; // in which part of the game we are
  let told = ""; // the last heading that was written
  let last: number | null = null;
  let under: ChapterStep | undefined; // the step whose name was written last
  for (const line of lines) {
    const entries: Entry[] = [];
    for (const part of parts(line, chapter).flatMap((one) => atHeadings(one, opens))) {
      open = part.heading || open;
      if (!isWanted(part)) continue;
      const heading = open === told ? "" : open;
      entries.push({ ...part, heading, named: part.step === under && !heading ? undefined : part.step, goesOn: !heading && !part.step && part.seat !== null && part.seat === last });
      told = open;
      under = part.step;
      last = part.step || !part.events.length ? null : part.seat;
    }
    if (entries.length) found.push({ line, entries });
  }
  return found;
}

/** A part in pieces, each of which opens with its heading. */
function atHeadings(part: Part, opens: Opens): (Part & { heading: string })[] {
  const found: (Part & { heading: string })[] = [];
  for (const event of part.events) {
    const { heading, isAll } = part.step ? { heading: "", isAll: false } : opens(event);
    const piece = found.at(-1);
    const events = isAll ? [] : [event];
    if (piece && !heading) piece.events.push(...events);
    else found.push({ ...part, events, heading });
  }
  return found;
}

/** The log with so many events of what is new from a line on; the log itself when these are all. */
export function begun(lines: LogLine[], from: number, count: number): LogLine[] {
  let left = count;
  for (const [i, line] of lines.slice(from).entries()) {
    if (line.events.length > left) return [...lines.slice(0, from + i), ...(left ? [{ ...line, events: line.events.slice(0, left) }] : [])];
    left -= line.events.length;
  }
  return lines;
}
