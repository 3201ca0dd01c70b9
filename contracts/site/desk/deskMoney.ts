import * as v from 'valibot';
import { currencySchema } from '../../money/money.ts';
import { problemSchema } from '../../provider/problem.ts';
import { bookingStatuses } from '../bookingSchema.ts';
import { hotelIdSchema, requiredLineSchema, textSchema } from '../fieldSchemas.ts';

/** A month, `YYYY-MM`. A stay belongs to the month of its check-out. */
export const monthSchema = v.pipe(
  v.string(),
  v.regex(/^2\d{3}-(0[1-9]|1[0-2])$/, 'must be a month'),
);

/** An amount as decimal text, which may be below zero. */
export const signedDecimalSchema = v.pipe(v.string(), v.regex(/^-?\d{1,16}(\.\d{1,4})?$/));

/**
 * The debts between the site and a hotel. `owed` is the debt of the site, and `commission` the debt
 * of the hotel. `net` is `owed` minus `commission`: the site pays it to the hotel or, if it is
 * negative, the hotel pays it to the site.
 */
const figuresSchema = v.object({
  owed: signedDecimalSchema,
  commission: signedDecimalSchema,
  net: signedDecimalSchema,
});
export type MoneyFigures = v.InferOutput<typeof figuresSchema>;

/**
 * The states of a month. `running`: the month is not over. `waiting`: the outcome of some bookings
 * is not known yet. `open`: the month can be settled. `adjustment`: the month was settled, but its
 * figures have changed since.
 */
const monthStates = ['running', 'waiting', 'open', 'adjustment', 'settled'] as const;

/**
 * A month of a hotel in one currency. `total` is the current figure, `settled` the settled part,
 * and `open` the difference. `waiting` counts the bookings that are still pending, requested or
 * confirmed and can change a figure.
 */
const hotelMonthSchema = v.object({
  hotelId: v.string(),
  hotelName: v.nullable(v.string()),
  currency: currencySchema,
  bookings: v.number(),
  waiting: v.number(),
  state: v.picklist(monthStates),
  total: figuresSchema,
  settled: figuresSchema,
  open: figuresSchema,
});
export type HotelMonth = v.InferOutput<typeof hotelMonthSchema>;

/** The sums of all hotels in one currency. */
const currencySumSchema = v.object({
  currency: currencySchema,
  hotels: v.number(),
  total: figuresSchema,
  settled: figuresSchema,
  open: figuresSchema,
});
export type CurrencySum = v.InferOutput<typeof currencySumSchema>;

/** The query of the list. `hotel` is an id, or a part of a name. */
export const deskMonthsQuerySchema = v.object({
  month: monthSchema,
  hotel: v.optional(requiredLineSchema(200)),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
});

/**
 * The response to `GET`: the hotels of a month, by their ids. `sums` covers all pages. Amounts in
 * different currencies are never added up.
 */
export const deskMonthsSchema = v.object({
  month: monthSchema,
  ended: v.boolean(),
  sums: v.array(currencySumSchema),
  items: v.array(hotelMonthSchema),
  next: v.nullable(v.string()),
});
export type DeskMonths = v.InferOutput<typeof deskMonthsSchema>;

/**
 * A comparison in one currency over all months. It has the balance of the hotels' ledger accounts,
 * and the balance that bookings and settlements explain. If the two differ, the ledger has entries
 * that belong to no month.
 */
const ledgerAgreementSchema = v.object({
  currency: currencySchema,
  bookings: signedDecimalSchema,
  settled: signedDecimalSchema,
  explained: signedDecimalSchema,
  ledger: signedDecimalSchema,
  difference: signedDecimalSchema,
});
export type LedgerAgreement = v.InferOutput<typeof ledgerAgreementSchema>;

/** The response to `GET`: the comparison of the ledger for all hotels, by currency. */
export const deskLedgerSchema = v.object({ currencies: v.array(ledgerAgreementSchema) });

/** A booking that contributes to a figure. It does not name the guest. */
const moneyBookingSchema = v.object({
  id: v.string(),
  number: v.string(),
  checkIn: v.string(),
  checkOut: v.string(),
  status: v.picklist(bookingStatuses),
  waiting: v.boolean(),
  currency: currencySchema,
  total: figuresSchema,
  settled: figuresSchema,
  open: figuresSchema,
});
export type MoneyBooking = v.InferOutput<typeof moneyBookingSchema>;

/**
 * A settlement of a month in one currency. If it reverses another settlement, `undoes` is that
 * settlement. `undone` tells whether this settlement was itself reversed. `by` is the name of the
 * person who made it, or an id. `statement` is the number of its statement.
 */
const settlementSchema = v.object({
  id: v.string(),
  statement: v.nullable(v.number()),
  currency: currencySchema,
  figures: figuresSchema,
  bookings: v.number(),
  reference: v.nullable(v.string()),
  reason: v.string(),
  at: v.string(),
  by: v.string(),
  undoes: v.nullable(v.string()),
  undone: v.boolean(),
});
export type Settlement = v.InferOutput<typeof settlementSchema>;

/**
 * The response to `GET`: a month of one hotel, with the bookings that contribute to a figure, the
 * settlements, and the hotel's balance in the ledger.
 */
export const deskHotelMonthSchema = v.object({
  hotelId: v.string(),
  hotelName: v.nullable(v.string()),
  month: monthSchema,
  ended: v.boolean(),
  currencies: v.array(hotelMonthSchema),
  bookings: v.array(moneyBookingSchema),
  settlements: v.array(settlementSchema),
  ledger: v.array(ledgerAgreementSchema),
});
export type DeskHotelMonth = v.InferOutput<typeof deskHotelMonthSchema>;

/**
 * The response to `GET`: a settlement as a statement. `number` counts statements without gaps. A
 * statement with `undoes` reverses another statement. `vat` is the tax included in the commission,
 * or null if the operator has set no rate. `paid` is the amount that the site collected by card for
 * a booking, or null if the hotel collects.
 */
export const statementSchema = v.object({
  number: v.number(),
  at: v.string(),
  hotelId: v.string(),
  hotelName: v.nullable(v.string()),
  month: monthSchema,
  currency: currencySchema,
  figures: figuresSchema,
  vat: v.nullable(
    v.object({ percent: v.string(), amount: signedDecimalSchema, without: signedDecimalSchema }),
  ),
  reference: v.nullable(v.string()),
  undoes: v.nullable(v.number()),
  operator: v.object({ name: v.string(), address: v.string(), vatId: v.string() }),
  lines: v.array(
    v.object({
      number: v.string(),
      checkIn: v.string(),
      checkOut: v.string(),
      status: v.picklist(bookingStatuses),
      figures: figuresSchema,
      paid: v.nullable(v.object({ captured: signedDecimalSchema, refunded: signedDecimalSchema })),
    }),
  ),
});
export type Statement = v.InferOutput<typeof statementSchema>;
export const statementNumberSchema = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/, 'must be the number of a statement'),
  v.transform(Number),
);

/** The query for one hotel, and for the exports. */
export const deskHotelQuerySchema = v.object({ month: monthSchema });
export const moneyHotelIdSchema = hotelIdSchema;

const reason = v.pipe(textSchema(500), v.trim(), v.nonEmpty('is required'));

/**
 * The body that settles the open part of a month. `owed` and `commission` are the open figures of
 * the preview.
 */
export const settleRequestSchema = v.strictObject({
  month: monthSchema,
  currency: currencySchema,
  owed: signedDecimalSchema,
  commission: signedDecimalSchema,
  reference: v.optional(requiredLineSchema(100)),
  reason,
});
export type SettleRequest = v.InferOutput<typeof settleRequestSchema>;

/** The body that reverses a settlement with a counter-transaction. */
export const undoRequestSchema = v.strictObject({
  settlementId: v.pipe(v.string(), v.uuid()),
  reason,
});
export type UndoRequest = v.InferOutput<typeof undoRequestSchema>;

/**
 * The reasons why a settlement was refused (409). `still-open`: the month is not over, or the
 * outcome of some bookings (`waiting`) is not known yet. `settled-already`, `undone-already`: `by`
 * and `at` tell who did it and when. `figures-changed`: `open` has the current figures.
 */
export const deskMoneyProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(['still-open', 'settled-already', 'figures-changed', 'undone-already']),
  waiting: v.optional(v.number()),
  open: v.optional(figuresSchema),
  by: v.optional(v.string()),
  at: v.optional(v.string()),
});
export type DeskMoneyProblem = v.InferOutput<typeof deskMoneyProblemSchema>;
