import { contrast } from '#client/app/brandColors.ts';
import { tokens } from '#client/app/tokens.ts';

type Color = keyof typeof tokens.colors;

/** The colors of texts, each with the backgrounds that it appears on. */
const texts: readonly (readonly [Color, readonly Color[]])[] = [
  ['ink', ['paper', 'surface', 'sand', 'seaSoft', 'hairline', 'coralSoft', 'amberSoft']],
  ['inkMuted', ['paper', 'surface', 'sand', 'seaSoft']],
  ['sea', ['paper', 'surface', 'sand', 'seaSoft']],
  ['seaDeep', ['paper', 'surface', 'seaSoft', 'hairline']],
  ['coralDeep', ['paper', 'surface', 'coralSoft']],
  ['danger', ['paper', 'surface', 'coralSoft']],
  ['good', ['paper', 'surface', 'goodSoft']],
  ['amber', ['paper', 'surface', 'amberSoft']],
  ['surface', ['sea', 'seaDeep', 'coral', 'coralDeep', 'ink']],
  ['onNight', ['night', 'nightSoft', 'stage']],
  ['onNightMuted', ['night', 'nightSoft']],
];
/** The colors of edges of controls and of focus rings. */
const edges: typeof texts = [
  ['controlBorder', ['paper', 'surface']],
  ['sea', ['paper', 'surface', 'sand', 'seaSoft', 'hairline']],
  ['onNight', ['night', 'nightSoft', 'stage']],
];

describe.each([
  ['light', tokens.colors],
  ['dark', tokens.darkColors],
] as const)('in the %s look', (_look, colors) => {
  const tooLittle = (pairs: typeof texts, least: number) =>
    pairs
      .flatMap(([front, backs]) => backs.map((back) => [front, back] as const))
      .map(([front, back]) => [front, back, contrast(colors[front], colors[back])] as const)
      .filter(([, , found]) => found < least);

  test('texts have a contrast of at least 4.5 to their background (WCAG 1.4.3)', () => {
    expect(tooLittle(texts, 4.5)).toEqual([]);
  });

  test('edges of controls and focus rings have a contrast of at least 3 (WCAG 1.4.11)', () => {
    expect(tooLittle(edges, 3)).toEqual([]);
  });
});

test('surfaces that are dark in the light look stay dark in the dark look', () => {
  for (const name of ['night', 'nightSoft', 'stage'] as const) {
    expect(luminance(tokens.darkColors[name])).toBeLessThanOrEqual(luminance(tokens.colors[name]));
  }
});

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
