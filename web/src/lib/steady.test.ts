import { expect, test } from "vitest";
import { steady } from "./steady";

test("names that have not changed stay the same list", () => {
  const before = ["Ola", "Jan"];
  expect(steady(before, ["Ola", "Jan"])).toBe(before);
  expect(steady(before, ["Ola", "Fox"])).toEqual(["Ola", "Fox"]);
  expect(steady(before, ["Ola"])).toEqual(["Ola"]);
});
