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

const FINGER = 20; // pixels around a tap that a finger covers

/**
 * Which of several boxes a finger means: of those smaller than a finger, the one whose middle is nearest to the tap, though something
 * else may lie over it; -1 where there is none. What is larger is simply hit.
 */
export function underFinger(x: number, y: number, boxes: Box[]): number {
  let best = -1;
  let least = FINGER;
  boxes.forEach(({ left, right, top, bottom }, i) => {
    if (Math.min(right - left, bottom - top) >= 2 * FINGER) return;
    const distance = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
    if (distance <= least) [best, least] = [i, distance];
  });
  return best;
}

export const ARROWS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);
