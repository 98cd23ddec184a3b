/** What is new on a board in words: by the key of each line, which of its items were not there before. */
import type { BoardPart } from "../api/types";

export function news(now: BoardPart[], before: BoardPart[]): Map<string, boolean[]> {
  const known = new Map(before.flatMap((part) => part.lines).map((line) => [line.key, [...line.items]]));
  return new Map(now.flatMap((part) => part.lines).map((line) => {
    const left = known.get(line.key) ?? [];
    return [line.key, line.items.map((item) => {
      const at = left.indexOf(item);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    })];
  }));
}
