import { defaultLanguage, type Language, languages } from '../texts/languages.ts';

/**
 * The web app manifest in a language: `site.webmanifest` in English, `site.de.webmanifest` in
 * German. The desk has the same names below `/desk`.
 */
export function manifestFile(language: Language): string {
  return language === defaultLanguage ? 'site.webmanifest' : `site.${language}.webmanifest`;
}

/** The icons that browsers and phones ask for at the root of a site, some without any link. */
export const icons = [
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
] as const;

/** The files at the root of the site, by their names: they have no digest of their content. */
export const rootFiles: readonly string[] = [...languages.map(manifestFile), ...icons];

const paths = new Set(rootFiles.flatMap((name) => [`/${name}`, `/desk/${name}`]));

/** Whether a path is that of such a file, of the site or of the desk. */
export function isRootFile(path: string): boolean {
  return paths.has(path);
}
