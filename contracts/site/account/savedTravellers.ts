import * as v from 'valibot';
import { countrySchema, personNameSchema, phoneSchema } from '../fieldSchemas.ts';

/** How many travellers an account may save. */
export const maxSavedTravellers = 20;

/** A traveller as checkout needs it; citizenship and phone may be missing. */
export const savedTravellerFieldsSchema = v.strictObject({
  firstName: personNameSchema,
  lastName: personNameSchema,
  citizenship: v.nullable(countrySchema),
  phone: v.nullable(phoneSchema),
});
export type SavedTravellerFields = v.InferOutput<typeof savedTravellerFieldsSchema>;

const savedTravellerSchema = v.object({
  id: v.string(),
  ...savedTravellerFieldsSchema.entries,
});
export type SavedTraveller = v.InferOutput<typeof savedTravellerSchema>;
export const savedTravellersSchema = v.object({ travellers: v.array(savedTravellerSchema) });
