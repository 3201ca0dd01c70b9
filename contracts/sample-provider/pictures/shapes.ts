/** Corner, width and height of an upright rectangle in picture units (600 × 400). */
export type Box = readonly [x: number, y: number, width: number, height: number];
export type Point = readonly [x: number, y: number];

/** The colour of shadows, drawn with little opacity. */
export const shadow = '#1a2230';

/** A number as short as looks allow: half a unit is half a pixel, small sizes keep a tenth. */
export function num(value: number): string {
  const steps = Math.abs(value) < 20 ? 10 : 2;
  return String(Math.round(value * steps) / steps).replace(/^(-?)0\./, '$1.');
}

/** A rectangle; as a path, which is shorter, unless its corners are rounded. */
export function rect(box: Box, fill: string, more = ''): string {
  if (!more.includes('rx=')) return path(outline(box), fill, more);
  const [x, y, width, height] = box;
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${attributes(more)}/>`;
}

export function circle([x, y]: Point, radius: number, fill: string, more = ''): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${attributes(more)}/>`;
}

export function ellipse([x, y]: Point, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attributes(more)}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${short(d)}" fill="${fill}"${attributes(more)}/>`;
}

/** An open line without a fill. */
export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${short(d)}" fill="none" stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="round"${attributes(more)}/>`;
}

/** A closed shape with straight sides; `corners` are x and y in turn. */
export function polygon(corners: readonly number[], fill: string, more = ''): string {
  return path(`M${corners.map(num).join(' ')}Z`, fill, more);
}

export function group(content: string, more: string): string {
  return `<g${attributes(more)}>${content}</g>`;
}

/** Shapes drawn around 0, 0, placed at x, y and scaled by `size`. */
export function at(x: number, y: number, parts: readonly string[], size = 1): string {
  const scale = size === 1 ? '' : `scale(${Math.round(size * 1000) / 1000})`;
  return group(parts.join(''), `transform="translate(${num(x)} ${num(y)})${scale}"`);
}

/** A picture with left and right exchanged. */
export function mirrored(content: string): string {
  return group(content, 'transform="matrix(-1 0 0 1 600 0)"');
}

/** What is inside an outline. The id must differ from all others in the picture. */
export function clipped(id: string, d: string, content: string): string {
  const clip = `<clipPath id="${id}"><path d="${short(d)}"/></clipPath>`;
  return clip + group(content, `clip-path="url(#${id})"`);
}

/**
 * Many rectangles of one colour as few paths: a façade has hundreds and a picture few kilobytes.
 * Those of one height become strokes as thick as they are high, which take half the letters.
 */
export function boxes(list: readonly Box[], fill: string, more = ''): string {
  const byHeight = new Map<string, Box[]>();
  for (const box of list) {
    const height = num(box[3]);
    byHeight.set(height, [...(byHeight.get(height) ?? []), box]);
  }
  const rows = [...byHeight].filter(([, row]) => row.length > 4);
  const rest = [...byHeight].flatMap(([, row]) => (row.length > 4 ? [] : row));
  const bar = ([x, y, w, h]: Box) => `M${num(x)} ${num(y + h / 2)}h${num(w)}`;
  return [
    ...rows.map(
      ([height, row]) =>
        `<path d="${row.map(bar).join('')}" stroke="${fill}" stroke-width="${height}"${attributes(more)}/>`,
    ),
    rest.length > 0 ? path(rest.map(outline).join(''), fill, more) : '',
  ].join('');
}

/** Equal rectangles, side by side at each of `xs`. */
export function boxesAt(xs: readonly number[], y: number, width: number, height: number): Box[] {
  return xs.map((x): Box => [x, y, width, height]);
}

/** A row of equal rectangles: the first one, and further ones each `step` to the right. */
export function boxRow(number: number, step: number, [x, y, w, h]: Box): Box[] {
  return count(number).map((i): Box => [x + i * step, y, w, h]);
}

/** The outline of a round arch: a box whose upper end is a half circle. */
export function archOutline([x, y, w, h]: Box): string {
  const radius = num(w / 2);
  return `M${num(x)} ${num(y + h)}V${num(y + w / 2)}a${radius} ${radius} 0 0 1 ${num(w)} 0V${num(y + h)}z`;
}

export function arches(list: readonly Box[], fill: string, more = ''): string {
  return list.length === 0 ? '' : path(list.map(archOutline).join(''), fill, more);
}

/** A box made smaller, or larger with a negative margin, on all sides. */
export function inset([x, y, w, h]: Box, margin: number): Box {
  return [x + margin, y + margin, w - 2 * margin, h - 2 * margin];
}

/** A row of numbers from 0: `count(3)` is 0, 1, 2. */
export function count(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}

/** What `draw` returns for each number from 0, as one text. */
export function repeat(times: number, draw: (i: number) => string): string {
  return count(times).map(draw).join('');
}

/** Lines of a floor that run towards the viewer: `far` apart at the top, `near` at the lower edge. */
export function floorSeams(number: number, top: number, far: number, near: number): string {
  return repeat(number, (i) => {
    const from = i - (number - 1) / 2;
    return `M${300 + from * far} ${top}L${300 + from * near} 400`;
  });
}

/** The outline of a rectangle. */
export function outline([x, y, w, h]: Box): string {
  return `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`;
}

/** Path data without needless digits. */
function short(d: string): string {
  return d
    .replace(/-?\d+\.\d{2,}/g, (digits) => num(Number(digits)))
    .replace(/([a-zA-Z]) /g, '$1')
    .replace(/ -/g, '-');
}

function attributes(more: string): string {
  return more ? ` ${more}` : '';
}
