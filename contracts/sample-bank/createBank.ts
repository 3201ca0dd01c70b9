import { createHash } from 'node:crypto';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import * as v from 'valibot';
import { languages } from '../texts/languages.ts';
import { bankCalls, type BankCalls, type Outcome, refusal } from './bankCalls.ts';
import type { BankStore } from './bankStore.ts';
import { createControl } from './control.ts';
import { errorPage, failures, payPage, secondFactorPage } from './pages.ts';
import { authenticationCard, testCardOf } from './testCards.ts';
import { createWebhooks } from './webhooks.ts';
import { wholeObject } from './wholeObject.ts';

export type BankOptions = {
  store: BankStore;
  /** The origin of the pages, for their addresses. */
  pagesOrigin: () => string;
  /** Where events are sent, and the secret by which they are signed. */
  webhook: { address: () => string; secret: string };
  /** The time in milliseconds since 1970. */
  now?: () => number;
};

/**
 * The sample bank: the calls of Stripe's API that the site makes, and the page on which travelers
 * pay. A request with an Idempotency-Key gets the response of the first one with it, unless that is
 * another request.
 */
export function createBank({ store, pagesOrigin, webhook, now = Date.now }: BankOptions) {
  const webhooks = createWebhooks(webhook, now);
  const control = createControl(webhooks);
  const addressOf = (session: string) => `${pagesOrigin()}/pay/${session}`;
  const run = <Result>(work: (calls: BankCalls) => Promise<Result>) =>
    store.transact((tx) => work(bankCalls(tx, Math.floor(now() / 1_000), addressOf)));
  const sendEvents = ({ events = [] }: Outcome) => {
    for (const event of events) webhooks.send(...event);
  };

  const read =
    (work: (calls: BankCalls, req: Request) => Promise<Outcome>): RequestHandler =>
    async (req, res) => {
      const { status, body } = await run((calls) => work(calls, req));
      res.status(status).json(wholeObject(body));
    };
  const write =
    (work: (calls: BankCalls, req: Request) => Promise<Outcome>): RequestHandler =>
    async (req, res) => {
      const key = req.get('idempotency-key') ?? '';
      const text = JSON.stringify([req.path, req.body]);
      const request = createHash('sha256').update(text).digest('base64url');
      const outcome = await store.transact(async (tx): Promise<Outcome> => {
        const known = key === '' ? undefined : await tx.claim(key, request);
        if (known && known.request !== request) {
          const { status, body } = refusal(
            400,
            'idempotency_key_in_use',
            'Another request has it.',
          );
          return { status, body: { ...body, error: { type: 'idempotency_error' } } };
        }
        if (known && known.status !== null) {
          return { status: known.status, body: v.parse(v.looseObject({}), known.body) };
        }
        const made = await work(bankCalls(tx, Math.floor(now() / 1_000), addressOf), req);
        if (key !== '') await tx.answer(key, made.status, made.body);
        return made;
      });
      sendEvents(outcome);
      res.status(outcome.status).json(wholeObject(outcome.body));
    };
  const id = (req: Request) => String(req.params['id']);

  const api = express.Router();
  api.use(express.urlencoded({ extended: true, limit: '100kb' }));
  api.use((req, res, next) => {
    if (/^Bearer sk_test_/.test(req.get('authorization') ?? '')) next();
    else res.status(401).json({ error: { type: 'invalid_request_error', message: 'No key.' } });
  });
  api.use(control.around);
  api.post(
    '/checkout/sessions',
    write((calls, { body }) => calls.createSession(body)),
  );
  api.get(
    '/checkout/sessions/:id',
    read((calls, req) => calls.session(id(req))),
  );
  api.post(
    '/checkout/sessions/:id/expire',
    write((calls, req) => calls.expireSession(id(req))),
  );
  api.get(
    '/payment_intents/:id',
    read((calls, req) => calls.intent(id(req))),
  );
  api.post(
    '/payment_intents/:id/capture',
    write((calls, req) => calls.capture(id(req))),
  );
  api.post(
    '/payment_intents/:id/cancel',
    write((calls, req) => calls.cancel(id(req))),
  );
  api.post(
    '/refunds',
    write((calls, { body }) => calls.refund(body)),
  );
  api.get(
    '/refunds/:id',
    read((calls, req) => calls.refundOf(id(req))),
  );
  api.get(
    '/refunds',
    read((calls, req) => calls.refunds(v.parse(v.string(), req.query['payment_intent']))),
  );
  api.get(
    '/disputes/:id',
    read((calls, req) => calls.dispute(id(req))),
  );
  api.get(
    '/balance_transactions',
    read((calls, { query }) =>
      calls.movements({
        since: Number(query['created[gte]'] ?? 0),
        after: typeof query['starting_after'] === 'string' ? query['starting_after'] : undefined,
        limit: Number(query['limit'] ?? 10),
      }),
    ),
  );

  const sessionSchema = v.looseObject({
    id: v.string(),
    status: v.string(),
    amount_total: v.number(),
    currency: v.string(),
    description: v.string(),
    metadata: v.object({ language: v.optional(v.string(), '') }),
    success_url: v.string(),
    cancel_url: v.string(),
    expires_at: v.number(),
  });
  const sessionOf = async (req: Request) => {
    const { status, body } = await run((calls) => calls.session(id(req)));
    if (status !== 200) return undefined;
    const session = v.parse(sessionSchema, body);
    return { ...session, cancel_url: returnTo(req, session.cancel_url) };
  };
  const accepted = (req: Request) => req.acceptsLanguages([...languages]);
  const show = (res: Response, html: string, status = 200) => {
    res
      .status(status)
      .set({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      })
      .type('html')
      .send(html);
  };
  // Every form is answered with a redirect, so that going back sends none again.
  const page: RequestHandler = async (req, res) => {
    const session = await sessionOf(req);
    const failed = failures.find((failure) => failure === req.query['failed']);
    if (!session) show(res, errorPage(accepted(req)), 404);
    else if (session.status === 'complete') {
      res.redirect(303, returnTo(req, session.success_url));
    } else if (session.status !== 'open') show(res, errorPage(accepted(req), session));
    else if (req.query['confirm'] === undefined) show(res, payPage(session, accepted(req), failed));
    else show(res, secondFactorPage(session, accepted(req), authenticationCard));
  };
  const paid: RequestHandler = async (req, res) => {
    const session = await sessionOf(req);
    if (session?.status !== 'open') return page(req, res, () => {});
    const form = v.parse(
      v.object({ card: v.optional(v.string(), ''), code: v.optional(v.string()) }),
      req.body ?? {},
    );
    const again = (query: string) => res.redirect(303, `/pay/${session.id}?${query}`);
    const card = testCardOf(form.card);
    if (!card) {
      again('failed=unknown');
      return;
    }
    if (card.paying === 'authentication' && form.code !== 'passed') {
      again(form.code === 'failed' ? 'failed=authentication' : 'confirm');
      return;
    }
    if (card.paying === 'generic_decline' || card.paying === 'insufficient_funds') {
      again(`failed=${card.paying}`);
      return;
    }
    const outcome = await run((calls) => calls.pay(session.id, card));
    sendEvents(outcome);
    if (outcome.status === 200) res.redirect(303, returnTo(req, session.success_url));
    else show(res, errorPage(accepted(req), session));
  };

  const calls: Express = express().disable('x-powered-by');
  calls.use('/v1', api);
  calls.post('/control', express.json(), control.handler);
  calls.use((_req, res) => void res.status(404).json({ error: { message: 'No such address.' } }));
  const pages: Express = express().disable('x-powered-by');
  pages.get('/pay/:id', page);
  pages.post('/pay/:id', express.urlencoded({ extended: false }), paid);
  pages.use((req, res) => show(res, errorPage(accepted(req)), 404));
  return {
    calls,
    pages,
    webhooks,
    control: control.set,
    /** Does something at the bank without the site, as somebody in its own pages would. */
    act: async (work: (calls: BankCalls) => Promise<Outcome>) => {
      const outcome = await run(work);
      sendEvents(outcome);
      return outcome;
    },
    close: webhooks.stop,
  };
}

/**
 * Where a traveler goes back to. A site that calls itself `localhost` is where the bank is: at the
 * name by which the browser has reached that.
 */
function returnTo({ hostname }: Request, address: string): string {
  const url = new URL(address);
  if (url.hostname === 'localhost' && hostname) url.hostname = hostname;
  return url.href;
}
