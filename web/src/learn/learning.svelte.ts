/** What is said to a learner: how to play a game, and its lessons; loaded only when somebody learns. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import * as api from "../lib/api";
import { texts } from "../lib/texts.svelte";

export class Learning {
  #bundle = $state.raw<FluentBundle | null>(null);

  async load(game: string): Promise<void> {
    const { lang } = texts;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(await api.learn(game, lang)));
    if (lang === texts.lang) this.#bundle = bundle;
  }

  get isReady(): boolean {
    return this.#bundle !== null;
  }

  say(id: string): string {
    return this.#formatted(this.#bundle?.getMessage(id)?.value);
  }
  /** What a lesson is called. */
  title(id: string): string {
    return this.#formatted(this.#bundle?.getMessage(`lesson-${id}`)?.attributes.title);
  }
  #formatted(pattern: Parameters<FluentBundle["formatPattern"]>[0] | null | undefined): string {
    return pattern && this.#bundle ? this.#bundle.formatPattern(pattern) : "";
  }
}

/** Words between double stars are stressed. */
export function stressed(text: string): { text: string; isStrong: boolean }[] {
  return text.split("**").map((part, at) => ({ text: part, isStrong: at % 2 === 1 }));
}
