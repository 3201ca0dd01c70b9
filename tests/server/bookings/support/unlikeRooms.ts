import { steppedRate } from '#contracts/kit/samples/rates.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { BookedRoom, BookingRequest } from '#contracts/site/bookingRequest.ts';
import { bookedRoom } from '../../../support/sampleStay.ts';
import { requestFor } from './bookingRequest.ts';

/**
 * A rate of the other kind of room for an adult with a child on the same days. Canceling it costs
 * more after the same deadline, and a cot and breakfast can be added.
 */
export const twinRate: Rate = {
  ...steppedRate,
  id: '102-room-only-graded',
  room_group_id: 102,
  occupancy: '1-7',
  meal: 'room-only',
  nights: [
    { date: '2027-03-08', amount: '84.00' },
    { date: '2027-03-09', amount: '91.50' },
  ],
  taxes: [
    { name: 'Sales tax', code: 'sales-tax', amount: '26.32', due: 'now' },
    { name: 'City tax', code: 'city-tax', amount: '3.00', due: 'property' },
  ],
  total: '204.82',
  total_now: '201.82',
  total_property: '3.00',
  cancellation: [
    { until: steppedRate.free_cancellation_until, fee: '0.00' },
    { until: '2027-03-07T23:59:59+05:00', fee: '80.00' },
    { until: null, fee: '201.82' },
  ],
  no_show: null,
  deposit: null,
  extras: [
    { id: 'b', kind: 'meal', meal: 'breakfast', amount: '24.00', due: 'now' },
    { id: 'c', kind: 'cot', amount: '10.00', due: 'property' },
  ],
  commission: { percent: 10, amount: '17.55' },
};

/** The double room for two adults, followed by the twin room for an adult and a child. */
export const doubleRoom = bookedRoom(steppedRate);
export const twinRoom = bookedRoom(twinRate, { occupancy: '1-7' });
export const twinWithExtras: BookedRoom = {
  ...twinRoom,
  extras: [
    { id: 'b', kind: 'meal', meal: 'breakfast', amount: '24.00', due: 'now' },
    { id: 'c', kind: 'cot', amount: '10.00', due: 'property' },
  ],
};

/** Returns a request for two rooms of different kinds with a lead guest for each. */
export function unlikeRequest(second: BookedRoom = twinRoom): BookingRequest {
  const request = requestFor(doubleRoom, second);
  const guests = [
    { firstName: 'Ada', lastName: 'Lovelace' },
    { firstName: 'Grace', lastName: 'Hopper' },
  ];
  return { ...request, traveller: { ...request.traveller, guests } };
}
