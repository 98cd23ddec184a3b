/** The rules of the game at hand, in the language of the moment. */
import * as api from "./api";
import { texts } from "./texts.svelte";

class Ledger {
  rules = $state.raw<Record<string, string>>({});
  /** Why they are not there. */
  problem = $state.raw<unknown>(null);
  #wanted = "";

  /** Called in an effect, it follows the language. */
  async load(game: string): Promise<void> {
    const wanted = `${game}/${texts.lang}`;
    if (!game || wanted === this.#wanted) return;
    this.#wanted = wanted;
    let found: Record<string, string> = {};
    let problem: unknown = null;
    try {
      found = await api.rules(game, texts.lang);
    } catch (error) {
      problem = error;
    }
    if (wanted !== this.#wanted) return; // another game or language was asked for meanwhile
    this.rules = found;
    this.problem = problem;
    if (problem) this.#wanted = ""; // the next look asks again
  }
}

export const ledger = new Ledger();
