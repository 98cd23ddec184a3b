/** Sentences from the same Fluent files that Python reads, switchable at any time. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { PhraseOut, Printed, PrintedName } from "../api/types";
import { FUNCTIONS } from "./functions";
import * as api from "./api";

export type Lang = "en" | "pl";
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

function firstLanguage(): Lang {
  const kept = localStorage.getItem("lang");
  if (kept === "en" || kept === "pl") return kept;
  return navigator.language.toLowerCase().startsWith("pl") ? "pl" : "en";
}

/** A part of a sentence: words, a printed thing, a seat, or how many of something (`of` is the name of the fact). */
export interface Part { text: string; id?: string; seat?: number; of?: string }

/** A number that can be found again in its sentence; plurals go by it as by any other. */
class Counted extends FluentNumber {
  readonly of: string;
  constructor(value: number, of: string) {
    super(value);
    this.of = of;
  }
  override toString(...given: Parameters<FluentNumber["toString"]>): string {
    return `\u0001#${this.of}\u0002${super.toString(...given)}\u0003`;
  }
}

/** A name of the rules as a part of a Fluent id. */
export const dashed = (word: string) => word.replaceAll("_", "-").replaceAll(" ", "-");

const resources = new Map<string, FluentResource>();
function parsed(source: string): FluentResource {
  const found = resources.get(source) ?? new FluentResource(source);
  resources.set(source, found);
  return found;
}

class Texts {
  lang = $state<Lang>(firstLanguage());
  #bundle = $state.raw<FluentBundle | null>(null);
  /** The game whose texts are there. */
  game = $state("");
  #game = "";
  #pack = "";
  #asked = 0;
  #shown = 0;
  /** What is printed in the box of that game. */
  printed = $state.raw<Printed | null>(null);

  constructor() {
    // A language that is chosen in one window holds in the others, too.
    addEventListener("storage", (event) => {
      if (event.key === "lang" && (event.newValue === "en" || event.newValue === "pl")) void this.choose(event.newValue);
    });
  }

  /** Loads the table's texts and, if given, those of a game. */
  async load(game = this.#game, pack = game === this.#game ? this.#pack : ""): Promise<void> {
    this.#game = game;
    this.#pack = pack;
    this.#asked += 1;
    const number = this.#asked;
    const lang = this.lang;
    const wanted = ["table", ...(game ? [game] : [])];
    const printed = game ? api.printed(game, pack) : null;
    const sources = await Promise.all(wanted.map((name) => api.texts(name, lang)));
    const bundle = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
    for (const source of sources) bundle.addResource(parsed(source), { allowOverrides: true });
    const found = await printed;
    if (number < this.#shown) return; // what was wanted later is there already
    this.#shown = number;
    if (found) this.printed = found;
    this.#bundle = bundle;
    this.game = game;
    document.documentElement.lang = lang;
    // The browser makes its rules for numbers at the first use, which takes longer than a sentence: better now than
    // when the board comes.
    if (!game) this.say("page-options-count", { count: 1 });
  }

  async choose(lang: Lang): Promise<void> {
    this.lang = lang;
    localStorage.setItem("lang", lang);
    await this.load();
  }

  /** Whether the sentences are there. */
  get isReady(): boolean {
    return this.#bundle !== null;
  }

  get #names(): Record<string, PrintedName> {
    return this.printed?.names ?? {};
  }

  /** The printed name of a thing, in the language of the moment. */
  name(id: string): string {
    const found = this.#names[id];
    return found ? found[this.lang] : id;
  }

  isGuess(id: string): boolean {
    return this.#names[id]?.is_guess ?? false;
  }

  /** The sentence; nothing while no sentences are there, and its id where it is missing. */
  say(id: string, facts: Record<string, string | number> = {}): string {
    if (!this.#bundle) return "";
    return this.#made(this.#bundle.getMessage(id)?.value, facts) ?? id;
  }

  #made(pattern: Pattern | null | undefined, facts: Record<string, string | number | Counted>): string | null {
    if (!this.#bundle || !pattern) return null;
    const shown = Object.fromEntries(
      Object.entries(facts).map(([key, fact]) => [
        key,
        typeof fact === "string" && fact.startsWith("~") ? this.name(fact.slice(1)) : fact,
      ]),
    );
    return this.#bundle.formatPattern(pattern, shown, []);
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** A phrase from the server; seats become the names of who sits there. */
  phrase(phrase: PhraseOut, seats: string[] = []): string {
    return this.say(phrase.id, this.#seated(phrase, seats));
  }

  /**
   * What an option is about (`piece`), or its few words beneath that heading (`short`); of an event, the part of the game that
   * it opens (`heading`). Nothing where it has none.
   */
  part(phrase: PhraseOut, part: "piece" | "short" | "heading", seats: string[] = []): string {
    return this.#made(this.#bundle?.getMessage(phrase.id)?.attributes[part], this.#seated(phrase, seats)) ?? "";
  }

  /** A phrase in parts: printed things, seats and numbers apart from the words between them. Beneath its heading it may be shorter. */
  parts(phrase: PhraseOut, seats: string[] = [], isBeneath = false): Part[] {
    const seated = this.#seated(phrase, seats);
    const marked = Object.fromEntries(
      Object.entries(seated).map(([key, fact]) => {
        if (typeof fact === "number") return [key, new Counted(fact, key)];
        if (typeof fact !== "string") return [key, fact]; // yes or no
        if (fact.startsWith("~")) return [key, `\u0001${fact.slice(1)}\u0002${this.name(fact.slice(1))}\u0003`];
        return [key, fact !== phrase.facts[key] ? `\u0001${phrase.facts[key]}\u0002${fact}\u0003` : fact];
      }),
    );
    const message = this.#bundle?.getMessage(phrase.id);
    const said = (isBeneath ? this.#made(message?.attributes.short, marked) : null) ?? this.#made(message?.value, marked) ?? (this.#bundle ? phrase.id : "");
    return said.split(/(\u0001[^\u0003]*\u0003)/).filter(Boolean).map((text) => {
      const [, id, words = ""] = /^\u0001([^\u0002]*)\u0002([^\u0003]*)\u0003$/.exec(text) ?? [];
      if (id === undefined) return { text };
      if (id.startsWith("@")) return { text: words, seat: Number(id.slice(1)) };
      return id.startsWith("#") ? { text: words, of: id.slice(1) } : { text: words, id };
    });
  }

  #seated(phrase: PhraseOut, seats: string[]): Record<string, string | number> {
    const facts = { ...phrase.facts };
    for (const key of Object.keys(facts)) {
      const value = facts[key];
      const seat = typeof value === "string" && value.startsWith("@") ? Number(value.slice(1)) : null;
      if (seat !== null) facts[key] = seats[seat] ?? this.say("seat-name", { number: seat + 1 });
    }
    return facts;
  }

  /** What a field of a view is called: by its place, by itself, or by the printed thing it counts. */
  field(parent: string, key: string): string {
    return this.#word([`view-${dashed(parent)}-${dashed(key)}`, `view-${dashed(key)}`], key);
  }

  /** What a coded word in a field of a view means. */
  value(field: string, value: string): string {
    return this.#word([`view-${dashed(field)}-${dashed(value)}`, `thing-${dashed(value)}`], value);
  }

  #word(ids: string[], printed: string): string {
    const id = ids.find((one) => this.has(one));
    return id ? this.say(id) : this.name(printed);
  }
}

/** A sentence on its own begins with a capital letter, whatever it is a part of elsewhere. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const texts = new Texts();
export const say = (id: string, facts: Record<string, string | number> = {}) => texts.say(id, facts);
