import * as v from 'valibot';
import { typedBookingNumberSchema } from './bookings.ts';
import { emailSchema, personNameSchema, textSchema } from './fieldSchemas.ts';

export const maxMessageLength = 4_000;

/**
 * A message to the desk. The response, 202, is the same for every address and every booking number.
 */
export const contactRequestSchema = v.strictObject({
  name: personNameSchema,
  email: emailSchema,
  bookingNumber: v.optional(typedBookingNumberSchema),
  message: v.pipe(textSchema(maxMessageLength), v.trim(), v.nonEmpty('is required')),
});
