/** Answers over the socket on which the table is followed: each has a number, under which the server takes or refuses it. */
import type { Acted, AnswerRefused, AnswerTaken } from "../api/types";
import { Refusal } from "../lib/api";

const PATIENCE = 15_000; // milliseconds after which a socket that says nothing is given up: the network may have gone without a word

interface Waiting { taken: (acted: Acted | null) => void; failed: (error: unknown) => void; timer: ReturnType<typeof setTimeout> }

export class Answering {
  readonly #socket: Pick<WebSocket, "send" | "close">;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor(socket: Pick<WebSocket, "send" | "close">) {
    this.#socket = socket;
  }

  /** What the server makes of these answers; nothing if the page itself has left the table before it said so. */
  send(moves: string[], at: string): Promise<Acted | null> {
    const answer = (this.#last += 1);
    return new Promise((taken, failed) => {
      const timer = setTimeout(() => this.#socket.close(), PATIENCE);
      this.#waiting.set(answer, { taken, failed, timer });
      this.#socket.send(JSON.stringify({ answer, at, moves }));
    });
  }

  /** Whether a message was about an answer. */
  hear(told: object): boolean {
    if (!("answered" in told)) return false;
    const word = told as AnswerTaken | AnswerRefused;
    const waiting = this.#waiting.get(word.answered);
    this.#waiting.delete(word.answered);
    if (!waiting) return true;
    clearTimeout(waiting.timer);
    if ("refused" in word) waiting.failed(new Refusal(word.refused));
    else waiting.taken({ number: word.number });
    return true;
  }

  /** The socket is gone. Whether the server took what is on its way will be seen when the table is. */
  end(isLeft: boolean): void {
    for (const { taken, failed, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      if (isLeft) taken(null);
      else failed(new TypeError("the connection was lost"));
    }
    this.#waiting.clear();
  }
}
