/** Which of several boxes is nearest in the direction of an arrow key. */
export interface Box { left: number; right: number; top: number; bottom: number }

/** -1 where there is none. Being in line counts more than being near. */
export function nearest(from: Box, others: Box[], key: string): number {
  const middle = (one: Box) => ({ x: (one.left + one.right) / 2, y: (one.top + one.bottom) / 2 });
  const start = middle(from);
  let best = -1;
  let least = Infinity;
  others.forEach((other, i) => {
    const { x, y } = middle(other);
    const isAcross = key === "ArrowLeft" || key === "ArrowRight";
    const along = isAcross ? x - start.x : y - start.y;
    const aside = Math.abs(isAcross ? y - start.y : x - start.x);
    const forward = key === "ArrowLeft" || key === "ArrowUp" ? -along : along;
    if (forward < 2) return;
    const distance = forward + 3 * aside;
    if (distance < least) [best, least] = [i, distance];
  });
  return best;
}

export const ARROWS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);
