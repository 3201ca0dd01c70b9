import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import * as v from 'valibot';
import { languages } from '../texts/languages.ts';
import type { BankCalls } from './calls/bankCalls.ts';
import { errorPage, failures, payPage, secondFactorPage } from './pages.ts';
import type { Outcome } from './refusals.ts';
import { attemptOf, authenticationCard, testCardOf } from './testCards.ts';

type Act = (work: (calls: BankCalls) => Promise<Outcome>) => Promise<Outcome>;

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
const formSchema = v.object({ card: v.optional(v.string(), ''), code: v.optional(v.string()) });

/** The payment pages for travelers. `act` performs an action at the bank. */
export function createPages(act: Act): Express {
  const id = (req: Request) => String(req.params['id']);
  const sessionOf = async (req: Request) => {
    const { status, body } = await act((calls) => calls.session(id(req)));
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
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      })
      .type('html')
      .send(html);
  };
  // Every form is answered with a redirect, so that the browser's Back never submits it again.
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
    const form = v.parse(formSchema, req.body ?? {});
    const again = (query: string) => res.redirect(303, `/pay/${session.id}?${query}`);
    const card = testCardOf(form.card);
    if (!card) {
      again('failed=unknown');
      return;
    }
    const attempt = attemptOf(card, form.code);
    const { status } = await act((calls) => calls.pay(session.id, card, attempt));
    if (status !== 200) show(res, errorPage(accepted(req), session));
    else if (attempt === 'paid') res.redirect(303, returnTo(req, session.success_url));
    else again(attempt === 'confirm' ? 'confirm' : `failed=${attempt}`);
  };

  const pages: Express = express().disable('x-powered-by');
  pages.get('/pay/:id', page);
  pages.post('/pay/:id', express.urlencoded({ extended: false }), paid);
  pages.use((req, res) => show(res, errorPage(accepted(req)), 404));
  return pages;
}

/**
 * Returns the address to which a traveler returns. A site at `localhost` runs on the bank's own
 * host, so the address gets the host name by which the browser has reached the bank.
 */
function returnTo({ hostname }: Request, address: string): string {
  const url = new URL(address);
  if (url.hostname === 'localhost' && hostname) url.hostname = hostname;
  return url.href;
}
