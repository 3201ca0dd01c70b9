import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { Translation } from '#contracts/texts/translation.ts';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ğ',
  h: 'ĥ',
  i: 'í',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ó',
  r: 'ŕ',
  s: 'š',
  t: 'ŧ',
  u: 'ú',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  E: 'É',
};

/**
 * The brackets around marked texts of the catalog. Marked texts also have accents and are 40 %
 * longer.
 */
const pseudoBrackets = ['⟦', '⟧'] as const;

function accent(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (isTagElement(element)) return { ...element, children: accent(element.children) };
    if (isPluralElement(element) || isSelectElement(element)) {
      const options = Object.entries(element.options).map(([name, { value }]) => [
        name,
        { value: accent(value) },
      ]);
      return { ...element, options: Object.fromEntries(options) };
    }
    if (isLiteralElement(element)) {
      const value = element.value.replaceAll(/[a-zA-Z]/g, (sign) => accents[sign] ?? sign);
      return { ...element, value };
    }
    return element;
  });
}

function pseudoText(text: string): string {
  const more = '·'.repeat(Math.ceil(text.replaceAll(/\{[^{}]*\}/g, '').length * 0.4));
  const [open, close] = pseudoBrackets;
  // The printer declares its own copy of the parser's types.
  const elements = JSON.parse(JSON.stringify(accent(parse(text))));
  return `${open}${printAST(elements)}${more}${close}`;
}

/**
 * Returns the texts of a catalog in the pseudo-locale, which no traveler sees. A text that appears
 * without brackets is data or hard-coded.
 */
export function pseudoTexts<Texts extends object>(texts: Translation<Texts>): Translation<Texts>;
export function pseudoTexts(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]: [string, unknown]) => {
      if (typeof text === 'string') return [key, pseudoText(text)];
      return [key, typeof text === 'object' && text !== null ? pseudoTexts(text) : text];
    }),
  );
}

const letters = new Map(Object.entries(accents).map(([letter, accented]) => [accented, letter]));

/** Returns the English of marked texts, so that tests can look for it. */
export function withoutMarks(marked: string): string {
  return marked.replaceAll(/·*⟧|⟦/g, '').replaceAll(/\p{L}/gu, (sign) => letters.get(sign) ?? sign);
}

/**
 * Returns the parts of `pieces` that have a letter and stand outside the brackets. The pieces are
 * read in order, because brackets that open in one may close in a later piece. Throws if a bracket
 * does not close.
 */
export function outsideMarks(pieces: readonly string[]): string[] {
  const [open, close] = pseudoBrackets;
  let depth = 0;
  const outside = pieces.flatMap((piece) =>
    piece.split(/(?=[⟦⟧])/).map((part) => {
      if (part.startsWith(open)) depth += 1;
      if (part.startsWith(close)) depth -= 1;
      return depth > 0 ? '' : part.replace(close, '').replaceAll(/\s+/g, ' ').trim();
    }),
  );
  if (depth !== 0)
    throw new Error(`A bracket of the pseudo-locale has no other: ${pieces.join(' ')}`);
  return outside.filter((part) => /\p{L}/u.test(part));
}
