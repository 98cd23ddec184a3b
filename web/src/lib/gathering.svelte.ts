/** What a table's page needs besides the table itself: the game's texts, its printed facts and its board, all at once. */
import { drawnOf } from "../games";
import type { Drawn } from "../kit/board";
import * as api from "./api";
import { texts } from "./texts.svelte";
import type { Description } from "./wire";

export class Gathering {
  /** The game that everything is there for. */
  game = $state("");
  drawn = $state.raw<Drawn>();
  /** What each printed thing is and does; it may come a little later than the board. */
  descriptions = $state.raw<Record<string, Description>>({});
  #wanted = "";

  /** Asks for it, unless that has been done. */
  async want(game: string, pack: string): Promise<void> {
    const wanted = `${game} ${pack}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    try {
      const [drawn] = await Promise.all([drawnOf(game), texts.load(game, pack)]);
      if (wanted !== this.#wanted) return;
      this.drawn = drawn;
      this.game = game;
    } catch (error) {
      this.#wanted = ""; // may be asked for again
      throw error;
    }
  }

  /** What the printed things do, in words to be; the board does not wait for it. */
  async describe(game: string, pack: string): Promise<void> {
    this.descriptions = await api.describe(game, pack);
  }
}

interface Known { game: string; pack: string }
const name = (table: string) => `game:${table}`;

/** Which game is played at a table where this browser has been: then nothing has to wait for the server to say so. */
export function known(table: string): Known | null {
  const kept = localStorage.getItem(name(table))?.split(" ");
  return kept ? { game: kept[0] ?? "", pack: kept[1] ?? "" } : null;
}

export function remember(table: string, { game, pack }: Known): void {
  localStorage.setItem(name(table), `${game} ${pack}`);
}
