import type { Transaction } from 'kysely';
import { type DecimalMoney, parseMoney } from '#contracts/money/money.ts';
import { shareFee } from '#contracts/site/credits.ts';
import type { Tables } from '../../database/tables.ts';
import type { BookingCredits } from './bookingContext.ts';
import { priceOf, rewardOfBooking } from './bookingPrice.ts';
import type { BookingRow } from './bookingRow.ts';
import type { ChangeCause } from './bookingStates.ts';

/**
 * What a new state does to the credits of a booking, and returns the booking after that. A declined
 * or cancelled one returns them, but for what a fee keeps; a fee that the site pays is owed to the
 * hotel. A stay earns OneKeyCash for its account once it is reported, or without a report when its
 * time has come; one that did not take place loses what it has earned.
 */
export async function settleCredits(
  tx: Transaction<Tables>,
  { release, payFee, earn, revoke, rewardOf }: BookingCredits,
  row: BookingRow,
  cause: ChangeCause,
): Promise<BookingRow> {
  const { id, hotel_id: hotelId, account_id: accountId, credits, cancelled_fee: fee } = row;
  const booking = { id, hotelId, accountId };
  switch (row.status) {
    case 'declined':
    case 'cancelled': {
      if (row.site_fee) await payFee(tx, booking, row.site_fee);
      if (credits.length === 0) return row;
      const { total } = priceOf(row);
      const paid = fee ? parseMoney(fee) : { ...total, amount: 0n };
      await release(tx, booking, shareFee(total, credits, paid));
      return row;
    }
    case 'stayed': {
      const reward = cause === 'check-out' ? undefined : rewardOfBooking(row, rewardOf);
      const earned = reward && (await earn(tx, booking, reward, cause !== 'unreported'));
      return earned ? setEarned(tx, row, earned) : row;
    }
    case 'no-show':
      if (row.earned === null) return row;
      await revoke(tx, booking, row.earned);
      return setEarned(tx, row, null);
    default:
      return row;
  }
}

function setEarned(
  tx: Transaction<Tables>,
  { hotel_id, id }: BookingRow,
  earned: DecimalMoney | null,
): Promise<BookingRow> {
  return tx
    .updateTable('bookings')
    .set({ earned: earned && JSON.stringify(earned) })
    .where('hotel_id', '=', hotel_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
