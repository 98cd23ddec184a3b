/** A product with all that it still needs, in one gesture: the goods are made, brought to its sockets, then it is made itself. */
import type { BuiltView } from "../../api/types";
import { placeless } from "../../kit/answers";
import type { Gesture } from "../../kit/table.svelte";
import { spread } from "../../kit/unrolling";
import type { Ahead, Place } from "../../lib/wire";

type Look = (moves: string[], depth: number) => Promise<Ahead>;
const DEEP = 3;
const STEPS = ["ask-work", "ask-labour-step"];
const movesOf = (one: Gesture) => one.moves ?? [one.move];

/** What could be done next, and the moves that lead there: a second good by privilege is not asked for in passing. */
async function after(moves: string[], until: Place[], look: Look): Promise<{ moves: string[]; steps: Gesture[] }> {
  const { ask } = await look(moves, DEEP);
  if (ask?.prompt.id === "ask-second-raw") {
    const [no] = placeless(ask.options);
    return no ? after([...moves, no.move], until, look) : { moves, steps: [] };
  }
  return { moves, steps: ask && STEPS.includes(ask.prompt.id) ? ask.options.flatMap((one) => spread(one, until)) : [] };
}

/** For each building whose sockets can all be filled by the row with the labour left: the gestures that make its product. */
export async function whole(row: BuiltView[], until: Place[], look: Look): Promise<Gesture[]> {
  const found: Gesture[] = [];
  for (const target of row) {
    const empty = target.icons.filter((socket) => !socket.cube);
    if (!empty.length || !empty.every((socket) => row.some((other) => other.makes === socket.good))) continue;
    let now = await after([], until, look);
    for (const socket of empty) {
      const bring = now.steps.find((one) => one.places.at(-1) === socket.at);
      now = bring ? await after([...now.moves, ...movesOf(bring)], until, look) : { moves: [], steps: [] };
    }
    for (const one of now.steps) {
      if (one.places[0] !== target.at || (one.first ?? one.label).id !== "do-make") continue;
      const moves = [...now.moves, ...movesOf(one)];
      found.push({ ...one, move: moves.join(" + "), moves });
    }
  }
  return found;
}
