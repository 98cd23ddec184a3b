import { describe, expect, it } from "vitest";
import * as at from "../src/games/imperial_settlers/layout";
import { nearest } from "../src/lib/roving";
import { parts } from "../src/games/imperial_settlers/amounts";
import type { Printed } from "../src/api/types";

const section = (track: string, number: number, spaces: at.Cost[]) => ({ id: `${track}_${number}`, track, section: number, vp: number, imperial: number === 9, spaces });
const printed = at.sheets({
  sha: "", names: {}, data: {
    section: at.TRACKS.flatMap((track) => Array.from({ length: 9 }, (_, i) => section(track, i + 1, track === "barns" && i > 3 ? [{ food: 1 }, { food: 2 }] : [{ wood: 1 }]))),
    field: [{ id: "field_1", bridge: "bridge_1", spaces: [{ stone: 2 }, { wood: 2 }, { food: 2 }] }],
    bridge: [{ id: "bridge_1", first_section: 1, last_section: 2, opens_field: "field_1" }],
  },
} as Printed);
const layout = new at.Layout(printed);
const narrow = new at.Layout(printed, true);
const overlap = (a: at.Box, b: at.Box) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe("the sheets of Imperial Settlers", () => {
  it("keeps cells apart, and spaces apart and inside their cell, each as large as a finger", () => {
    for (const sheet of [layout, narrow]) {
      const cells = at.TRACKS.flatMap((_, row) => Array.from({ length: 9 }, (__, column) => sheet.cell(row, column)));
      const boxes = [...cells, ...at.TRACKS.map((_, row) => sheet.score(row)), sheet.total()];
      boxes.forEach((one, i) => boxes.slice(i + 1).forEach((other) => expect(overlap(one, other)).toBe(false)));
    }
    const cell = layout.cell(2, 8);
    const [first, second] = [layout.space(2, 8, 0), layout.space(2, 8, 1)];
    expect(overlap(first, second)).toBe(false);
    for (const space of [first, second]) {
      expect(space.y).toBeGreaterThanOrEqual(cell.y);
      expect(space.y + space.height).toBeLessThanOrEqual(cell.y + cell.height - at.VP_LINE + 1);
      expect(Math.min(space.width, space.height)).toBeGreaterThanOrEqual(40);
    }
  });

  it("lays a Field under its Bridge, and its harvest inside it", () => {
    const field = layout.field(0);
    expect([field.x, field.x + field.width]).toEqual([layout.cell(3, 0).x, layout.cell(3, 1).x + layout.cell(3, 1).width]);
    expect(field.y).toBeGreaterThan(layout.cell(3, 0).y + layout.cell(3, 0).height);
    const [first, second, third] = [0, 1, 2].map((space) => layout.harvest(0, space).x);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(40);
    expect(third).toBeLessThan(field.x + field.width - 18);
  });

  it("lays a shape at its anchor and draws only its outer edges", () => {
    expect(at.covered([[0, 0], [1, 0], [1, 1]], 2, 3)).toEqual([[2, 3], [3, 3], [3, 4]]);
    expect(at.edges(layout, [[0, 0]]).match(/M/g)).toHaveLength(4);
    expect(at.edges(layout, [[0, 0], [0, 1]]).match(/M/g)).toHaveLength(6);
  });

  it("draws nothing outside the sheet", () => {
    for (const one of [layout, narrow]) {
      const others = [0, 1].map((i) => one.other(i, 10));
      const cells = at.TRACKS.flatMap((_, row) => Array.from({ length: 9 }, (__, column) => one.cell(row, column)));
      for (const box of [...cells, ...at.TRACKS.map((_, row) => one.score(row)), one.total(), one.round(9), ...others]) {
        expect(box.x + box.width).toBeLessThanOrEqual(one.width);
        expect(box.y + box.height).toBeLessThanOrEqual(one.height);
      }
    }
  });

  it("is no wider than a phone, and parts no Bridge from its Field", () => {
    expect(narrow.width).toBeLessThanOrEqual(334);
    expect(narrow.panels.map((panel) => panel.last)).toEqual([4, 9]);
    expect(narrow.field(0).y).toBeLessThan(narrow.cell(0, 4).y);
    expect(Math.min(narrow.space(0, 8, 0).width, narrow.space(0, 8, 0).height)).toBeGreaterThanOrEqual(44);
  });

  it("crosses out the same way each time, and never two pieces alike", () => {
    const box = { x: 0, y: 0, width: 40, height: 40 };
    expect(at.pencil("build-walls-1-0", box)).toBe(at.pencil("build-walls-1-0", box));
    expect(at.pencil("build-walls-1-0", box)).not.toBe(at.pencil("build-walls-2-0", box));
  });

  it("draws up to two pictograms and counts more", () => {
    expect(at.lines({})).toEqual([{ name: "action", units: 1, count: 1 }]);
    expect(at.lines({ stone: 2 })).toEqual([{ name: "stone", units: 2, count: 2 }]);
    expect(at.lines({ wood: 1, stone: 4 }).map((line) => line.count)).toEqual([1, 1]);
    expect(at.lines({ food: 3 })).toEqual([{ name: "food", units: 3, count: 1 }]);
  });

  it("finds the amounts in a sentence", () => {
    expect(parts("Gain [food*2] now")).toEqual([{ text: "Gain " }, { name: "food", units: 2 }, { text: " now" }]);
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
