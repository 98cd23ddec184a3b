/** Looks again with every frame, until what is returned is called. */
export function everyFrame(look: () => void): () => void {
  let frame = requestAnimationFrame(function again() {
    look();
    frame = requestAnimationFrame(again);
  });
  return () => cancelAnimationFrame(frame);
}
