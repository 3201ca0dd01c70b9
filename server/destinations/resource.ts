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
/** How long to wait after a failure before the provider is asked again. */
const failedForMs = minuteMs;
/**
 * How long clients may cache a response, in seconds. A response without destinations is not cached.
 */
const maxAge = 600;

type Known = { found: Promise<ListedDestination[]>; until: number };

/**
 * Creates the destinations of the home page: their route, and the function for pages that the
 * server renders. The provider is asked once an hour for each language. While it fails, the
 * previous destinations are shown, or none.
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
    // Only one request to the provider runs at a time. Until it ends, pages show the previous
    // destinations.
    const shown = last?.found ?? found;
    known.set(language, { found: shown, until: Infinity });
    return shown;
  };

  return {
    /** The resources by their names under `/api`. */
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
    /**
     * Loads the destinations in each language, one after another, before the first page is opened.
     */
    warmUp: async () => {
      for (const language of languages) await destinationsOf(language);
    },
  };
}
