/** A step that is asked in parts becomes one question: answers that lead on to others are replaced by what they lead to. */
import type { Ahead, Amounts, Answer, Ask, Phrase, Place } from "../lib/wire";
import { placeless } from "./answers";

type Look = (moves: string[], depth: number) => Promise<Ahead>;
const DEEP = 3; // answers in one gesture, beside those of a proposal

const isWithin = (place: Place, area: Place) => place.startsWith(`${area}/`);
const sum = (one: Amounts = {}, other: Amounts = {}) => {
  const both = { ...one };
  for (const [key, amount] of Object.entries(other)) both[key] = (both[key] ?? 0) + amount;
  return both;
};
const called = (moves: string[]) => moves.join(" + ");

/** An answer as the gestures that it can become. Whoever points at a part of a piece need not point at the piece before. */
export function spread(answer: Answer, until: Place[] = [], before: string[] = [], places: Place[] = [], first?: Phrase): Answer[] {
  const moves = [...before, answer.move];
  const picked = places.filter((place) => !answer.places.some((one) => isWithin(one, place)));
  const along = [...picked, ...answer.places];
  const here = { ...answer, then: [], proposal: null, places: along, ...(picked.length && first ? { first } : {}) };
  if (answer.proposal?.moves.length) {
    const all = [...moves, ...answer.proposal.moves];
    return [
      { ...here, move: called(all), moves: all, rest: "proposed", costs: sum(answer.costs, answer.proposal.costs), gives: sum(answer.gives, answer.proposal.gives) },
      { ...here, move: called(moves), moves, rest: "own" },
    ];
  }
  const then = (answer.then ?? []).filter((next) => !next.places.some((place) => until.some((area) => place === area || isWithin(place, area))));
  if (then.length) return then.flatMap((next) => spread(next, until, moves, along, first ?? answer.label));
  return [moves.length > 1 ? { ...here, move: called(moves), moves } : here];
}

const sameWords = (one: Answer, other: Answer) => JSON.stringify([one.label, one.places]) === JSON.stringify([other.label, other.places]);

/** Which questions are passed through, by prompt, and what is asked then; areas that are left for a question of their own. */
export interface Limits { through?: string[]; until?: Place[]; prompt?: string }

/**
 * The question with what follows its answers. Where it is answered by words only ("look at a stack, or not"), and an answer
 * leads to a question of these prompts, that one is asked at once, too.
 */
export async function unrolled(asked: Ask, limits: Limits, look: Look): Promise<Ask> {
  const found: Answer[] = [];
  let prompt = asked.prompt;
  const open: string[][] = [[]];
  for (let moves = open.shift(); moves; moves = open.shift()) {
    const { ask } = await look(moves, DEEP);
    if (!ask) return asked; // something has come between
    const isWords = placeless(ask.options).length === ask.options.length;
    for (const answer of ask.options) {
      const on = isWords && !answer.then?.length && !answer.proposal ? await look([...moves, answer.move], 1) : null;
      if (on?.ask && limits.through?.includes(on.ask.prompt.id)) {
        open.push([...moves, answer.move]);
        if (limits.prompt) prompt = { ...on.ask.prompt, id: limits.prompt, facts: { ...asked.prompt.facts, ...on.ask.prompt.facts } };
        continue;
      }
      for (const one of spread(answer, limits.until, moves)) if (!found.some((other) => sameWords(one, other) && one.rest === other.rest)) found.push(one);
    }
  }
  return { ...asked, prompt, options: found };
}
