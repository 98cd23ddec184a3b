/** The deal of the day: this browser is known by a word that it keeps, and has one try a day. */
import * as api from "../lib/api";
import { keep } from "../lib/keys";
import { person } from "../lib/person.svelte";
import { route } from "../lib/route.svelte";
import { texts } from "../lib/texts.svelte";

/** Made when it is first needed. */
export function player(): string {
  const known = localStorage.getItem("player");
  if (known) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  localStorage.setItem("player", made);
  return made;
}

export const deal = () => api.deal(localStorage.getItem("player"));

export async function playDeal(): Promise<void> {
  const made = await api.playDeal({ player: player(), name: person.name, lang: texts.lang });
  keep(made.table, made.keys.flatMap(({ seat, key }) => (key ? [{ seat, key }] : [])));
  route.go(`#/table/${made.table}`);
}
