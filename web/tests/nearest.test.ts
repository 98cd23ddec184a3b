import { expect, test } from "vitest";
import { nearest, underFinger } from "../src/kit/nearest";

const box = (x: number, y: number, size: number) => ({ left: x - size / 2, right: x + size / 2, top: y - size / 2, bottom: y + size / 2 });

test("a finger means the small piece whose middle is nearest, whatever lies over it", () => {
  const goods = [box(100, 100, 16), box(112, 100, 16), box(300, 300, 16)];
  expect(underFinger(101, 99, goods)).toBe(0);
  expect(underFinger(107, 100, goods)).toBe(1);
  expect(underFinger(285, 288, goods)).toBe(2);
});

test("what is as large as a finger, or out of its reach, is only hit", () => {
  expect(underFinger(100, 100, [box(100, 100, 40)])).toBe(-1);
  expect(underFinger(100, 100, [box(121, 100, 16)])).toBe(-1);
});

test("an arrow goes to what is in line rather than to what is near", () => {
  expect(nearest(box(0, 0, 10), [box(20, 30, 10), box(60, 0, 10), box(-20, 0, 10)], "ArrowRight")).toBe(1);
  expect(nearest(box(0, 0, 10), [box(20, 30, 10)], "ArrowLeft")).toBe(-1);
});
