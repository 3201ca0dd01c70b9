import { fullHotel, sparseHotel } from '#contracts/kit/samples/hotels.ts';
import {
  createContractSampling,
  type ContractError,
} from '#server/observability/contractSampling.ts';

type Logged = { fields: unknown; message: unknown };

type Chances = { rate?: number; now?: () => number; random?: () => number };

function sampling({ rate = 0.01, now = () => 0, random = () => 0.99 }: Chances = {}) {
  const logged: Logged[] = [];
  const errors: ContractError[] = [];
  const log = {
    warn: (fields: unknown, message?: unknown) => void logged.push({ fields, message }),
  };
  const onContractError = (error: ContractError) => void errors.push(error);
  const made = createContractSampling({ rate, log, clock: now, random, onContractError });
  const observeResponse = made.observe;
  const observe = (endpoint: ContractError['endpoint'], body: unknown) =>
    made.observe({ endpoint, path: '' }, responseOf(body));
  return { ...made, observe, observeResponse, logged, errors };
}

const responseOf = (body: unknown) => ({
  status: 200,
  headers: {},
  body: Buffer.from(JSON.stringify(body)),
  upstreamMs: 1,
});

/** Resolves when every stored body was checked. There are never more than a few dozen. */
async function checked() {
  for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve));
}

const nameless = { id: 'a' };

it('finds no errors in valid responses', async () => {
  const { observe, counts, logged } = sampling();
  observe('search', { hotels: [fullHotel, sparseHotel, { ...fullHotel, price: 1 }] });
  observe('search', {});
  observe('rand4', [fullHotel]);
  observe('rand8', []);
  observe('hotel', sparseHotel);
  await checked();
  expect(counts().size).toBe(0);
  expect(logged).toEqual([]);
});

it('reports a 404 that the contract does not define, such as that of another server', () => {
  const { observeResponse, counts, logged } = sampling();
  const missing = { ...responseOf({}), status: 404 };
  const page = { ...missing, body: Buffer.from('404 page not found') };
  const days = '?city=Karachi&check_in=2027-02-01&check_out=2027-02-02';
  observeResponse({ endpoint: 'search', path: '/api/hotels/search?city=Karachi' }, missing);
  observeResponse({ endpoint: 'search', path: `/api/hotels/search${days}` }, page);
  observeResponse({ endpoint: 'rand4', path: '/api/hotels/rand4' }, missing);
  // An unknown hotel, calls that a provider may omit, and days without data.
  observeResponse({ endpoint: 'hotel', path: '/api/hotels/none' }, page);
  observeResponse({ endpoint: 'places', path: '/api/hotels/places' }, page);
  observeResponse({ endpoint: 'reviews', path: '/api/hotels/none/reviews' }, page);
  observeResponse({ endpoint: 'search', path: `/api/hotels/search${days}` }, missing);
  expect([...counts()]).toEqual([
    ['search $', 2],
    ['rand4 $', 1],
  ]);
  expect(logged[0]).toEqual({
    fields: { endpoint: 'search', path: '$', expected: '200', received: '404' },
    message: 'the provider breaks the contract',
  });
});

it('checks nothing synchronously', async () => {
  const { observe, counts } = sampling();
  observe('rand4', [nameless]);
  expect(counts().size).toBe(0);
  await checked();
  expect(counts().size).toBe(1);
});

it('counts errors by endpoint and JSON path without indexes, and logs each kind once', async () => {
  const { observe, counts, logged } = sampling();
  const images = [{ url: 'a' }, { url: 7 }];
  observe('search', { hotels: [fullHotel, { ...fullHotel, images }, { ...fullHotel, images }] });
  observe('rand4', [nameless, nameless]);
  observe('hotel', nameless);
  observe('hotel', nameless);
  await checked();
  expect([...counts()]).toEqual([
    ['search $.hotels[*].images[*].url', 2],
    ['rand4 $[*].name', 2],
    ['hotel $.name', 2],
  ]);
  expect(logged).toEqual([
    {
      message: 'the provider breaks the contract',
      fields: {
        endpoint: 'search',
        path: '$.hotels[*].images[*].url',
        expected: 'string',
        received: 'number',
      },
    },
    {
      message: 'the provider breaks the contract',
      fields: expect.objectContaining({ path: '$[*].name' }),
    },
    {
      message: 'the provider breaks the contract',
      fields: expect.objectContaining({ path: '$.name' }),
    },
  ]);
});

it('reports each error to onContractError', async () => {
  const { observe, errors } = sampling();
  observe('rand8', [nameless, nameless]);
  await checked();
  expect(errors).toEqual(
    Array(2).fill({
      endpoint: 'rand8',
      path: '$[*].name',
      expected: '"name"',
      received: 'undefined',
    }),
  );
});

it('reports no values', async () => {
  const { observe, logged, errors } = sampling();
  observe('hotel', { id: 'x', name: 'X', star_rating: 'ann@example.org', address: ['12 Elm St'] });
  observe('rand4', 'ann@example.org');
  await checked();
  expect(errors).toHaveLength(3);
  expect(JSON.stringify([logged, errors])).not.toMatch(/ann|Elm/);
});

it('checks every response of the first minute, then a share of them', async () => {
  let at = 1_000;
  let chance = 0.5;
  const { observe, counts } = sampling({ rate: 0.1, now: () => at, random: () => chance });
  const seen = async () => {
    observe('hotel', nameless);
    await checked();
    return counts().get('hotel $.name');
  };
  expect(await seen()).toBe(1);
  at += 59_999;
  expect(await seen()).toBe(2);
  at += 1;
  expect(await seen()).toBe(2);
  chance = 0.09;
  expect(await seen()).toBe(3);
});

it('checks at most five responses a second', async () => {
  let at = 0;
  const { observe, counts } = sampling({ now: () => at });
  for (let response = 0; response < 500; response++) observe('hotel', nameless);
  await checked();
  at += 999;
  observe('hotel', nameless);
  await checked();
  expect(counts().get('hotel $.name')).toBe(5);
  at += 1;
  observe('hotel', nameless);
  await checked();
  expect(counts().get('hotel $.name')).toBe(6);
});

it('ignores bodies that are too large', async () => {
  const { observe, counts } = sampling();
  observe('rand4', [{ id: 'x'.repeat(1_048_577) }]);
  await checked();
  expect(counts().size).toBe(0);
});

it('observes only successful responses', async () => {
  const made = sampling();
  const request = { endpoint: 'rand4', path: '/api/hotels/rand4' } as const;
  const response = responseOf([nameless]);
  made.observeResponse(request, response);
  made.observeResponse(request, { ...response, status: 503 });
  await checked();
  expect([...made.counts()]).toEqual([['rand4 $[*].name', 1]]);
});
