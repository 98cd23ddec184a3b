/** How Villagers is drawn in the window. */
import type { ValleyView } from "../../api/types";
import type { Drawn } from "../../kit/board";
import { addIcons, laterIcons } from "../../lib/icons.svelte";
import About from "./About.svelte";
import Board from "./Board.svelte";
import Counted from "./Counted.svelte";
import Glance from "./Glance.svelte";
import "./look.css";
import Opened from "./Opened.svelte";
import Thing from "./Thing.svelte";
import { tabs } from "./regions";

const { pictures } = await import("./pictures"); // a file of its own: pictograms rarely change
addIcons(pictures);
laterIcons(/^(kind|event|sign)-/, async () => (await import("./more")).pictures);

export const drawn: Drawn = {
  Board,
  Glance,
  Area: Opened,
  Thing,
  About,
  Count: Counted,
  tabs,
  score: { icon: "gold", sign: "score-villagers", place: (seat, isMine) => (isMine ? null : `seat/${seat}/purse`) },
  tabbedFrom: 4,
  whispers: (view: ValleyView) => view.might_courier,
  lines: {
    "score-first-market": { colour: "#86700f", icon: "sign-market" },
    "score-gold": { colour: "#a06c08", icon: "gold" },
    "score-silver": { colour: "#5b6670", icon: "gold" },
    "score-coins": { colour: "#a5500f", icon: "coins" },
    "score-rest": { colour: "#6b5f4e", icon: "sign-bank" },
  },
};
