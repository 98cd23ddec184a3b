/**
 * A key for each thing of a row by what it is, not by where it lies: when one is taken out, those that move up keep their drawings.
 * Of several alike, the first is the first.
 */
export function keyed(ids: readonly (string | null | undefined)[]): string[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const known = counts.get(id ?? "") ?? 0;
    counts.set(id ?? "", known + 1);
    return `${id ?? ""} ${known}`;
  });
}
