import type { ReservationRequest } from '../../provider/reservations.ts';
import { fullHotel } from './fullHotel.ts';
import { fullRate } from './fullRate.ts';

const { nights, taxes, total, total_now, total_property, currency } = fullRate;

/** A request with every field: a room for two adults and a child, at the price of the full rate. */
export const reservationRequest = {
  hotel_id: fullHotel.id,
  room_group_id: fullRate.room_group_id,
  rate_id: fullRate.id,
  check_in: fullRate.check_in,
  check_out: fullRate.check_out,
  rooms: 1,
  adults: 2,
  children_ages: [4],
  price: { nights, taxes, total, total_now, total_property, currency },
  guests: [{ first_name: 'Amina', last_name: 'Siddiqui' }],
  citizenship: 'PK',
  email: 'amina@example.com',
  phone: '+923001234567',
  requests: ['A cot for the child'],
} satisfies ReservationRequest;
