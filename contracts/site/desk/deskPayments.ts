import * as v from 'valibot';
import { currencySchema, decimalMoneySchema, decimalSchema } from '../../money/money.ts';
import { problemSchema } from '../../provider/problem.ts';
import { reasonSchema } from '../fieldSchemas.ts';
import { signedDecimalSchema } from './deskMoney.ts';
import { listPage, listQuery } from './listSchemas.ts';

/**
 * All kinds of payment issues that the staff must look into, each with its queue. The comparison
 * with the payment provider's list finds the issues of `payment-differences`. A later comparison
 * closes them when it no longer finds them.
 */
export const paymentIssues = {
  /** The payment provider has captured a payment that the site has not recorded as captured. */
  'captured-there': 'payment-differences',
  /** The site has recorded a capture that the payment provider does not list. */
  'captured-here': 'payment-differences',
  'amount-differs': 'payment-differences',
  /** The payment provider has refunded more than the site has recorded. */
  'refund-there': 'payment-differences',
  'refund-here': 'payment-differences',
  /** The payment provider has captured a payment that the site does not know. */
  'unknown-payment': 'payment-differences',
  /** The ledger lacked the fee of a payment. The comparison has added it. */
  'fee-missing': 'payment-differences',
  /**
   * Somebody has made a refund at the payment provider, and the site has recorded it. The staff
   * must agree with the hotel on who bears it.
   */
  'refund-adopted': 'refunds-there',
  'refund-failed': 'refunds-failed',
  /** The capture of an authorized payment failed, so the reservation is canceled. */
  'capture-refused': 'captures-refused',
  /**
   * A payment or a refund at the payment provider differs from the site's request. The site takes
   * no further step until both agree.
   */
  'paid-differs': 'captures-refused',
  /**
   * The payment provider captured another amount than the site requested. The captured amount
   * counts.
   */
  'received-differs': 'captures-refused',
  /**
   * The payment of a booking was moved to the booking that changes it, but both bookings must be
   * paid.
   */
  'paid-once': 'captures-refused',
  /** An authorization is about to lapse while it is not known whether the hotel has a room. */
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

/** The queues of payment issues at the desk. */
export const paymentQueues = [
  'payment-differences',
  'refunds-there',
  'refunds-failed',
  'captures-refused',
  'payments-lapsing',
  'disputes',
] as const satisfies readonly (typeof paymentIssues)[PaymentIssueKind][];
export type PaymentQueue = (typeof paymentQueues)[number];

/**
 * The query of `GET /api/desk/payments`, which lists the latest issue first. It lists open issues,
 * or closed ones with `state=closed`.
 */
export const deskPaymentsQuerySchema = listQuery({
  queue: v.optional(v.picklist(paymentQueues)),
  state: v.optional(v.picklist(['closed'])),
});

/**
 * A payment issue. `reference` identifies its subject at the payment provider or at the site.
 * `ours` and `theirs` are the amounts of the site and of the payment provider. `detail` is a code,
 * such as the state of a dispute. `dueAt` is the time until which the staff can act.
 */
export const paymentIssueSchema = v.object({
  id: v.string(),
  kind: v.picklist(paymentIssueKinds),
  bookingId: v.nullable(v.string()),
  /** The number of the booking for people; null if there is no booking. */
  bookingNumber: v.nullable(v.string()),
  reference: v.string(),
  currency: v.nullable(currencySchema),
  ours: v.nullable(signedDecimalSchema),
  /** The currency of `ours`, if it differs from `currency`. */
  oursCurrency: v.optional(currencySchema),
  theirs: v.nullable(signedDecimalSchema),
  detail: v.nullable(v.string()),
  dueAt: v.nullable(v.string()),
  at: v.string(),
  foundAt: v.string(),
  closedAt: v.nullable(v.string()),
});
export type PaymentIssue = v.InferOutput<typeof paymentIssueSchema>;

/**
 * A page of issues. `compared` is the end of the time span that the last finished comparison
 * covered. It is null before the first comparison.
 */
export const deskPaymentsSchema = listPage(paymentIssueSchema, {
  compared: v.nullable(v.string()),
});

/** The body that closes an issue by hand. The record keeps the reason. */
export const closeIssueSchema = v.strictObject({ reason: reasonSchema });

/**
 * The maximum amount that one member of the staff may refund in 24 hours, in all currencies
 * together, in US dollars. `giftLimits.ts` has the value of a dollar in each currency.
 */
export const mostRefundedInDay = 10_000;

/**
 * The body of `POST /api/desk/bookings/:id/refunds`, which refunds a payment in part or in full.
 * `id` names the refund, so that a repeated request changes nothing. `refundable` is the amount
 * that the page showed. `paidBy` is the party that bears the refund. If the hotel bears it, the
 * site owes the hotel less.
 */
export const refundRequestSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  amount: decimalSchema,
  refundable: decimalSchema,
  paidBy: v.picklist(['hotel', 'site']),
  reason: reasonSchema,
});
export type RefundRequest = v.InferOutput<typeof refundRequestSchema>;

/** A payment with its history, as the desk sees it. */
const deskPaymentSchema = v.object({
  id: v.string(),
  state: v.picklist(['opening', 'open', 'authorized', 'captured', 'releasing', 'released']),
  amount: decimalMoneySchema,
  card: v.nullable(v.object({ brand: v.string(), last4: v.string() })),
  /** The reference of the payment provider. */
  reference: v.nullable(v.string()),
  capturedAt: v.nullable(v.string()),
  /** The deadline for the guest's payment; null after the payment or after the deadline. */
  payableUntil: v.nullable(v.string()),
  lapsesAt: v.nullable(v.string()),
  /** The amount that can still be refunded. */
  refundable: decimalMoneySchema,
  refunded: decimalMoneySchema,
  /** The part that pays for the booking that changes this one. */
  moved: decimalMoneySchema,
  /** True if the payment belongs to the booking that this one changes. */
  isMoved: v.boolean(),
  /** The fee of the payment provider; null until it is known. */
  fee: v.nullable(decimalMoneySchema),
  /** The open issues of this booking. */
  issues: v.array(paymentIssueSchema),
});
export type DeskPayment = v.InferOutput<typeof deskPaymentSchema>;

/** The response to `GET /api/desk/bookings/:id/payment`, and to a refund. */
export const deskBookingPaymentSchema = v.object({ payment: v.nullable(deskPaymentSchema) });

/**
 * The reasons why a refund was refused (409). `refundable-changed`: the refundable amount has
 * changed, for example because the traveler has canceled, and `refundable` is the current amount.
 * `too-much`: the amount exceeds the refundable amount. `staff-limit`: the amount exceeds the limit
 * of one member of the staff in 24 hours.
 */
export const refundProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(['refundable-changed', 'too-much', 'staff-limit']),
  refundable: v.optional(decimalMoneySchema),
});
export type RefundProblem = v.InferOutput<typeof refundProblemSchema>;
