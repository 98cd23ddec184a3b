/** What a phone shows at a time of Keyflower, and where each place is found there. */
import type { PhoneTab } from "../../kit/board";

const isMine = (place: string, seat: number | null) => place.startsWith("supply") || place.startsWith(`seat/${seat}/`);

export const tabs: PhoneTab[] = [
  { id: "auction", word: "keyflower-auction", icon: "board", has: (place) => /^(centre|order|boat)\//.test(place) },
  { id: "mine", word: "keyflower-mine", icon: "mine", has: isMine },
  { id: "villages", word: "keyflower-villages", icon: "others", has: (place, seat) => /^seat\/\d+\/village/.test(place) && !isMine(place, seat) },
];
