/** The tile that is being laid, as the map shows it now: the line beneath the village speaks of it and can turn, move and lay it. */
export interface Shown {
  tile: string; roads: number; isJoined: boolean; worth: number;
  turns: number; places: number; // how many ways round it fits there, and how many places there are
  rotate: () => void; next: () => void; lay: () => void;
}
export const laying = $state<{ shown: Shown | null }>({ shown: null });
