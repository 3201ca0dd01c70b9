import * as v from 'valibot';
import { typedBookingNumberSchema } from './bookings.ts';
import { emailSchema, personNameSchema, textSchema } from './fieldSchemas.ts';

export const maxMessageLength = 4_000;

/**
 * A message to the desk. The response is 202 and does not depend on the address or the booking
 * number.
 */
export const contactRequestSchema = v.strictObject({
  name: personNameSchema,
  email: emailSchema,
  bookingNumber: v.optional(typedBookingNumberSchema),
  message: v.pipe(textSchema(maxMessageLength), v.trim(), v.nonEmpty('is required')),
});

/**
 * The code of the 503 response when the desk has reached its limit of messages from all visitors
 * together.
 */
export const contactFullCode = 'too-many-messages';

/** The body of that 503 response. */
export const contactFullSchema = v.object({
  status: v.literal(503),
  data: v.object({ code: v.literal(contactFullCode) }),
});
