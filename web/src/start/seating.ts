/** The chairs of a table to be, and who sits on them. */
/** Who sits on a chair: this person, somebody else at the same screen, somebody by link, or a bot. */
export interface Chair {
  holder: string; // "me", "here", "open" or the name of a bot
  name: string; // of somebody at this screen
}

export const FRIENDLY = "fox"; // plays decently and at once
export const EASY = "lamb"; // errs often: whom one learns against

/** As many chairs: this person, then bots; chairs that stand there already stay. */
export function chairs(count: number, standing: Chair[] = [], bot = FRIENDLY): Chair[] {
  return Array.from({ length: count }, (_, seat) => standing[seat] ?? { holder: seat === 0 ? "me" : bot, name: "" });
}

/** Somebody takes a chair. There is one of me: who was there goes where I was. */
export function seated(standing: Chair[], seat: number, holder: string): Chair[] {
  const before = standing[seat]?.holder ?? FRIENDLY;
  return standing.map((one, index) => {
    if (index === seat) return { ...one, holder };
    return holder === "me" && one.holder === "me" ? { ...one, holder: before } : one;
  });
}
