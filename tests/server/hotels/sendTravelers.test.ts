import type { Endpoint } from '#contracts/provider/calls/hotelCalls.ts';
import { sendResidency, sendTravelers } from '#server/hotels/sendTravelers.ts';
import { listeningLog } from '../testApp.ts';

const response = { status: 200, headers: {}, body: Buffer.from('{}'), upstreamMs: 1 };

const options = { requestId: 'r1', traceparent: '', acceptLanguage: 'en' };

async function sent(
  settings: { isLive: boolean; residency?: string },
  endpoint: Endpoint,
  path: string,
): Promise<string> {
  const paths: string[] = [];
  const fetch = sendTravelers(
    (request) => {
      paths.push(request.path);
      return Promise.resolve(response);
    },
    { ...settings, isLive: () => settings.isLive, log: listeningLog().log },
  );
  await fetch({ endpoint, path }, options);
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
])('a live provider always receives the party: %s %s', async (endpoint, path, expected) => {
  expect(await sent({ isLive: true }, endpoint, path)).toBe(expected);
});

const week = 'from=2027-03-01&to=2027-03-07';
test.each<[Endpoint, string, string]>([
  ['search', search, `${search}?occupancy=2&residency=PK`],
  ['hotel', '/api/hotels/h1?residency=DE', '/api/hotels/h1?occupancy=2&residency=DE'],
  [
    'calendar',
    `/api/hotels/h1/calendar?${week}`,
    `/api/hotels/h1/calendar?${week}&occupancy=2&residency=PK`,
  ],
  ['places', '/api/hotels/places', '/api/hotels/places'],
])(
  'a live provider receives the default residency unless the request names another: %s %s',
  async (endpoint, path, expected) => {
    expect(await sent({ isLive: true, residency: 'PK' }, endpoint, path)).toBe(expected);
    if (path.includes('residency')) {
      expect(await sent({ isLive: true }, endpoint, path)).toBe(expected);
    }
  },
);

test.each([
  ['/api/hotels/h1?occupancy=1', '/api/hotels/h1?occupancy=1&residency=PK'],
  ['/api/hotels/h1?occupancy=1&residency=DE', '/api/hotels/h1?occupancy=1&residency=DE'],
])('a booking is also checked with the default residency: %s', async (path, expected) => {
  const paths: string[] = [];
  const fetch = sendResidency((request) => {
    paths.push(request.path);
    return Promise.resolve(response);
  }, 'PK');
  await fetch({ endpoint: 'hotel', path }, options);
  expect(paths).toEqual([expected]);
});

test.each<[Endpoint, string, string]>([
  ['search', search, search],
  ['search', `${search}?city=Rome&occupancy=2-7&occupancy=1`, `${search}?city=Rome`],
  ['hotel', '/api/hotels/h1?occupancy=4', '/api/hotels/h1'],
  ['hotel', '/api/hotels/h1?occupancy=4&residency=DE', '/api/hotels/h1'],
])(
  'a provider that is not live receives neither party nor residency: %s %s',
  async (endpoint, path, expected) => {
    expect(await sent({ isLive: false, residency: 'PK' }, endpoint, path)).toBe(expected);
  },
);

describe('a provider that refuses the party', () => {
  const rated = { id: 'h1', name: 'Sea View', rates: [{ total: '80.00' }] };
  const bodies: Partial<Record<Endpoint, unknown>> = {
    search: { hotels: [rated], total: 400 },
    hotel: rated,
    calendar: { days: [{ date: '2027-03-01' }] },
  };
  function refusing(isRefused: (path: string) => boolean) {
    const { log, lines } = listeningLog();
    const fetch = sendTravelers(
      ({ endpoint, path }) => {
        const body = Buffer.from(JSON.stringify(bodies[endpoint] ?? {}));
        return Promise.resolve({ ...response, status: isRefused(path) ? 400 : 200, body });
      },
      { isLive: () => true, log },
    );
    const read = async (endpoint: Endpoint, path: string) => {
      const { status, body } = await fetch({ endpoint, path }, options);
      const value: unknown = JSON.parse(body.toString());
      return { status, value };
    };
    return { read, lines };
  }

  test('leads to an answer without prices, and is logged once', async () => {
    const { read, lines } = refusing((path) => path.includes('occupancy'));
    const unpriced = { id: 'h1', name: 'Sea View', rates: null };
    expect(await read('hotel', '/api/hotels/h1')).toEqual({ status: 200, value: unpriced });
    expect(await read('search', search)).toEqual({
      status: 200,
      value: { hotels: [unpriced], total: 400 },
    });
    expect(await read('calendar', '/api/hotels/h1/calendar')).toEqual({
      status: 200,
      value: { days: [] },
    });
    expect(lines.filter((line) => JSON.stringify(line).includes('refuses occupancy'))).toHaveLength(
      1,
    );
  });

  test('keeps its 400 for any other invalid part of the request', async () => {
    const { read, lines } = refusing(() => true);
    expect((await read('hotel', '/api/hotels/h1?check_in=x')).status).toBe(400);
    expect(lines).toEqual([]);
  });
});
