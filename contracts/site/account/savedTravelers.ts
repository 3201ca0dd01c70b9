import * as v from 'valibot';
import { countrySchema, personNameSchema, phoneSchema } from '../fieldSchemas.ts';

/** The maximum number of travelers that an account may save. */
export const maxSavedTravelers = 20;

/**
 * A traveler with the fields of the checkout. The citizenship and the phone number are optional.
 */
export const savedTravelerFieldsSchema = v.strictObject({
  firstName: personNameSchema,
  lastName: personNameSchema,
  citizenship: v.nullable(countrySchema),
  phone: v.nullable(phoneSchema),
});
export type SavedTravelerFields = v.InferOutput<typeof savedTravelerFieldsSchema>;

const savedTravelerSchema = v.object({
  id: v.string(),
  ...savedTravelerFieldsSchema.entries,
});
export type SavedTraveler = v.InferOutput<typeof savedTravelerSchema>;
export const savedTravelersSchema = v.object({ travellers: v.array(savedTravelerSchema) });
