/** Which page this tab shows. A server of another version has another one: what it says would be misread here. */

const TRIED = "gromada-loaded-for";

/** The script of this page, whose name follows from what is in it; nothing while developing. */
export function ownPage(): string {
  return import.meta.env.PROD ? (document.querySelector('script[type="module"][src]')?.getAttribute("src") ?? "") : "";
}

/** Loads the page that the server has, if it is another one than ours; once for each, so that two servers never make it go round. */
export function loadedAnew(page: string | undefined, own = ownPage()): boolean {
  if (!page || !own || page === own || sessionStorage.getItem(TRIED) === page) return false;
  sessionStorage.setItem(TRIED, page);
  location.reload();
  return true;
}
