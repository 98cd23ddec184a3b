/** What a phone shows at a time of Imperial Settlers, and where each place is found there. */
import type { PhoneTab } from "../../kit/board";

const isVillage = (place: string) => place.includes("/building/");

export const tabs: PhoneTab[] = [
  { id: "empire", word: "isr-tab-empire", icon: "walls", has: (place) => !isVillage(place) },
  { id: "village", word: "isr-tab-village", icon: "village", has: isVillage },
];
