import { createTranslator } from 'use-intl/core';
import { createFormats, type Formats } from './formats.ts';
import type { Language } from './languages.ts';
import type { Translation } from './translation.ts';

type Translator<Texts extends object> = ReturnType<typeof createTranslator<Texts>>;

/**
 * One language: `t` returns a text of the catalogue by its key, `formats` has days, numbers and amounts.
 * Each function that words something takes it as its first parameter.
 */
export interface I18n<Texts extends object> {
  readonly language: Language;
  readonly t: Translator<Texts>;
  readonly formats: Formats;
}

/**
 * Returns a language by its texts. `t` throws for a text that is missing or cannot be formatted: the compiler
 * and the tests of the catalogue allow neither.
 */
export function createI18n<Texts extends object>(
  language: Language,
  texts: Translation<Texts>,
): I18n<Texts> {
  const formats = createFormats(language);
  return { language, t: translatorOf<Texts>(formats.locale, texts), formats };
}

function translatorOf<Texts extends object>(
  locale: string,
  texts: Translation<Texts>,
): Translator<Texts>;
function translatorOf(locale: string, messages: object) {
  return createTranslator({
    locale,
    messages,
    onError: (error) => {
      throw error;
    },
  });
}
