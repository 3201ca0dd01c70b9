import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldText } from '../values/foldText.ts';
import { hashText } from './random.ts';

/** In `dist/server` the build puts the folder beside the code, too. */
const folder = join(import.meta.dirname, 'pictures', 'parts');

/** A part: its drawing, in which every second piece is a color, and the box that it is drawn in. */
type Part = { x: number; width: number; height: number; pieces: readonly string[] };

/** The parts that pictures are composed of, by name. Read once, when the module loads. */
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

/** Changes with the drawings, so that a changed picture has another address. */
export const version = hashText([...parts.values()].map(({ pieces }) => pieces.join('')).join())
  .toString(36)
  .slice(0, 4);

/** The part with the skyline of a city. */
export function skylineOf(city: { name: string }): string {
  return `skyline-${foldText(city.name).replaceAll(/[^a-z0-9]+/g, '-')}`;
}

/** The colors in the files that stand for a choice: each picture puts its own in their place. */
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

/** Lamps and lit windows keep their color in the dark. */
const glowing = new Set([
  '#ffd27a',
  '#ffd98a',
  '#ffe6b0',
  '#fff1cf',
  '#ffce73',
  '#ffe3a6',
  '#ffcf7d',
]);

/** A light that falls on everything: a color, and how much of it. */
type Tint = { tint: string; by: number };

/** Mixes two colors: `by` of the second one. */
export function mix(color: string, other: string, by: number): string {
  const channel = (at: number) => {
    const [a, b] = [color, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * (1 - by) + (b ?? 0) * by)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** A color in the shade. */
export const shaded = (color: string, by = 0.24) => mix(color, '#4a2f35', by);

/** Draws parts in the colors and the light of one picture. */
export type Brush = ReturnType<typeof createBrush>;

/** Makes a brush. A part that does not exist throws. */
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
  /** The part as a group that says what it is, moved or scaled. */
  const place = (name: string, transform = '') =>
    `<g data-part="${name}"${transform && ` transform="${transform}"`}>${drawing(name)}</g>`;
  return { paint, drawing, place };
}

/** One decimal is enough for a coordinate. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** A scale needs three. */
export const roundFinely = (value: number) => Math.round(value * 1000) / 1000;

/** A picture of 600 by 400 units. */
export function framed(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400">${content}</svg>\n`;
}
