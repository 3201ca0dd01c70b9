import { destinationCalls } from '#contracts/site/calls/publicCalls.ts';
import type { ListedDestination } from '#contracts/site/destinations.ts';
import { type Language, languages } from '#contracts/texts/languages.ts';
import { hourMs, minuteMs } from '#contracts/values/durations.ts';
import type { Log } from '../observability/log.ts';
import type { ProviderFetch, ProviderRequest } from '../provider/providerRequest.ts';
import { implement } from '../request/implement.ts';
import { findDestinations } from './findDestinations.ts';

/** How long the destinations are shown before the provider is asked again. */
const keptMs = hourMs;
/** How soon it is asked again after it has failed. */
const failedForMs = minuteMs;
/** How long a response may be kept, in seconds. One without destinations is asked for again. */
const maxAge = 600;

type Known = { found: Promise<ListedDestination[]>; until: number };

/**
 * Puts the destinations of the home page together: their route, and the same for a page that is
 * drawn. The provider is asked once an hour for each language. While it fails the last ones are
 * shown, or none.
 */
export function startDestinations({
  fetch,
  log,
  now = () => performance.now(),
}: {
  fetch: ProviderFetch<ProviderRequest>;
  log: Pick<Log, 'warn'>;
  now?: () => number;
}) {
  const known = new Map<Language, Known>();

  const destinationsOf = (language: Language): Promise<ListedDestination[]> => {
    const last = known.get(language);
    if (last && now() < last.until) return last.found;
    const found: Promise<ListedDestination[]> = findDestinations(fetch, language)
      .then((destinations) => {
        known.set(language, { found, until: now() + keptMs });
        return destinations;
      })
      .catch((error: unknown) => {
        log.warn({ err: error, language }, 'the destinations of the home page were not received');
        known.set(language, { found, until: now() + failedForMs });
        return last?.found ?? [];
      });
    // The provider is asked once at a time. Pages show the last ones meanwhile.
    const shown = last?.found ?? found;
    known.set(language, { found: shown, until: Infinity });
    return shown;
  };

  return {
    /** By their name under `/api`. */
    resources: implement(
      'destinations',
      destinationCalls,
      {},
    )({
      'GET /api/destinations': async ({ language }) => {
        const destinations = await destinationsOf(language);
        const caching = destinations.length > 0 ? `public, max-age=${maxAge}` : 'no-store';
        return {
          status: 200,
          body: { destinations },
          headers: { 'Cache-Control': caching, Vary: 'Accept-Language' },
        };
      },
    }),
    destinationsOf,
    /** Asks for them in each language, one after another, before the first page is opened. */
    warmUp: async () => {
      for (const language of languages) await destinationsOf(language);
    },
  };
}
