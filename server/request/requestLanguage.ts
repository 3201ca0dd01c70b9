import type { Request } from 'express';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
} from '#contracts/texts/languages.ts';

/**
 * The language of the page that sends a request, which it names in `Accept-Language`: what the
 * request makes the site write later, such as a mail, is in it. English for any other language, and
 * without the header.
 */
export function requestLanguage(req: Request): Language {
  const accepted = req.acceptsLanguages([...languages]);
  return isLanguage(accepted) ? accepted : defaultLanguage;
}
