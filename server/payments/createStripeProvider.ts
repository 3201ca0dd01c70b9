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
  /** The origin of Stripe's API or of the sample bank. */
  apiOrigin: string;
  /** The currencies that the account can charge, if they differ from Stripe's. */
  currencies?: ChargedCurrencies | undefined;
  now?: () => Date;
  /** The number of retries, with the same key, if no response comes. */
  retries?: number;
  /**
   * The time limit of a request including its whole response, in milliseconds. One step of the
   * worker makes at most five requests within the 30 s of its lease, and gives up after two
   * failures.
   */
  timeMs?: number;
};

const usualTimeMs = 5_000;
/**
 * The time in milliseconds for which requests are retried while Stripe is busy and a traveler waits
 * for the page.
 */
const busyMs = 3_500;
const toleranceSeconds = 300;
const pageLength = 100;
const expand = ['payment_intent.latest_charge.balance_transaction'];

/**
 * Creates a provider that uses Stripe Checkout, where the traveler enters the card on a page of
 * Stripe. A response counts only if it comes from Stripe's API (`stripeHttpClient.ts`) and matches
 * the request (`stripeObjects.ts`).
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
  /**
   * The difference between Stripe's clock and the local clock, positive if Stripe's clock is ahead.
   */
  let aheadMs = 0;
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port || (isTls ? 443 : 80),
    protocol: isTls ? 'https' : 'http',
    httpClient: createStripeHttpClient({
      retries,
      onTime: (time) => void (aheadMs = time - now().getTime()),
    }),
    // Retries by the package are useless, because Stripe repeats its answer for the same key.
    maxNetworkRetries: 0,
    timeout: timeMs,
    telemetry: false,
  });

  const look = (asked: AskedPayment & { sessionId: string }) =>
    lookAt(async () =>
      toPayment(await stripe.checkout.sessions.retrieve(asked.sessionId, { expand }), asked),
    );

  /** Ends a payment that is in one of these states, and returns its state after that. */
  const end = async (
    { id, sessionId, intentId }: Omit<KnownPayment, 'amount'>,
    states: readonly FoundPayment['state'][],
  ) => {
    const asked = { id, sessionId, intentId };
    const found = await look(asked);
    if (found.kind !== 'found' || !states.includes(found.state)) return found;
    // An open session must expire. Stripe cancels no intent while its page is open, because the
    // traveler can still use another card.
    await attempt<unknown>(() =>
      found.state === 'authorized' && found.intentId !== null
        ? stripe.paymentIntents.cancel(found.intentId)
        : stripe.checkout.sessions.expire(sessionId),
    );
    return look(asked);
  };

  /** Creates a page where the traveler can pay until `expiresAt`, a time of Stripe's clock. */
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
      // Stripe keeps a key for a day and refuses it with a different request. The site's address or
      // the hotel's name may have changed since the first request. The key therefore depends on the
      // request. A second page does no harm, because no traveler has been sent to the first one.
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
      // Stripe accepts deadlines between half an hour and a day from now, by its own clock.
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
      // The two answers contradict each other: one of them is wrong or outdated.
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
        // The first round uses the same key as older versions, which had no rounds.
        const idempotencyKey = round === 1 ? `${id}:refund` : `${id}:refund:${round}`;
        const refund = await stripe.refunds.create({ ...params, metadata }, { idempotencyKey });
        return toRefund(refund, asked);
      }, true);
      if (outcome.kind !== 'refused') return outcome;
      // The reason for the refusal may be that the refund already exists.
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
      // The database cannot store NUL, and Stripe sends none.
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

/** The events that cause a look-up. The site subscribes to no others. */
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

/** The known events that mean that somebody has paid or that a payment was captured. */
const paidEvents = new Set([
  'checkout.session.completed',
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
]);

const disputeSchema = v.object({ object: v.literal('dispute'), id: v.string() });
const refundSchema = v.object({ object: v.literal('refund'), id: v.string() });

function aboutOf(type: string, object: unknown): PaymentEvent['about'] {
  if (!knownEvents.has(type)) return undefined;
  // Disputes do not have the metadata of their payment. Neither do refunds that somebody made at
  // Stripe.
  if (v.is(disputeSchema, object)) return { disputeId: object.id };
  const about = ofSite(object);
  if (about) {
    return { ...about, hasRefunds: type === 'charge.refunded', isPaid: paidEvents.has(type) };
  }
  return v.is(refundSchema, object) ? { foreignRefund: object.id } : undefined;
}

/**
 * The locales of Checkout, which does not support Arabic. The sample bank uses the language in the
 * metadata.
 */
const locales = { en: 'en', de: 'de', fr: 'fr', ar: 'auto' } as const;
function localeOf(language: keyof typeof locales) {
  return locales[language];
}

/**
 * Runs a call. A call that Stripe refuses had no effect. After any other failure, the effect is
 * unknown. With `isKeyed`, the call has an idempotency key. Stripe stores failures too, and repeats
 * them for the same key. https://docs.stripe.com/api/idempotent_requests
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

/**
 * Looks up an object that Stripe has created. If Stripe does not find it, the answer counts as
 * unknown, not as a refusal.
 */
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
  // The first of two requests with the same key is still in progress, for example after its
  // connection was lost.
  const isInUse = status === 409 && code === 'idempotency_key_in_use';
  if (isInUse || error instanceof Stripe.errors.StripeRateLimitError) {
    return { kind: 'unknown', why: 'busy', reason };
  }
  const isNo = rawType === 'card_error' || rawType === 'invalid_request_error';
  if (isNo && [400, 402, 404].includes(status)) return { kind: 'refused', reason };
  const isKept = isKeyed && status >= 500 && rawType === 'api_error';
  return { kind: 'unknown', reason, ...(isKept && { why: 'kept' }) };
}

/**
 * Repeats a call while Stripe answers that there are too many requests, or that a request with the
 * same key is in progress.
 */
async function whileBusy(call: () => Promise<PaymentOutcome>): Promise<PaymentOutcome> {
  const until = performance.now() + busyMs;
  for (;;) {
    const outcome = await call();
    const isBusy = outcome.kind === 'unknown' && outcome.why === 'busy';
    if (!isBusy || performance.now() > until) return outcome;
    // The random part spreads the retries of callers that wait at the same time.
    await wait(200 + Math.random() * 400);
  }
}

/**
 * Returns whether Stripe refused because the intent is not in a state for capturing. Other refusals
 * mean that the intent can never be captured.
 */
function isOtherState({ reason }: Refused): boolean {
  return reason === 'payment_intent_unexpected_state';
}
