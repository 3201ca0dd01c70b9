import { createTranslator } from 'use-intl/core';
import { removeDirectionControls } from '../values/plainText.ts';
import { createFormats, type Formats } from './formats.ts';
import type { Language } from './languages.ts';
import { type Names, noNames } from './placeNames.ts';
import type { Translation } from './translation.ts';

type Translator<Texts extends object> = ReturnType<typeof createTranslator<Texts>>;

/**
 * The functions for text in one language: `t` returns a text of the catalog by its key, `formats`
 * formats days, numbers and amounts, and `names` holds the names of providers' codes and cities.
 * Each function that returns text takes an `I18n` as its first parameter.
 */
export interface I18n<Texts extends object> {
  readonly language: Language;
  readonly t: Translator<Texts>;
  readonly formats: Formats;
  readonly names: Names;
}

/**
 * Creates the `I18n` of a language from its texts. `t` throws for a text that is missing or cannot
 * be formatted. The compiler and the tests of the catalog rule out both.
 */
export function createI18n<Texts extends object>(
  language: Language,
  texts: Translation<Texts>,
  names: Names = noNames,
): I18n<Texts> {
  const formats = createFormats(language);
  return { language, t: translatorOf<Texts>(formats, texts), formats, names };
}

/**
 * Matches values that can change the order of a text in the given direction. A word of lowercase
 * Latin letters cannot, and it must stay unchanged, because `select` compares it.
 */
const turns = {
  ltr: /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/,
  rtl: /[^a-z-]/,
};

/**
 * Puts a value between U+2068 and U+2069, so that it keeps its own direction inside a text of the
 * given direction (UAX #9). `t` isolates its own values; a value that is shown without `t` needs
 * this function. A value that cannot change the order is returned unchanged.
 */
export function isolateIn(direction: Formats['direction'], value: string): string {
  return turns[direction].test(value) ? `\u2068${removeDirectionControls(value)}\u2069` : value;
}

type Loose = Translator<Record<string, string>>;

function translatorOf<Texts extends object>(
  formats: Formats,
  texts: Translation<Texts>,
): Translator<Texts>;
function translatorOf({ locale, direction }: Formats, messages: object): object {
  const t = looseTranslator(locale, messages);
  const safe = <Value>(values: Readonly<Record<string, Value>> = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? isolateIn(direction, value) : value,
      ]),
    );
  return Object.assign((key: string, values?: Parameters<Loose>[1]) => t(key, safe(values)), t, {
    rich: (key: string, values?: Parameters<Loose['rich']>[1]) => t.rich(key, safe(values)),
  });
}

/** Returns a translator for any key. `translatorOf` adds the types of keys and arguments. */
function looseTranslator(locale: string, messages: object): Loose;
function looseTranslator(locale: string, messages: object) {
  return createTranslator({
    locale,
    messages,
    onError: (error) => {
      throw error;
    },
  });
}
