/** Names of printed things in a text, so that each can open what it is and does. */
export interface Piece { text: string; id: string } // without an id: words between names

const ENDINGS = "a|ą|ach|ami|e|em|ę|i|ia|ie|iem|iu|o|om|owi|owie|ów|u|y|ego|emu|ej|ymi|ych|ym";
const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** A Polish name in any case: the last vowel of each word gives way to an ending. Names whose stem changes are found in some cases only. */
const inflected = (name: string) => name.split(" ").map((word) => (/^\p{L}{4,}$/u.test(word) ? `${escaped(word.replace(/[aeioyąę]$/u, ""))}(?:${ENDINGS})?` : escaped(word))).join(" ");

/** Finds names in texts; made once for a game and a language. `names` are ids with what they are called. */
export function finder(names: [string, string][], lang = "en"): (text: string) => Piece[] {
  const ids = new Map<string, string>();
  for (const [id, name] of names) if (name.length > 2 && /^\p{Lu}/u.test(name) && !ids.has(name)) ids.set(name, id);
  if (!ids.size) return (text) => [{ text, id: "" }];
  // A whole word, or its plural in -s; names are written with a capital, other words are not meant.
  const longest = [...ids.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longest.map((name) => `(${lang === "pl" ? inflected(name) : `${escaped(name)}s?`})`).join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return (text) => {
    const found: Piece[] = [];
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      if (match.index > end) found.push({ text: text.slice(end, match.index), id: "" });
      const name = longest[match.slice(1).findIndex((one) => one !== undefined)] ?? "";
      found.push({ text: match[0], id: ids.get(name) ?? "" });
      end = match.index + match[0].length;
    }
    if (end < text.length) found.push({ text: text.slice(end), id: "" });
    return found;
  };
}
