/** Changes put into what is known. */
import type { Ask, Change, Snapshot } from "../lib/wire";

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

/** What is told anew though it is equal stays the same object, all the way down: whoever draws it need not draw it again. */
export function kept<T>(before: unknown, now: T): T {
  if (before === now || typeof before !== "object" || typeof now !== "object" || !before || !now) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as Record<string, unknown>;
  const entries = Object.entries(now);
  const found = entries.map(([key, value]): [string, unknown] => [key, kept(old[key], value)]);
  if (found.length === Object.keys(old).length && found.every(([key, value]) => key in old && value === old[key])) return before as T;
  if (found.every(([, value], i) => value === entries[i]?.[1])) return now;
  return (Array.isArray(now) ? found.map(([, value]) => value) : Object.fromEntries(found)) as T;
}

/** A question in which every answer has its own geometry, also where it was told once for several. */
export function shaped(ask: Ask | null): Ask | null {
  if (!ask?.options.some((one) => one.shaped_like)) return ask;
  const told = new Map(ask.options.map((one) => [one.move, one.geometry]));
  return { ...ask, options: ask.options.map(({ shaped_like: like, ...one }) => (like ? { ...one, geometry: told.get(like) ?? null } : one)) };
}

/** What is known, with a change put into it. */
export function changed(known: Snapshot, change: Change): Snapshot {
  const { follows: _, cut, log, chat, patch, within, ...rest } = change;
  const lists = Object.entries(within ?? {}).map(([field, things]) => [field, put((known.view as Record<string, Fields[]>)[field] ?? [], things as Inner)] as const);
  const view = kept(known.view, rest.view ?? { ...known.view, ...patch, ...Object.fromEntries(lists) });
  return { ...known, ...rest, view, seats: kept(known.seats, rest.seats ?? known.seats), log: [...known.log.slice(0, cut), ...log], chat: chat ? [...known.chat, ...chat] : known.chat };
}
