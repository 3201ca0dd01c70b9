import request from 'supertest';
import { ResponseCache } from '#server/cache/responseCache.ts';
import { createHotelsHandler } from '#server/hotels/createHotelsHandler.ts';
import { createGoneHotels } from '#server/hotels/goneHotels.ts';
import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { observeResponses } from '#server/provider/observeResponses.ts';
import { type Handler, json, scriptProvider } from '../../support/scriptedProvider.ts';
import { listeningLog, testApp } from '../testApp.ts';

let provider: Awaited<ReturnType<typeof scriptProvider>>;

beforeEach(async () => {
  provider = await scriptProvider({});
});
afterEach(() => provider.close());

function site() {
  const { log } = listeningLog();
  const client = createProviderClient({ origin: provider.origin, log });
  const gone = createGoneHotels();
  const fetch = observeResponses(client.fetch, [gone.observe], log);
  const cache = new ResponseCache({ fetch, defaultTtlSeconds: 0, maxBytes: 0 });
  return testApp(provider.origin, { hotels: createHotelsHandler(cache), isGone: gone.has });
}

const hotel = json({ id: 'a:b', name: 'A' });
const html404: Handler = (_, response) => {
  response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
};

test.each([
  ['404', json({}, 404), 404],
  ['410', json({}, 410), 404],
  ['200', hotel, 200],
  ['500', json({}, 500), 200],
  ['404 in a gateway’s HTML', html404, 200],
])(
  'the page of a hotel follows the last response of the provider: %s',
  async (_, answer, status) => {
    const app = site();
    provider.script['/api/hotels/a%3Ab'] = answer;
    await request(app).get('/hotel-detail/a:b').expect(200);
    await request(app).get('/api/hotels/a:b');
    await request(app).get('/hotel-detail/a%3Ab?check_in=2027-05-01').expect(status);
    await request(app).get('/hotel-detail/other').expect(200);
  },
);

test('a 404 for the dates of a stay does not mean that the hotel is gone', async () => {
  const app = site();
  await request(app).get('/api/hotels/inn?check_in=1999-01-01').expect(404);
  await request(app).get('/hotel-detail/inn').expect(200);
});

test('a 404 for a party means that the hotel is gone', async () => {
  const app = site();
  await request(app).get('/api/hotels/inn?occupancy=2-7').expect(404);
  await request(app).get('/hotel-detail/inn').expect(404);
});

test('a hotel that is offered again has a page again', async () => {
  const app = site();
  await request(app).get('/api/hotels/inn').expect(404);
  await request(app).get('/hotel-detail/inn').expect(404);
  provider.script['/api/hotels/inn'] = hotel;
  await request(app).get('/api/hotels/inn').expect(200);
  await request(app).get('/hotel-detail/inn').expect(200);
});

test.each(['places', 'search', 'a%20b', 'a%2Fb', '%22', '__proto__', 'a'.repeat(129)])(
  'the page of the invalid id %s is a 404 without a call to the provider',
  async (id) => {
    const response = await request(site()).get(`/hotel-detail/${id}`).expect(404);
    expect(response.text).toContain('the page');
    expect(provider.requests).toEqual([]);
  },
);
