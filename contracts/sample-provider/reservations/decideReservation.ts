import * as v from 'valibot';
import { dayNumber, dayText } from '../../values/calendarDay.ts';
import { parseParty } from '../../values/party.ts';
import { isSamePrice } from '../../provider/findReservationError.ts';
import { pricedStaySchema, type Rate } from '../../provider/rateFields.ts';
import { isRateOf } from '../../provider/rates.ts';
import type { ReservationRequest } from '../../provider/reservations.ts';
import type { PricedHotel } from '../rates/offers.ts';
import type { Rates } from '../rates/createRates.ts';
import type { Decision, ReservationProblem } from './reserve.ts';

/** 410: the rate is not offered, or too few rooms are left. */
export const gone = {
  type: 'about:blank',
  title: 'Gone',
  status: 410,
  code: 'gone',
  detail: 'The rate is no longer offered.',
} satisfies ReservationProblem;

/**
 * Decides on a request to reserve at the rates of a hotel as they are now: it must be for one that
 * is booked at once, at its present price. Whether rooms are left is found out when they are taken.
 */
export function decideReservation(
  request: ReservationRequest,
  hotel: PricedHotel | undefined,
  rates: Rates,
): Decision {
  const first = dayNumber(request.check_in);
  const end = dayNumber(request.check_out);
  if (!hotel || first === undefined || end === undefined) return { problem: gone };
  const stay = { first, end };
  const party = request.occupancy ? parseParty(request.occupancy) : undefined;
  const asked = { stay, party, residency: request.citizenship ?? undefined };
  const rate = rates.all(hotel, asked).find((one) => isRequested(one, request));
  if (!rate) return { problem: gone };
  if (rate.booking !== 'instant') return { problem: onRequest };
  if (!isSamePrice(rate, request.price)) {
    return { problem: { ...priceChanged, rate } };
  }
  const { hotel_id, rate_id, check_in, check_out, rooms } = request;
  const nights = Array.from({ length: end - first }, (_, i) => dayText(first + i));
  return {
    reservation: {
      hotel_id,
      room_group_id: rate.room_group_id,
      rate_id,
      check_in,
      check_out,
      rooms,
      price: v.parse(pricedStaySchema, rate),
      free_cancellation_until: rate.free_cancellation_until,
      cancellation_steps: rate.cancellation,
      no_show: rate.no_show,
      deposit: rate.deposit,
    },
    rooms: {
      hotelId: hotel_id,
      roomGroupId: String(rate.room_group_id),
      nights,
      rooms,
      capacity: rates.capacity(hotel, stay, rate.room_group_id),
    },
  };
}

const priceChanged = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  code: 'price-changed',
  detail: 'The price is another one now.',
} satisfies ReservationProblem;

const onRequest = {
  type: 'about:blank',
  title: 'Unprocessable Content',
  status: 422,
  code: 'rejected',
  detail: 'The rate is on request: it cannot be reserved here.',
} satisfies ReservationProblem;

function isRequested(rate: Rate, { rate_id, room_group_id }: ReservationRequest): boolean {
  return rate.id === rate_id && isRateOf(rate, { id: room_group_id });
}
