/** How Keyflower is drawn in the window. */
import type { Chapter, Drawn } from "../../kit/board";
import About from "./About.svelte";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import Glance from "./Glance.svelte";
import Thing from "./Thing.svelte";
import { tabs } from "./regions";

const chapter: Chapter = {
  title: "keyflower-season-ends",
  opened: "event-season-started",
  steps: [
    { word: "keyflower-step-returned", events: ["event-group-returned"] },
    { word: "keyflower-step-unsold", events: ["event-tile-unsold"] },
    { word: "keyflower-step-won", events: ["event-tile-won"] },
    { word: "keyflower-step-collected", events: ["event-workers-collected"], keeps: true },
    { word: "keyflower-step-order", events: ["event-order-won", "event-marker-taken"] },
    { word: "keyflower-step-boats", events: ["event-boat-taken"], along: ["event-workers-drawn", "event-green-gained"], keeps: true },
    { word: "keyflower-step-built", events: ["event-tile-placed", "event-tiles-kept"], isLaid: true },
  ],
};

export const drawn: Drawn = {
  Board, Glance, Area, Thing, About, Count, chapter, isLettered: true,
  tabs,
};
