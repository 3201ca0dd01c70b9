import * as v from 'valibot';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { pricedStaySchema, type Rate } from '#contracts/provider/rateFields.ts';
import type { BookingRequest } from '#contracts/site/bookingRequest.ts';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';

/** A prepaid rate that the site collects, and ones of ten dollars less and more, and on request. */
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
/** A rate of more than eight digits. */
export const largeRate = priced('large', '1000104.50', '1000234.16', '1000230.58');
export const paidRequestRate: Rate = { ...paidRate, id: 'on-request', booking: 'on-request' };
export const paidRates = [paidRate, cheaperRate, dearerRate, largeRate, paidRequestRate];

const none = { amount: '0.00', currency: 'USD' };

/** The request of such a rate, for a booking of its own or one that changes another. */
export function requestOf(rate: Rate, replaced?: { id: string; key: string }): BookingRequest {
  return {
    ...bookingRequest,
    stay: { ...bookingRequest.stay, rateId: rate.id },
    price: v.parse(pricedStaySchema, rate),
    ...(replaced
      ? { replaces: { id: replaced.id, key: replaced.key, acceptedFee: none } }
      : { again: true }),
  };
}
