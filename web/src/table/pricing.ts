/** What an answer costs and brings, in words: the same that a terminal prints behind it. */
import { dashed, say } from "../lib/texts.svelte";
import type { Amounts, Answer } from "../lib/wire";

const amounts = (counts: Amounts) => Object.entries(counts).map(([key, count]) => say(`stock-${dashed(key)}`, { count })).join(", ");

/** The price alone; nothing where an answer costs and brings nothing. */
export function price(costs: Amounts = {}, gives: Amounts = {}): string {
  const isCosting = Object.keys(costs).length > 0;
  const isGiving = Object.keys(gives).length > 0;
  if (!isCosting && !isGiving) return "";
  return say("answer-price", { kind: isCosting && isGiving ? "both" : isCosting ? "costs" : "gives", costs: amounts(costs), gives: amounts(gives) });
}

/** The price of an answer, and what others get or lose by it. */
export function priced({ costs, gives, others = {} }: Answer, names: string[]): string {
  const some = (changes: Amounts, sign: number) => Object.fromEntries(Object.entries(changes).filter(([, count]) => count * sign > 0).map(([key, count]) => [key, count * sign]));
  const told = Object.entries(others).map(([seat, changes]) => `${names[Number(seat)] ?? ""}: ${price(some(changes, -1), some(changes, 1))}`);
  return [price(costs, gives), ...told].filter(Boolean).join("; ");
}
