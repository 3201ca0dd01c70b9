import * as v from 'valibot';
import { problemSchema } from '../../provider/problem.ts';
import { reasonSchema, textSchema } from '../fieldSchemas.ts';

/** The maximum length of a name in a SEPA payment, in characters. */
export const longestPayee = 70;

/**
 * The fields of a hotel for payouts and for the address of invoices, each with its maximum length.
 */
export const hotelFields = {
  legalName: 120,
  address: 300,
  vatNumber: 30,
  accountHolder: longestPayee,
  iban: 60,
  bic: 20,
} as const;
export type HotelField = keyof typeof hotelFields;

/** The possible errors of the fields. The desk has a text for each. */
const hotelFaults = [
  'line-breaks',
  'vat-characters',
  'iban-country',
  'iban-length',
  'iban-characters',
  'iban-checksum',
  'iban-missing',
  'holder-missing',
  'bic-form',
  'bic-country',
] as const;
export type HotelFault = (typeof hotelFaults)[number];

/** The fields as typed. Missing fields are empty. */
const typedSchema = v.object({
  legalName: textSchema(hotelFields.legalName),
  address: textSchema(hotelFields.address),
  vatNumber: textSchema(hotelFields.vatNumber),
  accountHolder: textSchema(hotelFields.accountHolder),
  iban: textSchema(hotelFields.iban),
  bic: textSchema(hotelFields.bic),
});
export type HotelDetails = v.InferOutput<typeof typedSchema>;

const changeSchema = v.nullable(v.object({ by: v.string(), at: v.string() }));

/**
 * The response to `GET`: the stored data of a hotel. `own` is the data that the desk has entered.
 * It takes precedence over the data of the `provider`. `provider` is null if the provider sends
 * none (`none`) or could not be asked (`unread`). `version` counts the changes. `accountChanged`
 * tells who last changed the bank account.
 */
export const deskHotelSchema = v.object({
  hotelId: v.string(),
  hotelName: v.nullable(v.string()),
  version: v.number(),
  own: typedSchema,
  provider: v.nullable(
    v.object({ legalName: v.string(), address: v.string(), vatNumber: v.string() }),
  ),
  providerState: v.picklist(['sent', 'none', 'unread']),
  changed: changeSchema,
  accountChanged: changeSchema,
});
export type DeskHotel = v.InferOutput<typeof deskHotelSchema>;

/** The body of `PUT`, with all fields at once. `version` is the version that the page showed. */
export const saveHotelSchema = v.strictObject({
  ...typedSchema.entries,
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  reason: reasonSchema,
});
export type SaveHotel = v.InferOutput<typeof saveHotelSchema>;

/**
 * The reasons why the data of a hotel was not saved. `wrong-details` (422): `wrong` has the error
 * of each field. `hotel-changed` (409): somebody else has changed the data.
 */
export const deskHotelProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(['wrong-details', 'hotel-changed']),
  wrong: v.optional(v.record(v.string(), v.picklist(hotelFaults))),
  by: v.optional(v.string()),
  at: v.optional(v.string()),
});
