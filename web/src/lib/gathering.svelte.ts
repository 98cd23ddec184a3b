/** What a table's page needs besides the table itself: the game's texts, its printed facts and its board, all at once. */
import { boardOf, type Board } from "../games";
import { texts } from "./texts.svelte";

export class Gathering {
  /** The game that everything is there for. */
  game = $state("");
  board = $state.raw<Board>();
  #wanted = "";

  /** Asks for it, unless that has been done. */
  async want(game: string, pack: string): Promise<void> {
    const wanted = `${game} ${pack}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    try {
      const [board] = await Promise.all([boardOf(game), texts.load(game, pack)]);
      if (wanted !== this.#wanted) return;
      this.board = board;
      this.game = game;
    } catch (error) {
      this.#wanted = ""; // may be asked for again
      throw error;
    }
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
