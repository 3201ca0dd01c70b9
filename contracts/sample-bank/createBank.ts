import { createHash } from 'node:crypto';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import * as v from 'valibot';
import type { BankStore, BankWork } from './bankStore.ts';
import { type BankCalls, bankCalls } from './calls/bankCalls.ts';
import type { BankContext } from './calls/bankContext.ts';
import { comeDue } from './calls/comeDue.ts';
import { createControl } from './control.ts';
import { createPages } from './createPages.ts';
import { invalid, keyInUse, keyOfAnother, type Outcome } from './refusals.ts';
import { createWebhooks } from './webhooks.ts';
import { wholeObject } from './wholeObject.ts';

export type BankOptions = {
  store: BankStore;
  /** Returns the origin of the pages, for their addresses. */
  pagesOrigin: () => string;
  /** The address that receives events, and the secret that signs them. */
  webhook: { address: () => string; secret: string };
  /** Returns the time in milliseconds since 1970. */
  now?: () => number;
};

/** The time that Stripe keeps a response for its key. */
const keptSeconds = 24 * 3_600;
/** The pause between two checks for due changes. */
const lookMs = 1_000;

type Work = (calls: BankCalls, req: Request) => Promise<Outcome>;

/** Creates the sample bank: the calls of Stripe's API that the site makes, and the payment page. */
export function createBank({ store, pagesOrigin, webhook, now = Date.now }: BankOptions) {
  const webhooks = createWebhooks(webhook, now);
  const control = createControl(webhooks);
  const seconds = () => Math.floor(now() / 1_000);
  const contextIn = (tx: BankWork): BankContext => ({
    store: tx,
    now: seconds(),
    settings: control.settings,
    addressOf: (session) => `${pagesOrigin()}/pay/${session}`,
  });

  /** Makes the due changes, then the work. */
  const workIn = async (tx: BankWork, work: (calls: BankCalls) => Promise<Outcome>) => {
    const context = contextIn(tx);
    const events = await comeDue(context);
    const made = await work(bankCalls(context));
    return { ...made, events: [...events, ...(made.events ?? [])] };
  };
  /** Sends the events once their changes are stored. */
  const transact = async (work: (tx: BankWork) => Promise<Outcome>): Promise<Outcome> => {
    const outcome = await store.transact(work);
    for (const event of outcome.events ?? []) webhooks.send(...event);
    isUsed = true;
    return outcome;
  };
  const act = (work: (calls: BankCalls) => Promise<Outcome>) => transact((tx) => workIn(tx, work));

  // Due changes also happen without requests, but not before the first request, which creates the
  // tables.
  let isUsed = false;
  let looking: Promise<unknown> | undefined;
  const look = () => act(() => Promise.resolve({ status: 204, body: {} })).catch(() => {});
  const timer = setInterval(() => {
    if (isUsed) looking = look();
  }, lookMs).unref();

  const respond = (res: Response, answer: Outcome | 'cut') => {
    if (answer === 'cut') {
      res.destroy();
      return;
    }
    const { status, body, isReplayed } = answer;
    res.set('date', new Date(now()).toUTCString());
    if (isReplayed) res.set('idempotent-replayed', 'true');
    // A retry with the same key would get the same response.
    if (status === 500) res.set('stripe-should-retry', 'false');
    res.status(status).json(wholeObject(body));
  };
  /** Serves a request, which runs once for its key. Stripe ignores the keys of read requests. */
  const serve =
    (work: Work): RequestHandler =>
    async (req, res) => {
      const { before, after, waits } = control.faultOf(`${req.method} ${req.path}`) ?? {};
      if (before && !isKept(before)) {
        respond(res, before);
        return;
      }
      const waiting = waits && control.takenBack();
      const run = async (tx: BankWork) => {
        await waiting;
        if (isKept(before)) return before;
        const made = await workIn(tx, (calls) => work(calls, req));
        return isKept(after) ? { ...after, events: made.events } : made;
      };
      const key = (req.method === 'POST' && req.get('idempotency-key')) || undefined;
      const outcome = await transact((tx) =>
        key === undefined ? run(tx) : once(tx, { key, req, at: seconds() }, () => run(tx)),
      );
      respond(res, after && !isKept(after) ? after : outcome);
    };
  const id = (req: Request) => String(req.params['id']);

  const api = express.Router();
  api.use(express.urlencoded({ extended: true, limit: '100kb' }));
  api.use((req, res, next) => {
    if (/^Bearer sk_test_/.test(req.get('authorization') ?? '')) next();
    else res.status(401).json({ error: { type: 'invalid_request_error', message: 'No key.' } });
  });
  api.post(
    '/checkout/sessions',
    serve((calls, { body }) => calls.createSession(body)),
  );
  api.get(
    '/checkout/sessions/:id',
    serve((calls, req) => calls.session(id(req))),
  );
  api.post(
    '/checkout/sessions/:id/expire',
    serve((calls, req) => calls.expireSession(id(req))),
  );
  api.get(
    '/payment_intents/:id',
    serve((calls, req) => calls.intent(id(req))),
  );
  api.post(
    '/payment_intents/:id/capture',
    serve((calls, req) => calls.capture(id(req), req.body)),
  );
  api.post(
    '/payment_intents/:id/cancel',
    serve((calls, req) => calls.cancel(id(req))),
  );
  api.post(
    '/refunds',
    serve((calls, { body }) => calls.refund(body)),
  );
  api.get(
    '/refunds/:id',
    serve((calls, req) => calls.refundOf(id(req))),
  );
  api.get(
    '/refunds',
    serve((calls, { query: { payment_intent: intent, limit = 10 } }) =>
      typeof intent === 'string'
        ? calls.refunds(intent, Number(limit))
        : Promise.resolve(invalid('Name a payment intent.')),
    ),
  );
  api.get(
    '/disputes/:id',
    serve((calls, req) => calls.dispute(id(req))),
  );
  api.get(
    '/balance_transactions',
    serve((calls, { query }) =>
      calls.movements({
        since: Number(query['created[gte]'] ?? 0),
        after: typeof query['starting_after'] === 'string' ? query['starting_after'] : undefined,
        limit: Number(query['limit'] ?? 10),
      }),
    ),
  );

  const calls: Express = express().disable('x-powered-by');
  calls.use('/v1', api);
  calls.post('/control', express.json(), control.handler);
  calls.use((_req, res) => void res.status(404).json({ error: { message: 'No such address.' } }));
  return {
    calls,
    pages: createPages(act),
    webhooks,
    control: control.set,
    /** Acts at the bank without the site, as a person in the bank's own pages would. */
    act,
    close: async () => {
      clearInterval(timer);
      control.takeBack();
      webhooks.stop();
      await looking;
    },
  };
}

/** Tells whether Stripe would store this response for the key of the request. */
function isKept(answer: Outcome | 'cut' | undefined): answer is Outcome {
  return answer !== undefined && answer !== 'cut' && answer.isKept !== false;
}

/**
 * Runs a request once for its Idempotency-Key. A repeated request gets the same response for a day,
 * even an error of Stripe. https://docs.stripe.com/api/idempotent_requests
 */
async function once(
  tx: BankWork,
  { key, req, at }: { key: string; req: Request; at: number },
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  if (!(await tx.lockKey(key))) return keyInUse;
  const text = JSON.stringify([req.path, req.body]);
  const request = createHash('sha256').update(text).digest('base64url');
  const known = await tx.keptResponse(key, at - keptSeconds);
  if (known && known.request !== request) return keyOfAnother;
  if (known) {
    return { status: known.status, body: v.parse(v.looseObject({}), known.body), isReplayed: true };
  }
  const made = await run();
  const response = { request, status: made.status, body: made.body };
  if (isKept(made)) await tx.keepResponse(key, at, response);
  return made;
}
