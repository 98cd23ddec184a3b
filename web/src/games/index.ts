/** The drawn boards. A game without one is played through the panel of its view. */
import type { Component } from "svelte";
import type { Why } from "../api/types";
import ImperialSettlers from "./imperial_settlers/Board.svelte";

export interface BoardProps {
  view: Record<string, unknown>;
  pack: string;
  seat: number | null;
  names: string[];
  lit: Set<string>;
  pick: (piece: string) => void;
  why?: (move: string) => Promise<Why | null>; // why a move is not possible now, for whoever points at its piece
}

export const boards: Record<string, Component<BoardProps>> = {
  imperial_settlers: ImperialSettlers,
};
