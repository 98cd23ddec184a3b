import { describe, expect, it } from "vitest";
import { ago } from "../src/lib/ago";
import { moved, open } from "../src/start/moving";
import { chairs, seated } from "../src/start/seating";

const holders = (sitting: { holder: string }[]) => sitting.map((one) => one.holder);

describe("the chairs of a table to be", () => {
  it("are for one person and friendly bots", () => {
    expect(holders(chairs(3))).toEqual(["me", "fox", "fox"]);
  });

  it("have one of me: who was there goes where I was", () => {
    expect(holders(seated(chairs(3), 2, "me"))).toEqual(["fox", "fox", "me"]);
    expect(holders(seated(seated(chairs(2), 1, "open"), 1, "me"))).toEqual(["open", "me"]);
  });

  it("keep who sits there when another chair comes", () => {
    expect(holders(chairs(3, seated(chairs(2), 1, "owl")))).toEqual(["me", "owl", "fox"]);
  });
});

describe("what was chosen", () => {
  it("stays for another number of chairs, and what was left as usual follows what is usual there", () => {
    expect(moved({ mode: "basic", sheet: 7 }, { mode: "basic", sheet: "choose" }, { mode: "alone", sheet: "choose" })).toEqual({ mode: "alone", sheet: 7 });
  });
});

describe("what is closed", () => {
  const usual = { mode: "alone", sheet: "choose" };
  it("gives way to what is usual, and to nothing else", () => {
    expect(open({ mode: "together", sheet: 7 }, [{ setting: "mode", value: "together" }, { setting: "sheet", value: 99 }], usual)).toEqual({ mode: "alone", sheet: 7 });
    const chosen = { mode: "alone", sheet: 7 };
    expect(open(chosen, [{ setting: "mode", value: "together" }], usual)).toBe(chosen);
  });
});

describe("how long ago something was", () => {
  it("is said in the largest unit that fits", () => {
    expect(ago(1000, "en", 1030)).toBe("this minute");
    expect(ago(0, "en", 7300)).toBe("2 hours ago");
    expect(ago(0, "pl", 3 * 86_400)).toBe("3 dni temu");
  });
});
