/** How Keyflower is drawn in the window. */
import type { Drawn } from "../../kit/board";
import About from "./About.svelte";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Glance from "./Glance.svelte";
import Thing from "./Thing.svelte";

const isMine = (place: string, seat: number | null) => place.startsWith("supply") || place.startsWith(`seat/${seat}/`);

export const drawn: Drawn = {
  Board, Glance, Area, Thing, About,
  tabs: [
    { id: "auction", word: "keyflower-auction", icon: "board", has: (place) => /^(centre|order|boat)\//.test(place) },
    { id: "mine", word: "keyflower-mine", icon: "mine", has: isMine },
    { id: "villages", word: "keyflower-villages", icon: "others", has: (place, seat) => /^seat\/\d+\/village/.test(place) && !isMine(place, seat) },
  ],
};
