import * as v from 'valibot';
import { currencySchema } from '../../money/money.ts';
import { problemSchema } from '../../provider/problem.ts';
import { hotelIdSchema, lineSchema, reasonSchema } from '../fieldSchemas.ts';
import { longestPayee } from './deskHotelDetails.ts';
import { monthSchema, signedDecimalSchema } from './deskMoney.ts';

/** How many hotels are settled in one request: as many as a page of the list has. */
const mostSettledAtOnce = 50;

/** How many payments one file has at most. */
export const mostPayouts = 200;

/**
 * `POST`: settles a month of several hotels. Each has the open figures that were shown; it is
 * settled or refused on its own.
 */
export const settleMonthsSchema = v.strictObject({
  month: monthSchema,
  hotels: v.pipe(
    v.array(
      v.strictObject({
        hotelId: hotelIdSchema,
        currency: currencySchema,
        owed: signedDecimalSchema,
        commission: signedDecimalSchema,
      }),
    ),
    v.minLength(1),
    v.maxLength(mostSettledAtOnce),
    v.check(
      (hotels) =>
        new Set(hotels.map(({ hotelId, currency }) => `${hotelId} ${currency}`)).size ===
        hotels.length,
      'must name each hotel and currency once',
    ),
  ),
  reason: reasonSchema,
});
export type SettleMonths = v.InferOutput<typeof settleMonthsSchema>;

/**
 * Why a hotel was not settled. `nothing-to-settle`: it has no figures of the month. `failed`: the
 * site could not tell; whether it was settled has to be looked up.
 */
export const settleRefusals = [
  'still-open',
  'settled-already',
  'figures-changed',
  'nothing-to-settle',
  'failed',
] as const;

const hotelOfMonthSchema = {
  hotelId: v.string(),
  hotelName: v.nullable(v.string()),
  currency: currencySchema,
};

/** What became of each hotel, in the order of the request. */
export const settledMonthsSchema = v.object({
  month: monthSchema,
  settled: v.array(
    v.object({ ...hotelOfMonthSchema, statement: v.number(), net: signedDecimalSchema }),
  ),
  refused: v.array(
    v.object({
      ...hotelOfMonthSchema,
      code: v.picklist(settleRefusals),
      waiting: v.optional(v.number()),
      by: v.optional(v.string()),
      at: v.optional(v.string()),
    }),
  ),
});
export type SettledMonths = v.InferOutput<typeof settledMonthsSchema>;

/**
 * A settlement that waits for a file for the bank. It has an account (`iban`) if one is kept of its
 * hotel. `earlierFile` is the file that has paid the same month before its settlement was undone.
 */
const waitingPayoutSchema = v.object({
  statement: v.number(),
  hotelId: v.string(),
  hotelName: v.nullable(v.string()),
  month: monthSchema,
  currency: currencySchema,
  amount: signedDecimalSchema,
  payee: v.nullable(v.string()),
  iban: v.nullable(v.string()),
  accountChanged: v.nullable(v.object({ by: v.string(), at: v.string() })),
  earlierFile: v.nullable(v.number()),
});
export type WaitingPayout = v.InferOutput<typeof waitingPayoutSchema>;

const payoutFileSchema = {
  number: v.number(),
  at: v.string(),
  by: v.string(),
  payments: v.number(),
  sums: v.array(v.object({ currency: currencySchema, amount: signedDecimalSchema })),
};

/** `GET`: what waits for a file, the oldest statement first, and the files, the latest first. */
export const deskPayoutsSchema = v.object({
  waiting: v.array(waitingPayoutSchema),
  more: v.boolean(),
  files: v.array(v.object(payoutFileSchema)),
});
export type DeskPayouts = v.InferOutput<typeof deskPayoutsSchema>;

/**
 * `POST`: makes a file of these statements, each with the account and its holder as they were shown.
 * Either all of them are in it, or none.
 */
export const makeFileSchema = v.strictObject({
  payments: v.pipe(
    v.array(
      v.strictObject({
        statement: v.pipe(v.number(), v.integer(), v.minValue(1)),
        payee: lineSchema(longestPayee),
        iban: lineSchema(34),
        amount: signedDecimalSchema,
      }),
    ),
    v.minLength(1),
    v.maxLength(mostPayouts),
  ),
  reason: reasonSchema,
});
export type MakeFile = v.InferOutput<typeof makeFileSchema>;

/**
 * Why a payment is not in the pain.001 file. `no-account`: the operator had no account when the file
 * was made, or a name in letters that SEPA does not know. `characters`: the payee's name is in such.
 */
const sepaOmissions = ['no-account', 'currency', 'country', 'characters', 'amount'] as const;
export type SepaOmission = (typeof sepaOmissions)[number];

/**
 * `GET`: a file with its payments, as they were when it was made. `leftOut` says why a payment is
 * not in the pain.001 file; `undone`, that its settlement was undone since.
 */
export const deskPayoutFileSchema = v.object({
  ...payoutFileSchema,
  reason: v.string(),
  sepa: v.boolean(),
  rows: v.array(
    v.object({
      statement: v.number(),
      hotelId: v.string(),
      hotelName: v.nullable(v.string()),
      month: monthSchema,
      currency: currencySchema,
      amount: signedDecimalSchema,
      payee: v.string(),
      iban: v.string(),
      bic: v.nullable(v.string()),
      reference: v.string(),
      leftOut: v.nullable(v.picklist(sepaOmissions)),
      undone: v.boolean(),
    }),
  ),
});
export type DeskPayoutFile = v.InferOutput<typeof deskPayoutFileSchema>;

/** Why no file was made (409): something is not as it was shown. */
export const deskPayoutProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(['payouts-changed']),
});

/** The parties of an invoice, each with what is known of it. */
const partySchema = v.object({ name: v.string(), address: v.string(), vatNumber: v.string() });
export type InvoiceParty = v.InferOutput<typeof partySchema>;

/**
 * `GET`: the commission invoice of a statement, which has its number. It never changes once it is
 * issued (`issued`); before, it is what it would be, and `missing` says what it lacks. One of a
 * statement that `undoes` another is a credit note. `vat` is what the commission includes.
 */
export const commissionInvoiceSchema = v.object({
  number: v.number(),
  issued: v.nullable(v.object({ at: v.string(), by: v.string() })),
  hotelId: v.string(),
  month: monthSchema,
  currency: currencySchema,
  settledAt: v.string(),
  from: partySchema,
  to: partySchema,
  missing: v.array(v.picklist(['name', 'address', 'operator'])),
  providerState: v.picklist(['sent', 'none', 'unread']),
  commission: signedDecimalSchema,
  vat: v.nullable(
    v.object({ percent: v.string(), amount: signedDecimalSchema, without: signedDecimalSchema }),
  ),
  undoes: v.nullable(v.number()),
  undoneBy: v.nullable(v.number()),
  lines: v.array(
    v.object({
      number: v.string(),
      checkIn: v.string(),
      checkOut: v.string(),
      commission: signedDecimalSchema,
    }),
  ),
});
export type CommissionInvoice = v.InferOutput<typeof commissionInvoiceSchema>;

/** `POST`: issues an invoice to the hotel that was shown. */
export const issueInvoiceSchema = v.strictObject({
  to: v.strictObject({
    name: lineSchema(200),
    address: v.pipe(v.string(), v.maxLength(500)),
    vatNumber: lineSchema(60),
  }),
});
export type IssueInvoice = v.InferOutput<typeof issueInvoiceSchema>;

/** Why no invoice was issued (409). */
export const deskInvoiceProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(['invoice-incomplete', 'provider-unread', 'invoice-changed', 'no-commission']),
});
