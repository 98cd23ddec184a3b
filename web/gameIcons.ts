/** `import wheat from "game-icons:wheat"` gives the body of one pictogram: only those that are used reach the page. */
import { icons } from "@iconify-json/game-icons";
import { roundedBody } from "./rounding";

const UNIT = 2; // of 512: a quarter of a pixel where a pictogram is drawn largest

export function gameIcons() {
  const scheme = "game-icons:";
  return {
    name: "game-icons",
    resolveId: (id: string) => (id.startsWith(scheme) ? `\0${id}` : undefined),
    load(id: string) {
      if (!id.startsWith(`\0${scheme}`)) return undefined;
      const name = id.slice(scheme.length + 1);
      const found = icons.icons[name];
      if (!found) throw new Error(`game-icons has no pictogram ${name}`);
      return `export default ${JSON.stringify(roundedBody(found.body, UNIT))}`;
    },
  };
}
