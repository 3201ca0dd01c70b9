import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import fc from 'fast-check';
import * as v from 'valibot';
import { hotelsPaths } from '#contracts/provider/calls/hotelCalls.ts';
import type { JsonSchema } from '#contracts/kit/openapi/describeSchema.ts';
import type { Call } from '#contracts/site/calls/call.ts';
import { siteCalls } from '#contracts/site/calls/siteCalls.ts';
import { problemSchema, problemType } from '#contracts/provider/problem.ts';
import { bookingResponseSchema } from '#contracts/site/bookingSchema.ts';
import { watchRouters } from '../../../support/watchRouters.ts';
import { accountSite, ada, grace } from '../../../server/accounts/accountSite.ts';
import type { Browser } from '../../../server/accounts/startTestAccounts.ts';
import {
  type BookingProvider,
  startBookingProvider,
} from '../../../server/bookings/support/bookingProvider.ts';
import {
  bookingRequest,
  deskBookingRequest,
  testNow,
} from '../../../server/bookings/support/bookingRequest.ts';
import { own } from '../../../server/bookings/support/startTestBookings.ts';
import { startServer } from '../../../server/scriptedServer.ts';
import { jsonOf, jsonSchemaOf } from './jsonOf.ts';
import { oddBodies, oddHeaders, oddPathParts, oddQueries, unprintableBodies } from './oddInputs.ts';

const seed = 1;
// Changes of one account wait for each other. With more at once, a slow machine would exceed the
// time limit.
const atOnce = 6;

const routesOf = watchRouters();
const started: { provider?: BookingProvider } = {};
beforeAll(async () => {
  started.provider = await startBookingProvider();
});
afterAll(() => started.provider?.close());
const { site, database, join } = accountSite(() => ({
  origin: started.provider?.origin ?? '',
  // Each request comes from another client, so that no limit stops it early.
  env: { TRUST_PROXY: 'loopback', DESK_EMAIL: 'desk@hotels.example' },
  now: () => testNow,
}));

/** Valid bodies of the most complex routes, for which the schema alone does not give one. */
const validBodies: Readonly<Record<string, object>> = {
  'post /api/bookings': bookingRequest,
  'post /api/bookings/find': { number: 'K7M4-QX9C', email: ada.email },
  'post /api/bookings/:id/cancellation': { acceptedFee: { amount: '0.00', currency: 'USD' } },
  'post /api/auth/sign-in': { email: ada.email, password: ada.password },
  'post /api/auth/sign-up': ada,
  'patch /api/account': { name: 'Ada' },
  'put /api/account/currency': { currency: 'EUR' },
  'post /api/account/email': { email: 'new@travelers.example', password: ada.password },
  'post /api/account/two-step': { password: ada.password },
  'post /api/reviews/stays/:id': { score: 8, text: 'A quiet room.' },
  'post /api/favorites': { hotels: [{ id: 'a', name: 'A' }] },
  'post /api/newsletter': { email: 'ada@travelers.example' },
  'post /api/contact': { name: 'Ada', email: 'ada@travelers.example', message: 'Hello.' },
};

/** Routes that end the session of their request, so each gets a new session. */
const endsSession = [
  'post /api/auth/sign-out',
  'delete /api/account/sessions',
  'delete /api/account/sessions/:id',
  'post /api/account/password',
  'post /api/account/deletion',
];

type Sent = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
};

/** Creates ids and links, so that requests reach existing data. */
async function prepare(browser: Browser) {
  const book = async (body: object) => {
    const client = site().browser({ 'Idempotency-Key': randomUUID() });
    const response = await client.post('/api/bookings', body);
    const { booking, link } = v.parse(bookingResponseSchema, response.body);
    return { id: booking.id, query: new URL(link, 'http://site').search };
  };
  const open = await book(bookingRequest);
  const stayed = await book(bookingRequest);
  const requested = await book(deskBookingRequest);
  const { db } = database().database;
  await db.updateTable('bookings').set({ status: 'stayed' }).where('id', '=', stayed.id).execute();
  await browser.post('/api/favorites', { hotels: [{ id: 'a', name: 'A' }] });
  return {
    ids: [open.id, stayed.id, requested.id, 'a'],
    queries: [open.query, stayed.query, '?token=a', '?hotel=a'],
  };
}

function allRoutes(): string[] {
  const api = Object.entries(site().resources).flatMap(([name, { handler }]) =>
    routesOf(`/api/${name}`, handler),
  );
  const hotels = Object.values(hotelsPaths).map((path) => `get ${path}`);
  return [...api, ...hotels, 'get /:id', 'post /api/:id'];
}

/** Returns the record of a route, or undefined for a route of hotels or pages. */
function callOf(route: string): Call | undefined {
  const [method = '', path = ''] = route.split(' ');
  return siteCalls[`${method.toUpperCase()} ${path}`];
}

function readsQuery(route: string): boolean {
  const call = callOf(route);
  return !call || call.access === 'booking' || call.query !== undefined;
}

/** Returns the schema of the body of a route, or undefined if it has none. */
function schemaOf(route: string): JsonSchema | undefined {
  const { body } = callOf(route) ?? {};
  return body && jsonSchemaOf(body);
}

/**
 * Returns requests of a route from a fixed seed. One part of each is unusual, so that no other part
 * stops the request early.
 */
function requestsOf(
  route: string,
  seedOfRoute: number,
  cookie: string,
  { ids, queries }: Awaited<ReturnType<typeof prepare>>,
): Sent[] {
  const [method = '', path = ''] = route.split(' ');
  const schema = schemaOf(route);
  const valid = fc.oneof(
    ...(validBodies[route] ? [fc.constant<unknown>(validBodies[route])] : []),
    schema ? jsonOf(schema) : fc.constant({}),
  );
  const hasBody = method !== 'get' && method !== 'delete';
  const isForm = path.startsWith('/desk');
  const body = (text: fc.Arbitrary<string | Buffer>): fc.Arbitrary<string | Buffer | undefined> =>
    hasBody ? text : fc.constant(undefined);
  const usual = {
    id: fc.constantFrom(...ids),
    query: fc.constantFrom(...queries),
    headers: fc.constant<Record<string, string>>({}),
    body: body(valid.map((each) => JSON.stringify(each))),
    cookie: fc.constantFrom(cookie, cookie, cookie, ''),
    client: fc.ipV4(),
  };
  const odd = [
    { numRuns: 3, parts: { headers: oddHeaders } },
    { numRuns: readsQuery(route) ? 20 : 4, parts: { query: oddQueries } },
    { numRuns: path.includes(':id') ? 30 : 0, parts: { id: oddPathParts } },
    { numRuns: hasBody ? 40 : 0, parts: { body: body(oddBodies(valid)) } },
  ];
  const sample = <Case>(arbitrary: fc.Arbitrary<Case>, numRuns: number) =>
    fc.sample(arbitrary, { seed: seedOfRoute, numRuns });
  const whole = hasBody ? unprintableBodies(validBodies[route] ?? sample(valid, 1)[0]) : [];
  const cases = [
    ...odd.flatMap(({ numRuns, parts }) => sample(fc.record({ ...usual, ...parts }), numRuns)),
    ...whole.flatMap((text) => sample(fc.record({ ...usual, body: fc.constant(text) }), 1)),
  ];
  return cases.map((each) => ({
    method: method.toUpperCase(),
    path: path.replace(':id', each.id) + each.query,
    headers: {
      ...own,
      'x-forwarded-for': each.client,
      'idempotency-key': randomUUID(),
      ...(each.cookie && { cookie: each.cookie }),
      ...(hasBody && {
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      }),
      ...each.headers,
    },
    body: isForm && typeof each.body === 'string' ? toForm(each.body) : each.body,
  }));
}

/** Returns the JSON of a flat object as a form, and any other text unchanged. */
function toForm(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    const fields = Object.entries(Object(value)).map(([name, field]) => [name, String(field)]);
    return new URLSearchParams(fields).toString();
  } catch {
    return text;
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
afterAll(() => agent.destroy());

function send(port: number, { body, ...sent }: Sent) {
  return new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const req = request({ ...sent, port, host: '127.0.0.1', agent }, (res) => {
      res.toArray().then((chunks) => {
        const type = res.headers['content-type'] ?? '';
        resolve({ status: res.statusCode ?? 0, type, text: Buffer.concat(chunks).toString() });
      }, reject);
    });
    req.on('error', reject);
    req.end(body);
  });
}

/** Returns the error in a response, or undefined. */
function findingOf(path: string, { status, type, text }: Awaited<ReturnType<typeof send>>) {
  if (status >= 500) return `${status}`;
  if (status < 400 || !path.startsWith('/api/')) return undefined;
  if (type !== problemType) return `${status} is no problem but ${type}`;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), problemSchema), text);
  return read.success ? undefined : `${status} has another body: ${text.slice(0, 200)}`;
}

test('no input of any route causes a server error', async () => {
  const browser = await join(ada);
  const other = await join(grace);
  const known = await prepare(browser);
  const requests = allRoutes().flatMap((route, at) => {
    const signedIn = endsSession.includes(route) ? other : browser;
    return requestsOf(route, seed + at, signedIn.cookie(), known);
  });
  const server = await startServer(site().app);
  const findings: string[] = [];
  const count = { '2xx': 0, '4xx': 0 };
  const open = [...requests];
  const work = async () => {
    for (let sent = open.shift(); sent; sent = open.shift()) {
      const response = await send(server.port, sent).catch((error: unknown) => String(error));
      const found = typeof response === 'string' ? response : findingOf(sent.path, response);
      if (found !== undefined) findings.push(`${found}: ${describeRequest(sent)}`);
      if (typeof response === 'string') continue;
      count[response.status < 300 ? '2xx' : '4xx'] += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await server.close();

  expect({ seed, findings: findings.slice(0, 10), all: findings.length }).toEqual({
    seed,
    findings: [],
    all: 0,
  });
  expect(site().lines.filter((line) => line.startsWith('error'))).toEqual([]);
  // Enough requests succeeded, and the account stayed signed in to the end.
  expect(requests.length).toBeGreaterThan(2_000);
  expect(count['2xx']).toBeGreaterThan(200);
  const { body } = await browser.get('/api/auth/session');
  expect(body.session).toMatchObject({ email: ada.email });
}, 300_000);

function describeRequest({ method, path, headers, body }: Sent): string {
  const { cookie, ...others } = headers;
  const parts = [method, path, JSON.stringify(others), cookie ? 'with cookies' : ''];
  return [...parts, String(body ?? '')].join(' ').slice(0, 700);
}
