import { createServer, type ServerResponse } from 'node:http';
import { createStripeProvider, type StripeOptions } from '#server/payments/createStripeProvider.ts';
import { listenOnLoopback } from '../../support/listenOnLoopback.ts';

/** A request that the bank received. `path` begins with the method. */
type Asked = { path: string; body: URLSearchParams; key: string };
type Answer = { status: number; body: object };
/**
 * A replacement for an answer of the bank: a body with a status, by default 200, or a function that
 * writes the response.
 */
type Reply = { status?: number; body: object } | ((res: ServerResponse) => void);
type Script = {
  path: RegExp;
  reply: (answer: Answer) => Reply;
  takesEffect: boolean;
  left: number;
};

type Session = ReturnType<typeof newSession>;
type Intent = ReturnType<typeof newIntent>;
type Charge = ReturnType<typeof newCharge>;
type Refund = ReturnType<typeof newRefund>;

const text = (body: URLSearchParams, name: string) => body.get(name) ?? '';
const metadataOf = (body: URLSearchParams) =>
  Object.fromEntries(
    [...body].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      return key === undefined ? [] : [[key, value]];
    }),
  );
const newSession = (id: string, body: URLSearchParams) => ({
  id,
  object: 'checkout.session',
  status: 'open',
  url: `http://bank.example/pay/${id}`,
  amount_total: Number(body.get('line_items[0][price_data][unit_amount]')),
  currency: text(body, 'line_items[0][price_data][currency]'),
  expires_at: Number(body.get('expires_at')),
  metadata: metadataOf(body),
  payment_intent: '',
});
const newIntent = (id: string, { amount_total, currency, metadata }: Session) => ({
  id,
  object: 'payment_intent',
  status: 'requires_payment_method',
  amount: amount_total,
  amount_received: 0,
  ...{ currency, metadata, latest_charge: '' },
});
const newCharge = (id: string, { amount, currency, metadata, id: intent }: Intent, at: number) => ({
  id,
  object: 'charge',
  ...{ amount, amount_captured: 0, currency, metadata, payment_intent: intent },
  payment_method_details: { card: { brand: 'visa', last4: '4242', capture_before: at + 604_800 } },
  balance_transaction: null,
});
const newRefund = (id: string, body: URLSearchParams, currency: string, created: number) => ({
  id,
  object: 'refund',
  status: 'succeeded',
  amount: Number(body.get('amount')),
  ...{ created, currency, metadata: metadataOf(body) },
  payment_intent: text(body, 'payment_intent'),
});

const halfAnHour = 30 * 60;
const ok = (body: object): Answer => ({ status: 200, body });
const refusal = (status: number, code: string): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: 'No.' } },
});
const missing = refusal(404, 'resource_missing');
const listOf = (data: object[]) => ok({ object: 'list', data, has_more: false, url: '/v1' });

/**
 * Starts a bank that was written only from the documentation of Stripe and gives wrong answers on
 * request. Its clock is `now`, which also dates its answers.
 */
export async function startScriptedStripe(now: () => Date = () => new Date()) {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const charges = new Map<string, Charge>();
  const refunds = new Map<string, Refund>();
  const kept = new Map<string, Answer>();
  const asked: Asked[] = [];
  let scripts: Script[] = [];
  let count = 0;
  const newId = (prefix: string) => `${prefix}_test_${(count += 1)}`;
  const seconds = () => Math.floor(now().getTime() / 1_000);
  const shownIntent = (id: string) => {
    const intent = intents.get(id);
    return intent ? { ...intent, latest_charge: charges.get(intent.latest_charge) ?? null } : null;
  };
  const shown = (session: Session) => {
    if (session.status === 'open' && session.expires_at <= seconds()) session.status = 'expired';
    const url = session.status === 'open' ? session.url : null;
    return { ...session, url, payment_intent: shownIntent(session.payment_intent) };
  };

  const createSession = (body: URLSearchParams): Answer => {
    const session = newSession(newId('cs'), body);
    const time = session.expires_at - seconds();
    if (time < halfAnHour || time > 48 * halfAnHour) return refusal(400, 'parameter_invalid');
    sessions.set(session.id, session);
    return ok(shown(session));
  };
  const expire = (session: Session): Answer => {
    if (shown(session).url === null) return refusal(400, 'session_not_open');
    session.status = 'expired';
    const intent = intents.get(session.payment_intent);
    if (intent) intent.status = 'canceled';
    return ok(shown(session));
  };
  const isCapturable = ({ status }: Intent) => status === 'requires_capture';
  const otherState = refusal(400, 'payment_intent_unexpected_state');
  const capture = (intent: Intent, amount = intent.amount): Answer => {
    if (!isCapturable(intent)) return otherState;
    Object.assign(intent, { status: 'succeeded', amount_received: amount });
    const { currency } = intent;
    const movement = { object: 'balance_transaction', id: newId('txn'), fee: 700, currency };
    const charge = charges.get(intent.latest_charge) ?? {};
    Object.assign(charge, { amount_captured: amount, balance_transaction: movement });
    return ok({ ...intent });
  };
  const cancel = (intent: Intent): Answer => {
    // Until the payment is authorized, only its page can be ended.
    if (!isCapturable(intent)) return otherState;
    intent.status = 'canceled';
    return ok({ ...intent });
  };
  const refundsOf = (intentId: string) =>
    [...refunds.values()].filter((refund) => refund.payment_intent === intentId);
  const createRefund = (body: URLSearchParams): Answer => {
    const intent = intents.get(text(body, 'payment_intent'));
    if (!intent) return missing;
    const refund = newRefund(newId('re'), body, intent.currency, seconds());
    const sum = refundsOf(intent.id).reduce((all, { amount }) => all + amount, refund.amount);
    if (sum > intent.amount_received) return refusal(400, 'charge_already_refunded');
    refunds.set(refund.id, refund);
    return ok(refund);
  };

  const answer = ({ path, body }: Asked): Answer => {
    const [, call = '', id = ''] =
      /^(\w+ [^?]+?)(?:\/(\w+_test_\d+).*)?(?:\?.*)?$/.exec(path) ?? [];
    const session = sessions.get(id);
    const intent = intents.get(id);
    if (path === 'POST /v1/checkout/sessions') return createSession(body);
    if (path.endsWith('/expire') && session) return expire(session);
    if (call === 'GET /v1/checkout/sessions' && session) return ok(shown(session));
    if (path.endsWith('/capture') && intent) return capture(intent);
    if (path.endsWith('/cancel') && intent) return cancel(intent);
    if (path === 'POST /v1/refunds') return createRefund(body);
    if (path.startsWith('GET /v1/refunds?')) {
      return listOf(refundsOf(text(new URLSearchParams(path.split('?')[1]), 'payment_intent')));
    }
    const refund = refunds.get(id);
    if (call === 'GET /v1/refunds' && refund) return ok(refund);
    return path.startsWith('GET /v1/balance_transactions') ? listOf([]) : missing;
  };
  const replyTo = (request: Asked): Reply => {
    const { key, path } = request;
    const known = key === '' ? undefined : kept.get(key);
    const script = scripts.find((each) => each.left > 0 && each.path.test(path));
    if (script) script.left -= 1;
    if (script && !script.takesEffect) {
      const reply = known ?? script.reply(missing);
      if (key && 'body' in reply && reply.status === 500) kept.set(key, { ...reply, status: 500 });
      return reply;
    }
    const real = known ?? answer(request);
    const reply = script && !known ? script.reply(real) : real;
    // A failure is stored for its key like any other answer.
    const isFailed = 'body' in reply && reply.status === 500;
    if (key) kept.set(key, isFailed ? { ...reply, status: 500 } : real);
    return reply;
  };

  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const request: Asked = {
        path: `${req.method} ${req.url}`,
        body: new URLSearchParams(Buffer.concat(chunks).toString()),
        key: String(req.headers['idempotency-key'] ?? ''),
      };
      asked.push(request);
      res.setHeader('date', now().toUTCString());
      const reply = replyTo(request);
      if (typeof reply === 'function') {
        reply(res);
        return;
      }
      res.writeHead(reply.status ?? 200, { 'content-type': 'application/json' });
      res.end(JSON.stringify(reply.body));
    });
  });
  const { origin, close } = await listenOnLoopback(server);

  return {
    origin,
    close,
    sessions,
    intents,
    refunds,
    /** Returns the requests at matching addresses. */
    askedAt: (path: RegExp) => asked.filter((each) => path.test(each.path)),
    /** Answers the next requests to an address with `reply`, without any effect. */
    instead: (path: RegExp, reply: Reply, left = Infinity) => {
      scripts.push({ path, reply: () => reply, takesEffect: false, left });
    },
    /** Carries out the next requests to an address and changes their answers. */
    change: (path: RegExp, reply: (answer: Answer) => Reply, left = Infinity) => {
      scripts.push({ path, reply, takesEffect: true, left });
    },
    /** Makes the bank answer everything correctly again. */
    mend: () => {
      scripts = [];
    },
    /** Pays on the page of a session, or tries with a declined card. Returns the intent. */
    pay: (session: Session | undefined, isDeclined = false): Intent => {
      if (!session || shown(session).url === null) throw new Error('It cannot be paid.');
      const known = intents.get(session.payment_intent);
      const intent = known ?? newIntent(newId('pi'), session);
      intents.set(intent.id, intent);
      session.payment_intent = intent.id;
      if (isDeclined) return intent;
      const charge = newCharge(newId('ch'), intent, seconds());
      charges.set(charge.id, charge);
      Object.assign(intent, { status: 'requires_capture', latest_charge: charge.id });
      session.status = 'complete';
      return intent;
    },
    /** Captures an intent or a part of it in the dashboard. */
    capture,
    provider: (options: Partial<StripeOptions> = {}) =>
      createStripeProvider({
        secretKey: 'sk_test_scripted',
        webhookSecret: 'whsec_scripted',
        apiOrigin: origin,
        now,
        retries: 0,
        ...options,
      }),
  };
}
export type ScriptedStripe = Awaited<ReturnType<typeof startScriptedStripe>>;
