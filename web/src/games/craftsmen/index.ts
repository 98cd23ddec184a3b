/** How Craftsmen is drawn in the window. */
import type { CraftView } from "../../api/types";
import type { Chapter, Drawn } from "../../kit/board";
import About from "./About.svelte";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Glance from "./Glance.svelte";
import Points from "./Points.svelte";
import Thing from "./Thing.svelte";
import { tabs } from "./regions";
import "./craftsmen.css";
import "./icons";

/** The year is counted source by source; what is counted lies there until all of it is told. */
const chapter: Chapter = {
  title: "craft-year-count",
  opened: "event-season-began",
  steps: [
    { word: "craft-step-ships", events: ["event-ship-scored"], keeps: true },
    { word: "craft-step-colours", events: ["event-colours-scored"], keeps: true },
    { word: "craft-step-granary", events: ["event-granary-scored"], keeps: true },
    { word: "craft-step-investment", events: ["event-invested", "event-investment-declined"], keeps: true },
    { word: "craft-step-bonuses", events: ["event-bonuses-scored"], keeps: true },
  ],
};

export const drawn: Drawn = {
  chapter,
  order: ((view: CraftView) => view.order) as unknown as Drawn["order"],
  standing: { word: "craft-tab", Standing: Points as unknown as NonNullable<Drawn["standing"]>["Standing"] },
  Board: Board as unknown as Drawn["Board"],
  tabs,
  Glance: Glance as unknown as Drawn["Glance"],
  Area: Area as unknown as Drawn["Area"],
  Thing,
  About: About as unknown as Drawn["About"],
  lines: {
    "score-start": { colour: "var(--ink-3)", icon: "points" },
    "score-helpers": { colour: "var(--wood)", icon: "cra-person" },
    "score-making": { colour: "var(--gold)", icon: "cra-hammer" },
    "score-ships": { colour: "var(--seat-1)", icon: "cra-ship" },
    "score-colours": { colour: "var(--seat-4)", icon: "cra-house" },
    "score-granary": { colour: "var(--wood-2)", icon: "cra-barrel" },
    "score-investment": { colour: "var(--seat-3)", icon: "cra-coins" },
    "score-bonuses": { colour: "var(--chosen)", icon: "cra-crown" },
  },
};
