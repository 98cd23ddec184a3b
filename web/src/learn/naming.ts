/** Names of printed things in a text, so that each can open what it is and does. */
export interface Piece { text: string; id: string } // without an id: words between names

/** Finds names in texts; made once for a game and a language. `names` are ids with what they are called. */
export function finder(names: [string, string][]): (text: string) => Piece[] {
  const ids = new Map<string, string>();
  for (const [id, name] of names) if (name.length > 2 && /^\p{Lu}/u.test(name) && !ids.has(name)) ids.set(name, id);
  if (!ids.size) return (text) => [{ text, id: "" }];
  const longest = [...ids.keys()].toSorted((a, b) => b.length - a.length).map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  // A whole word, or its plural in -s; names are written with a capital, other words are not meant.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(${longest.join("|")})s?(?![\\p{L}\\p{N}])`, "gu");
  return (text) => {
    const found: Piece[] = [];
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      if (match.index > end) found.push({ text: text.slice(end, match.index), id: "" });
      found.push({ text: match[0], id: ids.get(match[1] ?? "") ?? "" });
      end = match.index + match[0].length;
    }
    if (end < text.length) found.push({ text: text.slice(end), id: "" });
    return found;
  };
}
