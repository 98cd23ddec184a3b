/** What travels between server and page about a running table: places, answers with what they cost, events with what they move. */
import type { Chat, Printed, Proposal, ScoreLine, SeatOut, TimeWish } from "../api/types";

export type { Printed };
export type Facts = Record<string, string | number>;
/** A sentence to be. Facts: "~id" is a printed thing, "@2" seat 2, numbers are counts. */
export interface Phrase { id: string; facts: Facts }
export type Amounts = Record<string, number>;
/** A way of saying where something lies: "road/3", "seat/1/village/5". */
export type Place = string;

/** An answer: what it is about in order (what is picked up or pointed at, then where it goes), what it costs and gives. */
export interface Answer {
  move: string;
  places: Place[]; // none: about nothing on the table, a button in the bar
  label: Phrase;
  costs?: Amounts;
  gives?: Amounts;
  others?: Record<string, Amounts>;
  geometry?: Record<string, unknown> | null;
  shaped_like?: string; // an earlier answer that tells the same geometry
  then?: Answer[]; // what would be asked after it
  proposal?: Proposed | null; // and what is proposed for that
  asks?: Phrase | null; // the question that `then` answers
  moves?: string[]; // several answers in one gesture; `move` only names them
  first?: Phrase; // of such a gesture: what is picked up
  rest?: "proposed" | "own"; // the rest as it is proposed, or piece by piece
  is_final?: boolean; // it cannot be taken back
  isHeld?: boolean; // begun by taking a piece in hand: a drag, or a click where nothing else can be done; not listed at the piece
}
/** `in_turn`: each answer is carried out when it is given; else they are picked together. */
export interface Proposed { moves: string[]; costs: Amounts; gives: Amounts; in_turn?: boolean }
export interface Ask {
  at: string;
  prompt: Phrase;
  kind: "choice" | "obvious" | "detail" | "secret";
  options: Answer[];
  proposal?: Proposed | null;
  stock?: Amounts; // what one has of all that the answers would cost
}
/** An answer that a rule forbids now; `way` are answers that lead towards it. */
/** Why nothing can be done now with what lies at a place, and what it is for. */
export interface Idle { rule: string; sentence: Phrase; prompt?: Phrase | null; first?: Place[]; purpose?: Phrase | null; purpose_rule?: string }
export interface Unlit {
  move: string;
  places: Place[];
  label: Phrase;
  rule: string;
  sentence: Phrase | null;
  need?: number | null;
  have?: number | null;
  way?: string[];
}
export interface Motion { what: string; from: Place; to: Place; count?: number }
export interface Told extends Phrase { motions?: Motion[] }
export interface LogLine { number: number; seat: number | null; events: Told[] }
export interface UndoStep { count: number; label: Phrase; since: number } // the first line of the log that it wrote, or the next one
export interface Undo { steps: UndoStep[]; ends: Phrase | null }
/** `of` is 0 where nobody knows how many rounds there will be; `phase-WORD` names the phase. */
export interface Progress { round: number; of: number; phase: string }
export interface Description { id: string; lines: Phrase[]; rules: string[] }
export interface Ahead { ask: Ask | null; costs: Amounts; gives: Amounts; others: Record<string, Amounts> }

/** All that one seat, or a spectator, may know of a table now. */
export interface Opponent { id: string; sheet: ScoreLine[] }
export interface Snapshot {
  table: string;
  game: string;
  pack: string;
  seat: number | null;
  number: number;
  view: object;
  ask: Ask | null;
  asked: number[];
  action_since: number | null; // the first line of the log in the action under way, or the next one
  progress: Progress;
  log: LogLine[];
  seats: SeatOut[];
  host: number | null;
  free: number[];
  chat: Chat[];
  undo: Undo | null;
  proposal: Proposal | null;
  is_over: boolean;
  winners: number[];
  scores: ScoreLine[][];
  opponent: Opponent | null; // at the end: whom somebody alone had to beat
  standings: (ScoreLine[] | null)[];
  commitment: string;
  page: string; // which page the server has
  rematch: string;
  watchers: number;
  has_hints: boolean; // nobody has asked for a game without
  clock: string; // "quick", "evening", "post", or nothing: all the time one wants
  time_wish: TimeWish | null; // somebody asks for more of it
  more_time: number; // how often everybody was given more of it
  deal: string; // the day whose luck the table has, or nothing
  lesson: Lesson | null; // for who wants lessons; without an id nothing new is to be learnt here
  puzzle: Puzzle | null; // for who solves one here
}
/** What a strong bot thinks of an answer: chance of winning, points ahead, and what the seat would do one after the other. */
/** One of the answers that somebody advises, and what it is about. */
export interface HintStep { label: Phrase; places: Place[] }
export interface HintAnswer { move: string; chance: number; lead: number; points: number; visits: number; line: HintStep[]; reasons: { name: string; before: number; after: number }[] }
export interface Hint { at: string; lead: number; answers: HintAnswer[] }
/** What an answer to a puzzle is worth beside the best one; hopes and losses are from 0 to 1. */
export interface Verdict { is_best: boolean; is_obvious: boolean; played: Phrase; loss: number; hope: number; line: HintStep[]; obvious: Phrase; obvious_loss: number }
/** A puzzle that is solved at this table; the verdict comes with the answer. */
export interface Puzzle { id: string; level: string; options: number; verdict: Verdict | null }
/** `about` is what has happened that it explains; `shows` are answers that it can show as clicks. */
export interface Lesson { id: string; place: Place; course: string[]; learnt: string[]; about: Phrase | null; shows: HintStep[] }
/** What is different since `follows`; what did not change is left out. */
export interface Change extends Partial<Omit<Snapshot, "number" | "log">> {
  number: number;
  follows: number;
  cut?: number; // first the log is cut to so many lines: something was taken back
  log: LogLine[]; // new lines, as those of `chat` are
  patch?: Record<string, unknown>; // the fields of the view that changed, each whole
  within?: Record<string, Record<string, object>>; // of lists in the view: by field and place in it, what changed in that thing; a + names a list within it
}
