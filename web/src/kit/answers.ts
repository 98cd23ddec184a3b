/** Which places light: an answer names its places in order; whoever has picked the first ones is offered the next. */
import type { Answer, Place } from "../lib/wire";

const begins = (answer: Answer, picked: Place[]) => picked.every((place, i) => answer.places[i] === place);

/** The answers that what is picked so far can still become. */
export function fitting(options: Answer[], picked: Place[]): Answer[] {
  return options.filter((answer) => begins(answer, picked));
}

function add(lit: Map<Place, Answer[]>, place: Place, answer: Answer): void {
  const there = lit.get(place);
  if (there) there.push(answer);
  else lit.set(place, [answer]);
}

/** Place -> the answers that go on there. */
export function litPlaces(options: Answer[], picked: Place[]): Map<Place, Answer[]> {
  const lit = new Map<Place, Answer[]>();
  for (const answer of fitting(options, picked)) {
    const place = answer.places[picked.length];
    if (place === undefined) continue;
    add(lit, place, answer);
    // Of two answers in one gesture the second may be pointed at alone: a socket, say, instead of good and socket.
    const [, second, third] = answer.places;
    if (answer.first && !picked.length && second && !third) add(lit, second, { ...answer, places: [second] });
  }
  return lit;
}

/** Answers about nothing on the table: buttons in the bar. */
export const placeless = (options: Answer[]) => options.filter((answer) => !answer.places.length);

/** Answers that are complete with this place. */
export const ending = (answers: Answer[], picked: Place[]) => answers.filter((answer) => answer.places.length === picked.length + 1);

/** The answers that are told at a piece; those begun by taking it in hand are many, and the places they go to light. */
export const listed = (answers: Answer[]) => answers.filter((answer) => !answer.isHeld);

/** What a click does: the answer itself, a menu of several, the next places, or why not. */
export type Click =
  | { kind: "act"; answer: Answer }
  | { kind: "menu"; answers: Answer[] }
  | { kind: "pick" }
  | { kind: "why" };

export function clicked(lit: Map<Place, Answer[]>, picked: Place[], place: Place): Click {
  const all = lit.get(place) ?? [];
  const told = listed(all);
  const found = told.length ? told : all;
  const [only] = found;
  if (!only) return { kind: "why" };
  if (found.length === 1 && (!only.isHeld || ending(found, picked).length)) return { kind: "act", answer: only };
  if (!ending(found, picked).length) return { kind: "pick" };
  return { kind: "menu", answers: found };
}
