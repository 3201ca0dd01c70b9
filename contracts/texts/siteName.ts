/** What the catalogue calls the site: SITE_NAME takes its place. */
export const catalogueName = 'Stayfarer';

/** A text of the catalogue, or one made of them, with the site's name; '' keeps the catalogue's. */
export function withSiteName(text: string, siteName: string): string {
  return siteName === '' ? text : text.replaceAll(catalogueName, siteName);
}

/** The texts of a language with the site's name, in which JSON escapes no character. */
export function textsNamed<Texts extends object>(texts: Texts, siteName: string): Texts;
export function textsNamed(texts: object, siteName: string): unknown {
  if (siteName === '') return texts;
  const named: unknown = JSON.parse(withSiteName(JSON.stringify(texts), siteName));
  return named;
}
