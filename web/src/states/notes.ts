/** What is true of a table just now and is no answer to a question, the most urgent first. Facts only; Notes.svelte says them. */
import type { Proposal, SeatOut, TimeWish } from "../api/types";
import type { Puzzle, Verdict } from "../lib/wire";

export type State =
  | { kind: "refused" }
  | { kind: "lost" }
  | { kind: "stuck"; seat: SeatOut; isMine: boolean; isHosts: boolean }
  | { kind: "time-asked"; by: number }
  | { kind: "clock"; left: number; missing: number[] | null }
  | { kind: "past"; at: number }
  | { kind: "proposal"; by: number; to: number }
  | { kind: "sit"; seat: number }
  | { kind: "standin"; seat: SeatOut }
  | { kind: "join"; count: number }
  | { kind: "bylink"; host: number | null }
  | { kind: "away"; seat: SeatOut }
  | { kind: "time-given" }
  | { kind: "time-declined" }
  | { kind: "time-waits"; missing: number[] }
  | { kind: "clockout"; count: number; canUndo: boolean; isAsking: boolean }
  | { kind: "rematch" }
  | { kind: "back"; moves: number }
  | { kind: "arrived"; seat: SeatOut }
  | { kind: "consent"; to: number; missing: number[] }
  | { kind: "puzzle"; verdict: Verdict | null }
  | { kind: "ended" }
  | { kind: "watching"; watchers: number };

/** All that the notes are made of. */
export interface Situation {
  problem: unknown;
  connection: "live" | "lost" | "refused";
  seat: number | null; // whose eyes this page has
  isPlayer: boolean; // holds a key
  ownSeats: number[];
  seats: SeatOut[];
  asked: number[];
  host: number | null;
  free: number[];
  isOver: boolean;
  past: number | null; // the line that is looked at
  proposal: Proposal | null;
  rematch: string;
  watchers: number;
  longGone: number[]; // seats whose person has been away for a while
  missed: number | null; // moves that were made while the connection was lost
  arrived: number | null; // who has just sat down
  timeWish: TimeWish | null;
  timeNews: "given" | "declined" | null; // what became of a wish for more time
  timeLeft: number | null; // seconds for what this seat is asked, at a table with a clock
  canUndo: boolean;
  puzzle: Puzzle | null;
  isEnded: boolean; // whether all went through something together that this seat may want to read
}

const HURRY = 15; // seconds: then the clock is worth a word
const STEP = 5; // seconds from one word to the next: they are read aloud
const isPersons = (one: SeatOut) => one.holder === "person" || one.holder === "open";

export function states(now: Situation): State[] {
  const found: State[] = [];
  const mine = now.seats.find((one) => one.seat === now.seat);
  if (now.problem) found.push({ kind: "refused" });
  if (now.connection === "lost") found.push({ kind: "lost" });
  if (!now.isOver) {
    for (const seat of now.seats.filter((one) => one.is_stuck)) {
      found.push({ kind: "stuck", seat, isMine: seat.seat === now.seat, isHosts: now.isPlayer && now.seat === now.host && !isPersons(seat) });
    }
  }
  const wish = now.timeWish;
  const missing = wish && wish.by === now.seat ? now.seats.filter((one) => one.holder === "person" && !wish.agreed.includes(one.seat)).map((one) => one.seat) : null;
  if (wish && now.isPlayer && !wish.agreed.includes(now.seat ?? -1)) found.push({ kind: "time-asked", by: wish.by });
  if (now.timeLeft !== null && now.timeLeft <= HURRY && !now.isOver) found.push({ kind: "clock", left: STEP * Math.ceil(now.timeLeft / STEP), missing });
  if (now.past !== null) found.push({ kind: "past", at: now.past });
  if (now.proposal && now.isPlayer && !now.proposal.agreed.includes(now.seat ?? -1)) {
    found.push({ kind: "proposal", by: now.proposal.by, to: now.proposal.to });
  }
  if (now.isPlayer && mine?.holder === "open") found.push({ kind: "sit", seat: mine.seat });
  if (now.isPlayer && mine?.is_standing_in && !now.isOver) found.push({ kind: "standin", seat: mine });
  if (!now.ownSeats.length && !now.isOver) {
    if (now.free.length) found.push({ kind: "join", count: now.free.length });
    else if (now.seats.some((one) => one.holder === "open")) found.push({ kind: "bylink", host: now.host });
  }
  const gone = now.seats.find((one) => now.longGone.includes(one.seat) && now.asked.includes(one.seat));
  if (gone && now.isPlayer && !now.isOver) found.push({ kind: "away", seat: gone });
  if (now.timeNews) found.push({ kind: `time-${now.timeNews}` });
  if (mine?.time?.late && !now.isOver) found.push({ kind: "clockout", count: mine.time.late, canUndo: now.canUndo, isAsking: wish !== null });
  if (missing) found.push({ kind: "time-waits", missing });
  if (now.isOver && now.rematch) found.push({ kind: "rematch" });
  if (now.missed !== null) found.push({ kind: "back", moves: now.missed });
  const arrived = now.seats.find((one) => one.seat === now.arrived);
  if (arrived) found.push({ kind: "arrived", seat: arrived });
  if (now.proposal && now.proposal.by === now.seat) {
    const { agreed, to } = now.proposal;
    found.push({ kind: "consent", to, missing: now.seats.filter((one) => isPersons(one) && !agreed.includes(one.seat)).map((one) => one.seat) });
  }
  if (now.puzzle) found.push({ kind: "puzzle", verdict: now.puzzle.verdict });
  if (now.isEnded) found.push({ kind: "ended" });
  if (!now.isPlayer && !now.isOver && !now.free.length) found.push({ kind: "watching", watchers: now.watchers });
  return found;
}

/** Whoever was not a person of this table a moment ago and is one now; nobody at first sight. */
export function arrival(before: SeatOut[] | null, now: SeatOut[]): number | null {
  const isSitting = (one: SeatOut | undefined) => one?.holder === "person" && !one.is_standing_in;
  return now.find((one) => before !== null && isSitting(one) && before.some((old) => old.seat === one.seat && !isSitting(old)))?.seat ?? null;
}
