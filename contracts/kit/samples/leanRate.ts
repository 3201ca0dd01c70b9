import type { Rate } from '../../provider/rateFields.ts';

/** A rate with its required fields only: not cancellable, without taxes, rooms left and commission. */
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
