/** A rule of the ledger without its marks for files: stars, backquotes, pointers to rulings. */
export const plain = (rule: string) => rule.replace(/[*`]|\s*\((?:->|→)[^)]*\)/g, "");
