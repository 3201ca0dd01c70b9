import { createServer, type IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import request from 'supertest';
import { continueTrace } from '#server/request/traceContext.ts';
import { listenOnLoopback } from '../../support/listenOnLoopback.ts';
import { prepareSite } from './support/prepareSite.ts';
import { eventually, own } from './support/startTestBookings.ts';

const { provider, site, start, db } = prepareSite();
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';
const sent = { 'X-Request-Id': 'req-1', traceparent: `00-${traceId}-${parent}-01` };
/** The same trace, continued by a step of the site. */
const continued = expect.stringMatching(new RegExp(`^00-${traceId}-(?!${parent})[\\da-f]{16}-01$`));

const traces = (all: IncomingMessage['headers'][]) =>
  all.map(({ 'x-request-id': id, traceparent }) => ({ id, traceparent }));
const storedTrace = () =>
  db().selectFrom('bookings').select(['id', 'request_id', 'traceparent']).executeTakeFirstOrThrow();

test('the id and trace of a request reach the provider, the booking, its mails and its events', async () => {
  const events: { headers: IncomingMessage['headers']; body: string }[] = [];
  const receiver = createServer((req, res) => {
    void req.toArray().then((chunks: Buffer[]) => {
      events.push({ headers: req.headers, body: Buffer.concat(chunks).toString() });
      res.writeHead(204).end();
    });
  });
  const { origin, close } = await listenOnLoopback(receiver);
  const telling = start({
    env: {
      BOOKINGS_WEBHOOK: origin,
      BOOKINGS_WEBHOOK_SECRET: 'a webhook secret that is long enough',
    },
  });
  const { status } = await telling.post().set(sent);
  expect(status).toBe(201);
  const { traceparent: given, ...row } = await storedTrace();
  expect({ ...row, given }).toEqual({ id: row.id, request_id: 'req-1', given: continued });
  const step = { id: 'req-1', traceparent: given };
  expect(traces(provider().state.headers)).toEqual([step, step]);
  telling.start();
  const told = await eventually(() => (events.length === 2 ? events : undefined));
  expect(traces(told.map(({ headers }) => headers))).toEqual([step, step]);
  for (const { body } of told) {
    expect(JSON.parse(body).data).toMatchObject({ requestId: 'req-1', traceparent: given });
  }
  const mail = await telling.mail('X-Request-ID: req-1\r\n');
  expect(mail).toContain(`Traceparent: ${given ?? ''}\r\n`);
  await telling.stop();
  await close();
});

test('the worker continues the trace of the booking request, or of the cancellation request for a cancellation', async () => {
  provider().state.modes.reserve = 'fail';
  const { body } = await site().post().set(sent);
  const { traceparent } = await storedTrace();
  provider().state.modes.reserve = 'normal';
  provider().state.headers.length = 0;
  site().later();
  site().start();
  const headers = () => provider().state.headers;
  await eventually(() => (provider().state.reservations.size > 0 ? true : undefined));
  expect(new Set(traces(headers()).map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify({ id: 'req-1', traceparent })]),
  );
  const key = new URL(body.link, 'http://site').searchParams.get('key') ?? '';
  await eventually(async (saw) => {
    const { status } = saw(await site().read(body.booking.id, key));
    return status === 'confirmed' ? true : undefined;
  });
  headers().length = 0;
  const cancelled = await site().cancel(body.booking.id, key).set('X-Request-Id', 'req-2');
  expect(cancelled.status).toBe(200);
  expect(traces(headers())).toContainEqual({
    id: 'req-2',
    traceparent: expect.not.stringContaining(traceId),
  });
});

test('the provider is asked in the language of the booking, even later', async () => {
  provider().state.modes.reserve = 'fail';
  await site().post().set('Accept-Language', 'de');
  provider().state.modes.reserve = 'normal';
  site().later();
  site().start();
  await eventually(() => (provider().state.reservations.size > 0 ? true : undefined));
  const asked = provider().state.headers.map((headers) => headers['accept-language']);
  expect(asked.length).toBeGreaterThan(2);
  expect(new Set(asked)).toEqual(new Set(['de']));
});

test('a booking without a stored request id uses its own id', async () => {
  provider().state.modes.reserve = 'fail';
  await site().post();
  await db().updateTable('bookings').set({ request_id: null, traceparent: null }).execute();
  const { id } = await storedTrace();
  provider().state.modes.reserve = 'normal';
  provider().state.headers.length = 0;
  site().later();
  site().start();
  await eventually(() => (provider().state.reservations.size > 0 ? true : undefined));
  expect(traces(provider().state.headers)).toContainEqual({ id, traceparent: undefined });
});

test.each([
  ['another version', `01-${traceId}-${parent}-01`],
  ['no trace', `00-${'0'.repeat(32)}-${parent}-01`],
  ['no parent', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['capital letters', `00-${traceId.toUpperCase()}-${parent}-01`],
  ['more than the standard has', `00-${traceId}-${parent}-01-more`],
  ['two of them', `00-${traceId}-${parent}-01, 00-${traceId}-${parent}-01`],
  ['a script', '<script>alert(1)</script>'],
  ['nothing', ''],
])('a traceparent with %s is replaced', (_case, traceparent) => {
  const made = continueTrace(traceparent, () => false);
  expect(made).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
  expect(made).not.toContain(traceId);
});

test('the log line of a request with the right key has the id of the booking', async () => {
  const lines: Record<string, unknown>[] = [];
  const out = new PassThrough().on('data', (line) => lines.push(JSON.parse(String(line))));
  const logging = start({ log: pino({ base: null }, out) });
  const { id, key } = await logging.book();
  await logging.read(id, key);
  await logging.cancel(id, key).set(sent);
  await request(logging.app).get(`/api/bookings/${id}`).query({ key: 'wrong' }).set(own);
  const logged = await eventually(() => {
    const requests = lines.filter(({ route }) => String(route).startsWith('/api/bookings'));
    return requests.length === 4 ? requests : undefined;
  });
  expect(logged.map(({ booking }) => booking)).toEqual([id, id, id, undefined]);
  expect(logged[2]).toMatchObject({ id: 'req-1', trace: traceId });
  await logging.stop();
});
