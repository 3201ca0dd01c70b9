import { pathPrefix, splitLanguage } from '#contracts/texts/languages.ts';

/** The caches of the service worker: the page of each language, and the files that pages load. */
export const pagesCache = 'pages';
export const filesCache = 'files';

/**
 * The address under which the page of a site's address is cached: that of the home page in its
 * language.
 */
export function keyOfPage(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathPrefix(splitLanguage(pathname).language)}/`;
}

/** Whether a response is the site's page, and not that of a gateway in its place. */
export async function isSitePage(response: Pick<Response, 'status' | 'text'>): Promise<boolean> {
  return response.status === 200 && /<meta name="offline"/.test(await response.text());
}
