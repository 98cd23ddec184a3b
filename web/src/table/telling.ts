/** A line of the log in parts: what several players did at the same time is told of one after the other. */
import type { Chapter, ChapterStep } from "../kit/board";
import type { Facts, LogLine, Place, Told } from "../lib/wire";

/** `step` is set where all go through something together. */
export interface Part { line: number; seat: number | null; events: Told[]; step?: ChapterStep }

/** Whom an event speaks of first. */
function actor({ facts }: Told): number | null {
  return typeof facts.seat === "string" && facts.seat.startsWith("@") ? Number(facts.seat.slice(1)) : null;
}

/** The step of a chapter that an event belongs to, given the step of the event before it. */
function stepOf(event: Told, chapter: Chapter | undefined, last: ChapterStep | undefined): ChapterStep | undefined {
  return chapter?.steps.find((one) => one.events.includes(event.id)) ?? (last?.along?.includes(event.id) ? last : undefined);
}

/** How many steps at the end of what is found come after this one. */
function later(found: Part[], step: ChapterStep, chapter: Chapter | undefined): number {
  const order = (one: ChapterStep | undefined) => (one ? (chapter?.steps.indexOf(one) ?? -1) : -1);
  return found.length - 1 - found.findLastIndex((part) => order(part.step) < order(step));
}

/** What one player did stays together, and so does a step. Where there are several players, an event of nobody's is nobody's part. */
export function parts({ number, seat, events }: LogLine, chapter?: Chapter): Part[] {
  const actors = new Set(events.map(actor).filter((one) => one !== null));
  const found: Part[] = [];
  let last: ChapterStep | undefined;
  for (const event of events) {
    const step = stepOf(event, chapter, last);
    const who = step ? null : (actor(event) ?? (actors.size > 1 ? null : seat));
    const part = step ? found.find((one) => one.step === step) : found.at(-1);
    if (part && part.step === step && part.seat === who) part.events.push(event);
    else if (step) found.splice(found.length - later(found, step, chapter), 0, { line: number, seat: who, events: [event], step });
    else found.push({ line: number, seat: who, events: [event] });
    last = step;
  }
  return found;
}

/** Parts that are short enough to be read while they are shown; a step is shown whole. */
export function steps(line: LogLine, most: number, chapter?: Chapter): Part[] {
  return parts(line, chapter).flatMap((part) => {
    const pieces: Part[] = [];
    const each = part.step ? part.events.length : most;
    for (let at = 0; at < part.events.length; at += each) pieces.push({ ...part, events: part.events.slice(at, at + each) });
    return pieces;
  });
}

/** How many of these parts are shown while everything still lies where it was. */
export const early = (all: Part[]): number => all.findLastIndex((part) => part.step && !part.step.isLaid) + 1;

/** What opened the part of the game that ends at this line. */
export function openedBefore(log: LogLine[], line: number, chapter: Chapter): Facts {
  return log.filter((one) => one.number < line).flatMap((one) => one.events).findLast((event) => event.id === chapter.opened)?.facts ?? {};
}

/** Where something was laid since this seat's last line, and by whom; whoever watches has no last line. */
export function laidSince(log: LogLine[], seat: number | null): Map<Place, number> {
  const found = new Map<Place, number>();
  if (seat === null) return found;
  for (const { seat: by, events } of log.slice(log.findLastIndex((line) => line.seat === seat) + 1)) {
    if (by !== null) for (const { motions } of events) for (const { to } of motions ?? []) found.set(to, by);
  }
  return found;
}

/** The lines of the action that is under way in a snapshot, or was at a moment of the past. */
export function ofTheAction({ log, action_since: since }: { log: LogLine[]; action_since?: number | null }): LogLine[] {
  return typeof since === "number" ? log.filter((line) => line.number >= since) : [];
}

/** A chapter as it went, or as far as it has gone. */
export interface ToldChapter { facts: Facts; steps: { step: ChapterStep; events: Told[] }[]; lines: LogLine[] }

/** The newest chapter that has begun; nothing before the first. */
export function newest(log: LogLine[], chapter: Chapter | undefined): ToldChapter | null {
  if (!chapter) return null;
  let opened: Facts | null = null;
  const found: ToldChapter[] = [];
  for (const line of log) {
    for (const part of parts(line, chapter)) {
      if (part.step && opened) {
        if (found.at(-1)?.facts !== opened) found.push({ facts: opened, steps: [], lines: [] });
        add(found.at(-1), part, line);
      }
      opened = part.events.findLast((event) => event.id === chapter.opened)?.facts ?? opened;
    }
  }
  const last = found.at(-1) ?? null;
  last?.steps.sort((one, other) => chapter.steps.indexOf(one.step) - chapter.steps.indexOf(other.step));
  return last;
}
function add(told: ToldChapter | undefined, { step, events }: Part, line: LogLine): void {
  if (!told || !step) return;
  const known = told.steps.find((one) => one.step === step);
  if (known) known.events.push(...events);
  else told.steps.push({ step, events: [...events] });
  if (told.lines.at(-1) !== line) told.lines.push(line);
}
