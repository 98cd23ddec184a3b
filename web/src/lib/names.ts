/** Who sits where: bots and free seats in the reader's language, not in that of the one who made the table. */
import { say, texts } from "./texts.svelte";

/** The only Fox at a table is called so; of several each has the number of its seat. */
export function holderNames(seats: { holder: string; name: string }[]): string[] {
  return seats.map(({ holder, name }, seat) => {
    const bot = `bot-name-${holder}`;
    if (holder === "open") return say("seat-name", { number: seat + 1 });
    const isOne = seats.filter((one) => one.holder === holder).length === 1;
    return texts.has(bot) ? say(bot, { number: isOne ? 0 : seat + 1 }) : name;
  });
}
