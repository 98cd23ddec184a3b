/** What a phone shows at a time of Craftsmen, and where each place is found there. */
import type { PhoneTab } from "../../kit/board";

const within = (...areas: string[]) => (place: string) => areas.some((area) => place === area || place.startsWith(`${area}/`));

export const tabs: PhoneTab[] = [
  { id: "town", word: "craft-town", icon: "cra-house", has: within("town", "pool", "order") },
  { id: "cards", word: "craft-cards", icon: "cra-cards", has: within("capital", "deck", "offer", "stack", "peek", "sawmill", "auction", "bonus") },
  { id: "harbour", word: "craft-harbour", icon: "cra-ship", has: within("granary", "ship") },
  { id: "mine", word: "craft-mine", icon: "cra-anvil", has: within("hand", "purse", "seat") },
];
