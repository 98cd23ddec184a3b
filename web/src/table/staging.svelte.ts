/**
 * What has happened is shown on the board step by step: what moved flies, a flag tells whose it was, and all of it keeps a pace
 * that can be read. The window draws the flag and the flights; the connection says what is to be shown.
 */
import { tick } from "svelte";
import type { Chapter } from "../kit/board";
import type Flight from "../kit/Flight.svelte";
import { painted } from "../kit/frames";
import { boxes, finding, isCount, type Boxes } from "../kit/finding";
import type { Table } from "../kit/table.svelte";
import { settings } from "../lib/settings.svelte";
import type { LogLine } from "../lib/wire";
import type { Connection, Step } from "./connection.svelte";
import { early, steps, type Part } from "./telling";

const FLIGHT = 360;
const TOGETHER = 3; // events that are told in one breath
const READING = 0.5; // of a step's time, for each sentence in it
const LONGEST = 10_000; // milliseconds: a long phase of others, and what waits behind it, is shown faster rather than longer

const motionsOf = (part: Part) => part.events.flatMap((event) => event.motions ?? []);
const placesOf = (part: Part) => motionsOf(part).flatMap((motion) => [motion.to, motion.from]);

/** What has left in a step and is hidden meanwhile is seen again. */
function settle(): void {
  for (const one of document.querySelectorAll("[data-hidden]")) one.removeAttribute("data-hidden");
}

export class Staging {
  readonly #connection: Connection;
  readonly #table: Table;
  readonly #chapter: () => Chapter | undefined;
  flight = $state<Flight>();
  board: HTMLElement | undefined = undefined;
  /** What is told now, and at which pieces. */
  flag = $state.raw<{ part: Part; element: Element | null; elements: Element[] } | null>(null);
  /** Whose turn is shown, and how much of it. */
  showing = $state.raw<{ seat: number | null; word?: string; at: number; of: number } | null>(null);
  #pace = settings.step; // milliseconds for a step

  constructor(connection: Connection, table: Table, chapter: () => Chapter | undefined) {
    this.#connection = connection;
    this.#table = table;
    this.#chapter = chapter;
  }
  #steps(line: LogLine): Part[] { return steps(line, TOGETHER, this.#chapter()); }

  /** News: `apply` lets the board be the one after it. */
  async present(step: Step, apply: () => void): Promise<void> {
    const all = step.lines.flatMap((line) => this.#steps(line));
    const others = all.filter((part) => part.seat !== this.#connection.seat);
    this.#pace = Math.min(settings.step, LONGEST / Math.max(1, others.length + this.#connection.waiting));
    const count = { of: others, more: this.#connection.waiting };
    const still = early(all);
    if (still) await this.#tell(all.slice(0, still), boxes(), count);
    const before = boxes();
    await painted(); // hearing and measuring are not in the same frame as drawing
    if (this.#connection.isSkipped) return this.#hush(); // what is known is on the board already
    apply();
    settle();
    await tick();
    await painted(); // nor is the board as it is now in the same frame as whose turn is shown on it
    await this.#tell(all.slice(still), before, count);
    this.#hush();
  }
  async #tell(all: Part[], before: Boxes, count: { of: Part[]; more: number }): Promise<void> {
    for (const part of all) {
      if (this.#connection.isSkipped) return;
      if (part.seat === this.#connection.seat && !isCount(motionsOf(part)) && !part.step) void this.#move(part, before); // one's own move is known: nobody waits for it
      else {
        this.showing = { seat: part.seat, word: part.step?.word, at: count.of.indexOf(part) + 1, of: count.of.length + count.more };
        await this.#stage(part, before);
      }
    }
  }

  /** The missed part again: the table as it was before, then line by line. */
  async replay(lines: LogLine[]): Promise<void> {
    const [first] = lines;
    if (!first) return;
    await this.#connection.lookBack(first.number - 1);
    const all = lines.flatMap((line) => this.#steps(line));
    this.#pace = settings.step;
    for (const line of lines) {
      const own = all.filter((one) => one.line === line.number);
      const still = early(own);
      await this.#again(own.slice(0, still), boxes(), all);
      if (!this.#connection.past) return this.#hush(); // whoever has seen enough
      const before = boxes();
      await this.#connection.lookBack(line.number);
      settle();
      await tick();
      await this.#again(own.slice(still), before, all);
      if (!this.#connection.past) return this.#hush();
    }
    this.#hush();
    this.#connection.toNow();
  }
  async #again(own: Part[], before: Boxes, all: Part[]): Promise<void> {
    for (const part of own) {
      if (!this.#connection.past) return;
      this.showing = { seat: part.seat, word: part.step?.word, at: all.indexOf(part) + 1, of: all.length };
      await this.#stage(part, before);
    }
  }

  async #stage(part: Part, before: Boxes): Promise<void> {
    const began = performance.now();
    const watched = part.seat === this.#connection.seat ? null : part.seat;
    const isOther = watched !== this.#table.watched;
    this.#table.watched = watched;
    await tick();
    if (settings.isMoving) await painted();
    if (settings.isMoving && isOther) await painted(); // another player's sheets are drawn before anything on them is measured
    const places = placesOf(part);
    const find = finding();
    const elements = places.map((place) => find(place)).filter((one) => one !== null && this.board?.contains(one)) as Element[];
    const landing = this.#move(part, before, find);
    if (settings.isMoving) await painted(); // what flies and what is told about it are not laid out in the same frame
    this.flag = { part, element: elements[0] ?? null, elements };
    this.#table.fresh = new Set(places);
    await landing;
    if (settings.isMoving) await painted(); // it lands at the beginning of a frame: what comes next would be part of that frame
    if (part.step && !part.step.isLaid && !part.step.keeps) this.#leave(part);
    await this.#connection.wait(this.#pace * (part.step ? 1 + part.events.length * READING : 1) - (performance.now() - began));
  }
  #move(part: Part, before: Boxes, find = finding()): Promise<void> {
    return this.flight?.fly(motionsOf(part), before, Math.min(FLIGHT, this.#pace / 2), find, part.seat) ?? Promise.resolve();
  }
  /** What has left in a step is gone from its place, though the board is still the one before. */
  #leave(part: Part): void {
    for (const motion of motionsOf(part)) this.board?.querySelector(`[data-place="${CSS.escape(motion.from)}"]`)?.setAttribute("data-hidden", "");
  }
  #hush(): void {
    settle();
    this.flag = null;
    this.showing = null;
    this.#table.watched = null;
    this.#table.fresh = new Set();
  }
}
