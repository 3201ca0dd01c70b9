import { fullRate } from '#contracts/kit/samples/rates.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import * as v from 'valibot';
import {
  bookedExtraSchema,
  type BookedRoom,
  type BookingRequest,
} from '#contracts/site/bookingRequest.ts';
import { bookedRoom } from '../../support/sampleStay.ts';
import { requestFor } from '../bookings/support/bookingRequest.ts';

/**
 * A prepaid rate that the site collects. The next rates cost ten dollars less or more, or are on
 * request.
 */
export const paidRate: Rate = { ...fullRate, collect: 'site' };
const priced = (id: string, nightly: string, total: string, now: string): Rate => ({
  ...paidRate,
  id,
  nights: [paidRate.nights[0] ?? { date: '', amount: '' }, { date: '2027-03-09', amount: nightly }],
  total,
  total_now: now,
});
export const cheaperRate = priced('cheaper', '94.50', '224.16', '220.58');
export const dearerRate = priced('dearer', '114.50', '244.16', '240.58');
/** A rate with more than eight digits. */
export const largeRate = priced('large', '1000104.50', '1000234.16', '1000230.58');
export const paidRequestRate: Rate = { ...paidRate, id: 'on-request', booking: 'on-request' };
/** A rate with one extra that is paid at booking, and one that is paid at the property. */
export const paidRateWithExtras: Rate = {
  ...paidRate,
  id: 'extras',
  extras: [
    { id: 'b', kind: 'meal', meal: 'half-board', amount: '24.00', due: 'now' },
    { id: 'c', kind: 'cot', amount: '10.00', due: 'property' },
  ],
};
export const paidRates = [
  ...[paidRate, cheaperRate, dearerRate, largeRate, paidRequestRate, paidRateWithExtras],
];

const none = { amount: '0.00', currency: 'USD' };

/**
 * Returns a request for one room of each rate with all extras. It makes a new booking or changes an
 * earlier one.
 */
export function requestOf(
  rates: Rate | readonly Rate[],
  replaced?: { id: string; key: string },
): BookingRequest {
  const rooms = [rates].flat().map((rate) => bookedRoom(rate, extrasOf(rate)));
  return {
    ...requestFor(...rooms),
    ...(replaced
      ? { replaces: { id: replaced.id, key: replaced.key, acceptedFee: none } }
      : { again: true }),
  };
}

function extrasOf({ extras }: Rate): Pick<BookedRoom, 'extras'> {
  return extras ? { extras: v.parse(v.array(bookedExtraSchema), extras) } : {};
}
