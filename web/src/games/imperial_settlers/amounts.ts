/** Amounts inside sentences: Fluent writes the sentence, pictograms stand in it. */
import type { Cost } from "./layout";

/** An amount for a sentence, as [stone*2]; `parts` finds it there again. */
export const amount = (cost: unknown) =>
  Object.entries((cost ?? {}) as Cost).map(([name, units]) => `[${name}*${units}]`).join(" ");

export interface Part { text?: string; name?: string; units?: number }
export function parts(sentence: string): Part[] {
  return sentence.split(/(\[[a-z_]+\*\d+\])/).filter(Boolean).map((part) => {
    const found = /^\[([a-z_]+)\*(\d+)\]$/.exec(part);
    return found ? { name: found[1], units: Number(found[2]) } : { text: part };
  });
}
