import { createTranslator } from 'use-intl/core';
import { removeDirectionControls } from '../values/plainText.ts';
import { createFormats, type Formats } from './formats.ts';
import type { Language } from './languages.ts';
import { type Names, noNames } from './placeNames.ts';
import type { Translation } from './translation.ts';

type Translator<Texts extends object> = ReturnType<typeof createTranslator<Texts>>;

/**
 * One language: `t` returns a text of the catalogue by its key, `formats` has days, numbers and
 * amounts, `names` what providers name. Each function that words something takes it as its first
 * parameter.
 */
export interface I18n<Texts extends object> {
  readonly language: Language;
  readonly t: Translator<Texts>;
  readonly formats: Formats;
  readonly names: Names;
}

/**
 * Returns a language by its texts. `t` throws for a text that is missing or cannot be formatted:
 * the compiler and the tests of the catalogue allow neither.
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
 * Values that can change the order of a text of this direction. Words of lowercase Latin letters
 * cannot, and `select` compares them.
 */
const turns = {
  ltr: /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/,
  rtl: /[^a-z-]/,
};

/**
 * Puts a value between U+2068 and U+2069, so that it keeps its own order inside a text of this
 * direction (UAX #9). `t` does so with its values; a value that is shown without `t` needs it too. A
 * value that cannot change the order is returned as it is.
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

/** A translator of any key: the types of keys and arguments are given by `translatorOf`. */
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
