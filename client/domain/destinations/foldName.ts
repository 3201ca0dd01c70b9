import { foldText } from '#contracts/values/foldText.ts';

/**
 * The name of a place as it is compared: without case, accents, apostrophes and dots, with a space
 * for a hyphen, and without joiners and the Arabic article.
 */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  if (/^[a-z]+( [a-z]+)*$/.test(lower)) return lower;
  return foldText(name)
    .replace(/['`‘.\u200c\u200d]/g, '')
    .replace(/[-/]/g, ' ')
    .replace(/(^| )ال(?=\S{2})/g, '$1')
    .replace(/ +/g, ' ')
    .trim();
}
