/**
 * The languages of the site. English comes first: it is the default, and the source of all
 * translations.
 */
export const languages = ['en', 'de', 'fr', 'ar'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** Tells whether a text names a language of the site, such as `de`. */
export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text);
}

/** Returns the writing direction of a language, as the `dir` attribute of HTML has it. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** Returns the prefix of every path in a language: `/de`, and an empty text for English. */
export function pathPrefix(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`;
}

/**
 * Splits a path into its language and the English path: `/de/trips` becomes German and `/trips`.
 * Any other first segment belongs to the path, which is then English.
 */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [, first, rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? [];
  if (first === defaultLanguage || !isLanguage(first)) return { language: defaultLanguage, path };
  return { language: first, path: rest.replace(/^\/+/, '/') || '/' };
}

/** Returns the path of the same page in another language. */
export function pathIn(language: Language, path: string): string {
  const english = splitLanguage(path).path;
  return language === defaultLanguage ? english : `${pathPrefix(language)}${english}`;
}
