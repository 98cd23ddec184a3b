import { describe, expect, it } from "vitest";
import schema from "../src/api/schema.json";

const pages = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const files = import.meta.glob<string>("../../src/gromada/texts/*.ftl", { query: "?raw", import: "default", eager: true });
const source = Object.values(pages).join("\n");
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "").sort();

describe("the texts of the page", () => {
  const [first = "", second = ""] = Object.values(files);

  it("are the same in both languages", () => {
    expect(Object.keys(files)).toHaveLength(2);
    expect(ids(first)).toEqual(ids(second));
  });

  it("are all used, and none is missing", () => {
    const own = ids(first).filter((id) => /^(page|window)-/.test(id));
    const isMade = (id: string) => id.startsWith("window-key-"); // one for each key that is listed
    expect(own.filter((id) => !isMade(id) && !source.includes(`"${id}"`))).toEqual([]);
    const said = [...source.matchAll(/"((?:page|window)-[a-z-]+)"/g)].map((found) => found[1] ?? "");
    expect([...new Set(said)].filter((id) => !own.includes(id))).toEqual([]);
  });

  it("have a sentence for every refusal of the server", () => {
    const codes = schema.definitions.Problem.properties.code.enum;
    expect(ids(first).filter((id) => id.startsWith("refused-"))).toEqual(codes.map((code) => `refused-${code}`).sort());
  });

  it("never depend on the server's English words", () => {
    expect([...source.matchAll(/\.message\b|\.error\.|\.error\b(?!\))/g)].map((found) => found[0])).toEqual([]);
  });
});
