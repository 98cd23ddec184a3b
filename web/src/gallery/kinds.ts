/** The printed things of a pack, by kind and in the order of the pack. */
import type { Printed, PrintedName } from "../api/types";

/** The id by which a thing is drawn: what stands behind its kind. */
export const bare = (key: string) => key.slice(key.indexOf(".") + 1);

export interface Thing { id: string; name: PrintedName }
export interface Kind { kind: string; things: Thing[] }

/** A name "kind.id" tells the kind; what is searched for stands in the name or the id. */
export function kinds(printed: Printed, search = "", lang: "en" | "pl" = "en"): Kind[] {
  const wanted = search.trim().toLocaleLowerCase(lang);
  const found = new Map<string, Thing[]>();
  for (const [key, name] of Object.entries(printed.names)) {
    const dot = key.indexOf(".");
    if (dot < 0) continue;
    const kind = key.slice(0, dot);
    const id = bare(key);
    if (wanted && !`${name.en} ${name.pl} ${id}`.toLocaleLowerCase(lang).includes(wanted)) continue;
    found.set(kind, [...(found.get(kind) ?? []), { id, name }]);
  }
  return [...found].map(([kind, things]) => ({ kind, things }));
}
