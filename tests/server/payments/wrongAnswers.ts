import type { PaymentIssueKind } from '#contracts/site/desk/deskPayments.ts';
import type { Answer, Wrong } from '../../support/documentedBank/startDocumentedBank.ts';
import type { SiteAtBank } from './siteAtBank.ts';

/**
 * A wrong answer and its consequences. `at` is the request that it answers. `ends` is the final
 * state of the booking despite the wrong answer. `issue` is the issue for the desk until the answer
 * is right. `stays` is an issue that remains because a person must decide.
 */
export type WrongAnswer = {
  name: string;
  at: 'press' | 'look' | 'capture' | 'release' | 'refund' | 'change' | 'event';
  call?: RegExp;
  answer?: Wrong;
  times?: number;
  ends?: 'declined' | 'confirmed';
  issue?: PaymentIssueKind;
  stays?: PaymentIssueKind;
  /** An event just before the site makes its request. */
  meanwhile?: (site: SiteAtBank) => Promise<unknown>;
};

const pages = /^POST \/v1\/checkout\/sessions$/;
const looks = /^GET \/v1\/(checkout\/sessions|payment_intents)/;
const captures = /\/capture$/;
const releases = /\/(cancel|expire)$/;
const refunds = /^POST \/v1\/refunds$/;

const instead =
  (answer: Answer): Wrong =>
  () =>
    answer;
/** Carries out the request and returns a different answer. */
const after =
  (answer: Answer): Wrong =>
  ({ right }) => {
    right();
    return answer;
  };
const json = (body: string): Answer => ({
  ...{ status: 200, body },
  headers: { 'Content-Type': 'application/json' },
});
/** Returns the right answer with other values in some fields, given as paths with dots. */
const changed =
  (values: Record<string, unknown>): Wrong =>
  ({ right }) => {
    const answer = right();
    for (const [path, value] of Object.entries(values)) setAt(answer.body, path.split('.'), value);
    return answer;
  };
const html = (status: number): Answer => ({ status, body: '<html>Please try again</html>' });
const gateway: Answer = { status: 503, body: { message: 'no healthy upstream' } };
const failure: Answer = { status: 500, body: { error: { type: 'api_error', message: 'Sorry.' } } };
const busy: Answer = {
  status: 429,
  body: { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many.' } },
};
const inUse: Answer = {
  status: 409,
  body: { error: { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'Wait.' } },
};
const missing: Answer = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'None.' } },
};
const cut: Wrong = ({ right, res }) => {
  right();
  res.destroy();
  return undefined;
};
/** Returns an endless answer that repeats `text` every `ms` milliseconds. */
const unending =
  (text: string, ms: number): Wrong =>
  ({ res }) => {
    res.writeHead(200, { 'Content-Type': 'application/json' });
    const timer = setInterval(() => res.write(text), ms);
    res.once('close', () => clearInterval(timer));
    return undefined;
  };
/** Returns an answer that claims a capture of the payment that never happened. */
const claimed =
  (values: Record<string, unknown>): Wrong =>
  ({ books }) => {
    const intent = [...books.intents.values()].at(-1);
    const amount = intent?.amount ?? 0;
    const taken = { status: 'succeeded', amount_received: amount, amount_capturable: 0 };
    return { status: 200, body: { ...intent, ...taken, ...values } };
  };

export const wrongAnswers: WrongAnswer[] = [
  // The answers to the request for a payment page.
  ...(
    [
      { name: 'a gateway answers with a page and 200', answer: instead(html(200)) },
      { name: 'a gateway says 503 in JSON', answer: instead(gateway) },
      { name: 'a gateway says 502 after the page was made', answer: after(html(502)) },
      { name: 'a 500 is kept for the key', answer: ({ keep }) => keep(failure) },
      { name: 'the page is that of another payment', answer: changed({ 'metadata.payment': 'x' }) },
    ] satisfies Partial<WrongAnswer>[]
  ).map((row): WrongAnswer => ({ at: 'press', call: pages, ends: 'declined', ...row })),
  ...(
    [
      { name: 'it is busy twice, and does not say for how long', answer: instead(busy), times: 2 },
      {
        name: 'it is busy for a second',
        answer: instead({ ...busy, headers: { 'Retry-After': '1' } }),
        times: 1,
      },
      { name: 'the key is in use', answer: instead(inUse), times: 1 },
    ] satisfies Partial<WrongAnswer>[]
  ).map((row): WrongAnswer => ({ at: 'press', call: pages, ...row })),
  // The answers when the site checks whether the traveler has paid.
  ...(
    [
      { name: 'another session is found', answer: changed({ id: 'cs_x' }), issue: 'paid-differs' },
      {
        name: 'the session is that of another payment',
        answer: changed({ 'metadata.payment': 'x' }),
        issue: 'paid-differs',
      },
      {
        name: 'the session has another amount',
        answer: changed({ amount_total: 1, 'payment_intent.amount': 1 }),
        issue: 'paid-differs',
      },
      {
        name: 'the session is in another currency',
        answer: changed({ currency: 'jpy', 'payment_intent.currency': 'jpy' }),
        issue: 'paid-differs',
      },
      {
        name: 'another object is found',
        answer: changed({ object: 'customer' }),
        issue: 'paid-differs',
      },
      { name: 'the answer is an empty object', answer: instead({ status: 200, body: {} }) },
      { name: 'the answer is a JSON text', answer: instead(json('"complete"')) },
      { name: 'the answer is a JSON array', answer: instead({ status: 200, body: [] }) },
      { name: 'the answer is null', answer: instead(json('null')) },
      { name: 'the answer is empty', answer: instead(json('')) },
      { name: 'the answer is cut in the middle', answer: instead(json('{"object":"checkout.ses')) },
      { name: 'the answer never ends', answer: unending('x'.repeat(1_000_000), 1) },
      { name: 'the answer drips', answer: unending(' ', 20) },
      {
        name: 'it leads elsewhere',
        answer: instead({ status: 302, body: '', headers: { Location: 'http://127.0.0.1:9/' } }),
      },
      { name: 'the session is not known', answer: instead(missing) },
      {
        name: 'the session is paid, without an intent',
        answer: changed({ status: 'complete', payment_status: 'paid', payment_intent: null }),
      },
      {
        name: 'the right answer is said to be plain text',
        answer: ({ right }) => ({ ...right(), headers: { 'Content-Type': 'text/plain' } }),
      },
    ] satisfies Partial<WrongAnswer>[]
  ).map((row): WrongAnswer => ({ at: 'look', call: looks, ...row })),
  // The answers to the capture after the confirmation of the hotel.
  ...(
    [
      { name: 'a gateway answers the capture', answer: instead(gateway) },
      { name: 'the answer of the capture is lost', answer: cut, times: 1 },
      { name: 'the capture is answered with {}', answer: instead({ status: 200, body: {} }) },
      {
        name: 'it says that it has captured, and then that it has authorized',
        answer: claimed({}),
      },
      {
        name: 'another intent is captured',
        answer: claimed({ id: 'pi_x' }),
        issue: 'paid-differs',
      },
      {
        name: 'a 500 is kept for the key of the capture',
        answer: ({ keep }) => keep(failure),
        times: 1,
      },
      {
        name: 'a 500 is kept for the key of a capture that was made',
        answer: ({ right, keep }) => {
          right();
          return keep(failure);
        },
        times: 1,
      },
      { name: 'a part is taken in the dashboard', stays: 'received-differs', meanwhile: takePart },
    ] satisfies Partial<WrongAnswer>[]
  ).map((row): WrongAnswer => ({ at: 'capture', call: captures, ...row })),
  // The answers to the release after a request is withdrawn.
  ...(
    [
      { name: 'a gateway answers the release', answer: instead(gateway) },
      { name: 'the release is answered with {}', answer: instead({ status: 200, body: {} }) },
      { name: 'the session is open after a declined card', meanwhile: declineCard },
    ] satisfies Partial<WrongAnswer>[]
  ).map((row): WrongAnswer => ({ at: 'release', call: releases, ...row })),
  // The answers to the refund after a cancellation.
  ...(
    [
      { name: 'a gateway answers the refund', answer: instead(gateway) },
      {
        name: 'a 500 is kept for the key of a refund that was made',
        answer: ({ right, keep }) => {
          right();
          return keep(failure);
        },
        times: 1,
      },
      { name: 'another amount is paid back', answer: refundOf({ amount: 1 }) },
      { name: 'the refund is pending', meanwhile: (site) => course(site, 'later') },
      {
        name: 'the refund fails a minute later',
        stays: 'refund-failed',
        meanwhile: (site) => course(site, 'fails'),
      },
    ] satisfies Partial<WrongAnswer>[]
  ).map((row): WrongAnswer => ({ at: 'refund', call: refunds, ...row })),
  {
    name: 'somebody pays back in the dashboard while a change waits',
    at: 'change',
    stays: 'refund-adopted',
    meanwhile: payBack,
  },
  // Events only say that something may have happened, and their time is that of the bank.
  { name: 'events come twice, and the latest first', at: 'event', meanwhile: twice },
  { name: 'events are not signed, by another account, or late', at: 'event', meanwhile: forged },
  {
    name: 'its clock is eleven minutes ahead',
    at: 'look',
    meanwhile: (site) => clock(site, 11 * 60),
  },
  {
    name: 'its clock is two days behind',
    at: 'look',
    meanwhile: (site) => clock(site, -48 * 3_600),
  },
];

/** Returns the answer for a refund that was not made. */
function refundOf(values: Record<string, unknown>): Wrong {
  return ({ params, books }) => {
    const { payment_intent: intent, amount } = params;
    const charge = [...books.charges.values()].find(({ payment_intent: id }) => id === intent);
    const refund = { id: 're_x', object: 'refund', status: 'succeeded', currency: 'usd' };
    const metadata = { refund: params['metadata[refund]'] };
    const about = { charge: charge?.id, payment_intent: intent, created: charge?.created };
    const body = { ...refund, ...about, amount: Number(amount), metadata, ...values };
    return { status: 200, body };
  };
}

async function takePart({ bank }: SiteAtBank) {
  const [intent] = bank.books.intents.values();
  bank.books.capture(intent?.id ?? '', { amount_to_capture: '1000' });
  return Promise.resolve();
}

async function declineCard({ bank }: SiteAtBank) {
  const [session] = bank.books.sessions.values();
  bank.books.pay(session?.id ?? '', 'declined');
  return Promise.resolve();
}

async function payBack({ bank }: SiteAtBank) {
  const [intent] = bank.books.intents.values();
  bank.books.refund({ payment_intent: intent?.id ?? '', amount: '500' });
  return Promise.resolve();
}

async function twice({ bank, deliver }: SiteAtBank) {
  const events = bank.books.events.toReversed();
  for (const { body } of [...events, ...events]) expect(await deliver(body)).toBe(200);
}

async function forged({ bank, deliver }: SiteAtBank) {
  for (const { body } of bank.books.events) {
    expect(await deliver(body, '')).toBe(400);
    expect(await deliver(body, bank.sign(body, { by: 'whsec_another' }))).toBe(400);
    expect(await deliver(body, bank.sign(body, { lateMs: 10 * 60_000 }))).toBe(400);
  }
}

async function clock({ ahead }: SiteAtBank, seconds: number) {
  ahead.ms = seconds * 1_000;
  return Promise.resolve();
}

async function course({ bank }: SiteAtBank, refund: 'later' | 'fails') {
  bank.books.course.refund = refund;
  return Promise.resolve();
}

function setAt(object: unknown, [name, ...rest]: readonly string[], value: unknown): void {
  if (typeof object !== 'object' || object === null || name === undefined) return;
  if (rest.length === 0) Reflect.set(object, name, value);
  else setAt(Reflect.get(object, name), rest, value);
}
