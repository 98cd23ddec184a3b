import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { gameIcons } from "./gameIcons";
import { weights } from "./weights";

// The page is built into the Python package, so that a user needs no Node.
export default defineConfig({
  plugins: [svelte(), gameIcons(), weights()],
  build: {
    outDir: "../src/gromada/table/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // What most pages need comes in two files, not in forty small ones that wait for each other.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: /node_modules|src\/(api|lib|kit)\//, minShareCount: 3 },
            { name: "icons", test: /game-icons:/, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
