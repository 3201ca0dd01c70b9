import type { BookingMail } from '../mails/bookingMail.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';

/** The mails about a cancelled booking. The desk gets one if it had been asked for the stay. */
export function cancelledMails(
  { hasDesk }: Pick<BookingContext, 'hasDesk'>,
  { rate }: BookingRow,
  cause: 'traveller' | 'desk',
): BookingMail[] {
  if (cause === 'desk') return [{ template: 'desk-changed' }];
  const tellsDesk = hasDesk && rate?.booking === 'on-request';
  return [
    { template: 'cancelled' },
    ...(tellsDesk ? [{ template: 'desk-cancelled' as const }] : []),
  ];
}
