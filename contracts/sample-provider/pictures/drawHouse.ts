import { type Brush, mix, parts, round, roundFinely } from '../pictureParts.ts';
import type { Random } from '../random.ts';

const groundFloor = 60;
const wall = '#ebcfa4';
const shade = '#c9a273';
const trimShade = '#dccbb0';
/** The usual height of a floor. Lower floors have lower windows. */
const usualStorey = 44;

/** The visible features of a house, in its own units. The left corner on the ground is at 0, 0. */
export type House = {
  floors: number;
  columns: number;
  /**
   * `cell` is the width of a window with the wall around it, and `storey` the height of a floor.
   */
  cell: number;
  storey: number;
  /** The width of the shaded side. */
  side: number;
  window: string;
  door: string;
  /** The part beside the door. If it is empty, there are windows. */
  below: string;
  roof: string;
  /** The part on the roof with its position: `top-dome@center`. */
  top: string;
  /** True if there are lines between the floors. */
  course: boolean;
  /** True if the lamps are lit. */
  lit: boolean;
  /** The plant beside the door, such as `urn-shrub`, or an empty text. */
  urn: string;
};

/** Returns the width of a house, and its height up to the roof. */
export function sizeOf({ columns, cell, side, floors, storey }: House) {
  return {
    front: columns * cell,
    whole: columns * cell + side,
    height: groundFloor + (floors - 1) * storey,
  };
}

const box = (x: number, width: number, height: number, fill: string) =>
  `<path fill="${fill}" d="M${round(x)} 0V${-height}h${round(width)}V0Z"/>`;

/** Draws a house. Each floor is a group, with a window in each column. */
export function drawHouse(house: House, brush: Brush, random: Random): string {
  const { floors, columns, cell, storey, side, window, door, below, roof, top, course, lit, urn } =
    house;
  const { front, whole, height } = sizeOf(house);
  const squeeze = storey < usualStorey ? ` transform="scale(1 ${round(storey / 50)})"` : '';
  const row = (id: string, share: number) =>
    `<g id="${id}"${squeeze}>${columnsOf(columns, (i) => `<use href="#${lit && random.chance(share) ? 'v' : 'w'}" x="${round(cell * (i + 0.5))}"/>`)}</g>`;
  const defs = [
    `<g id="w">${brush.drawing(`window-${window}`)}</g>`,
    lit ? `<g id="v">${lighted(brush, `window-${window}`)}</g>` : '',
    row('r', 0.35),
    row('s', 0.7),
    below && `<g id="b">${brush.drawing(`base-${below}`)}</g>`,
    slopes(roof) ? '' : `<g id="c">${brush.drawing(roof)}</g>`,
  ];
  const upper = columnsOf(floors - 1, (i) => {
    const y = -groundFloor - storey * i;
    const line = course
      ? `<path fill="${brush.paint(trimShade)}" d="M-2 ${y}h${round(front + 4)}v3H-2Z"/>`
      : '';
    return `${line}<use data-part="floor" href="#${random.pick(['r', 's'])}" y="${y}"/>`;
  });
  const entrance = Math.max(
    52,
    Math.min(
      front - 52,
      random.chance(0.65) ? front / 2 : cell * random.pick([0.5, columns - 0.5]),
    ),
  );
  const street = columnsOf(columns, (i) => {
    const x = round(cell * (i + 0.5));
    if (Math.abs(x - entrance) < (below ? 36 + cell / 2 : 54)) return '';
    if (!below) return `<use href="#${lit ? 'v' : 'w'}" x="${x}" y="-4"/>`;
    return `<use href="#b" transform="translate(${x} 0) scale(${roundFinely(cell / 50)} 1)"/>`;
  });
  return [
    `<defs>${defs.join('')}</defs>`,
    `<path fill="#1a2230" opacity=".16" d="M-6 4H${round(whole + 60)}L${round(whole + 30)} 14H0Z"/>`,
    top.startsWith('top-chimney') ? onRoof(house, brush) : '',
    box(0, front, height, brush.paint(wall)),
    side > 0 ? box(front, side, height, brush.paint(shade)) : '',
    `<path fill="${brush.paint(shade)}" opacity=".28" d="M${round(front * 0.7)} 0 ${round(front * 0.86)} ${-height}H${front}V0Z"/>`,
    `<path fill="${brush.paint(shade)}" opacity=".5" d="M0 ${-height}H${front}v7H0Z"/>`,
    upper,
    `<g data-part="floor">${street}</g>`,
    brush.place(`door-${door}`, `translate(${round(entrance)} 0)`),
    urn && columnsOf(2, (i) => brush.place(urn, `translate(${round(entrance - 48 + 96 * i)} 6)`)),
    roofOver(roof, columns, whole, height, brush),
    top && !top.startsWith('top-chimney') ? onRoof(house, brush) : '',
  ].join('');
}

/** Draws `count` pieces one after the other, and joins them. */
function columnsOf(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('');
}

/** Draws a window with light behind it. */
function lighted(brush: Brush, name: string): string {
  return brush
    .drawing(name)
    .replaceAll(brush.paint('#2f5560'), '#ffce73')
    .replaceAll(brush.paint('#7fa9a6'), '#ffe3a6');
}

/**
 * Returns whether a roof slopes. Sloping roofs are drawn 100 units wide and stretched. The edges of
 * flat ones repeat from column to column.
 */
function slopes(roof: string): boolean {
  return parts.get(roof)?.width === 100;
}

const stretched = (width: number) => roundFinely(Math.max(0.62, Math.min(1.15, width / 260)));

function roofOver(
  roof: string,
  columns: number,
  width: number,
  height: number,
  brush: Brush,
): string {
  const left = parts.get(roof)?.x ?? 0;
  if (slopes(roof)) {
    return brush.place(
      roof,
      `translate(0 ${-height}) scale(${roundFinely(width / 100)} ${stretched(width)}) translate(${-left} 0)`,
    );
  }
  const piece = width / columns;
  const pieces = columnsOf(
    columns,
    (i) =>
      `<use href="#c" transform="translate(${round(piece * i)} ${-height}) scale(${roundFinely(piece / 50)} 1)"/>`,
  );
  return `<g data-part="${roof}">${pieces}</g>`;
}

/** The positions on a roof, as shares of its width. */
const places: Readonly<Record<string, readonly number[]>> = {
  center: [0.5],
  ends: [0.1, 0.9],
  side: [0.74],
};

/**
 * Draws the parts on the roof: dormers in a row, chimneys behind it, and the others on its edge.
 */
function onRoof(house: House, brush: Brush): string {
  const { roof, top, cell } = house;
  const { whole, height } = sizeOf(house);
  const [name = '', place = ''] = top.split('@');
  const sloped = slopes(roof);
  const high = (parts.get(roof)?.height ?? 0) * (sloped ? stretched(whole) : 1);
  if (name === 'top-dormer') {
    const count = sloped ? Math.max(1, Math.floor(whole / cell / 1.6)) : 0;
    return columnsOf(count, (i) =>
      brush.place(
        name,
        `translate(${round((whole * (i + 0.5)) / count)} ${round(-height - 4)}) scale(.9)`,
      ),
    );
  }
  const share = !sloped ? 0.55 : name === 'top-chimney' ? 0.5 : place === 'center' ? 0.82 : 0.2;
  return (places[place] ?? [])
    .map((at) =>
      brush.place(name, `translate(${round(whole * at)} ${round(-height - high * share)})`),
    )
    .join('');
}

/**
 * Draws a house beside the hotel, with the windows and the roof of the hotel but in another color.
 */
export function drawNeighbor(
  house: House,
  color: string,
  width: number,
  floors: number,
  brush: Brush,
): string {
  const { cell, storey, roof } = house;
  const height = groundFloor + (floors - 1) * storey;
  const count = Math.max(1, Math.floor(width / cell));
  const windows = columnsOf(floors, (i) =>
    columnsOf(
      count,
      (j) => `<use href="#w" x="${round((width * (j + 0.5)) / count)}" y="${-i * storey - 8}"/>`,
    ),
  );
  const left = parts.get(roof)?.x ?? 0;
  return [
    box(0, width, height, brush.paint(mix(color, '#7d8482', 0.34))),
    windows,
    slopes(roof)
      ? brush.place(
          roof,
          `translate(0 ${-height}) scale(${roundFinely(width / 100)} .8) translate(${-left} 0)`,
        )
      : `<path fill="${brush.paint(trimShade)}" d="M-2 ${-height}H${round(width + 2)}v-5H-2Z"/>`,
  ].join('');
}
