/** Changes put into what is known. */
import type { Change, Snapshot } from "../lib/wire";

type Fields = Record<string, unknown>;
type Inner = Record<string, Fields>;

/** A thing of which some fields have changed; one with a + before its name is a list in which some things have. */
function mended(thing: Fields, fields: Fields): Fields {
  const next = { ...thing };
  for (const [name, value] of Object.entries(fields)) {
    if (name.startsWith("+")) next[name.slice(1)] = put(thing[name.slice(1)] as Fields[], value as Inner);
    else next[name] = value;
  }
  return next;
}

/** A list in which some things have changed, and to which some may have been added; the other things stay the same objects. */
function put(list: Fields[], things: Inner): Fields[] {
  const next = list.map((thing, place) => (things[place] ? mended(thing, things[place]) : thing));
  for (let place = list.length, added = things[place]; added; place += 1, added = things[place]) next.push(added);
  return next;
}

/** What is known, with a change put into it. */
export function changed(known: Snapshot, change: Change): Snapshot {
  const { follows: _, cut, log, chat, patch, within, ...rest } = change;
  const lists = Object.entries(within ?? {}).map(([field, things]) => [field, put((known.view as Record<string, Fields[]>)[field] ?? [], things as Inner)] as const);
  const view = rest.view ?? { ...known.view, ...patch, ...Object.fromEntries(lists) };
  return { ...known, ...rest, view, log: [...known.log.slice(0, cut), ...log], chat: chat ? [...known.chat, ...chat] : known.chat };
}
