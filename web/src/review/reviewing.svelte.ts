/** The review of a record: begun by whoever wants it first, then asked after until it is whole. */
import type { Review } from "../api/types";
import * as api from "../lib/api";

const PAUSE = 1000; // milliseconds between two looks

export class Reviewing {
  review = $state.raw<Review | null>(null);
  problem = $state.raw<unknown>(null);
  done = $state(0);
  of = $state(0);
  isWanted = $state(false);
  #isLeft = false;

  /** Begins, or begins again after something went wrong. */
  async begin(record: string): Promise<void> {
    this.isWanted = true;
    this.problem = null;
    try {
      let told = await api.beginReview(record);
      while (!this.#isLeft) {
        this.done = told.done;
        this.of = told.of;
        this.review = told.review ?? null;
        if (this.review) return;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (!this.#isLeft) told = await this.#look(told.id, record);
      }
    } catch (error) {
      this.problem = error;
      this.isWanted = false;
    }
  }
  /** Another process of the server may not know of it yet. */
  async #look(id: string, record: string): ReturnType<typeof api.review> {
    try {
      return await api.review(id);
    } catch (error) {
      if (error instanceof api.Refusal && error.code === "no-review") return api.beginReview(record);
      throw error;
    }
  }
  leave(): void {
    this.#isLeft = true;
  }
}
