import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import * as v from 'valibot';
import { toUnits } from '#contracts/money/minorUnits.ts';
import type { ChargedCurrencies } from '#contracts/site/charges.ts';
import { minuteMs } from '#contracts/values/durations.ts';
import type {
  FoundPayment,
  KnownPayment,
  PaymentEvent,
  PaymentOrder,
  PaymentOutcome,
  PaymentProvider,
  Refused,
  UnknownPayment,
} from './paymentProvider.ts';
import { stripeCurrencies } from './stripeCurrencies.ts';
import { createStripeHttpClient } from './stripeHttpClient.ts';
import {
  type AskedPayment,
  assertTaken,
  findRefund,
  ofSite,
  OtherAnswerError,
  toDispute,
  toMovements,
  toPayment,
  toRefund,
  toRefunds,
} from './stripeObjects.ts';

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  /** The origin of the API: Stripe's, or that of the sample bank. */
  apiOrigin: string;
  /** What the account charges, if that is not all that Stripe does. */
  currencies?: ChargedCurrencies | undefined;
  now?: () => Date;
  /** How often a request is sent again, with the same key, if nothing answers. */
  retries?: number;
  /**
   * The longest that a request takes, in milliseconds, with its whole answer. One step of the worker
   * makes five at most, within the 30 s of its lease, and gives up after two that fail.
   */
  timeMs?: number;
};

const usualTimeMs = 5_000;
/** How long somebody who waits for the page is not refused because Stripe is busy. */
const busyMs = 3_500;
const toleranceSeconds = 300;
const pageLength = 100;
const expand = ['payment_intent.latest_charge.balance_transaction'];

/**
 * Pays by Stripe Checkout: the traveler types the card on a page of Stripe. An answer counts only if
 * it is one of Stripe (`stripeHttpClient.ts`), about what was asked (`stripeObjects.ts`).
 */
export function createStripeProvider({
  secretKey,
  webhookSecret,
  apiOrigin,
  currencies = stripeCurrencies,
  now = () => new Date(),
  retries = 1,
  timeMs = usualTimeMs,
}: StripeOptions): PaymentProvider {
  const { hostname, port, protocol } = new URL(apiOrigin);
  const isTls = protocol === 'https:';
  /** How far the clock of Stripe is ahead of the one here. */
  let aheadMs = 0;
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port || (isTls ? 443 : 80),
    protocol: isTls ? 'https' : 'http',
    httpClient: createStripeHttpClient({
      retries,
      onTime: (time) => void (aheadMs = time - now().getTime()),
    }),
    // Stripe keeps its answer for the key: the same request is answered the same.
    maxNetworkRetries: 0,
    timeout: timeMs,
    telemetry: false,
  });

  const look = (asked: AskedPayment & { sessionId: string }) =>
    lookAt(async () =>
      toPayment(await stripe.checkout.sessions.retrieve(asked.sessionId, { expand }), asked),
    );

  /** Ends a payment that is in one of these states, and tells what it is then. */
  const end = async (
    { id, sessionId, intentId }: Omit<KnownPayment, 'amount'>,
    states: readonly FoundPayment['state'][],
  ) => {
    const asked = { id, sessionId, intentId };
    const found = await look(asked);
    if (found.kind !== 'found' || !states.includes(found.state)) return found;
    // Stripe cancels no intent of a page that is open, and can be paid with another card.
    await attempt<unknown>(() =>
      found.state === 'authorized' && found.intentId !== null
        ? stripe.paymentIntents.cancel(found.intentId)
        : stripe.checkout.sessions.expire(sessionId),
    );
    return look(asked);
  };

  /** Asks for a page that can be paid until a time of Stripe's clock. */
  const openPage = (order: PaymentOrder, expiresAt: number) =>
    attempt(async () => {
      const { language } = order;
      const metadata = { hotel: order.hotelId, payment: order.id, language };
      const asked: Stripe.Checkout.SessionCreateParams = {
        mode: 'payment',
        client_reference_id: order.bookingId,
        customer_email: order.email,
        locale: localeOf(language),
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: order.amount.currency.toLowerCase(),
              unit_amount: toUnits(order.amount),
              product_data: {
                name: order.title,
                ...(order.description && { description: order.description }),
              },
            },
          },
        ],
        metadata,
        payment_intent_data: { capture_method: 'manual', metadata },
        success_url: order.returnTo,
        cancel_url: order.returnTo,
        expires_at: Math.floor(expiresAt / 1_000),
        expand,
      };
      // Stripe refuses a key that comes with another request: for a day, as long as it keeps
      // the key. The site's address or the hotel's name may have changed since the first one,
      // whose page nobody has been sent to.
      const words = createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
      const session = await stripe.checkout.sessions.create(asked, {
        idempotencyKey: `${order.id}:authorize:${order.round}:${words}`,
      });
      return toPayment(session, { id: order.id, amount: order.amount });
    }, true);

  const listRefunds = (intentId: string) =>
    stripe.refunds.list({ payment_intent: intentId, limit: pageLength });

  return {
    currencies,

    authorize: async (order) => {
      const until = order.expiresAt.getTime();
      const outcome = await whileBusy(() => openPage(order, until));
      // Stripe takes times from half an hour to a day from now, by its own clock.
      const ahead = Math.round(aheadMs / minuteMs) * minuteMs;
      if (outcome.kind !== 'refused' || ahead === 0) return outcome;
      return openPage(order, until + ahead);
    },

    lookUp: look,

    capture: async (payment) => {
      const taken = await attempt(async () => {
        assertTaken(await stripe.paymentIntents.capture(payment.intentId), payment);
        return { kind: 'taken' } as const;
      });
      const looked = await look(payment);
      if (looked.kind !== 'found' || looked.state === 'captured') return looked;
      if (looked.state === 'canceled' && taken.kind !== 'taken') return looked;
      if (looked.state === 'authorized' && taken.kind === 'refused' && !isOtherState(taken)) {
        return taken;
      }
      // One of the two answers is not true, or not true yet.
      const reason = `${taken.kind}, then ${looked.state}`;
      return taken.kind === 'unknown' ? taken : { kind: 'unknown', reason };
    },

    expire: (payment) => end(payment, ['open']),

    cancel: (payment) => end(payment, ['open', 'authorized']),

    refund: async ({ id, round, hotelId, intentId, amount }) => {
      const asked = { intentId, order: { id, amount } };
      const find = () => lookAt(async () => findRefund(await listRefunds(intentId), asked));
      const made = await find();
      if (made.kind !== 'none') return made;
      const outcome = await attempt(async () => {
        const params = { payment_intent: intentId, amount: toUnits(amount) };
        const metadata = { hotel: hotelId, refund: id };
        // The first round has the key of versions that knew of no rounds.
        const idempotencyKey = round === 1 ? `${id}:refund` : `${id}:refund:${round}`;
        const refund = await stripe.refunds.create({ ...params, metadata }, { idempotencyKey });
        return toRefund(refund, asked);
      }, true);
      if (outcome.kind !== 'refused') return outcome;
      // It may be refused because it was made before.
      const found = await find();
      return found.kind === 'none' ? outcome : found;
    },

    lookUpRefund: (refund) =>
      lookAt(async () => toRefund(await stripe.refunds.retrieve(refund.refundId), refund)),

    listRefunds: (intentId) =>
      attempt(async () => toRefunds(await listRefunds(intentId), intentId)),

    list: ({ since, after }) =>
      attempt(async () => {
        const page = await stripe.balanceTransactions.list(
          {
            created: { gte: Math.floor(since.getTime() / 1_000) },
            limit: pageLength,
            expand: ['data.source'],
            ...(after !== null && { starting_after: after }),
          },
          { timeout: 4 * timeMs },
        );
        return toMovements(page, { since, after });
      }),

    lookUpDispute: (id) => attempt(async () => toDispute(await stripe.disputes.retrieve(id), id)),

    readEvent: (body, signature) => {
      // The database stores no NUL, and Stripe sends none.
      if (body.includes('\\u0000')) return undefined;
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          toleranceSeconds,
          undefined,
          now().getTime(),
        );
        return { id: event.id, type: event.type, about: aboutOf(event.type, event.data.object) };
      } catch {
        return undefined;
      }
    },

    namedPayment: (body) => {
      const read = v.safeParse(eventSchema, body.toString('utf8'));
      const about = read.success ? ofSite(read.output.data.object) : undefined;
      return about?.paymentId === undefined
        ? undefined
        : { hotelId: about.hotelId, paymentId: about.paymentId };
    },
  };
}

const eventSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ object: v.literal('event'), data: v.object({ object: v.unknown() }) }),
);

/** The events that the site looks something up for; it asks for no others. */
const knownEvents = new Set([
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
]);

/** Those of them that say that somebody has paid, or that a payment was taken. */
const paidEvents = new Set([
  'checkout.session.completed',
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
]);

const disputeSchema = v.object({ object: v.literal('dispute'), id: v.string() });
const refundSchema = v.object({ object: v.literal('refund'), id: v.string() });

function aboutOf(type: string, object: unknown): PaymentEvent['about'] {
  if (!knownEvents.has(type)) return undefined;
  // A dispute has no metadata of the payment, nor has a refund that somebody made at Stripe.
  if (v.is(disputeSchema, object)) return { disputeId: object.id };
  const about = ofSite(object);
  if (about) {
    return { ...about, hasRefunds: type === 'charge.refunded', isPaid: paidEvents.has(type) };
  }
  return v.is(refundSchema, object) ? { foreignRefund: object.id } : undefined;
}

/** Checkout has no Arabic; the sample bank reads the language of the metadata. */
const locales = { en: 'en', de: 'de', fr: 'fr', ar: 'auto' } as const;
function localeOf(language: keyof typeof locales) {
  return locales[language];
}

/**
 * Runs a call. What Stripe refuses has had no effect; of anything else that is not known. `isKeyed`: the
 * call has a key of its own, for which Stripe keeps the answer, also that it has failed.
 * https://docs.stripe.com/api/idempotent_requests
 */
async function attempt<Result>(
  call: () => Promise<Result>,
  isKeyed = false,
): Promise<Result | Refused | UnknownPayment> {
  try {
    return await call();
  } catch (error) {
    return failureOf(error, isKeyed);
  }
}

/** Looks something up that Stripe has made: that it knows no such thing is no answer about it. */
async function lookAt<Result>(call: () => Promise<Result>): Promise<Result | UnknownPayment> {
  try {
    return await call();
  } catch (error) {
    const failure = failureOf(error);
    return failure.kind === 'unknown' ? failure : { ...failure, kind: 'unknown', why: 'differs' };
  }
}

function failureOf(error: unknown, isKeyed = false): Refused | UnknownPayment {
  if (error instanceof OtherAnswerError) {
    return { kind: 'unknown', why: 'differs', reason: error.what, theirs: error.theirs };
  }
  if (!(error instanceof Stripe.errors.StripeError)) {
    return { kind: 'unknown', reason: String(error) };
  }
  const { statusCode: status = 0, rawType, code, detail } = error;
  const reason = code ?? (detail instanceof Error ? detail.message : error.type);
  // The first one of two requests with a key is still being answered, such as one that was cut.
  const isInUse = status === 409 && code === 'idempotency_key_in_use';
  if (isInUse || error instanceof Stripe.errors.StripeRateLimitError) {
    return { kind: 'unknown', why: 'busy', reason };
  }
  const isNo = rawType === 'card_error' || rawType === 'invalid_request_error';
  if (isNo && [400, 402, 404].includes(status)) return { kind: 'refused', reason };
  const isKept = isKeyed && status >= 500 && rawType === 'api_error';
  return { kind: 'unknown', reason, ...(isKept && { why: 'kept' }) };
}

/** Asks again while Stripe answers that there are too many requests, or one with the same key. */
async function whileBusy(call: () => Promise<PaymentOutcome>): Promise<PaymentOutcome> {
  const until = performance.now() + busyMs;
  for (;;) {
    const outcome = await call();
    const isBusy = outcome.kind === 'unknown' && outcome.why === 'busy';
    if (!isBusy || performance.now() > until) return outcome;
    // Not all who wait at the same time come again at the same time.
    await wait(200 + Math.random() * 400);
  }
}

/** Stripe says that the intent is not one to capture, in contrast to an intent that cannot be. */
function isOtherState({ reason }: Refused): boolean {
  return reason === 'payment_intent_unexpected_state';
}
