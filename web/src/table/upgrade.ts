/** A server that still sends the whole table each time, without places: its snapshot in the form of today. */
import type { Snapshot as Older } from "../api/types";
import type { Change, Snapshot } from "../lib/wire";

const number = (view: Record<string, unknown>, ...names: string[]) => {
  const found = names.map((name) => view[name]).find((one) => typeof one === "number");
  return typeof found === "number" ? found : 0;
};

export const isOlder = (data: object): data is Older => !("number" in data) && "moves" in data;

export function upgraded(older: Older): Snapshot {
  const view = older.view as Record<string, unknown>;
  const { undoable, moves, ask, ...rest } = older;
  const step = { id: "window-undo-step", facts: {} };
  return {
    ...rest,
    number: moves,
    ask: ask && {
      ...ask, kind: "choice",
      options: ask.options.map(({ on, ...option }) => ({ ...option, places: on.slice(0, 1) })),
    },
    progress: { round: number(view, "round", "year"), of: number(view, "rounds"), phase: "" },
    undo: undoable ? { steps: Array.from({ length: undoable }, () => ({ count: 1, label: step })), ends: null } : null,
    standings: [],
    watchers: 0,
  };
}

/** What is known, with a change put into it. */
export function changed(known: Snapshot, change: Change): Snapshot {
  const { follows: _, cut, log, chat, ...rest } = change;
  return { ...known, ...rest, log: [...known.log.slice(0, cut), ...log], chat: chat ? [...known.chat, ...chat] : known.chat };
}
