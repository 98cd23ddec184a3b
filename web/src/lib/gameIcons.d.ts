/** Made when the page is built, by gameIcons.ts: the body of an SVG of 512 by 512. */
declare module "game-icons:*" {
  const body: string;
  export default body;
}
