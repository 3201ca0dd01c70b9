import type { Reservation, ReservationRequest } from '../../provider/reservations.ts';
import { fullHotel } from './hotels.ts';
import { fullRate, steppedRate } from './rates.ts';

const { nights, taxes, total, total_now, total_property, currency } = fullRate;

/** A request with every field: a room for two adults, at the price of the full rate. */
export const reservationRequest = {
  hotel_id: fullHotel.id,
  room_group_id: fullRate.room_group_id,
  rate_id: fullRate.id,
  check_in: fullRate.check_in,
  check_out: fullRate.check_out,
  rooms: 1,
  adults: 2,
  children_ages: [],
  occupancy: ['2'],
  price: { nights, taxes, total, total_now, total_property, currency },
  guests: [{ first_name: 'Amina', last_name: 'Siddiqui' }],
  citizenship: 'PK',
  email: 'amina@example.com',
  phone: '+923001234567',
  requests: ['A cot for the child'],
} satisfies ReservationRequest;

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
  deposit: fullRate.deposit,
} satisfies Reservation;

/** The same reservation, cancelled while that was free. */
export const cancelledReservation = {
  ...fullReservation,
  status: 'cancelled',
  cancellation: { at: '2027-03-05T09:30:00+05:00', fee: { amount: '0.00', currency: 'USD' } },
} satisfies Reservation;

/** The confirmed reservation of a rate with steps of cancelling. */
export const steppedReservation = {
  ...fullReservation,
  rate_id: steppedRate.id,
  cancellation_steps: steppedRate.cancellation,
  no_show: steppedRate.no_show,
} satisfies Reservation;
