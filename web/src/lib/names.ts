/** Who sits where: bots and free seats in the reader's language, not in that of the one who made the table. */
import type { SeatOut } from "../api/types";
import { say, texts } from "./texts.svelte";

export function holderName(holder: string, name: string, seat: number): string {
  const bot = `bot-name-${holder}`;
  if (holder === "open") return say("seat-name", { number: seat + 1 });
  return texts.has(bot) ? say(bot, { number: seat + 1 }) : name;
}

export const called = (one: SeatOut) => holderName(one.holder, one.name, one.seat);
