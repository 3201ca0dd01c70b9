import type { BookingContext } from '../state/bookingContext.ts';
import { endedStatuses } from '../state/bookingStates.ts';
import type { ForgetGuests } from '../trips.ts';

const dayMs = 86_400_000;
const batch = 500;

/**
 * Erases names, contacts and requests of bookings whose stay ended more than `days` days ago; the
 * figures stay. `forgetGuests` erases what else names the guests. Returns how many it erased, 500 at most.
 */
export async function erasePersonalData(
  { database, now }: Pick<BookingContext, 'database' | 'now'>,
  days: number,
  forgetGuests: ForgetGuests,
): Promise<number> {
  const at = now();
  const before = new Date(at.getTime() - days * dayMs).toISOString().slice(0, 10);
  return database.transaction(async (tx) => {
    const erased = await tx
      .updateTable('bookings')
      .set({ traveller: null, email_hash: '', erased_at: at, updated_at: at })
      .where((eb) =>
        eb(
          eb.refTuple('hotel_id', 'id'),
          'in',
          eb
            .selectFrom('bookings as past')
            .select(['past.hotel_id', 'past.id'])
            .where('past.erased_at', 'is', null)
            .where('past.check_out', '<', before)
            .where('past.status', 'in', endedStatuses)
            .limit(batch)
            .forUpdate()
            .skipLocked()
            .$asTuple('hotel_id', 'id'),
        ),
      )
      .returning(['hotel_id', 'id'])
      .execute();
    await forgetGuests(tx, erased);
    return erased.length;
  });
}
