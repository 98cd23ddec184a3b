/** How each village's map is turned, by sixths: settled when a season begins, so that no map jumps while somebody builds; mine also by a button. */
import type { Table } from "../../kit/board";
import { bestTurn, type Cell } from "./layout";

class Turns {
  all = $state.raw<number[]>([]);
  #season: unknown = undefined;

  of(seat: number): number { return this.all[seat] ?? 0; }
  /** Anew for a season; `box` is the room of a village. */
  settle(season: string | null, villages: Cell[][], box: (seat: number) => [number, number]): void {
    if (this.#season === season && this.all.length === villages.length) return;
    this.#season = season;
    this.all = villages.map((cells, seat) => bestTurn(cells, ...box(seat)));
  }
  turn(seat: number): void { this.all = this.all.map((one, i) => (i === seat ? (one + 1) % 6 : one)); }
}

const known = new WeakMap<Table, Turns>();
export function turnsOf(table: Table): Turns {
  const found = known.get(table) ?? new Turns();
  known.set(table, found);
  return found;
}
