/** Made by vite.config.ts from @iconify-json/game-icons: the inside of an SVG of 512 by 512, by name. */
declare module "virtual:pictograms" {
  const pictograms: Record<string, string>;
  export default pictograms;
}
