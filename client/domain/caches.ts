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

/**
 * Whether the service worker has the page of an address. Of a link that the desk has read out only
 * the server knows the booking: without a network the browser has to say so, and not the site that
 * there is no such page.
 */
export function isKeptPage(pathname: string): boolean {
  return !/^\/(api|desk|media|b)(\/|$)/i.test(pathname);
}

type Answer = Pick<Response, 'status' | 'text'>;

const isOurs = async (answer: Answer) => /<meta name="offline"/.test(await answer.text());

/** Whether a response is the site's page, and not that of a gateway in its place. */
export const isSitePage = async (answer: Answer): Promise<boolean> =>
  answer.status === 200 && (await isOurs(answer));

/**
 * Whether a gateway says that the site does not respond. The page with which a network asks for a
 * sign-in does not say so: it has to be shown.
 */
export const isGatewayError = async (answer: Answer): Promise<boolean> =>
  [502, 503, 504].includes(answer.status) && !(await isOurs(answer));
