import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldText } from '../values/foldText.ts';
import { hashText } from './random.ts';

/** The build copies this folder beside the code in `dist/server` too. */
const folder = join(import.meta.dirname, 'pictures', 'parts');

/** A part: its drawing, split so that every second piece is a color, and its bounding box. */
type Part = { x: number; width: number; height: number; pieces: readonly string[] };

/** The parts of pictures, by name. They are read once, when the module loads. */
export const parts: ReadonlyMap<string, Part> = new Map(
  readdirSync(folder)
    .sort()
    .map((file) => [
      file.replace(/\.svg$/, ''),
      readPart(readFileSync(join(folder, file), 'utf8')),
    ]),
);

function readPart(svg: string): Part {
  const [x = 0, , width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const drawing = svg
    .slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
    .replaceAll(/>\s+</g, '><')
    .trim();
  return { x, width, height, pieces: drawing.split(/(#[0-9a-f]{6})/) };
}

/** A version that changes with the drawings, so that a changed picture has another address. */
export const version = hashText([...parts.values()].map(({ pieces }) => pieces.join('')).join())
  .toString(36)
  .slice(0, 4);

/** Returns the name of the part with the skyline of a city. */
export function skylineOf(city: { name: string }): string {
  return `skyline-${foldText(city.name).replaceAll(/[^a-z0-9]+/g, '-')}`;
}

/** The placeholder colors in the files. Each picture replaces them by its own colors. */
const choices = {
  wall: '#ebcfa4',
  wallShade: '#c9a273',
  trim: '#fbf3e4',
  trimShade: '#dccbb0',
  roof: '#c4552f',
  roofShade: '#9a3d22',
  accent: '#1f6f68',
  accentShade: '#14504c',
  glass: '#2f5560',
  gleam: '#7fa9a6',
  leaf: '#4c8172',
  leafShade: '#24564f',
  ground: '#d9c9ad',
  path: '#bda88a',
  skyTop: '#5fa9a8',
  skyMiddle: '#bfe0d4',
  skyLow: '#fbf0d6',
  sun: '#fff6df',
  cloud: '#fffdf9',
} as const;
export type Palette = Partial<Record<keyof typeof choices, string>>;

/** The colors of lamps and lit windows, which do not change in the dark. */
const glowing = new Set([
  '#ffd27a',
  '#ffd98a',
  '#ffe6b0',
  '#fff1cf',
  '#ffce73',
  '#ffe3a6',
  '#ffcf7d',
]);

/** A light that tints the whole picture: a color, and its share from 0 to 1. */
type Tint = { tint: string; by: number };

/** Mixes two colors. `by` is the share of the second one. */
export function mix(color: string, other: string, by: number): string {
  const channel = (at: number) => {
    const [a, b] = [color, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * (1 - by) + (b ?? 0) * by)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Returns a color in the shade. */
export const shaded = (color: string, by = 0.24) => mix(color, '#4a2f35', by);

/** The functions that draw parts in the colors and the light of one picture. */
export type Brush = ReturnType<typeof createBrush>;

/** Creates a brush. The brush throws for a part that does not exist. */
export function createBrush(palette: Palette, { tint, by }: Tint = { tint: '#ffffff', by: 0 }) {
  const colors = new Map<string, string>();
  for (const [choice, color] of Object.entries(palette)) {
    for (const [name, key] of Object.entries(choices)) if (name === choice) colors.set(key, color);
  }
  const seen = new Map<string, string>();
  const paint = (hex: string): string => {
    const ready = seen.get(hex);
    if (ready) return ready;
    const color = colors.get(hex) ?? hex;
    const lit = glowing.has(color) ? color : mix(color, tint, by);
    seen.set(hex, lit);
    return lit;
  };
  const drawing = (name: string): string => {
    const part = parts.get(name);
    if (!part) throw new Error(`There is no part '${name}'.`);
    return part.pieces.map((piece, i) => (i % 2 === 1 ? paint(piece) : piece)).join('');
  };
  /** Returns a part as a group with its name, moved or scaled. */
  const place = (name: string, transform = '') =>
    `<g data-part="${name}"${transform && ` transform="${transform}"`}>${drawing(name)}</g>`;
  return { paint, drawing, place };
}

/** Rounds a coordinate to one decimal. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** Rounds a scale to three decimals. One decimal would be too coarse. */
export const roundFinely = (value: number) => Math.round(value * 1000) / 1000;

/** Wraps the content in a picture of 600 by 400 units. */
export function framed(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400">${content}</svg>\n`;
}
