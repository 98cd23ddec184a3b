/** What a phone shows at a time of Hamlet, and where each place is found there. */
import type { PhoneTab } from "../../kit/board";

const isMine = (place: string) => /^(row|hire|sale|delivery|market|milestone)\/|^seat\/\d+\/blueprint/.test(place);

export const tabs: PhoneTab[] = [
  { id: "board", word: "hamlet-village", icon: "village", has: (place) => !isMine(place) },
  { id: "mine", word: "hamlet-mine", icon: "mine", has: isMine },
];
