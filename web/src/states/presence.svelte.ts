/** Since when somebody has been away, as far as this page has seen it. */
import { untrack } from "svelte";
import type { SeatOut } from "../api/types";

const AWAY = 61_000; // milliseconds: a minute by the server's clock, which may have started a little later

export class Presence {
  #since = $state.raw<Record<number, number>>({});
  #now = $state(Date.now());

  /** To be called in an effect whenever seats come. */
  see(seats: SeatOut[]): void {
    const before = untrack(() => this.#since);
    const gone = seats.filter((one) => !one.is_here).map((one) => one.seat);
    this.#since = Object.fromEntries(gone.map((seat) => [seat, before[seat] ?? Date.now()]));
  }

  /** To be called in an effect, which ends it. */
  tick(): () => void {
    const clock = setInterval(() => (this.#now = Date.now()), 2000);
    return () => clearInterval(clock);
  }

  minutes(seat: number): number {
    return Math.floor(Math.max(0, this.#now - (this.#since[seat] ?? this.#now)) / 60_000);
  }

  /** Persons of other seats for whom a bot may play by now. */
  longGone(seats: SeatOut[], own: number[]): number[] {
    const isPersons = (one: SeatOut) => one.holder === "person" || one.holder === "open";
    return seats
      .filter((one) => isPersons(one) && !one.is_here && !one.is_standing_in && !own.includes(one.seat))
      .filter((one) => this.#now - (this.#since[one.seat] ?? this.#now) >= AWAY)
      .map((one) => one.seat);
  }
}
