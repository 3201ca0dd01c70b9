import type { BookingMail } from '../mails/bookingMail.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';

/**
 * The mails about a cancelled booking. The desk gets one if it had been asked for the stay, and if the
 * provider cancelled.
 */
export function cancelledMails(
  { hasDesk }: Pick<BookingContext, 'hasDesk'>,
  { rate }: BookingRow,
  cause: 'traveller' | 'desk' | 'provider',
): BookingMail[] {
  if (cause === 'desk') return [{ template: 'desk-changed' }];
  if (cause === 'provider') {
    const desk = { template: 'desk-provider-cancelled' } as const;
    return [{ template: 'provider-cancelled' }, ...(hasDesk ? [desk] : [])];
  }
  const tellsDesk = hasDesk && rate?.booking === 'on-request';
  return [
    { template: 'cancelled' },
    ...(tellsDesk ? [{ template: 'desk-cancelled' as const }] : []),
  ];
}
