import * as v from 'valibot';
import { languages } from '../texts/languages.ts';

/** The path of the language of an account. */
export const accountLanguagePath = '/api/account/language';

/** The language in which an account gets its mails. */
export const accountLanguageSchema = v.strictObject({ language: v.picklist(languages) });
export type AccountLanguage = v.InferOutput<typeof accountLanguageSchema>;
