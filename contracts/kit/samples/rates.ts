import type { Rate } from '../../provider/rateFields.ts';

/**
 * A rate of two nights. The room is paid at booking, the city tax at the property. The rate has
 * every field except `occupancy`, `any_residency`, the steps and the no-show fee of `steppedRate`,
 * and the extras of `rateWithExtras`.
 */
export const fullRate = {
  id: '101-breakfast-flexible',
  room_group_id: 101,
  check_in: '2027-03-08',
  check_out: '2027-03-10',
  meal: 'breakfast',
  nights: [
    { date: '2027-03-08', amount: '96.00' },
    { date: '2027-03-09', amount: '104.50' },
  ],
  taxes: [
    { name: 'Sales tax', code: 'sales-tax', amount: '30.08', due: 'now' },
    {
      name: 'City tax',
      code: 'city-tax',
      amount: '3.58',
      due: 'property',
      charged: { amount: '1000.00', currency: 'PKR' },
    },
  ],
  total: '234.16',
  total_now: '230.58',
  total_property: '3.58',
  currency: 'USD',
  free_cancellation_until: '2027-03-06T18:00:00+05:00',
  deposit: { amount: '15000.00', currency: 'PKR', refundable: true },
  payment: 'now',
  collect: 'hotel',
  left: 3,
  commission: { percent: 10, amount: '20.05' },
  booking: 'instant',
} satisfies Rate;

/** The full rate with cancellation steps and a no-show fee. */
export const steppedRate = {
  ...fullRate,
  id: '101-breakfast-graded',
  cancellation: [
    { until: fullRate.free_cancellation_until, fee: '0.00' },
    { until: '2027-03-07T23:59:59+05:00', fee: '120.00' },
    { until: null, fee: '230.58' },
  ],
  no_show: '230.58',
} satisfies Rate;

/** The full rate with an extra of each kind that has its own fields, and one more. */
export const rateWithExtras = {
  ...fullRate,
  id: '101-breakfast-extras',
  extras: [
    { id: 'half-board', kind: 'meal', meal: 'half-board', amount: '48.00', due: 'now' },
    { id: 'early', kind: 'early-check-in', time: '10:00', amount: '24.00', due: 'now' },
    { id: 'parking', kind: 'parking', amount: '16.00', currency: 'USD', due: 'property' },
  ],
} satisfies Rate;

/**
 * A rate with its required fields only: not cancellable, without taxes, commission or the number of
 * rooms left.
 */
export const leanRate = {
  id: '102-room-only-saver',
  room_group_id: 102,
  check_in: '2027-03-08',
  check_out: '2027-03-10',
  meal: 'room-only',
  nights: [
    { date: '2027-03-08', amount: '84.00' },
    { date: '2027-03-09', amount: '91.50' },
  ],
  total: '175.50',
  total_now: '0.00',
  total_property: '175.50',
  currency: 'USD',
  payment: 'property',
  booking: 'on-request',
} satisfies Rate;
