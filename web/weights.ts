/** What a browser has to load, gzipped: the shell of a table, and each board. A build that is too heavy fails. */
import type { Plugin, Rollup } from "vite";

const SHELL = 120_000; // bytes, without fonts
const BOARD = 60_000;

/** Files by name: those that the browser must have before it can draw what this one exports. */
function needed(bundle: Rollup.OutputBundle, from: string[], isAwaited: (module: string) => boolean): Set<string> {
  const found = new Set<string>();
  const todo = [...from];
  for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") continue;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    const awaited = chunk.dynamicImports.filter((one) => {
      const to = bundle[one];
      return to?.type === "chunk" && isAwaited(to.facadeModuleId ?? "");
    });
    todo.push(...chunk.imports, ...awaited);
  }
  return found;
}

async function zipped(text: string | Uint8Array<ArrayBufferLike>): Promise<number> {
  const stream = new Blob([text as BlobPart]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

export function weights(): Plugin {
  return {
    name: "weights",
    async writeBundle(_, bundle) {
      async function weigh(names: string[]): Promise<number> {
        const all = await Promise.all(names.map((name) => bundle[name]).map((one) => zipped(one?.type === "chunk" ? one.code : (one?.source ?? ""))));
        return all.reduce((sum, bytes) => sum + bytes, 0);
      }
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const isOf = (end: RegExp) => chunks.filter((one) => end.test(one.facadeModuleId ?? "")).map((one) => one.fileName);
      const shell = needed(bundle, [...chunks.filter((one) => one.isEntry).map((one) => one.fileName), ...isOf(/src\/table\/Table\.svelte$/)], () => false);
      const told: [string, number, number][] = [["shell", await weigh([...shell]), SHELL]];
      for (const chunk of chunks) {
        const game = /src\/games\/([a-z_]+)\/index\.ts$/.exec(chunk.facadeModuleId ?? "")?.[1];
        if (!game) continue;
        const all = needed(bundle, [chunk.fileName], (module) => /\/pictures\.ts$/.test(module));
        told.push([game, await weigh([...all].filter((one) => !shell.has(one))), BOARD]);
      }
      if (told.length < 2 || told.some(([, bytes]) => bytes < 5_000)) this.error("the page is built of other parts than those that are weighed");
      for (const [name, bytes, most] of told) console.log(`${name.padEnd(20)} ${(bytes / 1000).toFixed(1).padStart(6)} kB gzipped, at most ${most / 1000}`);
      const heavy = told.filter(([, bytes, most]) => bytes > most).map(([name]) => name);
      if (heavy.length) this.error(`too heavy: ${heavy.join(", ")}`);
    },
  };
}
