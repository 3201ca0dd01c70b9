import * as v from 'valibot';
import { currencySchema } from '../../money/money.ts';
import { problemSchema } from '../../provider/problem.ts';
import { hotelIdSchema, lineSchema, reasonSchema } from '../fieldSchemas.ts';
import { longestPayee } from './deskHotelDetails.ts';
import { monthSchema, signedDecimalSchema } from './deskMoney.ts';

/** The maximum number of hotels in one request to settle: the size of a page of the list. */
const mostSettledAtOnce = 50;

/** The maximum number of payments in one file. */
export const mostPayouts = 200;

/**
 * The body of `POST`, which settles a month of several hotels. Each hotel has the open figures that
 * the page showed. Hotels are settled or refused one by one.
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
 * The reasons why a hotel was not settled. `nothing-to-settle`: it has no figures for the month.
 * `failed`: the outcome is unknown, and the staff must look it up.
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

/** The outcome for each hotel, in the order of the request. */
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
 * A settlement that waits for a file for the bank. `iban` is the account, if one is stored for the
 * hotel. If an earlier settlement of the same month was paid and then reversed, `earlierFile` is
 * the file that paid it.
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

/**
 * The response to `GET`: the settlements that wait for a file, the oldest statement first, and the
 * files, the latest first.
 */
export const deskPayoutsSchema = v.object({
  waiting: v.array(waitingPayoutSchema),
  more: v.boolean(),
  files: v.array(v.object(payoutFileSchema)),
});
export type DeskPayouts = v.InferOutput<typeof deskPayoutsSchema>;

/**
 * The body of `POST`, which makes a file of these statements. Each has the account and its holder
 * as the page showed them. If one of the statements cannot be included, no file is made.
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
 * The reasons why a payment is not in the pain.001 file. `no-account`: the operator had no account
 * when the file was made, or the operator's name has characters that SEPA does not allow.
 * `characters`: the name of the payee has such characters.
 */
const sepaOmissions = ['no-account', 'currency', 'country', 'characters', 'amount'] as const;
export type SepaOmission = (typeof sepaOmissions)[number];

/**
 * The response to `GET`: a file and its payments as they were when it was made. `leftOut` is the
 * reason why a payment is not in the pain.001 file. `undone`: its settlement was reversed later.
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

/**
 * The reasons why no file was made (409). Each of them means that the current data differs from the
 * data on the page.
 */
export const deskPayoutProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(['payouts-changed']),
});

/** A party of an invoice. Unknown fields are empty. */
const partySchema = v.object({ name: v.string(), address: v.string(), vatNumber: v.string() });
export type InvoiceParty = v.InferOutput<typeof partySchema>;

/**
 * The response to `GET`: the commission invoice of a statement. It has the same number as the
 * statement. An issued invoice (`issued`) never changes. Until it is issued, the response is a
 * draft, and `missing` lists the missing facts. The invoice of a statement with `undoes` is a
 * credit note. `vat` is the tax included in the commission.
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

/** The body of `POST`, which issues an invoice to the hotel as the page showed it. */
export const issueInvoiceSchema = v.strictObject({
  to: v.strictObject({
    name: lineSchema(200),
    address: v.pipe(v.string(), v.maxLength(500)),
    vatNumber: lineSchema(60),
  }),
});
export type IssueInvoice = v.InferOutput<typeof issueInvoiceSchema>;

/** The reasons why no invoice was issued (409). */
export const deskInvoiceProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(['invoice-incomplete', 'provider-unread', 'invoice-changed', 'no-commission']),
});
