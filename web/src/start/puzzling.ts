/** Solving a puzzle: a table of one's own at its question. Which were solved or tried stays in this browser. */
import * as api from "../lib/api";
import { keep } from "../lib/keys";
import { person } from "../lib/person.svelte";
import { route } from "../lib/route.svelte";
import { texts } from "../lib/texts.svelte";

export type Solved = "" | "tried" | "solved";
const name = (id: string) => `puzzle:${id}`;

export async function solve(id: string): Promise<void> {
  const made = await api.solve(id, { name: person.name, lang: texts.lang });
  keep(made.table, made.keys.flatMap(({ seat, key }) => (key ? [{ seat, key }] : [])));
  route.go(`#/table/${made.table}`);
}

export const solved = (id: string): Solved => (localStorage.getItem(name(id)) ?? "") as Solved;

/** Whoever has found the answer once has solved it, whatever is tried later; whoever was told it has not. */
export function note(id: string, isBest: boolean): void {
  if (!solved(id)) localStorage.setItem(name(id), isBest ? "solved" : "tried");
}
