import { createI18n, type I18n } from './createI18n.ts';
import { serverTexts as arabic } from './ar/serverTexts.ts';
import { serverTexts as german } from './de/serverTexts.ts';
import { serverTexts as english, type ServerTexts } from './en/serverTexts.ts';
import { serverTexts as french } from './fr/serverTexts.ts';
import { defaultLanguage, isLanguage, type Language } from './languages.ts';

/**
 * A language with the texts of mails, the calendar file, the desk's page and the heads of pages.
 */
export type ServerI18n = I18n<ServerTexts>;

const byLanguage: Readonly<Record<Language, ServerI18n>> = {
  en: createI18n<ServerTexts>('en', english),
  de: createI18n<ServerTexts>('de', german),
  fr: createI18n<ServerTexts>('fr', french),
  ar: createI18n<ServerTexts>('ar', arabic),
};

/**
 * Returns a language by its code as it is stored: English for one that is not known, or not any
 * more.
 */
export function serverI18n(code: string | null | undefined): ServerI18n {
  return byLanguage[isLanguage(code) ? code : defaultLanguage];
}
