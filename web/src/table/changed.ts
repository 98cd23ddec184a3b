/** Changes put into what is known. */
import type { Change, Snapshot } from "../lib/wire";

/** Lists of the view in which some things have changed; the other things stay the same objects. */
function inner(view: object, within: Change["within"] = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(within).map(([field, things]) => {
    const list = (view as Record<string, object[]>)[field] ?? [];
    return [field, list.map((thing, place) => (things[place] ? { ...thing, ...things[place] } : thing))];
  }));
}

/** What is known, with a change put into it. */
export function changed(known: Snapshot, change: Change): Snapshot {
  const { follows: _, cut, log, chat, patch, within, ...rest } = change;
  const view = rest.view ?? { ...known.view, ...patch, ...inner(known.view, within) };
  return { ...known, ...rest, view, log: [...known.log.slice(0, cut), ...log], chat: chat ? [...known.chat, ...chat] : known.chat };
}
