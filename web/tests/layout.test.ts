import { describe, expect, it } from "vitest";
import type { Printed } from "../src/api/types";
import { parts } from "../src/games/imperial_settlers/amounts";
import { amounts, buildingPicture, pencil, section as picture } from "../src/games/imperial_settlers/draw";
import * as at from "../src/games/imperial_settlers/layout";
import { nearest } from "../src/kit/nearest";

const overlap = (a: at.Box, b: at.Box) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const cells = at.TRACKS.flatMap((_, row) => Array.from({ length: at.COLUMNS }, (__, column) => at.cell(row, column)));

describe("the Empire sheet", () => {
  it("keeps Sections apart and on the sheet, and spaces inside their Section, each as large as a finger", () => {
    cells.forEach((one, i) => cells.slice(i + 1).forEach((other) => expect(overlap(one, other)).toBe(false)));
    for (const box of cells) {
      expect(box.x + box.width).toBeLessThanOrEqual(at.SCORE_X);
      expect(box.y + box.height).toBeLessThanOrEqual(at.FIELD_Y);
    }
    const cell = at.cell(2, 8);
    const [first, second] = [at.space(2, 8, 0, 2), at.space(2, 8, 1, 2)];
    expect(overlap(first, second)).toBe(false);
    for (const space of [first, second]) {
      expect(space.y).toBeGreaterThanOrEqual(cell.y);
      expect(space.y + space.height).toBeLessThanOrEqual(cell.y + cell.height - at.VP_LINE + 4);
      expect(Math.min(space.width, space.height)).toBeGreaterThanOrEqual(40);
    }
  });

  it("draws only the outer edges of a shape", () => {
    expect(at.outline([[0, 0]]).match(/M/g)).toHaveLength(4);
    expect(at.outline([[0, 0], [0, 1]]).match(/M/g)).toHaveLength(6);
  });

  it("fits into its scene with the tray above and the Village beside", () => {
    expect(at.HEIGHT + 12 + 92 + 10 + 12).toBeLessThanOrEqual(844);
    expect(at.WIDTH + 28 + 12 + 300).toBeLessThanOrEqual(1100);
  });

  it("reads the pack once, Tracks in order", () => {
    const section = (track: string, number: number) => ({ id: `${track}_${number}`, track, section: number, vp: number, imperial: number === 9, spaces: [{ wood: 1 }] });
    const printed = { sha: "", names: {}, data: { section: [section("barns", 2), section("barns", 1), section("walls", 1)] } } as unknown as Printed;
    expect(at.sheets(printed).tracks.map((track) => track.map((one) => one.id))).toEqual([["walls_1"], [], ["barns_1", "barns_2"], []]);
    expect(at.sheets(printed)).toBe(at.sheets(printed));
  });
});

describe("its drawings", () => {
  it("cross out the same way each time, and never two pieces alike", () => {
    expect(pencil("walls/0/0", 0, 0, 40, 40)).toBe(pencil("walls/0/0", 0, 0, 40, 40));
    expect(pencil("walls/0/0", 0, 0, 40, 40)).not.toBe(pencil("walls/1/0", 0, 0, 40, 40));
  });

  it("show every unit of a cost: as a pictogram each, or counted", () => {
    expect(amounts({}, 0, 0)).toContain("#icon-action");
    expect(amounts({ stone: 2 }, 0, 0).match(/#icon-stone/g)).toHaveLength(2);
    expect(amounts({ wood: 1, stone: 4 }, 0, 0)).toMatch(/>4<\/text>.*#icon-stone/);
    expect(amounts({ food: 3 }, 0, 0)).toMatch(/>3<\/text>.*#icon-food/);
    expect(amounts({ food: 1 }, 0, 0, 17, true)).toMatch(/>1<\/text>.*#icon-food/);
  });

  it("grow with the number of the Section, and colour a Building only once it is built", () => {
    const drawn = at.TRACKS.flatMap((track) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => picture(track, 0, 80, at.CELL, n, n === 9, n === 2)));
    expect(new Set(drawn).size).toBeGreaterThan(28);
    const farm: at.Building = { id: "farm", spaces: [{}], ability: { kind: "gain", gain: { food: 1 } }, underlined: "gain.food", plans: [], final: false };
    expect(buildingPicture(farm, false)).toContain("stroke-dasharray");
    expect(buildingPicture(farm, true)).not.toContain("stroke-dasharray");
    expect(buildingPicture(farm, true)).toContain("#icon-food");
  });
});

describe("sentences with amounts", () => {
  it("find the amounts, and which of them is underlined", () => {
    expect(parts("Gain [food*2_] now")).toEqual([{ text: "Gain " }, { name: "food", units: 2, isUnderlined: true }, { text: " now" }]);
    expect(parts("[*4_]★")).toEqual([{ name: "", units: 4, isUnderlined: true }, { text: "★" }]);
  });
});

describe("arrow keys among pieces", () => {
  const place = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });
  it("go to the nearest piece in line", () => {
    const others = [place(100, 5), place(60, 80), place(0, 60)];
    expect(nearest(place(0, 0), others, "ArrowRight")).toBe(0);
    expect(nearest(place(0, 0), others, "ArrowDown")).toBe(2);
    expect(nearest(place(0, 0), others, "ArrowUp")).toBe(-1);
  });
});
