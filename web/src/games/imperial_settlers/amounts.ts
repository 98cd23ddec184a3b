/** Amounts inside sentences: Fluent writes the sentence, pictograms stand in it. What is underlined on the sheet stays so. */
import type { Cost } from "./layout";

/** An amount for a sentence, as [stone*2]; `parts` finds it there again. The underlined one is [stone*2_]. */
export const amount = (cost: unknown, marked = "") =>
  Object.entries((cost ?? {}) as Cost).map(([name, units]) => `[${name}*${units}${name === marked ? "_" : ""}]`).join(" ");
/** A bare number that is underlined. */
export const underlined = (units: number) => `[*${units}_]`;

export interface Part { text?: string; name?: string; units?: number; isUnderlined?: boolean }
export function parts(sentence: string): Part[] {
  return sentence.split(/(\[[a-z_]*\*\d+_?\])/).filter(Boolean).map((part) => {
    const found = /^\[([a-z_]*)\*(\d+)(_?)\]$/.exec(part);
    return found ? { name: found[1], units: Number(found[2]), isUnderlined: found[3] === "_" } : { text: part };
  });
}
