/** The site's name in the catalog, which SITE_NAME replaces. */
export const catalogName = 'Stayfarer';

/**
 * Returns a text of the catalog, or a text made from one, with the site's name; '' keeps the
 * catalog's name.
 */
export function withSiteName(text: string, siteName: string): string {
  return siteName === '' ? text : text.replaceAll(catalogName, siteName);
}

/**
 * Returns the texts of a language with the site's name. The name must not contain characters that
 * JSON escapes.
 */
export function textsNamed<Texts extends object>(texts: Texts, siteName: string): Texts;
export function textsNamed(texts: object, siteName: string): unknown {
  if (siteName === '') return texts;
  const named: unknown = JSON.parse(withSiteName(JSON.stringify(texts), siteName));
  return named;
}
