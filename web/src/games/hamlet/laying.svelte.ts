import type { Ask } from "../../lib/wire";

/** The tile that is being laid, as the map shows it now: the line beneath the village speaks of it and can turn, move and lay it. */
export interface Shown {
  tile: string; refused: string; // by this rule, where the pointer is
  roads: number; isJoined: boolean; worth: number;
  turns: number; places: number; // how many ways round it fits there, and how many places there are
  payment: Ask | null; // what would be asked for it; a click lays the tile and pays as proposed there
  rotate: () => void; next: () => void; lay: (isPaid?: boolean) => void;
}
export const laying = $state<{ shown: Shown | null }>({ shown: null });
