import { gateTexts } from '#contracts/texts/gateTexts.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { tokens } from './tokens.ts';

/** The color of the browser's own bar, by look. */
export const themeColors = `<meta name="theme-color" content="${tokens.colors.sea}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${tokens.darkColors.paper}" media="(prefers-color-scheme: dark)">`;

/**
 * The sentence for browsers that are older than those of `browserslist`, and the style that hides
 * it in all others. Chrome 108, Safari 15.4 and Firefox 101 are the first that know this unit; no
 * unit is newer that all of `browserslist` know. A style sheet decides, since no script may run there.
 */
export const outdatedNote = {
  html: (language: Language) => `<p id="outdated">${gateTexts[language].outdated}</p>`,
  styles: '@supports(height:1dvh){#outdated{display:none}}',
};
