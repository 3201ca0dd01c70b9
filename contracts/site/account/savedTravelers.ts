import * as v from 'valibot';
import { countrySchema, personNameSchema, phoneSchema } from '../fieldSchemas.ts';

/** How many travelers an account may save. */
export const maxSavedTravelers = 20;

/** A traveler as checkout needs it; citizenship and phone may be missing. */
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
