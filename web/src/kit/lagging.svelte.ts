/**
 * What is shown, a frame after it was chosen: two large sheets that are exchanged in the same frame, or a board and all that stands
 * beside it, make it a long one. Without motion nothing waits.
 */
import { untrack } from "svelte";
import { settings } from "../lib/settings.svelte";
import { afterPainting } from "./frames";

export function lagging<T>(chosen: () => T): () => T {
  let shown = $state.raw(untrack(chosen));
  $effect.pre(() => {
    const next = chosen();
    if (next === untrack(() => shown)) return;
    if (!settings.isMoving) {
      shown = next;
      return;
    }
    return afterPainting(() => (shown = next));
  });
  return () => shown;
}
