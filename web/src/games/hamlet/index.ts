/** How Hamlet is drawn in the window. */
import bridge from "game-icons:bridge";
import church from "game-icons:church";
import donkey from "game-icons:donkey";
import scroll from "game-icons:scroll-unfurled";
import trade from "game-icons:trade";
import village from "game-icons:village";
import type { Drawn } from "../../kit/board";
import { addIcons } from "../../lib/icons.svelte";
import About from "./About.svelte";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Botric from "./Botric.svelte";
import Glance from "./Glance.svelte";
import "./hamlet.css";
import Thing from "./Thing.svelte";
import { tabs } from "./regions";

addIcons({ village, donkeys: donkey, blueprints: scroll, deliveries: church, sales: trade, roads: bridge });

export const drawn: Drawn = {
  Board: Board as unknown as Drawn["Board"],
  tabs,
  Glance: Glance as unknown as NonNullable<Drawn["Glance"]>,
  Area: Area as unknown as NonNullable<Drawn["Area"]>,
  Rival: Botric as unknown as NonNullable<Drawn["Rival"]>,
  About: About as unknown as NonNullable<Drawn["About"]>,
  Thing,
  lines: {
    "score-play": { colour: "var(--wood)", icon: "points" }, "score-awards": { colour: "var(--cloth)", icon: "points" }, "score-landmarks": { colour: "var(--forest)", icon: "village" },
    "score-roads": { colour: "var(--clay)", icon: "roads" }, "score-longest": { colour: "var(--stone)", icon: "roads" }, "score-gold": { colour: "var(--gold)", icon: "gold" },
  },
};
