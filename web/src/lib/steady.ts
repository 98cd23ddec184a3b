/** Words as they were, where none has changed: whoever reads them is not made to read them again. */
export function steady(before: string[], now: string[]): string[] {
  return now.length === before.length && now.every((word, i) => word === before[i]) ? before : now;
}
