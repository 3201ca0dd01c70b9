import * as v from 'valibot';
import { currencySchema, decimalMoneySchema, decimalSchema } from '../../money/money.ts';
import { problemSchema } from '../../provider/problem.ts';
import { reasonSchema } from '../fieldSchemas.ts';
import { signedDecimalSchema } from './deskMoney.ts';
import { listPage, listQuery } from './listSchemas.ts';

/**
 * All that somebody of the staff has to look at in payments, by kind, and the queue that it belongs
 * to. Those of `payment-differences` are found by the comparison with the payment provider's own
 * list, and are closed by themselves once a later comparison finds them no more.
 */
export const paymentIssues = {
  /** The payment provider has taken a payment that is not taken here. */
  'captured-there': 'payment-differences',
  /** A payment is taken here, and the payment provider does not list it. */
  'captured-here': 'payment-differences',
  'amount-differs': 'payment-differences',
  /** The payment provider has paid back more than is recorded here. */
  'refund-there': 'payment-differences',
  'refund-here': 'payment-differences',
  /** The payment provider has taken a payment that this site knows nothing of. */
  'unknown-payment': 'payment-differences',
  /** The fee of a payment was not in the ledger; the comparison has added it. */
  'fee-missing': 'payment-differences',
  /** Somebody has paid back at the payment provider, and it is recorded: who bears it is to be agreed. */
  'refund-adopted': 'refunds-there',
  'refund-failed': 'refunds-failed',
  /** What was authorized could not be taken: the reservation is cancelled. */
  'capture-refused': 'captures-refused',
  /**
   * What the payment provider has of a payment or a refund is not what was asked for: nothing is done
   * until it is.
   */
  'paid-differs': 'captures-refused',
  /** Another amount than was asked for was taken at the payment provider, and counts. */
  'received-differs': 'captures-refused',
  /** What was paid for a booking pays for the one that changes it, and both are to be paid. */
  'paid-once': 'captures-refused',
  /** An authorization lapses while it is not known whether there is a room. */
  lapses: 'payments-lapsing',
  dispute: 'disputes',
} as const;
export type PaymentIssueKind = keyof typeof paymentIssues;
export const paymentIssueKinds = [
  'captured-there',
  'captured-here',
  'amount-differs',
  'refund-there',
  'refund-here',
  'unknown-payment',
  'fee-missing',
  'refund-adopted',
  'refund-failed',
  'capture-refused',
  'paid-differs',
  'received-differs',
  'paid-once',
  'lapses',
  'dispute',
] as const satisfies readonly PaymentIssueKind[];

/** The queues of the desk that issues belong to. */
export const paymentQueues = [
  'payment-differences',
  'refunds-there',
  'refunds-failed',
  'captures-refused',
  'payments-lapsing',
  'disputes',
] as const satisfies readonly (typeof paymentIssues)[PaymentIssueKind][];
export type PaymentQueue = (typeof paymentQueues)[number];

/** `GET /api/desk/payments`: open issues, the latest first; with `state=closed` those that are not. */
export const deskPaymentsQuerySchema = listQuery({
  queue: v.optional(v.picklist(paymentQueues)),
  state: v.optional(v.picklist(['closed'])),
});

/**
 * An issue. `reference` is what the payment provider or the site calls what it is about; `ours` and
 * `theirs` are what this site and the payment provider have. `detail` is a code, such as the state
 * of a dispute; `dueAt` until when something can be done.
 */
export const paymentIssueSchema = v.object({
  id: v.string(),
  kind: v.picklist(paymentIssueKinds),
  bookingId: v.nullable(v.string()),
  /** The number of the booking, as people read it out; null without a booking. */
  bookingNumber: v.nullable(v.string()),
  reference: v.string(),
  currency: v.nullable(currencySchema),
  ours: v.nullable(signedDecimalSchema),
  /** The currency of `ours`, if that is another one than `currency`. */
  oursCurrency: v.optional(currencySchema),
  theirs: v.nullable(signedDecimalSchema),
  detail: v.nullable(v.string()),
  dueAt: v.nullable(v.string()),
  at: v.string(),
  foundAt: v.string(),
  closedAt: v.nullable(v.string()),
});
export type PaymentIssue = v.InferOutput<typeof paymentIssueSchema>;

/** `compared`: until when the last comparison that has ended has looked; null before the first. */
export const deskPaymentsSchema = listPage(paymentIssueSchema, {
  compared: v.nullable(v.string()),
});

/** Closes an issue by hand; the reason is kept in the record. */
export const closeIssueSchema = v.strictObject({ reason: reasonSchema });

/**
 * The most that one member of the staff may pay back in 24 hours, in all currencies together, in US
 * dollars. `giftLimits.ts` has the table of what a dollar is worth in each currency.
 */
export const mostRefundedInDay = 10_000;

/**
 * `POST /api/desk/bookings/:id/refunds`: pays back a part or all of a payment. `id` names the
 * refund: a repeated request changes nothing. `refundable` is what was shown; `paidBy` who bears
 * it: what the hotel bears is taken off what it is owed.
 */
export const refundRequestSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  amount: decimalSchema,
  refundable: decimalSchema,
  paidBy: v.picklist(['hotel', 'site']),
  reason: reasonSchema,
});
export type RefundRequest = v.InferOutput<typeof refundRequestSchema>;

/** A payment as the desk sees it, with what became of it. */
const deskPaymentSchema = v.object({
  id: v.string(),
  state: v.picklist(['opening', 'open', 'authorized', 'captured', 'releasing', 'released']),
  amount: decimalMoneySchema,
  card: v.nullable(v.object({ brand: v.string(), last4: v.string() })),
  /** What the payment provider calls it. */
  reference: v.nullable(v.string()),
  capturedAt: v.nullable(v.string()),
  /** By when its guest can pay; null once that is done or over. */
  payableUntil: v.nullable(v.string()),
  lapsesAt: v.nullable(v.string()),
  /** What can still be paid back. */
  refundable: decimalMoneySchema,
  refunded: decimalMoneySchema,
  /** What of it pays for the booking that changes this one. */
  moved: decimalMoneySchema,
  /** Whether it is that of the booking that this one changes. */
  isMoved: v.boolean(),
  /** What the payment provider has charged for it; null while that is not known. */
  fee: v.nullable(decimalMoneySchema),
  /** Open issues of this booking. */
  issues: v.array(paymentIssueSchema),
});
export type DeskPayment = v.InferOutput<typeof deskPaymentSchema>;

/** `GET /api/desk/bookings/:id/payment`, and the response to a refund. */
export const deskBookingPaymentSchema = v.object({ payment: v.nullable(deskPaymentSchema) });

/**
 * Why nothing was paid back (409). `refundable-changed`: `refundable` has what it is now, for
 * example since the traveler has cancelled. `too-much`: more than can be paid back.
 * `staff-limit`: more than somebody may pay back in 24 hours.
 */
export const refundProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(['refundable-changed', 'too-much', 'staff-limit']),
  refundable: v.optional(decimalMoneySchema),
});
export type RefundProblem = v.InferOutput<typeof refundProblemSchema>;
