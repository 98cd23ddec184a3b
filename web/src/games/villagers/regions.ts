/** What a phone shows at a time of Villagers, and where each place is found there. */
import type { PhoneTab } from "../../kit/board";

export const tabs: PhoneTab[] = [
  { id: "road", word: "view-road", icon: "sign-sign", has: (place) => /^(road|stack|reserve|basic|bank|discards)/.test(place) },
  { id: "village", word: "view-village", icon: "sign-village", has: (place, seat) => /^(hand|held|event|jester|countess)/.test(place) || new RegExp(`^seat/${seat}(/|$)`).test(place) },
];
