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

/** The code of the 503 while all together have written as many messages as the desk takes. */
export const contactFullCode = 'too-many-messages';

/** That 503, as the client gets it. */
export const contactFullSchema = v.object({
  status: v.literal(503),
  data: v.object({ code: v.literal(contactFullCode) }),
});
