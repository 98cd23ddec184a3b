/**
 * The question on the board: what is lit, what is picked, what is open at a piece. It knows places and answers, no game.
 * A board reads it; the window feeds it.
 */
import type { Ahead, Amounts, Answer, Ask, Description, Facts, Idle, LogLine, Phrase, Place, UndoStep, Unlit } from "../lib/wire";
import { clicked, fitting, litPlaces, placeless } from "./answers";
import { unrolled, type Limits } from "./unrolling";

/** What a piece tells of itself. */
export interface Piece {
  place: Place;
  id?: string | null; // the printed thing that lies there, for reading it
  like?: Place | null; // alike things: the place whose answers hold here, too
  label?: string; // how it is called where `id` has no name
  keep?: boolean; // do not lift it by pointing (a whole panel, say)
}

/** An answer that a board makes of several: sent at once, or only noted by the board. */
export interface Shortcut extends Answer { note?: () => void }

/** What is open at a piece. */
export type Over =
  | { kind: "lifted"; piece: Piece; element: Element; by: "hover" | "hand" }
  | { kind: "menu"; piece: Piece; element: Element; answers: Answer[] }
  | { kind: "sure"; piece: Piece | null; element: Element | null; answer: Answer; doubt: string }
  | { kind: "why"; piece: Piece; element: Element; reasons: Unlit[]; idle?: Idle | null };

/** Small answers gathered before anything is sent; `asks` is what would be asked after each. */
interface Gathered { moves: string[]; places: Place[]; answers: Answer[]; asks: (Ask | null)[]; sums: { costs: Amounts; gives: Amounts }[] }

export interface Window {
  send(moves: string[], at: string): Promise<void>;
  /** Whether the server has taken an answer to what is shown, and what follows is still to come. */
  isAnswered?(): boolean;
  undo?(count: number): Promise<void>;
  unlit(): Promise<Unlit[]>;
  /** Why nothing can be done at a place that no answer begins at; nothing for whoever only watches, or looks back. */
  idle?(place: Place): Promise<Idle | null>;
  ahead(moves: string[], depth: number): Promise<Ahead>;
  name(seat: number): string;
  say(id: string, facts?: Facts): string;
  word(id: string): string;
  phrase(phrase: Phrase): string;
  short(phrase: Phrase): string;
  describe(id: string): Description | null;
  showRule(rule: string): void;
}

/** One gesture that is several answers, sent together. */
export interface Gesture extends Answer { moves?: string[] }
/** How a board lets questions be answered: by gestures of its own, or with a form between a click and the answer. */
export interface Manner {
  /** In place of the answers to this question; its gestures come from what the server says of them. */
  offers?(ask: Ask): Gesture[];
  /** Whether the board opens something of its own before this answer is given; `isDropped`: it is the end of a drag. */
  opens?(answer: Gesture, isDropped: boolean): boolean;
}

/** Where nothing is lit: one list for all such places, so that what stays dark is seen to be the same. */
const DARK: Answer[] = [];
const NONE: Gathered = { moves: [], places: [], answers: [], asks: [], sums: [] };

export class Table {
  readonly #window: Window;
  /** The question as it is shown; the window sets it. Nothing while others are asked or something is being shown. */
  asked = $state.raw<Ask | null>(null);
  /** Whether what cannot be taken back is asked for once more; a board where nearly every answer is final says no. */
  asksTwice = true;
  /** What a board says before an answer that is seldom meant: it is asked for once more. Nothing: it is simply given. */
  doubts: (answer: Gesture) => string = () => "";
  /** Whether the game is over; the window sets it. */
  isOver = $state(false);
  /** Opens a player's area over the board; the window sets it. */
  visit: (seat: number) => void = () => undefined;
  /** Lets something be said about a piece that everybody sees; the window sets it where there is a chat. */
  mention = $state.raw<((piece: Piece) => void) | null>(null);
  /** A board's own way with some questions. */
  manner = $state.raw<Manner | null>(null);
  #isSending = $state(false);
  /** Whether an answer is on its way, or what it led to. */
  get isSending(): boolean { return this.#isSending || (this.#window.isAnswered?.() ?? false); }
  /** Whether what follows the answers is being looked up; they can be given already. */
  isUnrolling = $state(false);
  /** What can be taken back, the newest first: how many small answers each, and its words. */
  done = $state.raw<UndoStep[]>([]);
  /** What the log tells of the action under way, such as that of a helper; nothing where a game has none. */
  action = $state.raw<LogLine[]>([]);
  picked = $state.raw<Place[]>([]);
  /** Where the pointer picked: of alike pieces only this one is marked. */
  held = $state.raw<Place[]>([]);
  over = $state.raw<Over | null>(null);
  /** Places that something open speaks of: drawn with an orange edge. */
  echoes = $state.raw<Set<Place>>(new Set());
  /** Places that have just changed: a gold light. */
  fresh = $state.raw<Set<Place>>(new Set());
  /** Where others have laid something since one's own last turn, and who. */
  laid = $state.raw<ReadonlyMap<Place, number>>(new Map());
  /** Whose turn is being shown, if not one's own: a board on which only one player's things have room shows theirs meanwhile. */
  watched = $state<number | null>(null);
  /** Discs with numbers at pieces: a hint's answers. */
  marks = $state.raw<Map<Place, string>>(new Map());
  /**
   * Kinds of answers of which several are gathered at pieces, each with what it leads to, until the question is back.
   * A board says so: a trade, say, is a card, what one gets for it and where it goes.
   */
  series: string[] = [];
  /** The kind that is gathered now. */
  #series = $state("");
  /** The question with two steps as one, by its number. */
  #unfolded = $state.raw<{ at: string; options: Answer[] } | null>(null);
  #gathered = $state.raw<Gathered>(NONE);
  #isGathering = $state(false);
  #unlit: { at: string; found: Promise<Unlit[]> } | null = null;

  constructor(window: Window) {
    this.#window = window;
  }

  // -- reading -------------------------------------------------------------------------------------

  /** The question with what follows its answers, where the board wants that. */
  #unrolled = $state.raw<Ask | null>(null);
  /** The question now: of what is gathered already, the one that would follow. Nothing where the gathered answers are whole. */
  ask = $derived.by(() => {
    if (!this.asked) return null;
    if (!this.#gathered.moves.length) return this.#unrolled ?? this.asked;
    const next = this.#gathered.asks.at(-1) ?? null;
    return this.#series || next?.prompt.id === this.asked.prompt.id ? next : null;
  });
  /** In a series: whether the question that it began with is asked again. */
  #isBack = $derived(this.#series !== "" && this.#gathered.moves.length > 0 && this.ask?.prompt.id === this.asked?.prompt.id);
  /** Of a menu with several kinds of answers, the kind that was chosen. */
  #kind = $state("");
  options = $derived.by<Gesture[]>(() => {
    const only = this.#kind || (this.#isBack ? this.#series : "");
    const isWhole = this.#unfolded !== null && this.ask === this.asked && this.#unfolded.at === this.asked?.at;
    const offered = (isWhole ? this.#unfolded?.options : this.ask && this.manner?.offers ? this.manner.offers(this.ask) : this.ask?.options) ?? [];
    return offered.filter((one) => !only || one.label.id === only);
  });
  /** Several answers in one gesture, offered by the board beside those that are asked for; the list has no need of them. */
  more = $state.raw<Shortcut[]>([]);
  /** What was taken as proposed at the end of a series can be changed by a click: the other answers to that. */
  #others = $derived.by(() => {
    const { answers, asks } = this.#gathered;
    const proposing = this.#isBack ? (asks.at(-2) ?? null) : null;
    return (proposing?.proposal?.moves.length ? proposing.options : []).filter((one) => one.move !== answers.at(-1)?.move);
  });
  #lit = $derived(litPlaces([...this.options, ...this.#others, ...this.more], this.picked));

  /** The answers that go on at this place, given what is picked already; none: it is not lit. */
  lit(place: Place): Answer[] {
    const now = this.#moved(place);
    return now === null ? DARK : (this.#lit.get(now) ?? DARK);
  }
  /** Where a piece would lie once what is gathered has left its row; null: it has left. */
  #moved(place: Place): Place | null {
    if (!this.#series) return place;
    const end = place.lastIndexOf("/") + 1;
    const left = this.#begun.filter((one) => one.startsWith(place.slice(0, end)) && one.lastIndexOf("/") + 1 === end).map((one) => Number(one.slice(end)));
    const at = Number(place.slice(end));
    if (left.includes(at)) return null;
    return left.length ? `${place.slice(0, end)}${at - left.filter((one) => one < at).length}` : place;
  }
  /** Of a series, the pieces that each part of it began with. */
  #begun = $derived(this.#series ? this.#gathered.places.filter((_, i) => this.#gathered.answers[i]?.label.id === this.#series) : this.#gathered.places);
  /** How many there are: answers, or parts of a series. */
  get count(): number { return this.#begun.length; }
  /** Every lit place with its answers. */
  get places(): Map<Place, Answer[]> { return this.#lit; }
  /** Answers that what is picked can still become: for ghosts and previews. */
  get fitting(): Answer[] { return fitting(this.options, this.picked); }
  /** Answers about nothing on the table. */
  get buttons(): Answer[] { return this.picked.length ? [] : placeless([...this.more, ...this.options]); }
  isPicked(place: Place): boolean { return this.held.includes(place) || this.#begun.includes(place); }

  name(seat: number): string { return this.#window.name(seat); }
  say(id: string, facts: Facts = {}): string { return this.#window.say(id, facts); }
  /** The printed name of a thing, or what a word of the view means. */
  word(id: string): string { return this.#window.word(id); }
  phrase(phrase: Phrase): string { return this.#window.phrase(phrase); }
  /** The few words of an answer beneath the name of its piece; nothing where it has none. */
  short(phrase: Phrase): string { return this.#window.short(phrase); }
  /** An answer in words: of a gesture also what is picked up, and whether the rest is proposed. */
  words(answer: Answer | Unlit, isShort = false): string {
    const last = (isShort && this.short(answer.label)) || this.phrase(answer.label);
    if (!("moves" in answer)) return last;
    const all = answer.first ? this.say("window-first-then", { first: (isShort && this.short(answer.first)) || this.phrase(answer.first), then: last }) : last;
    if (!answer.rest) return all;
    return this.say(answer.rest === "own" ? "window-rest-own" : "window-rest-proposed", { answer: all });
  }
  describe(id: string): Description | null { return this.#window.describe(id); }
  showRule(rule: string): void { this.close(); this.#window.showRule(rule); }

  // -- answering -----------------------------------------------------------------------------------

  /** A click on a piece: act, menu, next places, or why not. */
  async pick(piece: Piece | Place, element: Element | null = null): Promise<void> {
    const one: Piece = typeof piece === "string" ? { place: piece } : piece;
    if (this.isSending) return;
    if (this.isMany && this.#begun.includes(one.place)) return this.putBack(one.place);
    if (this.held.includes(one.place)) return this.unpick();
    const places = [one.place, one.like ?? one.place].map((place) => this.#moved(place));
    const place = places.find((place) => place !== null && this.#lit.has(place)) ?? one.like ?? one.place;
    const click = clicked(this.#lit, this.picked, place);
    if (click.kind === "act") return this.act(click.answer, one, element);
    if (click.kind === "why") return this.why(one, element);
    if (click.kind === "menu" && element) {
      this.over = { kind: "menu", piece: one, element, answers: click.answers };
      return;
    }
    this.close();
    this.picked = [...this.picked, place];
    this.held = [...this.held, one.place];
  }

  /** The beginning of a drag: a piece is taken in hand, and nothing else happens before it is let go. */
  async hold(piece: Piece): Promise<void> {
    if (this.isSending || this.isMany || this.held.includes(piece.place)) return this.pick(piece);
    const place = [piece.place, piece.like ?? piece.place].find((one) => this.#lit.has(one)) ?? piece.place;
    this.close();
    this.picked = [...this.picked, place];
    this.held = [...this.held, piece.place];
  }

  /** The end of a drag: as a click there, but by a hand that has chosen already. */
  async drop(piece: Piece, element: Element): Promise<void> {
    this.#isDropped = true;
    try {
      await this.pick(piece, element);
    } finally {
      this.#isDropped = false;
    }
  }
  #isDropped = false;

  /** Gives an answer. What cannot be taken back is asked for once more, with its price. */
  async act(answer: Gesture, piece: Piece | null = null, element: Element | null = null, isSure = false): Promise<void> {
    if (this.manner?.opens?.(answer, this.#isDropped)) return this.close();
    const doubt = this.doubts(answer);
    if ((doubt || (answer.is_final && this.asksTwice)) && !isSure && !this.isMany) {
      this.over = { kind: "sure", piece, element, answer, doubt };
      return;
    }
    this.over = null;
    const { note } = answer as Shortcut;
    if (note) {
      this.clear();
      return note();
    }
    if (!this.isMany && piece && this.series.includes(answer.label.id)) this.#series = answer.label.id;
    if (this.isMany) return this.#gather(answer, piece);
    await this.send(answer.moves ?? [answer.move]);
  }

  /** Takes back so many small answers. */
  async undo(count: number): Promise<void> {
    await this.#window.undo?.(count);
  }

  /** Draws what follows an answer into the question: one gesture for a step that is asked in parts. */
  async unroll(limits: Limits = {}): Promise<void> {
    const asked = this.asked;
    if (!asked || this.isMany) return;
    this.isUnrolling = true;
    try {
      const found = await unrolled(asked, limits, (moves, depth) => this.ahead(moves, depth));
      if (this.asked === asked && !this.picked.length && !this.isSending && this.over?.kind !== "menu") this.#unrolled = found;
    } finally {
      if (this.asked === asked) this.isUnrolling = false;
    }
  }

  /** Several small moves at once, undone as one. */
  async send(moves: string[]): Promise<void> {
    if (!this.asked || this.isSending || !moves.length) return;
    this.#isSending = true;
    this.over = null;
    try {
      await this.#window.send(moves, this.asked.at);
    } finally {
      this.#isSending = false;
    }
  }

  /** An answer of a menu that needs more places: of this kind only, the next places light. */
  narrow(answer: Answer, piece: Piece | null): void {
    this.close();
    const place = answer.places[this.picked.length] ?? "";
    this.#kind = answer.label.id;
    this.picked = [...this.picked, place];
    this.held = [...this.held, piece?.place ?? place];
  }

  unpick(): void {
    this.picked = this.picked.slice(0, -1);
    this.held = this.held.slice(0, -1);
    this.#kind = "";
  }

  /** Whose, then which: where an answer leads to the question `second`, both as one, lit where the second one's answers lie. */
  async unfold(second: string): Promise<void> {
    const { asked } = this;
    if (!asked || this.#unfolded?.at === asked.at) return;
    const unfolded = await Promise.all(asked.options.map(async (one): Promise<Answer[]> => {
      const { ask } = await this.#window.ahead([one.move], 1);
      return ask?.prompt.id === second ? ask.options.map((two) => ({ ...two, move: `${one.move}, ${two.move}`, moves: [one.move, two.move], first: one.label })) : [one];
    }));
    this.#unfolded = { at: asked.at, options: unfolded.flat() };
  }

  // -- many small answers as one gesture -------------------------------------------------------------

  /** Whether answers are gathered before they are sent: in steps that are picked together, or where a board wants it. */
  get isMany(): boolean {
    const proposed = this.asked?.proposal;
    return this.#isGathering || this.#series !== "" || (!!proposed?.moves.length && !proposed.in_turn);
  }
  /** A board lets several pieces be picked before anything is sent. */
  gather(isGathering = true): void {
    this.#isGathering = isGathering;
    if (!isGathering) this.clear();
  }
  get gathered(): Gathered { return this.#gathered; }
  /** What the gathered answers cost and give together. */
  get total(): { costs: Amounts; gives: Amounts } { return this.#gathered.sums.at(-1) ?? { costs: {}, gives: {} }; }
  /** Whether the gathered answers are the whole step. */
  get isWhole(): boolean { return this.#gathered.moves.length > 0 && (!this.ask || this.#isBack); }
  /** What the server proposes for this step. */
  get proposal() { return this.asked?.proposal ?? null; }
  /** The same where each answer is given in its turn: the rest of them by one click. */
  get rest() { return !this.isMany && !this.picked.length && this.proposal?.moves.length ? this.proposal : null; }

  async #gather(answer: Answer, piece: Piece | null): Promise<void> {
    const { moves, places, answers } = this.#gathered;
    const kept = this.#others.includes(answer) ? -1 : moves.length; // another answer in the place of the proposed one
    if (!answer.places.length) return this.send([...moves, answer.move]); // "done"
    await this.#look([...moves.slice(0, kept), answer.move], [...places.slice(0, kept), piece?.place ?? answer.places[0] ?? ""], [...answers.slice(0, kept), answer]);
  }

  async #look(moves: string[], places: Place[], answers: Answer[]): Promise<void> {
    this.#isSending = true;
    try {
      const before = this.#gathered;
      const { ask, costs, gives } = await this.#window.ahead(moves, 1);
      this.picked = [];
      this.held = [];
      this.#kind = "";
      this.#gathered = { moves, places, answers, asks: [...before.asks.slice(0, moves.length - 1), ask], sums: [...before.sums.slice(0, moves.length - 1), { costs, gives }] };
    } finally {
      this.#isSending = false;
    }
    // In a series what the server proposes is taken at once: another answer is a click away.
    const proposed = this.#series && !this.#isBack ? this.ask?.options.find((one) => one.move === this.ask?.proposal?.moves[0]) : undefined;
    if (proposed) await this.#look([...moves, proposed.move], [...places, proposed.places[0] ?? ""], [...answers, proposed]);
  }

  /** One gathered piece back where it was, with what it led to; those after it are gathered anew. */
  async putBack(place: Place): Promise<void> {
    const at = this.#gathered.places.indexOf(place);
    if (at < 0) return;
    const next = this.#series ? this.#gathered.answers.findIndex((one, i) => i > at && one.label.id === this.#series) : at + 1;
    const end = next < 0 ? this.#gathered.moves.length : next;
    const [moves, places, answers, asks, sums] = [this.#gathered.moves, this.#gathered.places, this.#gathered.answers, this.#gathered.asks, this.#gathered.sums]
      .map((list) => (list as unknown[]).filter((_, i) => i < at || i >= end)) as [string[], Place[], Answer[], (Ask | null)[], Gathered["sums"]];
    if (!moves.length) return this.clear();
    this.#gathered = { moves, places, answers, asks, sums };
    await this.#look(moves, places, answers);
  }

  clear(): void {
    this.#gathered = NONE;
    this.#series = "";
    this.picked = [];
    this.held = [];
    this.#kind = "";
  }
  /** Sends what is gathered. */
  confirm(): Promise<void> { return this.send(this.#gathered.moves); }
  /** Takes the proposal as it is. */
  take(): Promise<void> { return this.send(this.proposal?.moves ?? []); }

  /** The question that would follow these moves, played on a guess up to the first luck; nothing is sent. */
  ahead(moves: string[], depth = 1): Promise<Ahead> { return this.#window.ahead(moves, depth); }

  // -- what is open at a piece -----------------------------------------------------------------------

  lift(piece: Piece, element: Element, by: "hover" | "hand" = "hand"): void {
    if (by === "hover" && this.over && (this.over.kind !== "lifted" || this.over.by === "hand")) return; // what is held stays
    this.over = { kind: "lifted", piece, element, by };
  }

  async why(piece: Piece, element: Element | null): Promise<void> {
    if (!element) return;
    const reasons = await this.unlit(piece);
    if (reasons.length) this.over = { kind: "why", piece, element, reasons };
    else if (!piece.keep) this.lift(piece, element);
    else if (this.over) this.close(); // on the ground beneath the pieces one clicks to put things back
    else {
      const idle = await this.idle(piece);
      if (idle) this.over = { kind: "why", piece, element, reasons, idle };
    }
  }

  /** Why nothing can be done now with a piece that no answer is about, and what it is for. */
  async idle(piece: Piece): Promise<Idle | null> {
    if (this.lit(piece.place).length || (piece.like && this.lit(piece.like).length)) return null;
    return (await this.#window.idle?.(piece.place)) ?? null;
  }

  /** What a rule forbids now, of all that concerns this piece, or the first one like it, at which answers are named. */
  async unlit(piece: Piece): Promise<Unlit[]> {
    const all = await this.allUnlit();
    const at = (place: Place) => all.filter((one) => one.places[0] === place || one.places.at(-1) === place);
    const found = at(piece.place);
    return found.length || !piece.like ? found : at(piece.like);
  }
  allUnlit(): Promise<Unlit[]> {
    const at = this.asked?.at;
    if (!at) return Promise.resolve([]);
    if (this.#unlit?.at !== at) this.#unlit = { at, found: this.#window.unlit() };
    return this.#unlit.found;
  }

  close(): void {
    this.over = null;
    this.echoes = new Set();
  }

  /** The window: another question is shown. */
  show(ask: Ask | null): void {
    if (ask?.at === this.asked?.at && ask?.at !== undefined) return;
    this.asked = ask;
    this.#unrolled = null;
    this.isUnrolling = false;
    this.more = [];
    this.#isGathering = false;
    this.clear();
    if (this.over?.kind !== "lifted") this.close();
  }
}
