import type { Rate } from '../../provider/rateFields.ts';
import type { Reservation, ReservationRequest } from '../../provider/reservations.ts';
import { leanRate } from '../samples/rates.ts';
import { pricedRoomOf, reservationRequest, roomGuests } from '../samples/reservations.ts';
import { proposed } from './matchersFor.ts';

/**
 * The key of a request to reserve, and the reference of a reservation, unless the provider proposes
 * others.
 */
export const key = '3f0c1d52-8f6a-4a35-9f43-2a8d6c1f7b10';
export const reference = 'SVC-20270308-7';
const [firstNight, secondNight] = leanRate.nights;
/** A rate without taxes that can be booked at once. */
export const rate = { ...leanRate, taxes: [], booking: 'instant' } satisfies Rate;
const priced = { ...pricedRoomOf(rate), room_group_id: String(rate.room_group_id) };
const { hotel_id, check_in, check_out } = reservationRequest;
/** A requested room at that rate. */
export const requestedRoom = { ...priced, ...roomGuests };
/** A request to reserve that room. */
export const request = {
  ...reservationRequest,
  rooms: [requestedRoom],
} satisfies ReservationRequest;
const { room_group_id, rate_id, price } = priced;
const { total } = price;
/** The parameters of the state in which the rate can be reserved. */
export const bookable = {
  key,
  hotel_id,
  room_group_id,
  rate_id,
  check_in,
  check_out,
  total,
  night_1: firstNight?.amount ?? '',
  night_2: secondNight?.amount ?? '',
};
/** The confirmed reservation. */
export const confirmed = {
  reference,
  status: 'confirmed',
  hotel_id,
  check_in,
  check_out,
  rooms: [priced],
} satisfies Reservation;
/** The fee for canceling the reservation. */
export const fee = { amount: '0.00', currency: 'USD' };
/** The parameters of the states in which the room is reserved. */
export const reserved = { key, reference, fee: fee.amount, currency: fee.currency };
/** The fee with the values that the provider's state proposes. */
export const proposedFee = {
  amount: proposed('${fee}', fee.amount),
  currency: proposed('${currency}', fee.currency),
};
/** The canceled reservation. */
export const cancelled = {
  ...confirmed,
  status: 'cancelled',
  cancellation: { at: '2027-03-05T09:30:00+05:00', fee },
} satisfies Reservation;

/** The room with the values that the provider's state proposes. */
export const proposedRoom = {
  ...requestedRoom,
  room_group_id: proposed('${room_group_id}', room_group_id),
  rate_id: proposed('${rate_id}', rate_id),
  price: {
    ...price,
    nights: [
      {
        date: proposed('${check_in}', check_in),
        amount: proposed('${night_1}', bookable.night_1),
      },
      { date: '2027-03-09', amount: proposed('${night_2}', bookable.night_2) },
    ],
    total: proposed('${total}', total),
    total_property: proposed('${total}', total),
  },
};

/** The request with the values that the provider's state proposes. */
export const proposedRequest = {
  ...request,
  hotel_id: proposed('${hotel_id}', hotel_id),
  check_in: proposed('${check_in}', check_in),
  check_out: proposed('${check_out}', check_out),
  rooms: [proposedRoom],
};
