import { expect, test } from "vitest";
import { plain } from "../src/lib/plain";

const option = (id: string) => (id === "draw_first" ? "Draw first" : "");

test("a rule is read without marks, pointers and names of data", () => {
  expect(plain("**Two** workers lie (-> KEY-RUL-8) on `stack_size` cards.")).toBe("Two workers lie on stack size cards.");
  expect(plain("`gain_resources` (Keywood, Key mine): take the listed resources.")).toBe("Keywood, Key mine: take the listed resources.");
  expect(plain("`per_food`, `per_builder`: number of visible symbols.")).toBe("Number of visible symbols.");
  expect(plain("`draw_workers` (Alehouse) / `draw_skills` (Hall): draw.")).toBe("Alehouse, Hall: draw.");
});

test("an option is called as it is at the set-up", () => {
  expect(plain("`draw_first`: off, draw last.", option)).toBe("Draw first: off, draw last.");
  expect(plain("Option `draw_first`.", option)).toBe("Option Draw first.");
});
