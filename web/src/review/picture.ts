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

/** A letter of every file of letters: what is drawn of it tells whether the file has been read. */
const LETTERS = [["Alegreya Variable", "a"], ["Alegreya Variable", "ł"], ["Source Sans 3 Variable", "a"], ["Source Sans 3 Variable", "ł"], ["Gromada Figures", "0"]] as const;
const CELL = 20; // pixels for each of them, in a strip beneath the picture

function strip(top: number): Element {
  const line = document.createElementNS(SVG, "g");
  const paper = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ y: top, width: LETTERS.length * CELL, height: CELL, style: "fill:#fff" })) paper.setAttribute(name, String(value));
  line.append(paper);
  LETTERS.forEach(([family, letter], i) => {
    const text = document.createElementNS(SVG, "text");
    text.setAttribute("x", String(i * CELL + 2));
    text.setAttribute("y", String(top + CELL - 5));
    text.setAttribute("style", `font:700 16px "${family}";fill:#000`);
    text.textContent = letter;
    line.append(text);
  });
  return line;
}

const INHERITED = ["font-family", "font-size", "font-weight", "font-style", "font-variant-numeric", "line-height", "color"];
/** What the part has from around it, one by one: where a page counts in tabular figures, `font` alone says nothing. */
export const inherited = (style: Pick<CSSStyleDeclaration, "getPropertyValue">) => INHERITED.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";");

/** As it looks now, so many times as large. */
export async function pictureOf(part: Element, scale = 2): Promise<HTMLCanvasElement> {
  const { width, height } = part.getBoundingClientRect();
  const body = document.createElementNS(XHTML, "div");
  body.setAttribute("style", `${inherited(getComputedStyle(part))};width:${width}px;height:${height}px;overflow:hidden`);
  const shapes = document.querySelector("svg.shapes");
  if (shapes) body.append(shapes.cloneNode(true));
  body.append(copyOf(part, width, height));
  const root = document.createElementNS(SVG, "svg");
  for (const { name, value } of document.documentElement.attributes) if (name !== "style") root.setAttribute(name, value);
  root.setAttribute("width", String(width * scale));
  root.setAttribute("height", String((height + CELL) * scale));
  root.setAttribute("viewBox", `0 0 ${width} ${height + CELL}`);
  const style = document.createElementNS(SVG, "style");
  style.textContent = blocking(await styles());
  const inside = document.createElementNS(SVG, "foreignObject");
  inside.setAttribute("width", String(width));
  inside.setAttribute("height", String(height));
  inside.append(body);
  root.append(style, inside, strip(height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(root))}`;
  await image.decode();
  await lettered(image, height * scale, scale);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return canvas;
}

/** Nothing is drawn with other letters while the own ones are read. */
export const blocking = (css: string) => css.replaceAll(/font-display:\s*swap/g, "font-display: block");

const LOOKS = 100;
const PAUSE = 100; // milliseconds
const DARK = 120; // ink on white paper
/** Letters are ready some moments after the picture is, and nothing tells when: it is looked at until each file has drawn its letter. */
async function lettered(image: HTMLImageElement, top: number, scale: number): Promise<void> {
  const cell = CELL * scale;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [LETTERS.length * cell, cell];
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const isDrawn = (_: unknown, i: number) => pen?.getImageData(i * cell + scale, scale, cell - 2 * scale, cell - 2 * scale).data.some((byte) => byte < DARK) ?? true;
  for (let look = 0; look < LOOKS; look++) {
    pen?.clearRect(0, 0, canvas.width, cell);
    pen?.drawImage(image, 0, -top);
    if (LETTERS.every(isDrawn)) return;
    await new Promise((later) => setTimeout(later, PAUSE));
  }
}

/** The same with two lines beneath: what is seen, and where it can be opened. */
export async function captioned(picture: HTMLCanvasElement, title: string, about: string, scale = 2): Promise<HTMLCanvasElement> {
  const [large, small] = [`700 ${24 * scale}px "Gromada Figures", "Alegreya Variable", serif`, `${16 * scale}px "Source Sans 3 Variable", sans-serif`];
  await Promise.all([document.fonts.load(large, title), document.fonts.load(small, about)]); // a canvas waits for no letters
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
  pen.font = large;
  pen.fillText(title, 18 * scale, picture.height + 32 * scale, room);
  pen.fillStyle = colour("--ink-2");
  pen.font = small;
  pen.fillText(about, 18 * scale, picture.height + 58 * scale, room);
  return canvas;
}
