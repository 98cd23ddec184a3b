import { icons } from "@iconify-json/game-icons";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The pictograms that the page shows, by game-icons' names. */
const PICTOGRAMS: Record<string, string> = {
  villagers: "farmer",
  craftsmen: "anvil",
  hamlet: "village",
  imperial_settlers: "rolling-dices",
  keyflower: "vine-flower",
};

/** Only these are taken out of the whole set, which is far larger than the page. */
function pictograms() {
  const name = "virtual:pictograms";
  return {
    name,
    resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
    load(id: string) {
      if (id !== `\0${name}`) return undefined;
      const bodies = Object.entries(PICTOGRAMS).map(([game, icon]) => {
        const found = icons.icons[icon];
        if (!found) throw new Error(`game-icons has no pictogram ${icon}`);
        return [game, found.body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(bodies))}`;
    },
  };
}

// The page is built into the Python package, so that a user needs no Node.
export default defineConfig({
  plugins: [svelte(), pictograms()],
  build: { outDir: "../src/gromada/table/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
