import { createI18n, type I18n } from '#contracts/texts/createI18n.ts';
import type { Translation } from '#contracts/texts/translation.ts';
import { outsideMarks, pseudoTexts } from './pseudoTexts.ts';

/**
 * Returns the pseudo-locale of a catalog. These texts may appear in it without brackets: texts that
 * were passed to `collect`, and results of its formats. `inCode` returns all other texts in pieces
 * that are read in order.
 */
export function pseudoLocale<Texts extends object>(texts: Translation<Texts>) {
  const data = new Set<string>();
  const { formats, ...rest } = createI18n<Texts>('en', pseudoTexts<Texts>(texts));
  const watched = new Proxy(formats, {
    get(target, name) {
      const format: unknown = Reflect.get(target, name);
      if (typeof format !== 'function') return format;
      return (...values: unknown[]) => {
        const result: unknown = Reflect.apply(format, target, values);
        collectTexts(result, data);
        return result;
      };
    },
  });
  const i18n: I18n<Texts> = { ...rest, formats: watched };
  return {
    i18n,
    collect: (...values: unknown[]) => collectTexts(values, data),
    inCode: (pieces: readonly string[]) => outsideMarks(pieces).filter((text) => !data.has(text)),
  };
}

/**
 * Adds every text of a response. Names are also added in their full form, and booking numbers in
 * their two parts.
 */
function collectTexts(value: unknown, data: Set<string>): void {
  if (typeof value === 'string') data.add(value.replaceAll(/\s+/g, ' ').trim());
  if (typeof value !== 'object' || value === null) return;
  const parts: unknown[] = Object.values(value);
  parts.forEach((part) => collectTexts(part, data));
  if ('firstName' in value && 'lastName' in value) {
    data.add(`${String(value.firstName)} ${String(value.lastName)}`);
  }
  if ('number' in value) data.add(String(value.number).replace(/^.{4}/, '$&-'));
}
