import { rewardOfBooking } from '../creditsOfBooking.ts';
import type { BookingCredits } from './bookingCredits.ts';
import type { BookingRow } from './bookingRow.ts';
import { whenDayHasPassed } from './whenDayHasPassed.ts';

const dayMs = 86_400_000;

type Earning = Pick<BookingCredits, 'rewardOf' | 'delayDays' | 'earnsUnreported'>;

/** When the provider is asked once more about a stay that nobody has reported; null if it earns nothing. */
export function whenAskedAgain(row: BookingRow, { rewardOf, delayDays }: Earning): Date | null {
  if (!rewardOfBooking(row, rewardOf)) return null;
  return new Date(whenDayHasPassed(row.check_out).getTime() + delayDays * dayMs);
}

/** When a stay earns if nobody reports it; null for never. */
export function whenStayEarns(row: BookingRow, credits: Earning): Date | null {
  const reward = rewardOfBooking(row, credits.rewardOf);
  return reward && credits.earnsUnreported(reward.currency) ? whenAskedAgain(row, credits) : null;
}
