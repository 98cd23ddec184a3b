/** The server's time, as its answers tell it: a browser's own clock may be minutes wrong. */
const STEP = 500; // milliseconds from one look to the next
const HALF = 500; // an answer tells its second only: half of one has passed, as a rule
const WRONG = 3000; // less may come from the way that an answer takes

class ServerTime {
  #ahead = $state(0); // milliseconds
  #now = $state(Date.now());

  heard(date: string | null): void {
    const ahead = date === null ? NaN : Date.parse(date) + HALF - Date.now();
    if (Math.abs(ahead - this.#ahead) > WRONG) this.#ahead = ahead;
  }
  /** Goes on for as long as somebody needs it. */
  tick(): () => void {
    this.#now = Date.now();
    const timer = setInterval(() => (this.#now = Date.now()), STEP);
    return () => clearInterval(timer);
  }
  /** Whole seconds since a moment of the server's. */
  since(moment: number, now = this.#now): number {
    return Math.max(0, Math.floor((now + this.#ahead) / 1000 - moment));
  }
  /** Whole seconds until a moment of the server's, given in seconds since 1970. */
  left(until: number): number {
    return Math.max(0, Math.ceil((1000 * until - this.#now - this.#ahead) / 1000));
  }
}

export const serverTime = new ServerTime();
export const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
