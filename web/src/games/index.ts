/** The drawn boards. A game without one is played through the panel of its view. */
import type { Component } from "svelte";
import ImperialSettlers from "./imperial_settlers/Board.svelte";

export interface BoardProps {
  view: Record<string, unknown>;
  pack: string;
  seat: number | null;
  names: string[];
  lit: Set<string>;
  pick: (piece: string) => void;
}

export const boards: Record<string, Component<BoardProps>> = {
  imperial_settlers: ImperialSettlers,
};
