import { expect, test } from "vitest";
import { apart, bestTurn, changesOfLead, leadSince } from "../src/states/course";

const course = [
  { at: 0, round: 1, points: [0, 0] },
  { at: 4, round: 1, points: [3, 0] },
  { at: 9, round: 2, points: [3, 7] },
  { at: 15, round: 3, points: [8, 7] },
  { at: 20, round: 3, points: [8, 8] },
  { at: 26, round: 4, points: [10, 8] },
];

test("the best turn is told by the round in which it was played", () => {
  expect(bestTurn(course)).toEqual({ seat: 1, points: 7, round: 1, at: 9 });
  expect(bestTurn([{ at: 0, round: 1, points: [5, 5] }])).toBeNull();
});

test("the winner leads from where nobody is in front any more", () => {
  expect(leadSince(course, 0)).toBe(3);
  expect(leadSince(course.slice(0, 2), 0)).toBeNull();
});

test("only somebody alone in front takes the lead", () => {
  expect(changesOfLead(course)).toBe(2);
  expect(changesOfLead([{ at: 0, round: 1, points: [1, 1] }, { at: 1, round: 1, points: [2, 2] }])).toBe(0);
});

test("names beside the lines keep apart, stay in sight and in their order", () => {
  expect(apart([50, 52, 90], 18, 10, 200)).toEqual([50, 68, 90]);
  const low = apart([198, 199, 200], 18, 10, 200);
  expect(low).toEqual([164, 182, 200]);
});
