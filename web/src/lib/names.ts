/** Who sits where: bots and free seats in the reader's language, not in that of the one who made the table. */
import type { SeatOut } from "../api/types";
import { say, texts } from "./texts.svelte";

export function called(one: SeatOut): string {
  const bot = `bot-name-${one.holder}`;
  if (one.holder === "open") return say("seat-name", { number: one.seat + 1 });
  return texts.has(bot) ? say(bot, { number: one.seat + 1 }) : one.name;
}
