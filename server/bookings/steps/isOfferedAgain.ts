import { openStatuses } from '#contracts/site/bookings.ts';
import { hourMs } from '#contracts/values/durations.ts';
import { mailboxHash } from '../../mail/mailboxHash.ts';
import type { RateLimits } from '../../request/createRateLimits.ts';
import { offerAgainMs } from '../../request/limits.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { findOffer } from './attemptBooking.ts';

/** A mail that could not be sent for so long is about something that is over. */
const latestMs = 6 * hourMs;

/**
 * Whether the mail with this id may offer the stay of a booking once more that was not paid: soon
 * after it has ended, to somebody who has no other booking for the same nights, while the hotel
 * offers all rooms at the accepted price and terms, and once a day to one mailbox. A provider that
 * fails, or is later than its budgets allow, is a no. The same mail may be asked about again: a mail
 * server may refuse it at first.
 */
export async function isOfferedAgain(
  context: BookingContext,
  { change }: Pick<RateLimits, 'change'>,
  row: BookingRow,
  mailId: string,
): Promise<boolean> {
  const { cause, traveller, updated_at: endedAt } = row;
  const isLate = context.now().getTime() - endedAt.getTime() > latestMs;
  if (cause !== 'not-paid' || !traveller || isLate) return false;
  if (await hasAnother(context, row)) return false;
  const found = await findOffer(context, row);
  if (found.kind !== 'offered' || found.collector !== 'site') return false;
  const mailbox = `offer-again ${mailboxHash(traveller.email)}`;
  return change([mailbox, `${mailbox} ${mailId}`], ([all, own], time) => {
    // An earlier attempt at this mail has counted.
    if (own && own.count > 0) return { result: true };
    if (!all || all.count > 0) return { result: false };
    const count = { count: 1, endsAt: time + offerAgainMs };
    return { counts: [count, count], result: true };
  });
}

/** Whether the traveler has another booking, or one that may become one, for some of the nights. */
async function hasAnother({ database }: BookingContext, row: BookingRow): Promise<boolean> {
  const { account_id: accountId } = row;
  const another = await database.db
    .selectFrom('bookings')
    .select('id')
    .where((of) =>
      of.or([
        of('email_hash', '=', row.email_hash),
        ...(accountId === null ? [] : [of('account_id', '=', accountId)]),
      ]),
    )
    .where('id', '!=', row.id)
    .where('check_in', '<', row.check_out)
    .where('check_out', '>', row.check_in)
    .where('status', 'in', [...openStatuses, 'stayed'])
    .limit(1)
    .executeTakeFirst();
  return another !== undefined;
}
