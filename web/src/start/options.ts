/** The settings of a game as questions in plain words. */
import type { Closed, Printed, SettingOut } from "../api/types";
import { thingsOf } from "../games";
import { dashed, say, texts } from "../lib/texts.svelte";

type Value = string | number | boolean;
export interface Card { value: Value; title: string; about: string; rule: string | null } // the rule that closes it

const id = (setting: SettingOut, value = "") => `option-${dashed(setting.name)}${value ? `-${dashed(value)}` : ""}`;
const perhaps = (text: string) => (texts.has(text) ? say(text) : "");

export const question = (setting: SettingOut) => say(id(setting));
export const explained = (setting: SettingOut) => perhaps(`${id(setting)}-about`);
export const valueWord = (setting: SettingOut, value: string) => say(id(setting, value));

/** The answers to a question that is answered by one of a few cards. */
export function cards(setting: SettingOut, closed: Closed[]): Card[] {
  const rule = (value: Value) => closed.find((one) => one.setting === setting.name && one.value === value)?.rule ?? null;
  return (setting.values ?? []).map((value) => ({
    value, title: valueWord(setting, value), about: perhaps(`${id(setting, value)}-about`), rule: rule(value),
  }));
}

/** Of a text only the usual answer has a word, of a number those that it lists. */
export const words = (setting: SettingOut) => (setting.kind === "text" ? [String(setting.default)] : (setting.words ?? []));

export const isShort = (setting: SettingOut) => setting.kind === "number" && (setting.high ?? 0) - (setting.low ?? 0) <= 100;

export function numbers(game: string, setting: SettingOut, printed: Printed | null): { number: number; text: string }[] {
  const things = thingsOf(game, setting.name, printed);
  if (things.length) return things.map((thing) => ({ number: thing.number, text: texts.name(thing.id) }));
  const low = setting.low ?? 0;
  return Array.from({ length: (setting.high ?? 0) - low + 1 }, (_, i) => ({ number: low + i, text: String(low + i) }));
}

/** A question that has one answer left is not asked. */
export function isAsked(setting: SettingOut, closed: Closed[]): boolean {
  const shut = closed.filter((one) => one.setting === setting.name).map((one) => one.value);
  if (setting.kind === "one_of") return (setting.values ?? []).filter((value) => !shut.includes(value)).length > 1;
  if (setting.kind === "number") return !shut.includes(setting.low ?? 0);
  return true;
}
