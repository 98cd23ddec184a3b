/** The rules of the game at hand, in the language of the moment. */
import * as api from "./api";
import { texts } from "./texts.svelte";

class Ledger {
  rules = $state.raw<Record<string, string>>({});
  #shown = "";

  /** Fetches what is not there yet; called in an effect, it follows the language. */
  async load(game: string): Promise<void> {
    const wanted = `${game}/${texts.lang}`;
    if (!game || wanted === this.#shown) return;
    this.#shown = wanted;
    const found = await api.rules(game, texts.lang);
    if (wanted === this.#shown) this.rules = found;
  }
}

export const ledger = new Ledger();
