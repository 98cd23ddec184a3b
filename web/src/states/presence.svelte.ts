/** Since when somebody has been away: as this page has seen it, and of what was before, as the server says. */
import { untrack } from "svelte";
import type { SeatOut } from "../api/types";
import { serverTime } from "../lib/time.svelte";

const AWAY = 61_000; // milliseconds: a minute by the server's clock, which may have started a little later

/** A moment of the server's by this browser's clock. */
const here = (moment: number) => Date.now() - 1000 * untrack(() => serverTime.since(moment, Date.now()));

export class Presence {
  #since = $state.raw<Record<number, number>>({});
  #now = $state(Date.now());
  #hasSeen = false;

  /** To be called in an effect whenever seats come. */
  see(seats: SeatOut[]): void {
    const before = untrack(() => this.#since);
    const found = seats.filter((one) => !one.is_here).map(({ seat, away_since: since }) => {
      const wasAway = !this.#hasSeen && typeof since === "number";
      return [seat, before[seat] ?? (wasAway ? here(since) : Date.now())] as const;
    });
    this.#since = Object.fromEntries(found);
    this.#hasSeen = true;
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
