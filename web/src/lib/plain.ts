/**
 * A rule of the ledger as players read it: without stars, pointers to rulings and the names of data. What stands in
 * backquotes is called by `word` where that knows it; at the head of a rule it is left out otherwise.
 */
export function plain(rule: string, word: (id: string) => string = () => ""): string {
  const text = rule.replace(/\*|\s*\((?:->|→)[^)]*\)/g, "");
  const [head = ""] = /^(?:`[^`]+`(?:\s*\([^)]*\))?(?:\s*[,/]\s*)?)+:\s*/.exec(text) ?? [];
  const kept = [...head.matchAll(/`([^`]+)`(?:\s*\(([^)]*)\))?/g)].map(([, id = "", names = ""]) => word(id) || names).filter(Boolean);
  const body = text.slice(head.length).replace(/`([^`]+)`/g, (_, id: string) => word(id) || id);
  const whole = [...(kept.length ? [kept.join(", ")] : []), body].join(": ");
  return spaced(whole.charAt(0).toLocaleUpperCase() + whole.slice(1));
}

/** Names of data as words. */
const spaced = (text: string) => text.replace(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g, (name) => name.replaceAll("_", " "));
