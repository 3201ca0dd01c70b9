import * as v from 'valibot';
import { problemSchema } from '../../provider/problem.ts';
import { reasonSchema, textSchema } from '../fieldSchemas.ts';

/** The longest name that a SEPA payment carries. */
export const longestPayee = 70;

/** What is kept of a hotel to pay it and to address its invoices, with the longest of each. */
export const hotelFields = {
  legalName: 120,
  address: 300,
  vatNumber: 30,
  accountHolder: longestPayee,
  iban: 60,
  bic: 20,
} as const;
export type HotelField = keyof typeof hotelFields;

/** What a field of a hotel can have wrong, each with words of its own. */
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

/** The fields as they were typed; '' for none. */
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
 * `GET`: what is kept of a hotel. `own` was entered at the desk and counts before what the provider
 * sends (`provider`), which is null if it sends nothing (`none`) or could not be asked (`unread`).
 * `version` counts the changes. `account` says who changed the bank account last.
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

/** `PUT`: all fields at once. `version` is the one that was shown. */
export const saveHotelSchema = v.strictObject({
  ...typedSchema.entries,
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  reason: reasonSchema,
});
export type SaveHotel = v.InferOutput<typeof saveHotelSchema>;

/**
 * Why the fields of a hotel were not kept. `wrong-details` (422): `wrong` has what is wrong with
 * each field. `hotel-changed` (409): somebody else has changed them.
 */
export const deskHotelProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(['wrong-details', 'hotel-changed']),
  wrong: v.optional(v.record(v.string(), v.picklist(hotelFaults))),
  by: v.optional(v.string()),
  at: v.optional(v.string()),
});
