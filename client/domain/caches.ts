import { pathPrefix, splitLanguage } from '#contracts/texts/languages.ts';

/** The caches of the service worker: the page of each language, and the files that pages load. */
export const pagesCache = 'pages';
export const filesCache = 'files';

/**
 * Returns the address under which the service worker caches the page for an address: the home page
 * in the same language.
 */
export function keyOfPage(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathPrefix(splitLanguage(pathname).language)}/`;
}

/**
 * Returns whether the service worker serves the cached page for an address. It does not for a link
 * that the desk reads out, because only the server knows the booking of that link. Without a
 * network, the browser must then report the missing connection, instead of the site reporting a
 * missing page.
 */
export function isKeptPage(pathname: string): boolean {
  return !/^\/(api|desk|media|b)(\/|$)/i.test(pathname);
}

type Answer = Pick<Response, 'status' | 'text'>;

const isOurs = async (answer: Answer) => /<meta name="offline"/.test(await answer.text());

/** Returns whether a response is the site's page rather than the page of a gateway. */
export const isSitePage = async (answer: Answer): Promise<boolean> =>
  answer.status === 200 && (await isOurs(answer));

/**
 * Returns whether a gateway reports that the site does not respond. The sign-in page of a network
 * is not such an error, and must be shown.
 */
export const isGatewayError = async (answer: Answer): Promise<boolean> =>
  [502, 503, 504].includes(answer.status) && !(await isOurs(answer));
