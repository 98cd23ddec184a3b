/**
 * A table as this browser knows it. What is known comes from the server: a snapshot, then changes. What is shown follows
 * it step by step, so that everybody's moves can be seen; the two are never mixed. With motion off they are the same.
 */
import type { Position, SeatOut, SeatTaken } from "../api/types";
import { painted } from "../kit/frames";
import * as api from "../lib/api";
import { loadedAnew } from "../lib/built";
import { keep, ownSeats, type OwnSeat } from "../lib/keys";
import { holderNames } from "../lib/names";
import { steady } from "../lib/steady";
import { PACES, settings } from "../lib/settings.svelte";
import type { Hint, Ahead, Change, Idle, LogLine, Snapshot, Unlit } from "../lib/wire";
import { Answering } from "./answering";
import { changed, shaped } from "./changed";

/** A state on its way to the board, and the lines of the log that led to it. */
export interface Step { snapshot: Snapshot; lines: LogLine[] }
/** Shows a step: puts its snapshot on the board (`apply`) and moves what moved. */
export type Present = (step: Step, apply: () => void) => Promise<void>;

const LONGEST = 12_000; // milliseconds: what takes longer even at a quick pace is offered as "since your last turn"
export class Connection {
  readonly table: string;
  own = $state.raw<OwnSeat[]>([]);
  seat = $state<number | null>(null);
  /** The newest that came. */
  known = $state.raw<Snapshot | null>(null);
  /** What is on the board. */
  shown = $state.raw<Snapshot | null>(null);
  state = $state<"live" | "lost" | "refused">("lost");
  /** Attempts to connect again since the connection was lost, and when the next one is due. */
  tries = $state(0);
  next = $state(0);
  problem = $state.raw<unknown>(null);
  /** Who sits down next at a hot seat: before them hangs the curtain. */
  awaited = $state.raw<{ seat: number; name: string } | null>(null);
  /** The table as it was, while somebody looks back. */
  past = $state.raw<Position | null>(null);
  /** What happened while this person was away. */
  missed = $state.raw<LogLine[]>([]);
  isShowing = $state(false);
  isPaused = $state(false);
  /** What is being typed to the others, and the notes that were put away: turning a phone draws both places anew. */
  typed = $state("");
  putAway = $state.raw<string[]>([]);
  present: Present | null = null;
  #queue: Step[] = [];
  #isSkipped = false;
  #isPainting = false;
  /** What came while the browser painted, the newest of it. */
  #late: Snapshot | null = null;
  /** The number of the last answer that the server has taken from this seat. */
  #answered = $state(0);
  #again: (() => void) | null = null;
  /** While the socket is open, answers go over it. */
  #answering: Answering | null = null;
  #wake: (() => void) | null = null;

  constructor(table: string) {
    this.table = table;
    this.own = ownSeats(table);
    this.seat = this.own[0]?.seat ?? null;
  }

  key = $derived(this.own.find((one) => one.seat === this.seat)?.key ?? null);
  #names: string[] = [];
  names = $derived((this.#names = steady(this.#names, holderNames(this.known?.seats ?? []))));

  // -- hearing -------------------------------------------------------------------------------------

  /** Connects and stays connected; to be called in an effect, which ends it. */
  follow(): () => void {
    const { table, key } = this;
    let socket: WebSocket | null = null;
    let isClosed = false;
    let pause = 300;
    let timer = 0;
    let answering: Answering | null = null;
    const connect = () => {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live`);
      const mine = (answering = new Answering(socket));
      socket.onopen = () => socket?.send(JSON.stringify({ key }));
      socket.onmessage = (event: MessageEvent<string>) => {
        const data = JSON.parse(event.data) as object;
        if (mine.hear(data)) return;
        if ("code" in data) {
          isClosed = true;
          this.state = "refused";
          this.problem = new api.Refusal(data as never);
          return;
        }
        pause = 300;
        this.tries = 0;
        this.state = "live";
        if (this.key === key) this.#answering = mine; // another seat may be about to sit down
        if (!(this.problem instanceof api.Refusal)) this.problem = null; // the server answers again
        const told = data as Change | Snapshot;
        if (told.ask) told.ask = shaped(told.ask);
        if ("follows" in told) this.#hear(told, socket);
        else if (!loadedAnew(told.page)) this.#know(told);
      };
      socket.onclose = () => {
        mine.end(isClosed);
        if (this.#answering === mine) this.#answering = null;
        if (isClosed) return;
        this.state = "lost";
        this.tries += 1;
        this.next = Date.now() + pause;
        timer = window.setTimeout(connect, pause);
        pause = Math.min(pause * 2, 8000);
      };
    };
    this.#again = () => {
      clearTimeout(timer);
      connect();
    };
    connect();
    return () => {
      isClosed = true;
      clearTimeout(timer);
      this.#again = null;
      answering?.end(true);
      if (this.#answering === answering) this.#answering = null;
      socket?.close();
    };
  }

  /** Whoever does not want to wait for the next attempt. */
  tryNow(): void {
    if (this.state === "lost") this.#again?.();
  }

  #hear(change: Change, socket: WebSocket | null): void {
    if (!this.known || change.number <= this.known.number) return;
    if (change.follows !== this.known.number) socket?.send(JSON.stringify({ since: this.known.number }));
    else this.#know(changed(this.known, change), change.cut ?? null);
  }

  #know(next: Snapshot, cut: number | null = null): void {
    const before = this.known;
    this.known = next;
    this.#late = null;
    const from = before?.log.at(-1)?.number ?? -1;
    const lines = next.log.filter((line) => line.number > from && line.events.length);
    const isBack = before !== null && ((next.log.at(-1)?.number ?? 0) < from || cut !== null);
    if (!before) this.missed = next.is_over ? [] : this.#unseen(next); // how it ended comes first
    if (this.#isWhispered(next)) return void this.#handOver(next);
    if (this.#curtain(next)) return;
    const isPlain = !before || isBack || !this.present || !settings.isMoving || settings.inWords || document.hidden;
    if (isPlain) this.#draw(next);
    else {
      this.#queue.push({ snapshot: next, lines });
      void this.#play();
      this.#looked();
    }
  }

  /** Hot seat: when another own seat is asked and this one is not, the curtain falls, and what was shown is gone. */
  #curtain(next: Snapshot): boolean {
    if (next.ask || next.is_over) return false;
    const other = next.seats.find((one) => one.seat !== this.seat && next.asked.includes(one.seat) && this.own.some((mine) => mine.seat === one.seat));
    if (!other) return false;
    this.choose(other);
    return true;
  }

  /** At one screen, whoever is asked in secret is not shown the question unless they took the screen for it. */
  #isWhispered(next: Snapshot): boolean {
    return next.ask?.kind === "secret" && this.own.length > 1 && !this.#isTaken;
  }
  /** The screen goes to whose turn it is for everybody else, as it does when nobody is asked in secret. */
  async #handOver(next: Snapshot): Promise<void> {
    for (const one of next.seats.filter((other) => other.seat !== this.seat)) {
      const key = this.own.find((mine) => mine.seat === one.seat)?.key;
      const seen = key ? ((await this.attempt(() => api.see(this.table, key))) as Snapshot | null) : null;
      if (seen?.asked.includes(one.seat)) return this.choose(one);
    }
    this.#jump({ ...next, ask: null }); // somebody's turn elsewhere: the table as a whole is asked
  }

  // -- showing -------------------------------------------------------------------------------------

  /**
   * What is known, at once. What comes before that is on the screen waits, and only the newest of it is drawn: bots answer faster
   * than a late board is drawn, and a page that drew all of it would stay minutes behind.
   */
  #draw(next: Snapshot): void {
    if (this.#isPainting) {
      this.#late = next;
      return;
    }
    this.#jump(next);
    this.#looked();
    this.#isPainting = true;
    void painted().then(() => {
      this.#isPainting = false;
      if (this.#late) this.#draw(this.#late);
      this.#late = null;
    });
  }

  async #play(): Promise<void> {
    if (this.isShowing) return;
    this.isShowing = true;
    while (this.#queue.length) {
      const waiting = this.#queue.reduce((sum, step) => sum + step.lines.filter((line) => line.seat !== this.seat).length, 0);
      if (waiting * Math.min(settings.step, PACES.quick) > LONGEST) {
        this.missed = this.#queue.flatMap((step) => step.lines);
        this.skip();
        break;
      }
      const step = this.#queue.shift();
      if (!step) break;
      const { seat } = this;
      const apply = () => { if (this.seat === seat) this.shown = step.snapshot; }; // another may sit here by now
      if (this.present && !this.#isSkipped) await this.present(step, apply);
      apply();
    }
    this.isShowing = false;
    this.#isSkipped = false;
    if (this.known && this.shown !== this.known) this.shown = this.known;
  }

  #jump(next: Snapshot): void {
    this.#queue = [];
    this.#isSkipped = true;
    this.#wake?.();
    this.shown = next;
    if (!this.isShowing) this.#isSkipped = false;
  }

  /** To what is known, past everything that waits to be shown. */
  skip(): void {
    if (!this.known) return;
    this.isPaused = false;
    this.#jump(this.known);
  }

  /** Whether a bot answers for this person, as long as it can. */
  isPlayedFor(snapshot: Snapshot | null): boolean {
    const mine = snapshot?.seats.find((one) => one.seat === this.seat);
    return !!mine?.is_standing_in && !mine.is_stuck;
  }

  get isSkipped(): boolean {
    return this.#isSkipped;
  }

  /** How many steps wait behind the one that is shown. */
  get waiting(): number {
    return this.#queue.length;
  }

  pause(): void {
    this.isPaused = !this.isPaused;
    this.#wake?.();
  }

  /** To the next step of what is shown; while it is paused, step by step. */
  goOn(): void {
    this.#isEnough = this.isShowing || this.past !== null;
    this.#wake?.();
  }
  #isEnough = false;

  /** Waits while something is shown; shorter when somebody has seen enough, longer while it is paused. */
  async wait(milliseconds: number): Promise<void> {
    let left = milliseconds;
    while ((left > 0 || this.isPaused) && !this.#isSkipped && !this.#isEnough) {
      const began = performance.now();
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, this.isPaused ? 3_600_000 : left);
        this.#wake = () => { clearTimeout(timer); resolve(); };
      });
      this.#wake = null;
      left -= performance.now() - began;
    }
    this.#isEnough = false;
  }

  // -- since the last look -----------------------------------------------------------------------------

  #unseen(now: Snapshot): LogLine[] {
    const kept = localStorage.getItem(`looked:${this.table}`);
    if (kept === null || this.seat === null) return [];
    const lines = now.log.filter((line) => line.number > Number(kept) && line.seat !== this.seat && line.events.length);
    return new Set(lines.map((line) => line.number)).size >= 2 ? lines : [];
  }

  #looked(): void {
    if (this.seat !== null && this.known && !document.hidden) localStorage.setItem(`looked:${this.table}`, String(this.known.log.at(-1)?.number ?? 0));
  }

  // -- saying ----------------------------------------------------------------------------------------

  /** Asks the server for something; what it refuses is told, and the table is looked at afresh. */
  async attempt<T>(what: () => Promise<T>): Promise<T | null> {
    this.problem = null;
    try {
      return await what();
    } catch (error) {
      this.problem = error;
      if (error instanceof api.Refusal && error.code !== "too-fast") await this.#look();
      return null;
    }
  }

  /** The table as it is, when what is shown was too old to be answered. */
  async #look(): Promise<void> {
    try {
      this.known = (await api.see(this.table, this.key)) as unknown as Snapshot;
      this.#jump(this.known);
    } catch (error) {
      this.problem = error;
    }
  }

  #act(what: string, body: object): Promise<unknown> {
    return this.attempt(() => api.act(this.table, this.key ?? "", what, body));
  }

  async send(moves: string[], at: string): Promise<void> {
    const { seat } = this;
    const taken = await this.attempt(() => this.#answering?.send(moves, at) ?? api.moves(this.table, this.key ?? "", moves, at));
    if (taken && this.seat === seat) this.#answered = taken.number; // each seat has numbers of its own; another may sit here by now
  }
  /** Whether the question that is shown has its answer: the server has said so, and the change is on its way. */
  get isAnswered(): boolean {
    return this.shown !== null && this.shown.number < this.#answered;
  }
  ahead(moves: string[], depth: number): Promise<Ahead> {
    return api.ahead(this.table, this.key ?? "", moves, depth).then((found) => ({ ...found, ask: shaped(found.ask) }));
  }
  async unlit(): Promise<Unlit[]> {
    const found = (this.key && (await this.attempt(() => api.allUnlit(this.table, this.key ?? "")))) || [];
    return found.map((one) => ({ ...one, places: one.places ?? [] }));
  }
  /** Why nothing can be done now at a place; nothing for whoever only watches, or looks back. */
  async idle(place: string): Promise<Idle | null> {
    return this.key && !this.past ? this.attempt(() => api.idle(this.table, this.key ?? "", place)) : null;
  }
  /** Takes back so many small moves. */
  async undo(count = 1): Promise<void> {
    await this.#act("undo", { count });
  }
  back(to: number): Promise<unknown> { return this.#act("back", { to }); }
  agree(yes: boolean): Promise<unknown> { return this.#act("back/answer", { agree: yes }); }
  /** What a strong bot would answer. */
  hint(): Promise<Hint | null> { return this.attempt(() => api.hint(this.table, this.key ?? "")); }
  noHints(): Promise<unknown> { return this.#act("no-hints", {}); }
  /** A lesson was read. */
  learnt(lesson: string): Promise<unknown> { return this.#act("lesson", { learnt: lesson }); }
  /** Lessons are wanted, or no more of them. */
  guide(isWanted: boolean): Promise<unknown> { return this.#act("lesson", { is_wanted: isWanted }); }
  say(text: string, place = ""): Promise<unknown> { return this.#act("chat", { text, place }); }
  sit(name: string): Promise<unknown> { return this.#act("sit", { name }); }
  hold(bot: string | null, seat: number | null = null): Promise<unknown> { return this.#act("hold", { bot, seat }); }
  /** More time for everybody, if nobody minds. */
  moreTime(): Promise<unknown> { return this.#act("more-time", {}); }
  answerTime(agree: boolean): Promise<unknown> { return this.#act("more-time/answer", { agree }); }
  /** For some days of a game by post; with none one is back. */
  leave(days: number): Promise<unknown> { return this.#act("leave", { days }); }
  retry(): Promise<unknown> { return this.#act("retry", {}); }

  /** A seat that was just given to this browser. */
  claim(taken: SeatTaken): void {
    keep(this.table, [{ seat: taken.seat, key: taken.key }]);
    this.own = ownSeats(this.table);
  }
  async join(name: string): Promise<void> {
    await this.attempt(async () => {
      const taken = await api.join(this.table, name);
      this.claim(taken);
      this.seat = taken.seat;
    });
  }
  /** A key for a bot's seat. */
  give(seat: number): Promise<SeatTaken | null> {
    return this.attempt(() => api.invite(this.table, this.key ?? "", seat));
  }
  /** The table where the same seats play again; made if nobody has made it yet. */
  async rematch(): Promise<string> {
    if (this.known?.rematch) return this.known.rematch;
    await this.#act("rematch", {});
    if (!this.known?.rematch) await this.#look(); // the change may still be on its way
    return this.known?.rematch ?? "";
  }

  /** Another of one's own seats: the curtain hangs before it, and nothing of the old one is left. */
  choose(one: SeatOut): void {
    this.#isTaken = false;
    this.awaited = { seat: one.seat, name: this.names[one.seat] ?? one.name };
    this.#answering = null;
    this.known = null;
    this.past = null;
    this.missed = [];
    this.#answered = 0;
    this.#queue = [];
    this.#isSkipped = this.isShowing;
    this.#wake?.();
    this.#late = null;
    this.shown = null;
    this.seat = one.seat;
  }
  unveil(): void {
    this.awaited = null;
  }

  // -- what is asked in secret at one screen ------------------------------------------------------------

  /** The moments of a table at which the people at this screen have said whether anybody decides in secret. */
  #settled = $state.raw("");
  /** Whether somebody took the screen to decide in secret. */
  #isTaken = $state(false);
  get #moment(): string {
    const shown = this.shown;
    return shown ? `${shown.progress?.round ?? 0} ${shown.asked.join()} ${shown.log.at(-1)?.number ?? 0}` : "";
  }
  /** Whether the table as a whole is to be asked, if somebody may have a secret question now. */
  get isToWhisper(): boolean {
    return this.own.length > 1 && !this.#isTaken && this.#settled !== this.#moment;
  }
  /** Nobody wants to: whoever is asked in secret lets it pass, and nobody learns who it was. */
  async letPass(): Promise<void> {
    this.#settled = this.#moment;
    for (const one of this.own) {
      await this.attempt(async () => {
        const { ask } = (await api.see(this.table, one.key)) as unknown as Snapshot;
        const pass = ask?.kind === "secret" ? ask.options.find((option) => !option.places.length) : undefined;
        if (ask && pass) await api.moves(this.table, one.key, [pass.move], ask.at);
      });
    }
  }
  /** Somebody wants to: the curtain hangs before them, and whoever has the turn sits down again afterwards. */
  takeScreen(one: SeatOut): void {
    this.#settled = this.#moment;
    this.choose(one);
    this.#isTaken = true;
  }

  // -- looking back ----------------------------------------------------------------------------------

  get moves(): number {
    return this.known?.log.at(-1)?.number ?? 0;
  }

  async lookBack(line: number): Promise<void> {
    if (line >= this.moves) return this.toNow();
    try {
      this.past = await api.past(this.table, this.key, Math.max(0, line));
    } catch (error) {
      this.problem = error;
    }
  }
  toNow(): void {
    this.past = null;
  }
}
