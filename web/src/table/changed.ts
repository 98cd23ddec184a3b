/** Changes put into what is known. */
import type { Change, Snapshot } from "../lib/wire";

/** What is known, with a change put into it. */
export function changed(known: Snapshot, change: Change): Snapshot {
  const { follows: _, cut, log, chat, patch, ...rest } = change;
  const view = rest.view ?? { ...known.view, ...patch };
  return { ...known, ...rest, view, log: [...known.log.slice(0, cut), ...log], chat: chat ? [...known.chat, ...chat] : known.chat };
}
