import * as v from 'valibot';
import { decimalMoneySchema } from '#contracts/money/money.ts';
import type { BookingStatus } from '#contracts/site/bookings.ts';
import type { BookingContext } from './bookingContext.ts';
import type { BookingRow } from './bookingRow.ts';

/**
 * The mails about a booking. `resolved`: what became of a booking whose outcome was unknown.
 * `desk-changed`: the desk cancelled. `provider-cancelled`: the hotel did, and nobody asked for it
 * here. `not-cancelled`: the hotel did not accept the cancellation; `fee-changed`: not at the
 * accepted fee, but at `fee`. `mismatch`: what the hotel has of a confirmed booking differs.
 * `link`: somebody has asked for it with the booking's number and address. `desk-not-cancelled`: a
 * booking was changed, and the hotel did not cancel the earlier one. The mails that begin with
 * `desk-`, but for `desk-changed`, go to the desk.
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
      'provider-cancelled',
      'not-cancelled',
      'mismatch',
      'no-show',
      'link',
    ]),
  }),
  v.object({ template: v.literal('fee-changed'), fee: decimalMoneySchema }),
  v.object({
    template: v.picklist([
      'desk-request',
      'desk-cancelled',
      'desk-not-cancelled',
      'desk-provider-cancelled',
      'desk-mismatch',
    ]),
  }),
]);
export type BookingMail = v.InferOutput<typeof bookingMailSchema>;

const deskTemplates: readonly string[] = [
  'desk-request',
  'desk-cancelled',
  'desk-not-cancelled',
  'desk-provider-cancelled',
  'desk-mismatch',
] satisfies BookingMail['template'][];

/** Whether a mail goes to the desk; the others go to the traveller. */
export function isForDesk(template: BookingMail['template']): boolean {
  return deskTemplates.includes(template);
}

const beforeEnd = ['confirmed', 'stayed'] as const;
/** In which states of a booking a mail that can be outdated is true. */
const trueStatuses: Partial<Record<BookingMail['template'], readonly BookingStatus[]>> = {
  requested: ['requested'],
  'desk-request': ['requested'],
  confirmed: beforeEnd,
  resolved: [...beforeEnd, 'declined'],
  'not-cancelled': beforeEnd,
  'fee-changed': beforeEnd,
  'desk-not-cancelled': beforeEnd,
  'no-show': ['no-show'],
};

/**
 * Whether a mail is still true when it is sent, which may be days after it was written. Another one
 * tells what followed.
 */
export function isStillTrue(template: BookingMail['template'], status: BookingStatus): boolean {
  return trueStatuses[template]?.includes(status) ?? true;
}

/**
 * The mails about a cancelled booking. The desk gets one if it had been asked for the stay, and if
 * the provider cancelled. Of one that was changed the mail about the new booking tells the
 * traveller.
 */
export function cancelledMails(
  { hasDesk }: Pick<BookingContext, 'hasDesk'>,
  { rate }: BookingRow,
  cause: 'traveller' | 'desk' | 'provider' | 'changed',
): BookingMail[] {
  if (cause === 'desk') return [{ template: 'desk-changed' }];
  if (cause === 'provider') {
    const desk = { template: 'desk-provider-cancelled' } as const;
    return [{ template: 'provider-cancelled' }, ...(hasDesk ? [desk] : [])];
  }
  const tellsDesk = hasDesk && rate?.booking === 'on-request';
  return [
    ...(cause === 'changed' ? [] : [{ template: 'cancelled' as const }]),
    ...(tellsDesk ? [{ template: 'desk-cancelled' as const }] : []),
  ];
}
