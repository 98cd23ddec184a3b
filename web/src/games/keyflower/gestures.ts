/** Gestures that are several answers: workers taken in hand and put somewhere, a good carried as far as its wheels reach, a tile taken from the tray to a hex. */
import type { Gesture, Table } from "../../kit/table.svelte";
import type { Answer, Ask, Place } from "../../lib/wire";

export interface Reach { at: Place; route: Place[]; moves: string[]; points: number }
export interface Handful { at: Place; moves: string[]; whole: string[]; count: number }
interface Hex { at: Place; q: number; r: number; moves: string[] }
export interface Waiting { at: Place; id: string }

/** One gesture to each place that an answer leads to; its moves are the server's. */
function leading<T extends { at: Place; moves: string[] }>(answer: Answer, goals: T[]): Gesture[] {
  return goals.map((goal) => ({
    ...answer, move: [answer.move, ...goal.moves].join(", "), moves: [answer.move, ...goal.moves],
    places: [...answer.places.slice(0, 1), goal.at], geometry: { ...goal },
  }));
}

/** The answers to a question with those that lead on as gestures. */
export function gestures(ask: Ask, waiting: Waiting[]): Gesture[] {
  return ask.options.flatMap((answer): Gesture[] => {
    const shape = answer.geometry;
    if (shape && "handfuls" in shape) { // workers of the screen, or a losing group, and where they can go
      return [answer, ...(shape.handfuls as Handful[]).filter((one) => one.at !== answer.places[0]).map((one): Gesture => ({
        ...answer, move: `${answer.move}, ${one.at}`, moves: [answer.move, ...one.moves], places: [one.at, ...answer.places], geometry: { ...one }, isHeld: true,
      }))];
    }
    if (shape && "reach" in shape) return leading(answer, shape.reach as Reach[]);
    if (shape && "hexes" in shape) return leading(answer, shape.hexes as Hex[]);
    if (shape && "rotations" in shape) { // a click on the hex, or the tile dragged there
      const tile = waiting.find((one) => one.id === shape.tile);
      return tile ? [answer, { ...answer, move: `${answer.move}, ${tile.at}`, moves: [answer.move], places: [tile.at, ...answer.places] }] : [answer];
    }
    return [answer];
  });
}

/** How many workers would go to a place if what is in hand were put down there. */
export function countOf(table: Table, place: Place): number {
  const shape = table.picked.length ? table.lit(place)[0]?.geometry : null;
  return shape && "count" in shape ? Number(shape.count) : 0;
}

/** Where what is picked up can go, by place. */
export const reachOf = (answers: Answer[]): Map<Place, Reach> =>
  new Map(answers.flatMap(({ geometry }): [Place, Reach][] => (geometry && "route" in geometry && "at" in geometry ? [[String(geometry.at), geometry as unknown as Reach]] : [])));
