import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { dayText } from '#contracts/values/calendarDay.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';

const today = Math.floor(Date.now() / 86_400_000);
const [check_in, check_out] = [dayText(today), dayText(today + 1)];

/** The full sample rate for one night from today, with the same total. */
export const rateOfTonight = {
  ...fullRate,
  check_in,
  check_out,
  nights: [{ date: check_in, amount: '200.50' }],
  free_cancellation_until: `${check_in}T00:00:00+05:00`,
} satisfies Rate;

/** The full sample hotel in the form without a requested stay. */
export const hotelTonight = { ...fullHotel, rates: [rateOfTonight] };
