import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import * as v from 'valibot';
import { toCurrency, toUnits } from '#contracts/money/minorUnits.ts';
import type { ChargedCurrencies } from '#contracts/site/charges.ts';
import type {
  BankMovement,
  FoundDispute,
  FoundRefund,
  ListedRefund,
  PaymentEvent,
  PaymentOutcome,
  PaymentProvider,
  Refused,
  UnknownPayment,
} from './paymentProvider.ts';
import { stripeCurrencies } from './stripeCurrencies.ts';

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  /** The origin of the API: Stripe's, or that of the sample bank. */
  apiOrigin: string;
  /** What the account charges, if that is not all that Stripe does. */
  currencies?: ChargedCurrencies | undefined;
  now?: () => Date;
  /** How often the library sends a request again, with the same key. */
  retries?: number;
};

const timeMs = 6_000;
const toleranceSeconds = 300;
const pageLength = 100;
const expand = ['payment_intent.latest_charge.balance_transaction'];

/** Pays by Stripe Checkout: the traveler types the card on a page of Stripe. */
export function createStripeProvider({
  secretKey,
  webhookSecret,
  apiOrigin,
  currencies = stripeCurrencies,
  now = () => new Date(),
  retries = 1,
}: StripeOptions): PaymentProvider {
  const { hostname, port, protocol } = new URL(apiOrigin);
  const isTls = protocol === 'https:';
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port || (isTls ? 443 : 80),
    protocol: isTls ? 'https' : 'http',
    maxNetworkRetries: retries,
    timeout: timeMs,
    telemetry: false,
  });

  const retrieve = (sessionId: string) =>
    attempt(async () => found(await stripe.checkout.sessions.retrieve(sessionId, { expand })));
  const refundsOf = async (intentId: string) =>
    (await stripe.refunds.list({ payment_intent: intentId, limit: pageLength })).data;
  /** What became of a call that may have had an effect: only a look tells. */
  const andLook = async (sessionId: string, call: () => Promise<unknown>) => {
    const outcome = await attempt(async () => {
      await call();
      return { kind: 'done' } as const;
    });
    const looked = await retrieve(sessionId);
    if (looked.kind !== 'found' || outcome.kind === 'done') return looked;
    return { looked, outcome };
  };

  return {
    currencies,

    authorize: (order) =>
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
                product_data: { name: order.title },
              },
            },
          ],
          metadata,
          payment_intent_data: { capture_method: 'manual', metadata },
          success_url: order.returnTo,
          cancel_url: order.returnTo,
          expires_at: Math.floor(order.expiresAt.getTime() / 1_000),
          expand,
        };
        // Stripe refuses a key that comes with another request: for a day, as long as it keeps
        // the key. The site's address or the hotel's name may have changed since the first one,
        // whose page nobody has been sent to.
        const words = createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
        const session = await stripe.checkout.sessions.create(asked, {
          idempotencyKey: `${order.id}:authorize:${order.round}:${words}`,
        });
        return found(session);
      }),

    lookUp: retrieve,

    capture: async ({ sessionId, intentId }) => {
      const result = await andLook(sessionId, () => stripe.paymentIntents.capture(intentId));
      if (!('looked' in result)) return result;
      const { looked, outcome } = result;
      return looked.state === 'authorized' ? outcome : looked;
    },

    cancel: async ({ sessionId, intentId }) => {
      const result = await andLook(sessionId, () =>
        intentId === null
          ? stripe.checkout.sessions.expire(sessionId)
          : stripe.paymentIntents.cancel(intentId),
      );
      return 'looked' in result ? result.looked : result;
    },

    refund: ({ id, hotelId, intentId, amount }) =>
      attempt(async () => {
        const metadata = { hotel: hotelId, refund: id };
        const made = await refundsOf(intentId);
        const known = made.find((refund) => refund.metadata?.['refund'] === id);
        const refund =
          known ??
          (await stripe.refunds.create(
            { payment_intent: intentId, amount: toUnits(amount), metadata },
            { idempotencyKey: `${id}:refund` },
          ));
        return toRefund(refund);
      }),

    lookUpRefund: (refundId) =>
      attempt(async () => toRefund(await stripe.refunds.retrieve(refundId))),

    listRefunds: (intentId) =>
      attempt(async () => {
        const made = await refundsOf(intentId);
        return { kind: 'refunds', refunds: made.map(toListedRefund) } as const;
      }),

    list: ({ since, after }) =>
      attempt(async () => {
        const page = await stripe.balanceTransactions.list({
          created: { gte: Math.floor(since.getTime() / 1_000) },
          limit: pageLength,
          expand: ['data.source'],
          ...(after !== null && { starting_after: after }),
        });
        const next = page.has_more ? (page.data.at(-1)?.id ?? null) : null;
        return { kind: 'page', movements: page.data.map(toMovement), next } as const;
      }),

    lookUpDispute: (id) => attempt(async () => toDispute(await stripe.disputes.retrieve(id))),

    readEvent: (body, signature) => {
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
  };
}

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

const metadataSchema = v.object({
  metadata: v.object({
    hotel: v.string(),
    payment: v.optional(v.string()),
    refund: v.optional(v.string()),
  }),
});
const disputeSchema = v.object({ object: v.literal('dispute'), id: v.string() });
const refundSchema = v.object({ object: v.literal('refund'), id: v.string() });

function aboutOf(type: string, object: unknown): PaymentEvent['about'] {
  if (!knownEvents.has(type)) return undefined;
  // A dispute has no metadata of the payment, nor has a refund that somebody made at Stripe.
  if (v.is(disputeSchema, object)) return { disputeId: object.id };
  const about = ofSite(object);
  if (about) return type === 'charge.refunded' ? { ...about, hasRefunds: true } : about;
  return v.is(refundSchema, object) ? { foreignRefund: object.id } : undefined;
}

/** Which payment or refund of the site an object belongs to, by its metadata. */
function ofSite(object: unknown): BankMovement['about'] {
  const read = v.safeParse(metadataSchema, object);
  if (!read.success) return undefined;
  const { hotel: hotelId, payment, refund } = read.output.metadata;
  return {
    hotelId,
    ...(payment !== undefined && { paymentId: payment }),
    ...(refund !== undefined && { refundId: refund }),
  };
}

/** By the type of a balance transaction: what it is, and whether money comes or leaves. */
const movementKinds: Readonly<Record<string, { kind: BankMovement['kind']; sign: 1 | -1 }>> = {
  charge: { kind: 'charge', sign: 1 },
  payment: { kind: 'charge', sign: 1 },
  refund: { kind: 'refund', sign: -1 },
  payment_refund: { kind: 'refund', sign: -1 },
  refund_failure: { kind: 'refund-failure', sign: 1 },
  payment_failure_refund: { kind: 'refund-failure', sign: 1 },
};

function toMovement(each: Stripe.BalanceTransaction): BankMovement {
  const source = typeof each.source === 'string' ? null : each.source;
  const own = {
    id: each.id,
    at: new Date(each.created * 1_000),
    reference: source?.id ?? (typeof each.source === 'string' ? each.source : each.id),
    fee: toCurrency(each.fee, each.currency),
  };
  const known = movementKinds[each.type];
  if (source && known && (source.object === 'charge' || source.object === 'refund')) {
    const units = source.object === 'charge' ? source.amount_captured : source.amount;
    const amount = toCurrency(known.sign * units, source.currency);
    const intentId = idOf(source.payment_intent);
    return { ...own, kind: known.kind, amount, about: ofSite(source), intentId };
  }
  const kind = source?.object === 'dispute' ? 'dispute' : 'other';
  return { ...own, kind, amount: toCurrency(each.amount, each.currency), about: undefined };
}

/** The id of what Stripe names or has expanded. */
function idOf(object: string | { id: string } | null): string | undefined {
  return typeof object === 'string' ? object : object?.id;
}

function toDispute(dispute: Stripe.Dispute): FoundDispute {
  const { id, payment_intent: intent, status: state, evidence_details: evidence } = dispute;
  return {
    kind: 'dispute',
    id,
    intentId: idOf(intent) ?? '',
    amount: toCurrency(dispute.amount, dispute.currency),
    state,
    isOver: ['won', 'lost', 'warning_closed', 'prevented'].includes(state),
    at: new Date(dispute.created * 1_000),
    dueAt: evidence.due_by ? new Date(evidence.due_by * 1_000) : null,
  };
}

/** Checkout has no Arabic; the sample bank reads the language of the metadata. */
const locales = { en: 'en', de: 'de', fr: 'fr', ar: 'auto' } as const;
function localeOf(language: keyof typeof locales) {
  return locales[language];
}

function refused(reason: string): Refused {
  return { kind: 'refused', reason };
}

/** Runs a call. What the provider refuses has had no effect; of anything else that is not known. */
async function attempt<Result>(
  call: () => Promise<Result>,
): Promise<Result | Refused | UnknownPayment> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const reason = error.code ?? error.type;
    const status = error.statusCode ?? 0;
    const isNo = [400, 402, 404].includes(status) && error.type !== 'StripeIdempotencyError';
    return isNo ? refused(reason) : { kind: 'unknown', reason };
  }
}

function found(session: Stripe.Checkout.Session): PaymentOutcome {
  const { payment_intent: intent } = session;
  if (typeof intent === 'string') return { kind: 'unknown', reason: 'not_expanded' };
  const charge = typeof intent?.latest_charge === 'string' ? null : (intent?.latest_charge ?? null);
  const card = charge?.payment_method_details?.card;
  const movement = charge?.balance_transaction;
  const currency = session.currency ?? '';
  return {
    kind: 'found',
    sessionId: session.id,
    intentId: intent?.id ?? null,
    state: stateOf(session.status, intent?.status),
    // The browser goes there: nothing but a web address.
    address:
      session.status === 'open' && /^https?:\/\//.test(session.url ?? '') ? session.url : null,
    amount: toCurrency(session.amount_total ?? 0, currency),
    orderId: session.metadata?.['payment'],
    lapsesAt: card?.capture_before ? new Date(card.capture_before * 1_000) : null,
    card: card?.last4 ? { brand: card.brand ?? '', last4: card.last4 } : null,
    fee:
      movement && typeof movement !== 'string' ? toCurrency(movement.fee, movement.currency) : null,
  };
}

function stateOf(
  session: Stripe.Checkout.Session['status'],
  intent: Stripe.PaymentIntent['status'] | undefined,
) {
  if (intent === 'requires_capture') return 'authorized';
  if (intent === 'succeeded') return 'captured';
  if (intent === 'canceled') return session === 'open' ? 'expired' : 'canceled';
  return session === 'open' || session === 'complete' ? 'open' : 'expired';
}

function toRefund({ id, status }: Stripe.Refund): FoundRefund {
  const isFailed = status === 'failed' || status === 'canceled';
  const state = isFailed ? 'failed' : status === 'succeeded' ? 'succeeded' : 'pending';
  return { kind: 'refund', refundId: id, state };
}

function toListedRefund(refund: Stripe.Refund): ListedRefund {
  const { metadata, amount, currency, created } = refund;
  return {
    ...toRefund(refund),
    orderId: metadata?.['refund'],
    amount: toCurrency(amount, currency),
    at: new Date(created * 1_000),
  };
}
