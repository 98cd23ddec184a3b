import { expect, test } from "vitest";
import { finder } from "../src/learn/naming";

const find = finder([["villager.monk", "Monk"], ["villager.log_rafter", "Log Rafter"], ["villager.rafter", "Rafter"], ["sign.gold", "gold"]]);

test("names are found whole, the longest first, in the plural too", () => {
  expect(find("A Log Rafter and two Monks.")).toEqual([
    { text: "A ", id: "" }, { text: "Log Rafter", id: "villager.log_rafter" }, { text: " and two ", id: "" }, { text: "Monks", id: "villager.monk" }, { text: ".", id: "" },
  ]);
});

test("words that only look alike are no names", () => {
  expect(find("Monkeys pay gold; monks do not.")).toEqual([{ text: "Monkeys pay gold; monks do not.", id: "" }]);
});

test("Polish letters end a word as others do", () => {
  expect(finder([["a", "Mnich"]])("Mnichów nie ma, Mnich jest").map((one) => one.id)).toEqual(["", "a", ""]);
});

test("Polish names are found in their cases, and longer words are not", () => {
  const polish = finder([["hayer", "Kosiarz"], ["seeker", "Zbieraczka"], ["market", "Targ"], ["rafter", "Flisak Rzeczny"], ["well", "Sad"]], "pl");

  expect(polish("Weź Kosiarza albo Zbieraczkę, nie z Targowiska; Flisaka Rzecznego i Targu szukaj w Sadzie.").filter((one) => one.id)).toEqual([
    { text: "Kosiarza", id: "hayer" }, { text: "Zbieraczkę", id: "seeker" }, { text: "Flisaka Rzecznego", id: "rafter" }, { text: "Targu", id: "market" },
  ]);
});

test("without names there is only the text", () => {
  expect(finder([])("Monk")).toEqual([{ text: "Monk", id: "" }]);
});
