import { describe, expect, it } from "vitest";
import { clicksOf } from "../src/learn/clicks";
import { blocking, inherited, selfContained } from "../src/review/picture";

describe("clicks of a lesson", () => {
  const label = { id: "do", facts: {} };

  it("go from piece to piece, in the order of the answers", () => {
    const clicks = clicksOf([{ label, places: ["hand/0", "seat/0/village/2"] }, { label, places: [] }, { label, places: ["basic/miner"] }]);

    expect(clicks).toEqual([{ place: "hand/0", step: 0 }, { place: "seat/0/village/2", step: 0 }, { place: "basic/miner", step: 2 }]);
  });

  it("do not click the same piece twice in a row", () => {
    expect(clicksOf([{ label, places: ["tile/a", "tile/a"] }, { label, places: ["tile/a", "tile/b"] }])).toEqual([{ place: "tile/a", step: 0 }, { place: "tile/b", step: 1 }]);
  });
});

describe("styles of a picture", () => {
  it("hold what they refer to by address, and keep what they hold already", async () => {
    const css = '@font-face { src: url("/a.woff2"); } b { fill: url(#x); mask: url("data:image/svg+xml,y"); } i { src: url(/a.woff2) }';
    const asked: string[] = [];
    const found = await selfContained(css, "https://table.example/assets/style.css", (address) => {
      asked.push(address);
      return Promise.resolve("data:font/woff2;base64,AA");
    });

    expect(asked).toEqual(["https://table.example/a.woff2"]);
    expect(found).toBe('@font-face { src: url("data:font/woff2;base64,AA"); } b { fill: url(#x); mask: url("data:image/svg+xml,y"); } i { src: url("data:font/woff2;base64,AA") }');
  });
});

it("a picture waits for its own letters, and has those of the page around it", () => {
  expect(blocking('@font-face { font-family: "A"; font-display: swap; } @font-face { font-display:swap }')).toBe('@font-face { font-family: "A"; font-display: block; } @font-face { font-display: block }');
  const around: Record<string, string> = { "font-family": '"Source Sans 3 Variable"', "font-size": "17px", "font-variant-numeric": "tabular-nums", color: "#123" };
  const style = inherited({ getPropertyValue: (name) => around[name] ?? "normal" });
  expect(style).toContain('font-family:"Source Sans 3 Variable";font-size:17px');
  expect(style).toContain("font-variant-numeric:tabular-nums");
});
