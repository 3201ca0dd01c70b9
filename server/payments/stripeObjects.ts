import * as v from 'valibot';
import type { Money } from '#contracts/money/money.ts';
import { toCurrency, toUnits } from '#contracts/money/minorUnits.ts';
import type {
  BankMovement,
  FoundDispute,
  FoundPayment,
  FoundRefund,
  KnownPayment,
  KnownRefund,
  ListedRefund,
} from './paymentProvider.ts';

// The objects of Stripe, reduced to the fields that the site reads. https://docs.stripe.com/api

const id = v.pipe(v.string(), v.regex(/^[!-~]{1,255}$/));
const word = v.pipe(v.string(), v.regex(/^[\w. -]{1,64}$/));
const units = v.pipe(v.number(), v.safeInteger());
const positive = v.pipe(units, v.minValue(0));
const currency = v.pipe(v.string(), v.regex(/^[a-z]{3}$/));
const latest = Date.parse('9999-12-31') / 1_000;
const time = v.pipe(
  positive,
  v.maxValue(latest),
  v.transform((seconds) => new Date(seconds * 1_000)),
);
/** A text that the database can store, without control characters such as NUL. */
const text = v.pipe(v.string(), v.regex(/^\P{Cc}{1,500}$/u));
const siteMetadata = { payment: v.optional(text), refund: v.optional(text) };
const metadata = v.nullish(v.object(siteMetadata));
/** The id of an object that Stripe returns as an id or in expanded form. */
const reference = v.pipe(
  v.union([id, v.object({ id })]),
  v.transform((named) => (typeof named === 'string' ? named : named.id)),
);
/** An expanded object; null if Stripe only returns its id. */
const expanded = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.union([
    v.pipe(
      v.nullish(id),
      v.transform(() => null),
    ),
    schema,
  ]);

const chargeSchema = v.object({
  object: v.literal('charge'),
  id,
  payment_intent: v.nullish(reference),
  payment_method_details: v.nullish(
    v.object({
      card: v.nullish(
        v.object({
          brand: v.nullish(word),
          last4: v.nullish(word),
          capture_before: v.nullish(time),
        }),
      ),
    }),
  ),
  balance_transaction: expanded(
    v.object({ object: v.literal('balance_transaction'), fee: units, currency }),
  ),
});

const intentSchema = v.object({
  object: v.literal('payment_intent'),
  id,
  status: v.picklist([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'succeeded',
    'canceled',
  ]),
  amount: positive,
  amount_received: positive,
  currency,
  metadata,
});
type Intent = v.InferOutput<typeof intentSchema>;

const sessionSchema = v.object({
  object: v.literal('checkout.session'),
  id,
  status: v.picklist(['open', 'complete', 'expired']),
  url: v.nullish(v.string()),
  amount_total: positive,
  currency,
  metadata,
  payment_intent: v.nullable(
    v.object({ ...intentSchema.entries, latest_charge: expanded(chargeSchema) }),
  ),
});
type Session = v.InferOutput<typeof sessionSchema>;

const refundSchema = v.object({
  object: v.literal('refund'),
  id,
  amount: positive,
  created: time,
  currency,
  metadata,
  payment_intent: v.nullish(reference),
  status: v.nullish(v.picklist(['pending', 'requires_action', 'succeeded', 'failed', 'canceled'])),
});
type Refund = v.InferOutput<typeof refundSchema>;

const disputeSchema = v.object({
  object: v.literal('dispute'),
  id,
  amount: positive,
  created: time,
  currency,
  evidence_details: v.nullish(v.object({ due_by: v.nullish(time) })),
  payment_intent: v.nullish(reference),
  status: word,
});

const movementSchema = v.object({
  object: v.literal('balance_transaction'),
  id,
  amount: units,
  created: time,
  currency,
  fee: units,
  source: v.nullish(
    v.union([
      id,
      v.object({
        object: v.literal('charge'),
        id,
        metadata: v.unknown(),
        currency,
        amount_captured: positive,
        payment_intent: v.nullish(reference),
      }),
      v.object({
        object: v.literal('refund'),
        id,
        metadata: v.unknown(),
        currency,
        amount: positive,
        payment_intent: v.nullish(reference),
      }),
      v.object({ object: v.literal('dispute'), id, amount: positive, currency }),
      v.object({ object: word, id }),
    ]),
  ),
  type: word,
});
type Movement = v.InferOutput<typeof movementSchema>;

const listOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.object({ object: v.literal('list'), has_more: v.boolean(), data: v.array(schema) });

/**
 * Thrown for an answer that does not match the request. `what` names the difference. `theirs` is
 * the amount in the answer if the amount differs.
 */
export class OtherAnswerError extends Error {
  override readonly name = 'OtherAnswerError';
  readonly what: string;
  readonly theirs: Money | undefined;

  constructor(what: string, theirs?: Money) {
    super(`The answer has a different ${what}.`);
    this.what = what;
    this.theirs = theirs;
  }
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer);
  if (result.success) return result.output;
  throw new OtherAnswerError(v.getDotPath(result.issues[0]) ?? 'object');
}

type Amount = { amount: number; currency: string };

/**
 * Throws an `OtherAnswerError` if an answer does not match the request. Each answer about a payment
 * or a refund passes this check. Values that are not known yet are undefined or null, and are not
 * compared.
 */
function compare(
  parts: Readonly<Record<string, readonly [theirs: unknown, asked: unknown]>>,
  amounts: readonly Amount[] = [],
  asked?: Money,
): void {
  for (const [what, [theirs, ours]] of Object.entries(parts)) {
    if (ours !== undefined && ours !== null && theirs !== ours) throw new OtherAnswerError(what);
  }
  if (!asked) return;
  for (const { amount, currency: code } of amounts) {
    if (amount !== toUnits(asked) || code.toUpperCase() !== asked.currency) {
      throw new OtherAnswerError('amount', toCurrency(amount, code));
    }
  }
}

/** The known data of the payment that an answer must match. */
export type AskedPayment = { id: string } & Partial<Omit<KnownPayment, 'id'>>;

/**
 * Converts a session with its intent to a payment. Throws an `OtherAnswerError` if it is not the
 * requested payment.
 */
export function toPayment(answer: unknown, asked: AskedPayment): FoundPayment {
  const session = read(sessionSchema, answer);
  const { payment_intent: intent } = session;
  const charge = intent?.latest_charge;
  compare(
    {
      id: [session.id, asked.sessionId],
      'metadata.payment': [session.metadata?.payment, asked.id],
      'payment_intent.id': [intent?.id, asked.intentId],
      ...(intent && { 'payment_intent.metadata.payment': [intent.metadata?.payment, asked.id] }),
      'latest_charge.payment_intent': [intent?.id, charge?.payment_intent],
    },
    [{ amount: session.amount_total, currency: session.currency }, ...(intent ? [intent] : [])],
    asked.amount,
  );
  const card = charge?.payment_method_details?.card;
  const movement = charge?.balance_transaction;
  const { url } = session;
  return {
    kind: 'found',
    sessionId: session.id,
    intentId: intent?.id ?? null,
    ...stateOf(session, intent),
    // The browser is sent to this address, so only web addresses are accepted.
    address:
      session.status === 'open' && url && /^https?:\/\/[!-~]{1,8000}$/.test(url) ? url : null,
    lapsesAt: card?.capture_before ?? null,
    card: card?.last4 ? { brand: card.brand ?? '', last4: card.last4 } : null,
    fee: movement ? toCurrency(movement.fee, movement.currency) : null,
  };
}

/**
 * Returns the state of a payment. An open page can be paid, regardless of earlier attempts on its
 * intent.
 */
function stateOf({ status }: Session, intent: Intent | null) {
  if (intent?.status === 'requires_capture') return { state: 'authorized' } as const;
  if (intent?.status === 'succeeded') {
    return { state: 'captured', received: receivedOf(intent) } as const;
  }
  if (status === 'open' || intent?.status === 'processing') return { state: 'open' } as const;
  if (intent?.status === 'canceled') return { state: 'canceled' } as const;
  if (status === 'expired') return { state: 'expired' } as const;
  throw new OtherAnswerError('payment_intent.status');
}

function receivedOf({ amount_received: amount, currency: code }: Intent): Money {
  if (amount === 0) throw new OtherAnswerError('amount_received');
  return toCurrency(amount, code);
}

/** Throws an `OtherAnswerError` unless an answer says that the intent was captured. */
export function assertTaken(answer: unknown, { id, intentId }: AskedPayment): void {
  const intent = read(intentSchema, answer);
  compare({
    id: [intent.id, intentId],
    'metadata.payment': [intent.metadata?.payment, id],
    status: [intent.status, 'succeeded'],
  });
}

/** The known data of the refund that an answer must match. */
type AskedRefund = { intentId: string } & Partial<KnownRefund>;

/** Converts a refund. Throws an `OtherAnswerError` if it is not the requested refund. */
export function toRefund(answer: unknown, asked: AskedRefund): FoundRefund {
  return refundOf(read(refundSchema, answer), asked);
}

function refundOf(refund: Refund, { refundId, intentId, order }: AskedRefund): FoundRefund {
  compare(
    {
      id: [refund.id, refundId],
      payment_intent: [refund.payment_intent, intentId],
      'metadata.refund': [refund.metadata?.refund, order?.id],
    },
    [refund],
    order?.amount,
  );
  const isFailed = refund.status === 'failed' || refund.status === 'canceled';
  const state = isFailed ? 'failed' : refund.status === 'succeeded' ? 'succeeded' : 'pending';
  return { kind: 'refund', refundId: refund.id, state };
}

/**
 * Finds the requested refund in the list of the refunds of its intent. Throws an `OtherAnswerError`
 * if the list belongs to another intent, or if the refund may be on a later page.
 */
export function findRefund(
  answer: unknown,
  asked: AskedRefund & { order: { id: string } },
): FoundRefund | { kind: 'none' } {
  const { data, has_more: hasMore } = read(listOf(refundSchema), answer);
  for (const refund of data) refundOf(refund, { intentId: asked.intentId });
  const made = data.find((refund) => refund.metadata?.refund === asked.order.id);
  if (!made && hasMore) throw new OtherAnswerError('has_more');
  return made ? refundOf(made, asked) : { kind: 'none' };
}

/**
 * Converts the refunds of an intent. Throws an `OtherAnswerError` if one of them belongs to another
 * intent.
 */
export function toRefunds(answer: unknown, intentId: string) {
  const { data } = read(listOf(refundSchema), answer);
  const refunds = data.map((refund): ListedRefund => {
    const { metadata: about, amount, currency: code, created } = refund;
    const listed = { orderId: about?.refund, amount: toCurrency(amount, code), at: created };
    return { ...refundOf(refund, { intentId }), ...listed };
  });
  return { kind: 'refunds', refunds } as const;
}

/** Converts a dispute. Throws an `OtherAnswerError` if it is not the requested dispute. */
export function toDispute(answer: unknown, asked: string): FoundDispute {
  const dispute = read(disputeSchema, answer);
  compare({ id: [dispute.id, asked] });
  const { status: state } = dispute;
  return {
    kind: 'dispute',
    id: dispute.id,
    intentId: dispute.payment_intent ?? '',
    amount: toCurrency(dispute.amount, dispute.currency),
    state,
    isOver: ['won', 'lost', 'warning_closed', 'prevented'].includes(state),
    at: dispute.created,
    dueAt: dispute.evidence_details?.due_by ?? null,
  };
}

/**
 * Converts a page of movements. Throws an `OtherAnswerError` if a movement is older than requested,
 * or if the next page would be the same page.
 */
export function toMovements(
  answer: unknown,
  { since, after }: { since: Date; after: string | null },
) {
  const { data, has_more: hasMore } = read(listOf(movementSchema), answer);
  const next = hasMore ? (data.at(-1)?.id ?? after) : null;
  if (next !== null && next === after) throw new OtherAnswerError('has_more');
  const from = Math.floor(since.getTime() / 1_000) * 1_000;
  if (data.some(({ created }) => created.getTime() < from)) throw new OtherAnswerError('created');
  return { kind: 'page', movements: data.map(toMovement), next } as const;
}

/** The kind of each type of balance transaction, and whether money comes in or goes out. */
const movementKinds: Readonly<Record<string, { kind: BankMovement['kind']; sign: 1 | -1 }>> = {
  charge: { kind: 'charge', sign: 1 },
  payment: { kind: 'charge', sign: 1 },
  refund: { kind: 'refund', sign: -1 },
  payment_refund: { kind: 'refund', sign: -1 },
  refund_failure: { kind: 'refund-failure', sign: 1 },
  payment_failure_refund: { kind: 'refund-failure', sign: 1 },
};

function toMovement({
  id: movementId,
  created,
  fee,
  type,
  source,
  ...rest
}: Movement): BankMovement {
  const named = typeof source === 'string' ? source : source?.id;
  const own = {
    id: movementId,
    at: created,
    reference: named ?? movementId,
    fee: toCurrency(fee, rest.currency),
  };
  const other = {
    ...own,
    kind: 'other',
    amount: toCurrency(rest.amount, rest.currency),
    about: undefined,
  } as const;
  if (!source || typeof source === 'string' || !('currency' in source)) return other;
  if (source.object === 'dispute') {
    // The amount is in the currency of the payment, like the charge, regardless of the account's
    // currency.
    const isAlike = rest.currency === source.currency;
    const taken = isAlike ? rest.amount : Math.sign(rest.amount) * source.amount;
    return { ...other, kind: 'dispute', amount: toCurrency(taken, source.currency) };
  }
  const known = Object.hasOwn(movementKinds, type) ? movementKinds[type] : undefined;
  if (!known) return other;
  const taken = source.object === 'charge' ? source.amount_captured : source.amount;
  const amount = toCurrency(known.sign * taken, source.currency);
  const intentId = source.payment_intent ?? undefined;
  return { ...own, kind: known.kind, amount, about: ofSite(source), intentId };
}

const ofSiteSchema = v.object({ metadata: v.object({ ...siteMetadata, hotel: text }) });

/** Returns the payment or refund of the site that an object belongs to, from its metadata. */
export function ofSite(object: unknown): BankMovement['about'] {
  const result = v.safeParse(ofSiteSchema, object);
  if (!result.success) return undefined;
  const { hotel: hotelId, payment, refund } = result.output.metadata;
  return {
    hotelId,
    ...(payment !== undefined && { paymentId: payment }),
    ...(refund !== undefined && { refundId: refund }),
  };
}
