/** How Keyflower is drawn in the window. */
import type { Drawn } from "../../kit/board";
import About from "./About.svelte";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Glance from "./Glance.svelte";
import Thing from "./Thing.svelte";

export const drawn: Drawn = {
  Board, Glance, Area, Thing, About,
  tabs: [
    { id: "auction", word: "keyflower-auction", icon: "board", has: (place) => /^(centre|order|boat)\//.test(place) },
    { id: "mine", word: "keyflower-mine", icon: "mine", has: (place) => /^(seat\/\d+\/(screen|winter|hex|waiting)|supply)/.test(place) },
    { id: "villages", word: "keyflower-villages", icon: "others", has: (place) => /^seat\/\d+\/village/.test(place) },
  ],
};
