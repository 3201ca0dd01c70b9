import request from 'supertest';
import { hotelsPaths } from '#contracts/provider/calls/hotelCalls.ts';
import { leanRate } from '#contracts/kit/samples/rates.ts';
import { minimalPreference } from '#contracts/site/prefer.ts';
import { ResponseCache } from '#server/cache/responseCache.ts';
import { fetchOffer } from '#server/bookings/reservations/fetchOffer.ts';
import { answerAbsentCalls } from '#server/hotels/absentCalls.ts';
import { createHotelsHandler } from '#server/hotels/createHotelsHandler.ts';
import { createDailyHotels } from '#server/hotels/dailyHotels.ts';
import { createGoneHotels } from '#server/hotels/goneHotels.ts';
import { createKnownHotels } from '#server/hotels/knownHotels.ts';
import { createRatesSeen } from '#server/hotels/ratesSeen.ts';
import { createContractSampling } from '#server/observability/contractSampling.ts';
import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { observeResponses } from '#server/provider/observeResponses.ts';
import { createHotelLookup } from '#server/site/heads/createHotelLookup.ts';
import { createPlainSearch } from '#server/site/plainSearch.ts';
import { createPageHeads } from '#server/site/heads/createPageHeads.ts';
import { json, type Handler } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';
import { afterTest } from '../../support/testLimits.ts';
import { listeningLog, testApp } from '../testApp.ts';
import { sampleStay } from '../../support/sampleStay.ts';

let serial = 0;
const hotelOf = (id: string) => ({
  id,
  name: 'Sea View',
  rates: [leanRate],
  mark: `body-${(serial += 1)}`,
});

const reviewsOf = (id: string) => ({
  reviews: [{ id, score: 9, text: 'A kind desk.' }],
  mark: `body-${(serial += 1)}`,
});

/** Counts how often each body of the provider is parsed. The key is its first mark. */
function countParses() {
  const parses = new Map<string, number>();
  const parse: (text: string, reviver?: Parameters<typeof JSON.parse>[1]) => unknown = JSON.parse;
  jest.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
    const [mark] = /body-\d+/.exec(text) ?? [];
    if (mark) parses.set(mark, (parses.get(mark) ?? 0) + 1);
    return parse(text, reviver);
  });
  afterTest(() => void jest.restoreAllMocks());
  return parses;
}

/** Starts the complete site without the gate, in front of a provider. */
async function openSite() {
  const answer =
    (body: () => unknown): Handler =>
    (req, res) =>
      json(body())(req, res);
  const provider = await startProvider({
    [hotelsPaths.search]: answer(() => ({ hotels: ['a', 'b'].map(hotelOf) })),
    [hotelsPaths.rand4]: answer(() => ['a', 'b', 'c', 'd'].map(hotelOf)),
    [hotelsPaths.places]: answer(() => ({
      places: [{ name: 'Lisbon', mark: `body-${(serial += 1)}` }],
    })),
    ...Object.fromEntries(
      ['a', 'b', 'c', 'd'].flatMap((id) => [
        [`/api/hotels/${id}`, answer(() => hotelOf(id))],
        [`/api/hotels/${id}/reviews`, answer(() => reviewsOf(id))],
      ]),
    ),
  });
  const { log } = listeningLog();
  const client = createProviderClient({ origin: provider.origin, log });
  const [rates, gone, known] = [createRatesSeen(), createGoneHotels(), createKnownHotels()];
  const sampling = createContractSampling({ rate: 1, log });
  const observers = [rates.observe, gone.observe, sampling.observe, known.observe];
  const fetch = createDailyHotels(() => true).around(
    answerAbsentCalls(observeResponses(client.fetch, observers, log)),
  );
  const cache = new ResponseCache({ fetch, defaultTtlSeconds: 60, maxBytes: 1e7 });
  const lookup = createHotelLookup(cache, () => true);
  const heads = createPageHeads({
    hotels: lookup,
    ratingOf: () => Promise.resolve(undefined),
    contentOf: () => undefined,
    destinationsOf: () => Promise.resolve([]),
    isLive: rates.seen,
    siteOrigin: () => 'https://hotels.example',
    picture: '',
    budgetMs: 5_000,
  });
  const app = testApp(provider.origin, {
    hotels: createHotelsHandler(cache, { isLive: rates.seen }),
    findable: {
      heads,
      plainSearch: createPlainSearch(lookup),
      sitemap: (_req, _res, next) => next(),
    },
  });
  return { app, client, known, rates, provider };
}

/** Waits for all tasks that follow a response. */
const afterwards = () => new Promise((resolve) => setTimeout(resolve));

test('all readers share one parsed copy of a response of the provider', async () => {
  const parses = countParses();
  const { app, client, known, rates, provider } = await openSite();
  // The test client reads bytes, so that it does not parse JSON itself.
  const get = (path: string) =>
    request(app).get(path).set('Prefer', minimalPreference).responseType('blob').expect(200);
  // The first turn reads from the provider, and the second from the cache.
  for (let turn = 0; turn < 2; turn += 1) {
    for (const path of [
      '/api/hotels/search?city=Lisbon',
      '/api/hotels/a',
      '/api/hotels/rand4',
      '/api/hotels/places',
      '/hotel-detail/a',
      '/hotel-detail/b',
      '/hotel-listing?city=Lisbon',
      '/hotel-listing?city=Porto',
    ]) {
      await get(path);
      await afterwards();
    }
  }
  const days = { checkIn: '2030-06-01', checkOut: '2030-06-02' };
  const stay = { ...sampleStay, hotelId: 'c', ...days };
  await fetchOffer(client.fetch, stay, { requestId: 'r' });
  expect(rates.seen()).toBe(true);
  expect(known.ids()).toEqual(['a', 'b', 'c', 'd']);
  // The requests that the heads of pages make.
  const byHeads = ['/api/hotels/b', '/api/hotels/b/reviews', '/api/hotels/search?city=Porto'];
  expect(provider.requests).toEqual(expect.arrayContaining(byHeads));
  expect(parses.size).toBe(provider.requests.length);
  expect(new Set(parses.values())).toEqual(new Set([1]));
});

test('an observer that throws harms neither the response nor later observers', async () => {
  const seen: number[] = [];
  const errors: unknown[] = [];
  const response = { status: 200, headers: {}, body: Buffer.from('[]'), upstreamMs: 1 };
  const broken = () => {
    throw new Error('broken');
  };
  const fetch = observeResponses(
    () => Promise.resolve(response),
    [broken, (_request, { status }) => void seen.push(status)],
    { error: (fields: unknown) => void errors.push(fields) },
  );
  const path = hotelsPaths.rand4;
  await expect(fetch({ endpoint: 'rand4', path }, { requestId: 'r' })).resolves.toBe(response);
  expect([seen, errors.length]).toEqual([[200], 1]);
});
