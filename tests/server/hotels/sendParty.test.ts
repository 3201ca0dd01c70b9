import type { Endpoint } from '#contracts/provider/calls/hotelCalls.ts';
import { sendParty } from '#server/hotels/sendParty.ts';

const response = { status: 200, headers: {}, body: Buffer.from('{}'), upstreamMs: 1 };

async function sent(isLive: boolean, endpoint: Endpoint, path: string): Promise<string> {
  const paths: string[] = [];
  const fetch = sendParty(
    (request) => {
      paths.push(request.path);
      return Promise.resolve(response);
    },
    () => isLive,
  );
  await fetch({ endpoint, path }, { requestId: 'r1', traceparent: '', acceptLanguage: 'en' });
  return paths.join();
}

const search = '/api/hotels/search';
const days = 'check_in=2027-03-01&check_out=2027-03-03';

test.each<[Endpoint, string, string]>([
  ['search', search, `${search}?occupancy=2`],
  ['search', `${search}?${days}&city=Rome`, `${search}?${days}&city=Rome&occupancy=2`],
  ['hotel', '/api/hotels/h1', '/api/hotels/h1?occupancy=2'],
  [
    'hotel',
    `/api/hotels/h1?${days}&occupancy=2-7&occupancy=1`,
    `/api/hotels/h1?${days}&occupancy=2-7&occupancy=1`,
  ],
  [
    'calendar',
    '/api/hotels/h1/calendar?from=2027-03-01&occupancy=1-3%2C11&to=2027-03-31',
    '/api/hotels/h1/calendar?from=2027-03-01&to=2027-03-31&occupancy=1-3%2C11',
  ],
  ['places', '/api/hotels/places', '/api/hotels/places'],
  ['rand4', '/api/hotels/rand4', '/api/hotels/rand4'],
])('a live provider is told for whom prices are: %s %s', async (endpoint, path, expected) => {
  expect(await sent(true, endpoint, path)).toBe(expected);
});

test.each<[Endpoint, string, string]>([
  ['search', search, search],
  ['search', `${search}?city=Rome&occupancy=2-7&occupancy=1`, `${search}?city=Rome`],
  ['hotel', '/api/hotels/h1?occupancy=4', '/api/hotels/h1'],
])('a provider that is not live is never told: %s %s', async (endpoint, path, expected) => {
  expect(await sent(false, endpoint, path)).toBe(expected);
});
