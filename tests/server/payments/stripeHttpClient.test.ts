import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createStripeProvider } from '#server/payments/createStripeProvider.ts';
import { listenOnLoopback } from '../../support/listenOnLoopback.ts';

const timeMs = 300;
const amount = { amount: 23_058n, currency: 'USD' };
const known = { id: 'payment', sessionId: 'cs_1', intentId: 'pi_1', amount };
const intent = {
  ...{ id: 'pi_1', object: 'payment_intent', status: 'succeeded', amount: 23_058 },
  ...{ amount_received: 23_058, currency: 'usd', metadata: { payment: 'payment' } },
  latest_charge: null,
};
const session = {
  ...{ id: 'cs_1', object: 'checkout.session', status: 'complete', url: null },
  ...{ amount_total: 23_058, currency: 'usd', metadata: { payment: 'payment' } },
  payment_intent: intent,
};

let close: () => Promise<void> = () => Promise.resolve();
afterEach(() => close());

/** Returns a provider whose requests are answered by `listener`. */
async function answered(listener: RequestListener, retries = 0) {
  const server = await listenOnLoopback(createServer(listener));
  close = server.close;
  const { origin: apiOrigin } = server;
  const secrets = { secretKey: 'sk_test_key', webhookSecret: 'whsec_secret' };
  return createStripeProvider({ ...secrets, apiOrigin, retries, timeMs });
}

const json = (status: number, body: unknown) => (res: ServerResponse) => {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const write = (status: number, body: string) => (res: ServerResponse) => {
  res.writeHead(status, { 'content-type': 'text/html' }).end(body);
};
const drip = (res: ServerResponse) => {
  res.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => res.write(' '), 20);
  res.once('close', () => clearInterval(timer));
};
const flood = (res: ServerResponse) => {
  res.writeHead(200, { 'content-type': 'application/json' }).write('{"data":"');
  const chunk = 'x'.repeat(1024 * 1024);
  const more = () => {
    while (!res.destroyed && res.write(chunk));
  };
  res.on('drain', more);
  more();
};

const answers: [string, (res: ServerResponse) => void][] = [
  ['a 503 of a gateway in JSON', json(503, { message: 'no healthy upstream' })],
  ['a 404 of a gateway in JSON', json(404, { error: 'Not Found', status: 404 })],
  ['a 400 of a gateway with an error object', json(400, { error: { code: 400 } })],
  ['a 402 with an error without a type of Stripe', json(402, { error: { type: 'quota' } })],
  ['a 502 in HTML', write(502, '<h1>Bad gateway</h1>')],
  ['a page with status 200', write(200, '<!doctype html><h1>Welcome</h1>')],
  ['a JSON text', json(200, 'ok')],
  ['a JSON number', json(200, 7)],
  ['a JSON array', json(200, [session])],
  ['null', json(200, null)],
  ['an empty object', json(200, {})],
  ['an error with status 200', json(200, { error: { type: 'card_error', code: 'declined' } })],
  ['an error that is a number', json(200, { ...session, error: 5 })],
  ['an error whose code is no word', json(402, { error: { type: 'card_error', code: 'a\0b' } })],
  ['half of an object', write(200, '{"id":"cs_1","object":')],
  ['nothing', write(200, '')],
  ['a 204', (res) => res.writeHead(204).end()],
  ['a redirect', (res) => res.writeHead(302, { location: '/v1/else' }).end('{}')],
  ['a body that drips', drip],
  ['a body without an end', flood],
  ['a connection that is reset', (res) => res.destroy()],
  [
    'a connection that is reset in the body',
    (res) => {
      res.writeHead(200, { 'content-length': '1000' }).write('{"id"', () => res.destroy());
    },
  ],
  ['no answer', () => {}],
];

test.each(answers)(
  'every call treats %s as an unknown outcome, within the time limit',
  async (_, answer) => {
    const provider = await answered((_req, res) => answer(res));
    const refund = { id: 'refund', round: 1, hotelId: 'h1', intentId: 'pi_1', amount };
    const started = performance.now();
    const outcomes = await Promise.all([
      provider.lookUp(known),
      provider.capture(known),
      provider.cancel(known),
      provider.refund(refund),
      provider.lookUpRefund({ refundId: 're_1', intentId: 'pi_1', order: refund }),
      provider.listRefunds('pi_1'),
      provider.lookUpDispute('dp_1'),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(outcomes.map(() => 'unknown'));
    // At most two requests fail.
    expect(performance.now() - started).toBeLessThan(10 * timeMs);
  },
);

test('an endless body is not kept in memory', async () => {
  const provider = await answered((_req, res) => flood(res));
  const { rss } = process.memoryUsage();
  await Promise.all(Array.from({ length: 4 }, () => provider.lookUp(known)));
  expect((process.memoryUsage().rss - rss) / 1024 ** 2).toBeLessThan(300);
});

test('a redirect is not followed', async () => {
  const paths: (string | undefined)[] = [];
  const provider = await answered((req, res) => {
    paths.push(req.url?.split('?')[0]);
    if (paths.length > 1) json(200, session)(res);
    else res.writeHead(307, { location: '/v1/checkout/sessions/cs_1' }).end();
  });
  expect(await provider.lookUp(known)).toMatchObject({ kind: 'unknown' });
  expect(paths).toHaveLength(1);
});

test('a request without an answer is repeated with the same key', async () => {
  const keys: unknown[] = [];
  const provider = await answered((req, res) => {
    if (req.method === 'POST') keys.push(req.headers['idempotency-key']);
    if (req.method === 'GET') json(200, session)(res);
    else if (keys.length === 1) res.destroy();
    else json(200, intent)(res);
  }, 1);
  const received = { state: 'captured', received: amount };
  expect(await provider.capture(known)).toMatchObject(received);
  expect(keys).toEqual([keys[0], keys[0]]);
});
