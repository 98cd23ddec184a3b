/** Options by the piece they are about, in the order in which they came. */
import type { OptionOut, PhraseOut } from "../api/types";

export interface Choice {
  option: OptionOut;
  text: string; // beneath the heading; nothing if the option is the piece itself
}
export interface Piece {
  name: string; // nothing: about no piece
  choices: Choice[];
}
interface Words {
  part(phrase: PhraseOut, part: "piece" | "short", seats?: string[]): string;
  phrase(phrase: PhraseOut, seats?: string[]): string;
}

export function byPiece(options: OptionOut[], names: string[], words: Words): Piece[] {
  const found = new Map<string, Piece>();
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
