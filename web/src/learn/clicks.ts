import type { HintStep, Place } from "../lib/wire";

/** What a hand clicks one after the other to give some answers; a piece that the next answer begins with is not clicked twice. */
export function clicksOf(steps: HintStep[]): { place: Place; step: number }[] {
  const all = steps.flatMap(({ places }, step) => [...new Set(places)].map((place) => ({ place, step })));
  return all.filter(({ place }, i) => all[i - 1]?.place !== place);
}
