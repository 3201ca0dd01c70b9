import { defaultLanguage, type Language, languages } from '../texts/languages.ts';

/**
 * Returns the name of the web app manifest in a language: `site.webmanifest` in English,
 * `site.de.webmanifest` in German. The desk has the same names below `/desk`.
 */
export function manifestFile(language: Language): string {
  return language === defaultLanguage ? 'site.webmanifest' : `site.${language}.webmanifest`;
}

/**
 * The icons that browsers and phones request at the root of a site, some of them without any link.
 */
export const icons = [
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
] as const;

/** The names of the files at the root of the site. The names contain no digest of the content. */
export const rootFiles: readonly string[] = [...languages.map(manifestFile), ...icons];

const paths = new Set(rootFiles.flatMap((name) => [`/${name}`, `/desk/${name}`]));

/** Returns whether a path belongs to such a file of the site or of the desk. */
export function isRootFile(path: string): boolean {
  return paths.has(path);
}
