/** A picture of a part of the page, made in the browser: the part with its styles, letters and pictograms as one SVG, drawn on a canvas. */
const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";
const ADDRESS = /url\(["']?([^"')]+)["']?\)/g;

async function dataOf(address: string): Promise<string> {
  const found = await fetch(address);
  const bytes = new Uint8Array(await found.arrayBuffer());
  return `data:${found.headers.get("content-type") ?? ""};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}

/** A picture loads nothing: whatever the styles refer to by address is put into them. */
export async function selfContained(css: string, base: string, data = dataOf): Promise<string> {
  const wanted = [...new Set([...css.matchAll(ADDRESS)].map((match) => match[1] ?? ""))].filter((one) => !/^(data:|#)/.test(one));
  const found = new Map(await Promise.all(wanted.map(async (one): Promise<[string, string]> => [one, await data(new URL(one, base).href)])));
  return css.replaceAll(ADDRESS, (all, address: string) => (found.has(address) ? `url("${found.get(address)}")` : all));
}

async function styles(): Promise<string> {
  const parts = [...document.styleSheets].map((sheet) => selfContained([...sheet.cssRules].map((rule) => rule.cssText).join("\n"), sheet.href ?? location.href));
  return (await Promise.all(parts)).join("\n");
}

/** The part in copies of what it lies in, which say how it looks and take no room. */
function copyOf(part: Element, width: number, height: number): Element {
  let copy = part.cloneNode(true) as HTMLElement;
  copy.style.cssText += `;position:relative;inset:auto;margin:0;box-sizing:border-box;width:${width}px;height:${height}px`;
  for (let around = part.parentElement; around && around !== document.body; around = around.parentElement) {
    const frame = around.cloneNode(false) as HTMLElement;
    frame.style.cssText = "all:unset;display:contents";
    frame.append(copy);
    copy = frame;
  }
  return copy;
}

/** As it looks now, so many times as large. */
export async function pictureOf(part: Element, scale = 2): Promise<HTMLCanvasElement> {
  const { width, height } = part.getBoundingClientRect();
  const body = document.createElementNS(XHTML, "div");
  const { font, color: colour } = getComputedStyle(part); // what it inherits
  body.setAttribute("style", `font:${font};color:${colour};width:${width}px;height:${height}px;overflow:hidden`);
  const shapes = document.querySelector("svg.shapes");
  if (shapes) body.append(shapes.cloneNode(true));
  body.append(copyOf(part, width, height));
  const root = document.createElementNS(SVG, "svg");
  for (const { name, value } of document.documentElement.attributes) if (name !== "style") root.setAttribute(name, value);
  root.setAttribute("width", String(width * scale));
  root.setAttribute("height", String(height * scale));
  root.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const style = document.createElementNS(SVG, "style");
  style.textContent = await styles();
  const inside = document.createElementNS(SVG, "foreignObject");
  inside.setAttribute("width", String(width));
  inside.setAttribute("height", String(height));
  inside.append(body);
  root.append(style, inside);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(root))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  await drawn(image, canvas);
  return canvas;
}

const LOOKS = 20;
const PAUSE = 100; // milliseconds
const SAME = 3; // looks without a change
/** Letters are ready some moments after the picture is, and nothing tells when: it is drawn until it stays the same. */
async function drawn(image: HTMLImageElement, canvas: HTMLCanvasElement): Promise<void> {
  const pen = canvas.getContext("2d");
  let [before, same] = ["", 0];
  for (let look = 0; look < LOOKS && same < SAME; look++) {
    pen?.drawImage(image, 0, 0);
    const now = canvas.toDataURL("image/webp", 0.1);
    same = now === before ? same + 1 : 0;
    before = now;
    await new Promise((later) => setTimeout(later, PAUSE));
  }
}

/** The same with two lines beneath: what is seen, and where it can be opened. */
export function captioned(picture: HTMLCanvasElement, title: string, about: string, scale = 2): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const band = 76 * scale;
  [canvas.width, canvas.height] = [picture.width, picture.height + band];
  const pen = canvas.getContext("2d");
  if (!pen) return picture;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  pen.drawImage(picture, 0, 0);
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, picture.height, canvas.width, band);
  const room = canvas.width - 36 * scale;
  pen.fillStyle = colour("--ink");
  pen.font = `700 ${24 * scale}px "Gromada Figures", "Alegreya Variable", serif`;
  pen.fillText(title, 18 * scale, picture.height + 32 * scale, room);
  pen.fillStyle = colour("--ink-2");
  pen.font = `${16 * scale}px "Source Sans 3 Variable", sans-serif`;
  pen.fillText(about, 18 * scale, picture.height + 58 * scale, room);
  return canvas;
}
