import type { Rate } from '../../provider/rateFields.ts';
import type { Reservation, ReservationRequest } from '../../provider/reservations.ts';
import { fullHotel } from './hotels.ts';
import { fullRate, rateWithExtras, steppedRate } from './rates.ts';

/** Returns the room of a rate at its price, as part of a request and of a reservation. */
export function pricedRoomOf(rate: Rate) {
  const { room_group_id, id: rate_id, nights, taxes, total } = rate;
  const { total_now, total_property, currency } = rate;
  const price = { nights, taxes, total, total_now, total_property, currency };
  return { room_group_id, rate_id, price };
}

const guest = { first_name: 'Amina', last_name: 'Siddiqui' };
/** The guests of the room in the sample request, and the lead guest for the hotel. */
export const roomGuests = { occupancy: '2', guest };
const { check_in, check_out } = fullRate;
const stay = { hotel_id: fullHotel.id, check_in, check_out };

/** A request to reserve a room for two adults, at the price of the full rate. */
export const reservationRequest = {
  ...stay,
  rooms: [{ ...pricedRoomOf(fullRate), ...roomGuests }],
  guests: [guest],
  citizenship: 'PK',
  email: 'amina@example.com',
  phone: '+923001234567',
  requests: ['A cot for the child'],
} satisfies ReservationRequest;

const reservedExtras = rateWithExtras.extras
  .filter(({ kind }) => kind !== 'parking')
  .map(({ id, kind, amount, due }) => ({ id, kind, amount, due }));
/** Rates for two different rooms: one with extras, and one with steps. */
const family = { ...rateWithExtras, id: '101-extras-for-2-7', occupancy: '2-7' } satisfies Rate;
const single = { ...steppedRate, id: '101-graded-for-1', occupancy: '1' } satisfies Rate;

/** A request with every field: two different rooms, one of them with extras. */
export const unlikeRoomsRequest = {
  ...reservationRequest,
  rooms: [
    { ...pricedRoomOf(family), extras: reservedExtras, occupancy: '2-7', guest },
    {
      ...pricedRoomOf(single),
      occupancy: '1',
      guest: { first_name: 'Bilal', last_name: 'Siddiqui' },
    },
  ],
  guests: [guest, { first_name: 'Bilal', last_name: 'Siddiqui' }],
  collected: { amount: '533.16', currency: 'USD' },
} satisfies ReservationRequest;

/** The confirmed reservation that the sample request leads to. */
export const fullReservation = {
  reference: 'SVC-20270308-7',
  status: 'confirmed',
  ...stay,
  rooms: [
    {
      ...pricedRoomOf(fullRate),
      free_cancellation_until: fullRate.free_cancellation_until,
      deposit: fullRate.deposit,
    },
  ],
} satisfies Reservation;

/** The same reservation, canceled while canceling was free. */
export const cancelledReservation = {
  ...fullReservation,
  status: 'cancelled',
  cancellation: { at: '2027-03-05T09:30:00+05:00', fee: { amount: '0.00', currency: 'USD' } },
} satisfies Reservation;

/** The confirmed reservation of two different rooms. */
export const unlikeRoomsReservation = {
  ...fullReservation,
  rooms: [
    {
      ...pricedRoomOf(family),
      extras: reservedExtras,
      free_cancellation_until: family.free_cancellation_until,
      deposit: family.deposit,
    },
    {
      ...pricedRoomOf(single),
      free_cancellation_until: single.free_cancellation_until,
      cancellation_steps: single.cancellation,
      no_show: single.no_show,
      deposit: single.deposit,
    },
  ],
} satisfies Reservation;

/** The current rates of the two rooms after a price increase of one of them. */
export const dearerRates = [
  family,
  {
    ...single,
    nights: [
      { date: '2027-03-08', amount: '101.00' },
      { date: '2027-03-09', amount: '104.50' },
    ],
    total: '239.16',
    total_now: '235.58',
  },
] satisfies Rate[];
