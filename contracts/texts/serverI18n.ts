import { createI18n, type I18n } from './createI18n.ts';
import { names as arabicNames } from './ar/names.ts';
import { serverTexts as arabic } from './ar/serverTexts.ts';
import { names as germanNames } from './de/names.ts';
import { serverTexts as german } from './de/serverTexts.ts';
import { names as englishNames } from './en/names.ts';
import { serverTexts as english, type ServerTexts } from './en/serverTexts.ts';
import { names as frenchNames } from './fr/names.ts';
import { serverTexts as french } from './fr/serverTexts.ts';
import { textsNamed } from './siteName.ts';
import { defaultLanguage, isLanguage, type Language } from './languages.ts';

/**
 * A language with the texts of mails, the calendar file, the desk's page and the heads of pages.
 */
export type ServerI18n = I18n<ServerTexts>;

const languagesOf = (siteName: string): Readonly<Record<Language, ServerI18n>> => ({
  en: createI18n<ServerTexts>('en', textsNamed(english, siteName), englishNames),
  de: createI18n<ServerTexts>('de', textsNamed(german, siteName), germanNames),
  fr: createI18n<ServerTexts>('fr', textsNamed(french, siteName), frenchNames),
  ar: createI18n<ServerTexts>('ar', textsNamed(arabic, siteName), arabicNames),
});

let byLanguage = languagesOf('');

/**
 * Sets the site's name in all texts of this process, before any text is used; '' keeps the
 * catalog's name. A process serves a single site.
 */
export function nameSite(siteName: string): void {
  byLanguage = languagesOf(siteName);
}

/**
 * Returns a language by its stored code, or English if the code is unknown or no longer supported.
 */
export function serverI18n(code: string | null | undefined): ServerI18n {
  return byLanguage[isLanguage(code) ? code : defaultLanguage];
}
