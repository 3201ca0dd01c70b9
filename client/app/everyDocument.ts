import { gateTexts } from '#contracts/texts/gateTexts.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { tokens } from './tokens.ts';

/** The color of the browser's own bar in each look. */
export const themeColors = `<meta name="theme-color" content="${tokens.colors.sea}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${tokens.darkColors.paper}" media="(prefers-color-scheme: dark)">`;

/**
 * The note for browsers older than those of `browserslist`, and the style that hides it in all
 * other browsers. A style sheet decides, because no script may run in the older browsers.
 *
 * The style tests for the unit `dvh`, which is the newest unit that all browsers of `browserslist`
 * know. The first browsers to support it are Chrome 108, Safari 15.4 and Firefox 101.
 */
export const outdatedNote = {
  html: (language: Language) => `<p id="outdated">${gateTexts[language].outdated}</p>`,
  styles: '@supports(height:1dvh){#outdated{display:none}}',
};
