import { darkLook, tokens } from './tokens.ts';

/** The tokens that depend on the color of a brand. */
type BrandTokens = Pick<
  typeof tokens.colors,
  'sea' | 'seaDeep' | 'seaSoft' | 'night' | 'nightSoft' | 'onNightMuted'
>;
type Colors = Readonly<Record<keyof BrandTokens, string>>;

/** The colors of a brand's tokens in each look. */
export type BrandColors = { readonly light: Colors; readonly dark: Colors };

/** The minimum contrast between a text and its background. WCAG 2.2, 1.4.3. */
export const leastContrast = 4.5;
const white = '#FFFFFF';
const black = '#000000';

/**
 * Derives the colors of a brand from one color, such as `#0F4C4A`: the deep and the soft color, the
 * dark bands, and the colors of the dark look. The main color of the dark look is lightened only as
 * far as its contrast requires.
 */
export function brandColors(color: string): BrandColors {
  const seaSoft = softOf(color);
  const { surface, paper } = tokens.darkColors;
  const darkSoft = mix(color, surface, 0.75);
  let share = 0;
  const isRead = () =>
    [surface, paper, darkSoft].every(
      (on) => contrast(mix(color, white, share), on) >= leastContrast,
    );
  while (share < 1 && !isRead()) share += 0.05;
  const sea = mix(color, white, share);
  return {
    light: {
      sea: color,
      seaDeep: mix(color, black, 0.3),
      seaSoft,
      night: mix(color, black, 0.3),
      nightSoft: color,
      onNightMuted: seaSoft,
    },
    dark: {
      sea,
      seaDeep: mix(sea, white, 0.35),
      seaSoft: darkSoft,
      night: mix(color, black, 0.6),
      nightSoft: mix(color, black, 0.35),
      onNightMuted: mix(color, white, 0.8),
    },
  };
}

function softOf(color: string): string {
  return mix(color, white, 0.88);
}

/** Returns the lowest contrast between a color and its backgrounds in the light look. */
export function leastContrastOf(color: string): number {
  return Math.min(...[tokens.colors.paper, softOf(color)].map((on) => contrast(color, on)));
}

/**
 * Returns the colors of a brand as a style sheet. It may stand before or after the style sheet of
 * the theme.
 */
export function brandStyles({ light, dark }: BrandColors): string {
  const define = (colors: Colors) =>
    Object.entries(colors)
      .map(([name, value]) => `${colorVariable(name)}:${value}`)
      .join(';');
  return `:root{${define(light)}}${darkLook}{:root{${define(dark)}}}`;
}

/** Returns the CSS variable of a color of the theme. */
export function colorVariable(name: string): string {
  return `--s-colors-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
}

/** Mixes `share` of the color `other` into a color, both as `#rrggbb`. */
function mix(color: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(color).map((value, at) =>
    Math.round(value + ((others[at] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/** Returns the contrast between two colors, from 1 to 21. WCAG 2.2, relative luminance. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
