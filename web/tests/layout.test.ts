import { describe, expect, it } from "vitest";
import * as at from "../src/games/imperial_settlers/layout";

describe("the sheets of Imperial Settlers", () => {
  it("writes a cost in letters, and in numbers where letters would not be counted", () => {
    expect(at.letters({ stone: 2, wood: 1 }, at.LETTER)).toBe("SSW");
    expect(at.letters({ wood: 4, food: 1 }, at.LETTER)).toBe("4WF");
    expect(at.letters({ stone: 1 }, at.LETTER_PL)).toBe("K");
    expect(at.letters({}, at.LETTER)).toBe("");
  });

  it("keeps the spaces of a cell apart and inside it", () => {
    const costs = [{ food: 2 }, { food: 3 }];
    const [first, second] = [at.spaceAt(2, 8, 0, costs), at.spaceAt(2, 8, 1, costs)];
    const corner = at.cell(2, 8);
    expect(first.x).toBeGreaterThanOrEqual(corner.x);
    expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
    expect(second.x + second.width).toBeLessThanOrEqual(corner.x + at.COLUMN - 6);
  });

  it("lays a shape at its anchor", () => {
    expect(at.covered([[0, 0], [1, 0], [1, 1]], 2, 3)).toEqual([[2, 3], [3, 3], [3, 4]]);
  });

  it("draws nothing outside the sheet", () => {
    expect(at.cell(3, 8).x + at.COLUMN).toBeLessThanOrEqual(at.WIDTH + at.COLUMN);
    expect(at.FIELDS_TOP).toBeLessThan(at.HEIGHT);
  });
});
