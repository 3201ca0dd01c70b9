import request from 'supertest';
import { hourMs, minuteMs } from '#contracts/values/durations.ts';
import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { startDestinations } from '#server/destinations/resource.ts';
import { type Handler, hangUp, json, scriptProvider } from '../../support/scriptedProvider.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';
import { listeningLog, testApp } from '../testApp.ts';

const pictured = (name: string, url: string) => ({ id: name, name, images: [{ url }] });
const hotelsIn: Record<string, object[]> = {
  Halle: [{ id: 'bare', name: 'Bare' }, pictured('Saale', 'https://p.example/{size}/saale.jpg')],
  Bruges: [pictured('Script', 'javascript:alert(1)')],
};

const providers: { close: () => Promise<void> }[] = [];
afterAll(() => Promise.all(providers.map(({ close }) => close())));

/** Opens the resource in front of a provider that responds with `script`, with a clock to move. */
async function openWith(script: Record<string, Handler>) {
  const provider = await scriptProvider({
    '/api/hotels/search': (req, res) => {
      const city = new URL(req.url ?? '', 'http://x').searchParams.get('city') ?? '';
      json({ hotels: hotelsIn[city] ?? [] })(req, res);
    },
    ...script,
  });
  providers.push(provider);
  const { log, lines } = listeningLog();
  const clock = { now: 0 };
  const { fetch } = createProviderClient({ origin: provider.origin, log });
  const { resources, warmUp } = startDestinations({ fetch, log, now: () => clock.now });
  const app = testApp(provider.origin, { resources });
  const read = async (language = 'en') => {
    const { status, body, headers } = await request(app)
      .get('/api/destinations')
      .set('Accept-Language', language);
    expect(status).toBe(200);
    const isKept = headers['cache-control'] === 'public, max-age=600';
    // A browser that received no destinations asks again.
    expect(isKept).toBe(body.destinations.length > 0);
    return body.destinations;
  };
  return { provider, read, warmUp, clock, lines };
}

const places = json({
  places: [
    { name: 'Halle', country_code: 'DE', hotels: 40 },
    { name: 'Bruges', hotels: 30 },
    { name: 'Empty', hotels: 0 },
    { name: 'Unknown' },
    { name: 'Lisbon', country_code: 'PT', hotels: 30 },
    { name: 'One', hotels: 5 },
    { name: 'Two', hotels: 4 },
    { name: 'Three', hotels: 3 },
    { name: 'Four', hotels: 2 },
  ],
});

test('destinations are the six places with the most hotels, with a picture if there is no poster', async () => {
  const { read } = await openWith({ '/api/hotels/places': places });
  expect(await read()).toEqual([
    { name: 'Halle', country_code: 'DE', picture: 'https://p.example/{size}/saale.jpg' },
    { name: 'Lisbon', country_code: 'PT' },
    // A picture that is not allowed to load is left out.
    { name: 'Bruges' },
    { name: 'One' },
    { name: 'Two' },
    { name: 'Three' },
  ]);
});

test('destinations come from random hotels if the provider lists no places', async () => {
  const at = (name: string, code?: string) => ({
    ...pictured(name, '/pictures/a.jpg'),
    region: { name, country_code: code },
  });
  const { read } = await openWith({
    '/api/hotels/places': json({ title: 'Not Found' }, 404),
    '/api/hotels/rand8': json([at('Turin', 'IT'), at('Turin', 'IT'), at('Oslo'), 'junk', at(' ')]),
  });
  expect(await read()).toEqual([
    { name: 'Turin', country_code: 'IT', picture: '/pictures/a.jpg' },
    { name: 'Oslo', picture: '/pictures/a.jpg' },
  ]);
});

test('destinations are fetched once an hour in each language, and kept while the provider fails', async () => {
  const script: Record<string, Handler> = {
    '/api/hotels/places': json({ places: [{ name: 'Lisbon', hotels: 1 }] }),
  };
  const { provider, read, clock, lines } = await openWith(script);
  const asked = () => provider.requests.filter((url) => url.includes('/places')).length;
  const lisbon = [{ name: 'Lisbon' }];
  expect(await Promise.all([read(), read(), read('de')])).toEqual([lisbon, lisbon, lisbon]);
  expect(asked()).toBe(2);

  provider.script['/api/hotels/places'] = hangUp;
  clock.now = hourMs;
  expect(await read()).toEqual(lisbon);
  await eventually(() => lines.find((line) => line.includes('were not received')));
  expect(await read()).toEqual(lisbon);

  let answer = () => {};
  provider.script['/api/hotels/places'] = (req, res) => {
    answer = () => json({ places: [{ name: 'Kyoto', hotels: 1 }] })(req, res);
  };
  clock.now += minuteMs;
  // No page waits for the provider, which is asked once.
  const before = asked();
  expect(await Promise.all([read(), read(), read()])).toEqual([lisbon, lisbon, lisbon]);
  await eventually(() => (asked() > before ? true : undefined));
  expect(await read()).toEqual(lisbon);
  answer();
  await eventually(async () => ((await read())[0]?.name === 'Kyoto' ? true : undefined));
  expect(asked()).toBe(before + 1);
});

test('destinations are empty until the provider answers, and are fetched again after a minute', async () => {
  const { provider, read, clock } = await openWith({ '/api/hotels/places': hangUp });
  expect(await read()).toEqual([]);
  provider.script['/api/hotels/places'] = json({ places: [{ name: 'Kyoto', hotels: 1 }] });
  expect(await read()).toEqual([]);
  clock.now = minuteMs;
  await eventually(async () => ((await read())[0]?.name === 'Kyoto' ? true : undefined));
});

test('destinations that were fetched at the start are ready for the first page of each language', async () => {
  const { provider, read, warmUp } = await openWith({ '/api/hotels/places': places });
  await warmUp();
  provider.script['/api/hotels/places'] = hangUp;
  for (const language of ['en', 'de', 'fr', 'ar']) expect(await read(language)).toHaveLength(6);
});
