import { describe, expect, it } from "vitest";
import { fitOf, kept, type Drawn, type Shown } from "../src/kit/keeping";

const village: Drawn = { x: -100, y: -50, width: 400, height: 300, roomWidth: 800, roomHeight: 600 };

/** Where a point of the drawing is seen, in pixels of the room. */
function seen(one: Drawn, shown: Shown, x: number, y: number): [number, number] {
  const scale = fitOf(one) * shown.zoom;
  return [(one.roomWidth - one.width * scale) / 2 + shown.x + (x - one.x) * scale, (one.roomHeight - one.height * scale) / 2 + shown.y + (y - one.y) * scale];
}

describe("an enlarged drawing", () => {
  const shown: Shown = { zoom: 2.5, x: 130, y: -70 };

  it.each([
    ["grows to the right", { ...village, width: 560 }],
    ["grows to the left and upwards", { ...village, x: -260, y: -190, width: 560, height: 440 }],
    ["gets less room", { ...village, roomHeight: 554 }],
    ["grows and gets more room", { ...village, x: -160, width: 460, roomWidth: 900 }],
  ])("stays where it is when it %s", (_, grown) => {
    const after = kept(village, grown, shown);
    for (const [x, y] of [[0, 0], [120, 90], [-100, 250]] as const) {
      const [was, is] = [seen(village, shown, x, y), seen(grown, after, x, y)];
      expect(is[0]).toBeCloseTo(was[0]);
      expect(is[1]).toBeCloseTo(was[1]);
    }
  });
});

describe("a fitted drawing", () => {
  it("is fitted again when it grows, and so is one that has become smaller than its room", () => {
    const fitted = { zoom: 1, x: 0, y: 0 };
    expect(kept(village, { ...village, width: 900 }, fitted)).toEqual(fitted);
    expect(kept({ ...village, width: 4000 }, { ...village, width: 200, height: 150 }, { zoom: 1.2, x: 9, y: 9 })).toEqual(fitted);
  });
});
