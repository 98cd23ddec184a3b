/** A seat is a colour and a shape, always together, the same on every board; a bot is an animal whose kind is its level. */
import dragon from "game-icons:dragon-head";
import fox from "game-icons:fox-head";
import lamb from "game-icons:sheep";
import owl from "game-icons:owl";

/** Disc, square, diamond, triangle, pentagon, hexagon; drawn on 16 by 16. */
export const shapes = [
  "M8 1.2A6.8 6.8 0 1 0 8 14.8 6.8 6.8 0 0 0 8 1.2z",
  "M2 2h12v12h-12z",
  "M8 .6 15.4 8 8 15.4 .6 8z",
  "M8 1.5 15 14H1z",
  "M8 .8l7.3 5.4-2.8 8.5H3.5L.7 6.2z",
  "M4.5 1.8h7L15 8l-3.5 6.2h-7L1 8z",
];

/** The animal of a bot, drawn on 512 by 512. */
export const animals: Record<string, string> = { lamb, fox, owl, dragon, uniform: lamb, greedy: fox, mcts: owl };

/** What stands for a seat where it has no colour: its initial, and its number where two have the same one. */
export function letterOf(seat: number, names: string[]): string {
  const first = (name: string | undefined) => (name ?? "").slice(0, 1).toLocaleUpperCase();
  const letter = first(names[seat]);
  return names.filter((name) => first(name) === letter).length > 1 ? `${letter}${seat + 1}` : letter;
}

/** Whether a bot holds the seat, not a person and not whoever comes. */
export const isBot = (holder: string) => holder !== "person" && holder !== "open";
