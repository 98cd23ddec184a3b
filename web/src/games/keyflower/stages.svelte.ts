/** Small questions of one step, answered in a form: what would follow is asked of the server, nothing is sent before the end. */
import type { Table } from "../../kit/board";
import type { Answer, Ask } from "../../lib/wire";

export interface Stage { ask: Ask; move: string }
const MOST = 12; // questions of one step

export const fact = (answer: Answer, name: string) => Number(answer.label.facts[name] ?? 0);

export class Stages {
  all = $state.raw<Stage[]>([]);
  isReady = $state(false);
  readonly #table: Table;
  readonly #first: string[]; // answers that stand already
  readonly #parts: readonly string[];
  readonly #proposed: (ask: Ask, before: string[]) => string;

  /** `parts` are the questions that belong to the step, `proposed` what is answered to one, after those before it, unless somebody chooses. */
  constructor(table: Table, first: string[], parts: readonly string[], proposed: (ask: Ask, before: string[]) => string) {
    this.#table = table;
    this.#first = first;
    this.#parts = parts;
    this.#proposed = proposed;
  }

  get moves(): string[] { return [...this.#first, ...this.all.map((one) => one.move)]; }

  /** The questions from one on, each with what is answered to it; the last part needs no look ahead. */
  async follow(known: Stage[], next: Ask | null): Promise<void> {
    this.isReady = false;
    const found = [...known];
    let current = next;
    while (current && this.#parts.includes(current.prompt.id) && found.length < MOST) {
      found.push({ ask: current, move: this.#proposed(current, found.map((one) => one.move)) });
      if (current.prompt.id === this.#parts.at(-1)) break;
      current = (await this.#table.ahead([...this.#first, ...found.map((one) => one.move)], 1)).ask;
    }
    this.all = found;
    this.isReady = true;
  }
  async start(): Promise<void> {
    await this.follow([], (await this.#table.ahead(this.#first, 1)).ask);
  }
  /** From one question on everything as it is proposed now. */
  async again(at: number): Promise<void> {
    await this.follow(this.all.slice(0, at), this.all[at]?.ask ?? null);
  }
  async choose(at: number, move: string): Promise<void> {
    const known = this.all.slice(0, at + 1).map((one, i) => (i === at ? { ...one, move } : one));
    this.all = [...known, ...this.all.slice(at + 1)];
    if (known.at(-1)?.ask.prompt.id === this.#parts.at(-1)) return;
    await this.follow(known, (await this.#table.ahead([...this.#first, ...known.map((one) => one.move)], 1)).ask);
  }
}
