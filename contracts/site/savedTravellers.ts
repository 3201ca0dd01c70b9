import * as v from 'valibot';

/** The paths of the travellers that an account has saved. */
export const savedTravellerPaths = {
  travellers: '/api/travellers',
  traveller: '/api/travellers/:id',
} as const;

/** How many travellers an account may save. */
export const maxSavedTravellers = 20;

const unprintable = /[\p{Cs}\p{Cc}]/u;
const requiredText = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('is required'),
  v.maxLength(100, 'must have at most 100 characters'),
  v.check((text) => !unprintable.test(text), 'must not contain control characters'),
);

/** A traveller as checkout needs it; citizenship and phone may be missing. */
export const savedTravellerFieldsSchema = v.strictObject({
  firstName: requiredText,
  lastName: requiredText,
  citizenship: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country'))),
  phone: v.nullable(
    v.pipe(
      v.string(),
      v.regex(/^\+[1-9]\d{6,14}$/, 'must be a phone number with its country code'),
    ),
  ),
});
export type SavedTravellerFields = v.InferOutput<typeof savedTravellerFieldsSchema>;

const savedTravellerSchema = v.object({
  id: v.string(),
  ...savedTravellerFieldsSchema.entries,
});
export type SavedTraveller = v.InferOutput<typeof savedTravellerSchema>;
export const savedTravellersSchema = v.object({ travellers: v.array(savedTravellerSchema) });
