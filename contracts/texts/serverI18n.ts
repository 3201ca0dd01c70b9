import { createI18n, type I18n } from './createI18n.ts';
import { serverTexts, type ServerTexts } from './en/serverTexts.ts';
import { defaultLanguage, isLanguage, type Language } from './languages.ts';

/** A language with the texts of mails, the calendar file and the desk's page. */
export type ServerI18n = I18n<ServerTexts>;

const byLanguage: Readonly<Record<Language, ServerI18n>> = {
  en: createI18n<ServerTexts>('en', serverTexts),
  de: createI18n<ServerTexts>('de', serverTexts),
  fr: createI18n<ServerTexts>('fr', serverTexts),
  ar: createI18n<ServerTexts>('ar', serverTexts),
};

/** Returns a language by its code as it is stored: English for one that is not known, or not any more. */
export function serverI18n(code: string | null | undefined): ServerI18n {
  return byLanguage[isLanguage(code) ? code : defaultLanguage];
}
