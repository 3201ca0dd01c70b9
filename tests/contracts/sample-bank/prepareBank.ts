import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { sampleKey, startBank } from '#contracts/sample-bank/startBank.ts';
import { listenOnLoopback } from '../../support/listenOnLoopback.ts';
import { databaseOfFile, type TestDatabase } from '../../support/testDatabase.ts';

/** Starts a bank for each test on a database for the test file. Call it only inside tests. */
export function prepareBank() {
  const database = databaseOfFile({ migrated: false });
  let started: CalledBank | undefined;
  beforeEach(async () => {
    await sql`drop schema if exists sample_bank cascade`.execute(database().database.db);
    started = await startCalledBank(database());
  });
  afterEach(() => started?.close());
  return () => {
    if (!started) throw new Error('It is only there inside a test.');
    return started;
  };
}
type CalledBank = Awaited<ReturnType<typeof startCalledBank>>;

/** Starts a bank with a separate clock, and a site that receives its events. */
async function startCalledBank({ database }: TestDatabase) {
  const received: { type: string; body: string }[] = [];
  const arrivals = new EventEmitter();
  const site = createServer((req, res) => {
    void text(req).then((body) => {
      received.push({ type: JSON.parse(body).type, body });
      res.end();
      arrivals.emit('event');
    });
  });
  const listening = await listenOnLoopback(site);
  const clock = { now: Date.parse('2027-03-01T10:00:00Z') };
  const bank = await startBank({
    pool: database.pool,
    webhook: { address: () => listening.origin, secret: 'whsec_of_tests' },
    now: () => clock.now,
  });

  const call = async (method: string, path: string, params = {}, key = '') => {
    const search = new URLSearchParams(params);
    const isRead = method === 'GET';
    const response = await fetch(`${bank.origin}/v1${path}${isRead ? `?${search}` : ''}`, {
      method,
      headers: { authorization: `Bearer ${sampleKey}`, 'idempotency-key': key },
      ...(!isRead && { body: search }),
    });
    const { status, headers } = response;
    const replayed = headers.get('idempotent-replayed') === 'true';
    const body = JSON.parse(await response.text());
    return { status, body, replayed, date: headers.get('date') };
  };
  const get = (path: string, params = {}) => call('GET', path, params);
  const post = (path: string, params = {}, key = '') => call('POST', path, params, key);
  const seconds = () => Math.floor(clock.now / 1_000);

  const sessionParams = (amount: string, currency = 'usd') => ({
    mode: 'payment',
    expires_at: `${seconds() + 1_800}`,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency,
    'line_items[0][price_data][unit_amount]': amount,
    'line_items[0][price_data][product_data][name]': 'A room',
    'payment_intent_data[capture_method]': 'manual',
    success_url: 'https://www.hotels.example/booked',
    cancel_url: 'https://www.hotels.example/checkout',
  });
  const createSession = async () => {
    const { body } = await post('/checkout/sessions', sessionParams('10000'));
    return { id: String(body.id), url: String(body.url) };
  };
  const session = async (id: string) => (await get(`/checkout/sessions/${id}`)).body;
  /** Pays like a traveler on the page. Resolves to the address that the page leads to. */
  const pay = async (url: string, card = '4242424242424242', code?: string) => {
    const body = new URLSearchParams({ card, ...(code !== undefined && { code }) });
    const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    return response.headers.get('location');
  };
  /** Pays for a session and returns the id of its intent. */
  const authorize = async (card?: string) => {
    const { id, url } = await createSession();
    await pay(url, card);
    return String((await session(id)).payment_intent.id);
  };
  /** Pays for a session, captures the payment and returns the id of its intent. */
  const capture = async (card?: string) => {
    const intent = await authorize(card);
    await post(`/payment_intents/${intent}/capture`);
    return intent;
  };

  return {
    get,
    post,
    pay,
    sessionParams,
    createSession,
    session,
    authorize,
    capture,
    later: (more: number) => void (clock.now += more * 1_000),
    now: () => clock.now,
    control: async (wish: object) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(wish);
      const response = await fetch(`${bank.origin}/control`, { method: 'POST', headers, body });
      if (response.status !== 204) throw new Error(`The bank does not know ${body}`);
    },
    act: bank.act,
    /** Resolves to the first event of a type once the site has received it. */
    event: async (type: string) => {
      for (;;) {
        const found = received.find((event) => event.type === type);
        if (found) return JSON.parse(found.body).data.object;
        await once(arrivals, 'event');
      }
    },
    close: async () => {
      await bank.close();
      await listening.close();
    },
  };
}
