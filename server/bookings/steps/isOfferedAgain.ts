import { openStatuses } from '#contracts/site/bookings.ts';
import { hourMs } from '#contracts/values/durations.ts';
import { mailboxHash } from '../../mail/mailboxHash.ts';
import type { RateLimits } from '../../request/createRateLimits.ts';
import { offerAgainMs } from '../../request/limits.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { findOffer } from './attemptBooking.ts';

/** The age at which a mail that could not be sent is outdated. */
const latestMs = 6 * hourMs;

/**
 * Returns whether the mail with this id may offer the stay of an unpaid booking again. All of these
 * conditions apply:
 *
 * - The booking ended recently.
 * - The traveler has no other booking for any of the same nights.
 * - The hotel offers all rooms at the accepted price and terms.
 * - The mailbox gets no other offer on the same day.
 *
 * If the provider fails or exceeds its time budgets, the mail is not sent. The check can be
 * repeated for the same mail, because a mail server may refuse the mail at first.
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
    // An earlier attempt to send this mail was already counted.
    if (own && own.count > 0) return { result: true };
    if (!all || all.count > 0) return { result: false };
    const count = { count: 1, endsAt: time + offerAgainMs };
    return { counts: [count, count], result: true };
  });
}

/**
 * Returns whether the traveler has another booking for some of the nights. Pending and requested
 * bookings count too.
 */
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
