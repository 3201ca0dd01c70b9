import { type ReviewCount, reviewCountName } from '#contracts/site/drawnPage.ts';
import { siteVersionHeader } from '#contracts/site/siteVersion.ts';

/**
 * The answers that the server has written into the page. `calls` lists every call with such an
 * answer, `answers` holds the recent answers by call, and `usedUntil` is the time until which they
 * may be used. `mayBeOld` tells whether the browser may answer calls from its cache with responses
 * of any age, as it does after a step back.
 */
export type WrittenAnswers = {
  calls: readonly string[];
  answers: Map<string, string>;
  usedUntil: number;
  mayBeOld: () => boolean;
  /** The number of reviews of the page's hotel, if the server knows it. */
  reviews?: ReviewCount | undefined;
};

/**
 * The time in milliseconds after the request of the page during which its answers are used. Later
 * calls go to the server.
 */
const usedForMs = 10_000;

/**
 * Reads the answers that the server has written into the page, so that the page need not request
 * them. There are no answers if the page may be old, because it comes from the worker's cache or
 * from a step back. ADR 0041.
 */
export function readWrittenAnswers(page: Document): WrittenAnswers {
  const [navigation] = performance.getEntriesByType('navigation');
  const timing = navigation instanceof PerformanceNavigationTiming ? navigation : undefined;
  const steppedBack = timing?.type === 'back_forward';
  const isNew = !steppedBack && timing?.workerStart === 0;
  const written = [...page.querySelectorAll<HTMLElement>('script[data-answer]')].map(
    ({ dataset, textContent }) => [dataset['answer'] ?? '', textContent] as const,
  );
  const calls = written.map(([call]) => call);
  const mayBeOld = () => steppedBack && page.readyState !== 'complete';
  const reviews = readReviewCount(page);
  return { calls, answers: new Map(isNew ? written : []), usedUntil: usedForMs, mayBeOld, reviews };
}

/** Returns the number of reviews that the page gives for its hotel. */
function readReviewCount(page: Document): ReviewCount | undefined {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${reviewCountName}"]`);
  const hotel = meta?.dataset['hotel'];
  return hotel === undefined ? undefined : { hotel, count: Number(meta?.content) };
}

/** Takes the answer to a call out of the page. Returns undefined if the server must be asked. */
export function takeWritten(
  written: WrittenAnswers | undefined,
  { url, cache }: Request,
): Response | undefined {
  if (!written || cache !== 'default' || performance.now() > written.usedUntil) return undefined;
  const { pathname, search } = new URL(url);
  const key = pathname + search;
  const answer = written.answers.get(key);
  written.answers.delete(key);
  // The answer comes from the site's own server. The page itself names its version.
  const headers = { [siteVersionHeader]: '' };
  return answer === undefined ? undefined : new Response(answer, { headers });
}
