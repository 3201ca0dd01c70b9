import request from 'supertest';
import { fullPlace } from '#contracts/kit/samples/hotels.ts';
import { ResponseCache } from '#server/cache/responseCache.ts';
import { createHotelsHandler } from '#server/hotels/createHotelsHandler.ts';
import { answerAbsentCalls } from '#server/hotels/absentCalls.ts';
import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { type Handler, json, scriptProvider } from '../../support/scriptedProvider.ts';
import { listeningLog, testApp } from '../testApp.ts';

const places = '/api/hotels/places';
const calendar = '/api/hotels/pearl/calendar?from=2027-03-01&to=2027-04-30';
const listed = { places: [fullPlace] };
const days = { days: [{ date: '2027-03-01', price: { amount: '84.00', currency: 'USD' } }] };
const html404: Handler = (_, response) => {
  response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
};
const kept =
  (body: object): Handler =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'max-age=9' });
    response.end(JSON.stringify(body));
  };

async function startSite(path: string, answer: Handler) {
  const provider = await scriptProvider({ [path.replace(/\?.*/, '')]: answer });
  const { log, lines } = listeningLog();
  const { fetch } = createProviderClient({ origin: provider.origin, log });
  const cache = new ResponseCache({
    fetch: answerAbsentCalls(fetch),
    defaultTtlSeconds: 0,
    maxBytes: 1_000_000,
  });
  return { provider, lines, app: testApp(provider.origin, { hotels: createHotelsHandler(cache) }) };
}

test.each<[string, string, Handler, status: number, body: object, asked: number]>([
  ['its places', places, kept(listed), 200, listed, 1],
  ['its days', calendar, kept(days), 200, days, 1],
  ['404 and a problem', places, json({ title: 'Not Found' }, 404), 200, { places: [] }, 1],
  ['404 and a problem for days', calendar, json({}, 404), 200, { days: [] }, 1],
  ['404 and HTML', places, html404, 200, { places: [] }, 1],
  ['400, as for an id it cannot read', places, json({}, 400), 200, { places: [] }, 1],
  ['405', places, json({}, 405), 200, { places: [] }, 1],
  ['429', places, json({ title: 'Slower' }, 429), 429, { title: 'Slower' }, 1],
  ['500', places, json({ title: 'Broken' }, 500), 500, { title: 'Broken' }, 2],
])(
  'clients get the right response when a provider responds with %s',
  async (_, path, answer, status, body, asked) => {
    const { provider, lines, app } = await startSite(path, answer);
    const first = await request(app).get(path);
    expect([first.status, first.body]).toEqual([status, body]);
    await request(app).get(path);
    expect(provider.requests).toEqual(Array(asked).fill(path));
    if (status === 200) expect(lines).toEqual([]);
    await provider.close();
  },
);

test('the 404 of a hotel is passed on to clients', async () => {
  const { provider, app } = await startSite(places, kept(listed));
  await request(app).get('/api/hotels/castle').expect(404);
  await provider.close();
});
