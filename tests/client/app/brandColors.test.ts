import fc from 'fast-check';
import {
  brandColors,
  brandStyles,
  contrast,
  leastContrast,
  leastContrastOf,
} from '#client/app/brandColors.ts';
import { tokens } from '#client/app/tokens.ts';

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

test('any allowed brand color keeps texts readable, in the light and the dark look', () => {
  fc.assert(
    fc.property(color, (brand) => {
      fc.pre(leastContrastOf(brand) >= leastContrast);
      const { light, dark } = brandColors(brand);
      for (const [front, back] of [
        [light.sea, tokens.colors.paper],
        [light.sea, tokens.colors.surface],
        [light.sea, light.seaSoft],
        [light.seaDeep, light.seaSoft],
        [tokens.colors.surface, light.sea],
        [tokens.colors.onNight, light.night],
        [light.onNightMuted, light.night],
        [dark.sea, tokens.darkColors.paper],
        [dark.sea, tokens.darkColors.surface],
        [dark.sea, dark.seaSoft],
        [tokens.darkColors.onNight, dark.night],
        [dark.onNightMuted, dark.night],
      ] as const) {
        expect(contrast(front, back)).toBeGreaterThanOrEqual(leastContrast);
      }
    }),
  );
});

test('the style sheet sets the variables of the theme for the light and the dark look', () => {
  const css = brandStyles(brandColors('#0b3d91'));
  expect(css).toMatch(/^:root\{--s-colors-sea:#0b3d91;--s-colors-sea-deep:#[\da-f]{6};/);
  expect(css).toContain('@media screen and (prefers-color-scheme: dark){:root{--s-colors-sea:#');
});
