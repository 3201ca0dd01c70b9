import type { Transaction } from 'kysely';
import { parseMoney } from '#contracts/money.ts';
import { shareFee } from '#contracts/site/credits.ts';
import type { Tables } from '../../database/tables.ts';
import { priceOf, rewardOfBooking } from '../creditsOfBooking.ts';
import type { BookingCredits } from './bookingCredits.ts';
import type { BookingRow } from './bookingRow.ts';

/**
 * What a new state does to the credits of a booking: a declined or cancelled one returns them, but for
 * what a fee keeps; a stay that has passed earns OneKeyCash for its account.
 */
export async function settleCredits(
  tx: Transaction<Tables>,
  { release, earn, rewardOf }: BookingCredits,
  row: BookingRow,
): Promise<void> {
  const { id, hotel_id: hotelId, account_id: accountId, credits, cancelled_fee: fee } = row;
  const booking = { id, hotelId, accountId };
  if (row.status === 'stayed') {
    const reward = rewardOfBooking(row, rewardOf);
    if (reward) await earn(tx, booking, reward);
  } else if ((row.status === 'declined' || row.status === 'cancelled') && credits.length > 0) {
    const { total } = priceOf(row);
    const paid = fee ? parseMoney(fee) : { ...total, amount: 0n };
    await release(tx, booking, shareFee(total, credits, paid));
  }
}
