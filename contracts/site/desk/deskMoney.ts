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
 * What the site owes to a hotel, and what the hotel owes to the site as commission. `net` is the
 * first less the second: the site pays it to the hotel or, below zero, the hotel to the site.
 */
const figuresSchema = v.object({
  owed: signedDecimalSchema,
  commission: signedDecimalSchema,
  net: signedDecimalSchema,
});
export type MoneyFigures = v.InferOutput<typeof figuresSchema>;

/**
 * What remains to be done about a month. `running`: it has not ended. `waiting`: stays are not over
 * or not reported. `open`: it can be settled. `adjustment`: it was settled, and something has
 * changed since.
 */
const monthStates = ['running', 'waiting', 'open', 'adjustment', 'settled'] as const;

/**
 * A month of a hotel in one currency. `total` is as things stand, `settled` what was settled, and
 * `open` the difference. `waiting` counts the stays that are not over or not reported.
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

/** The query of the list: `hotel` is an id, or a part of a name. */
export const deskMonthsQuerySchema = v.object({
  month: monthSchema,
  hotel: v.optional(requiredLineSchema(200)),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
});

/**
 * `GET`: the hotels of a month, by their ids. `sums` are those of all pages; currencies are never
 * added up.
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
 * What the hotels' accounts of the ledger have in one currency, over all months, and what bookings
 * and settlements explain of it. The two are equal, or there are entries that belong to no month.
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

/** `GET`: the same for all hotels. */
export const deskLedgerSchema = v.object({ currencies: v.array(ledgerAgreementSchema) });

/** A booking behind a figure. It names no guest. */
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
 * A settlement of a month in one currency; `undoes` is that of the settlement whose
 * counter-transaction it is, and `undone` says that it has one. `by` is the name of who did it, or
 * an id. `statement` is the number of its statement.
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
 * `GET`: a month of one hotel: its bookings with a figure, its settlements, and what the ledger has
 * of the hotel.
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
 * `GET`: a settlement as a statement. `number` counts statements without gaps; one that `undoes`
 * another takes it back. `vat` is what the commission includes; null where the operator has set no
 * rate. `paid` is what the site has collected by card for a booking, null where the hotel collects.
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

/** The query of one hotel and of the exports. */
export const deskHotelQuerySchema = v.object({ month: monthSchema });
export const moneyHotelIdSchema = hotelIdSchema;

const reason = v.pipe(textSchema(500), v.trim(), v.nonEmpty('is required'));

/**
 * Settles what is open of a month. `owed` and `commission` are the open figures that were
 * previewed.
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

/** Undoes a settlement by a counter-transaction. */
export const undoRequestSchema = v.strictObject({
  settlementId: v.pipe(v.string(), v.uuid()),
  reason,
});
export type UndoRequest = v.InferOutput<typeof undoRequestSchema>;

/**
 * Why nothing was settled (409). `still-open`: the month has not ended, or `waiting` stays are not
 * over. `settled-already`, `undone-already`: `by` and `at` say who did it and when.
 * `figures-changed`: `open` has the figures as they are now.
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
