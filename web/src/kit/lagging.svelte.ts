/**
 * Which of several things is shown, a frame after it was chosen: two large sheets that are exchanged in the same frame make it a long
 * one. Without motion nothing waits.
 */
import { untrack } from "svelte";
import { settings } from "../lib/settings.svelte";

export function lagging<T extends string | number | undefined>(chosen: () => T): () => T {
  let shown = $state.raw(untrack(chosen));
  $effect.pre(() => {
    const next = chosen();
    if (next === untrack(() => shown)) return;
    if (!settings.isMoving) {
      shown = next;
      return;
    }
    const frame = requestAnimationFrame(() => (shown = next));
    return () => cancelAnimationFrame(frame);
  });
  return () => shown;
}
