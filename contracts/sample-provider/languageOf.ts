import type { Request, Response } from 'express';
import { defaultLanguage, isLanguage, type Language, languages } from '../texts/languages.ts';

/**
 * The language in which a request is answered: the one of English, German, French and Arabic that
 * its `Accept-Language` prefers. English without the header, and for any other language.
 */
export function languageOf(request: Request): Language {
  const accepted = request.acceptsLanguages([...languages]);
  return isLanguage(accepted) ? accepted : defaultLanguage;
}

/** Says that the texts of a response are in a language, which the request has chosen. */
export function markLanguage(response: Response, language: Language): void {
  response.set('content-language', language).vary('accept-language');
}
