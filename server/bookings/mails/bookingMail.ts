import * as v from 'valibot';

/**
 * The mails about a booking. `resolved`: what became of a booking whose outcome was unknown.
 * `desk-changed`: the desk cancelled. `not-cancelled`: the hotel did not accept the cancellation.
 * The last two go to the desk; `nonce` makes the link with which it decides.
 */
export const bookingMailSchema = v.variant('template', [
  v.object({
    template: v.picklist([
      'requested',
      'confirmed',
      'declined',
      'resolved',
      'cancelled',
      'desk-changed',
      'not-cancelled',
    ]),
  }),
  v.object({ template: v.literal('desk-request'), nonce: v.string() }),
  v.object({ template: v.literal('desk-cancelled') }),
]);
export type BookingMail = v.InferOutput<typeof bookingMailSchema>;
