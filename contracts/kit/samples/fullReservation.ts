import type { Reservation } from '../../provider/reservations.ts';
import { fullRate } from './fullRate.ts';
import { reservationRequest } from './reservationRequest.ts';

const { hotel_id, room_group_id, rate_id, check_in, check_out, rooms, price } = reservationRequest;

/** The confirmed reservation that the sample request leads to. */
export const fullReservation = {
  reference: 'SVC-20270308-7',
  status: 'confirmed',
  hotel_id,
  room_group_id,
  rate_id,
  check_in,
  check_out,
  rooms,
  price,
  free_cancellation_until: fullRate.free_cancellation_until,
} satisfies Reservation;

/** The same reservation, cancelled while that was free. */
export const cancelledReservation = {
  ...fullReservation,
  status: 'cancelled',
  cancellation: { at: '2027-03-05T09:30:00+05:00', fee: { amount: '0.00', currency: 'USD' } },
} satisfies Reservation;
