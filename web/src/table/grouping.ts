/** Answers by the piece they are about, in the order in which they came. */
import type { Phrase } from "../lib/wire";

export interface Choice<Option> {
  option: Option;
  text: string; // beneath the heading; nothing if the answer is the piece itself
}
export interface Group<Option> {
  name: string; // nothing: about no piece
  choices: Choice<Option>[];
}
interface Words {
  part(phrase: Phrase, part: "piece" | "short", seats?: string[]): string;
  phrase(phrase: Phrase, seats?: string[]): string;
}

export function byPiece<Option extends { label: Phrase }>(options: Option[], names: string[], words: Words): Group<Option>[] {
  const found = new Map<string, Group<Option>>();
  for (const option of options) {
    const name = words.part(option.label, "piece", names);
    const text = name ? words.part(option.label, "short", names) : words.phrase(option.label, names);
    const piece = found.get(name) ?? { name, choices: [] };
    piece.choices.push({ option, text });
    found.set(name, piece);
  }
  const pieces = [...found.values()];
  return [...pieces.filter((one) => one.name), ...pieces.filter((one) => !one.name)];
}
