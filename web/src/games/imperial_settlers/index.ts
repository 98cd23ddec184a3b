/** How Imperial Settlers is drawn in the window. */
import type { Drawn } from "../../kit/board";
import About from "./About.svelte";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Glance from "./Glance.svelte";
import Thing from "./Thing.svelte";
import { tabs } from "./regions";
import "./icons";

export const drawn: Drawn = {
  Board: Board as unknown as Drawn["Board"],
  Glance: Glance as unknown as Drawn["Glance"],
  Area: Area as unknown as Drawn["Area"],
  About: About as unknown as Drawn["About"],
  Thing,
  tabs,
  lines: {
    "score-walls": { colour: "var(--stone)", icon: "walls" },
    "score-cottages": { colour: "var(--clay)", icon: "cottages" },
    "score-barns": { colour: "var(--wheat)", icon: "barns" },
    "score-bridges": { colour: "var(--water)", icon: "bridges" },
    "score-settlements": { colour: "var(--wood-2)", icon: "plan" },
    "score-other": { colour: "var(--gold)", icon: "vp" },
  },
};
