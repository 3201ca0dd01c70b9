import { type ReviewCount, reviewCountName } from '#contracts/site/drawnPage.ts';
import { siteVersionHeader } from '#contracts/site/siteVersion.ts';

/**
 * The calls whose answers the server has written into the page, those answers that are not old, by
 * their calls, and until when they are true enough. `mayBeOld` tells whether the browser answers
 * calls from what it has stored, however old: while it loads a page to which it has gone back.
 */
export type WrittenAnswers = {
  calls: readonly string[];
  answers: Map<string, string>;
  usedUntil: number;
  mayBeOld: () => boolean;
  /** How many reviews the hotel of the page has, where the server knows it. */
  reviews?: ReviewCount | undefined;
};

/** Longer than that after the page was asked for, the site is asked again, in milliseconds. */
const usedForMs = 10_000;

/**
 * Reads the answers that the server has written into the page, so that it need not ask for them. No
 * answers where the page may be an old one: from the worker's cache, or that of a step back. ADR 0041.
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

/** How many reviews the page says that its hotel has. */
function readReviewCount(page: Document): ReviewCount | undefined {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${reviewCountName}"]`);
  const hotel = meta?.dataset['hotel'];
  return hotel === undefined ? undefined : { hotel, count: Number(meta?.content) };
}

/** Takes the answer to a call out of the page; undefined where the site is to be asked. */
export function takeWritten(
  written: WrittenAnswers | undefined,
  { url, cache }: Request,
): Response | undefined {
  if (!written || cache !== 'default' || performance.now() > written.usedUntil) return undefined;
  const { pathname, search } = new URL(url);
  const key = pathname + search;
  const answer = written.answers.get(key);
  written.answers.delete(key);
  // The site's own server has written it; of which version the page is says the page.
  const headers = { [siteVersionHeader]: '' };
  return answer === undefined ? undefined : new Response(answer, { headers });
}
