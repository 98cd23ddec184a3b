/** Looks again with every frame, until what is returned is called. */
export function everyFrame(look: () => void): () => void {
  let frame = requestAnimationFrame(function again() {
    look();
    frame = requestAnimationFrame(again);
  });
  return () => cancelAnimationFrame(frame);
}

const UNSEEN = 250; // milliseconds after which nobody waits for a picture that a hidden window does not draw

/**
 * When what was changed is on the screen; what is returned calls it off. A browser asks for a frame before it lays out and paints what
 * was changed until then: whatever is done at that moment becomes part of the same frame, not of the next one.
 */
export function afterPainting(act: () => void): () => void {
  let isDone = false;
  const once = () => {
    if (!isDone) act();
    isDone = true;
  };
  const late = setTimeout(once, UNSEEN);
  requestAnimationFrame(() => setTimeout(() => { clearTimeout(late); once(); }));
  return () => { clearTimeout(late); isDone = true; };
}
export const painted = () => new Promise<void>((resolve) => void afterPainting(resolve));
