/** Leave in a game by post: until when a player's clock stands still. */
import type { SeatOut } from "../api/types";
import { say, texts } from "../lib/texts.svelte";
import { serverTime } from "../lib/time.svelte";

export const isOnLeave = (one: SeatOut): boolean => !!one.leave?.until && serverTime.left(one.leave.until) > 0;

/** In words; nothing for whoever is not on leave. */
export function leaveOf(one: SeatOut): string {
  if (!one.leave?.until || !isOnLeave(one)) return "";
  const date = new Date(1000 * one.leave.until).toLocaleDateString(texts.lang, { day: "numeric", month: "long" });
  return say("leave-until", { date });
}
