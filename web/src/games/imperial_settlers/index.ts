/** How Imperial Settlers is drawn in the window. */
import type { Drawn } from "../../kit/board";
import Older from "./Older.svelte";
import "./icons";

export const drawn: Drawn = {
  Board: Older as unknown as Drawn["Board"],
  tabs: [{ id: "board", word: "window-board", icon: "board", has: () => true }],
};
