/** The lids of the five boxes. Printed things keep their colours by day and by night. */
import type { Component } from "svelte";
import Craftsmen from "./Craftsmen.svelte";
import Hamlet from "./Hamlet.svelte";
import ImperialSettlers from "./ImperialSettlers.svelte";
import Keyflower from "./Keyflower.svelte";
import Villagers from "./Villagers.svelte";

export interface Lid {
  Cover: Component; // on 220 by 240
  ink: string; // of the title
  light: string; // of the lid's edge
  spine: string;
}

export const lids: Record<string, Lid> = {
  villagers: { Cover: Villagers, ink: "#5a2a0c", light: "#f8e3b4", spine: "#9a5a24" },
  craftsmen: { Cover: Craftsmen, ink: "#f6ecd4", light: "#24474f", spine: "#14292f" },
  hamlet: { Cover: Hamlet, ink: "#1f3a1c", light: "#9cc7d8", spine: "#3f5f33" },
  imperial_settlers: { Cover: ImperialSettlers, ink: "#6b1f1b", light: "#f4e4bd", spine: "#5a1f1c" },
  keyflower: { Cover: Keyflower, ink: "#f6ecd4", light: "#1d2a4a", spine: "#111a31" },
};
