import { randomUUID } from 'node:crypto';
import type { Rate } from '../../provider/rateFields.ts';
import type { Reservation } from '../../provider/reservations.ts';
import { defaultHotelCount, generateHotels } from '../../sample-provider/catalog/generateHotels.ts';
import { type IndexedHotel, indexHotels } from '../../sample-provider/indexHotels.ts';
import { createRates } from '../../sample-provider/rates/createRates.ts';
import {
  cancellationOf,
  type Reservations,
} from '../../sample-provider/reservations/createReservations.ts';
import { decideReservation, gone } from '../../sample-provider/reservations/decideReservation.ts';
import { pricedRoomOf, reservationRequest, roomGuests } from '../samples/reservations.ts';
import { states, statesWithReservations } from './states.ts';
import { dayAt, dayNumberAt } from '../../values/calendarDay.ts';
import { parseParty } from '../../values/party.ts';

export type ReservationState = (typeof statesWithReservations)[number];

/** Tells whether a state is about reservations. */
export function isReservationState(state: string): state is ReservationState {
  return statesWithReservations.some((one) => one === state);
}

/** The nights in the pact begin a week after the current time of this provider. */
const daysAhead = 7;

/**
 * Creates the reservation states of the sample provider. `setUp` resolves to the values that
 * replace the state's parameters. Every key is new. `tearDown` cancels the reservation of the
 * latest key.
 */
export function createReservationStates(reservations: Reservations, now: number) {
  const rates = createRates(() => now, { instant: true });
  const first = dayNumberAt(now) + daysAhead;
  const party = parseParty([roomGuests.occupancy]);
  const residency = reservationRequest.citizenship;
  const bookable = findBookable((hotel) =>
    rates.all(hotel, { stay: { first, end: first + 2 }, party, residency }),
  );
  const { room, ...stay } = bookable.request;
  const request = { ...reservationRequest, ...stay, rooms: [{ ...room, ...roomGuests }] };
  let key = '';

  const reserve = async (): Promise<Reservation> => {
    const outcome = await reservations.reserve({
      key,
      bodyHash: '',
      decide: () => decideReservation(request, { hotel: bookable.hotel, rates }),
      soldOut: gone,
    });
    if (outcome.kind !== 'reserved') throw new Error('The room of the states is sold out.');
    return outcome.reservation;
  };
  const feeOf = (reservation: Reservation) => cancellationOf(reservation, now).fee;
  const cancel = (reservation: Reservation) =>
    reservations.cancel(reservation.reference, feeOf(reservation), (made) =>
      cancellationOf(made, now),
    );

  return {
    setUp: async (state: ReservationState): Promise<Readonly<Record<string, string>>> => {
      key = randomUUID();
      if (state === states.noReservation || state === states.failingReservations) return { key };
      if (state === states.bookableRate) return { key, ...bookable.values };
      const reservation = await reserve();
      if (state === states.cancelledReservation) await cancel(reservation);
      if (state === states.changedReservations) return { key, day: dayAt(Date.now()) };
      const { amount: fee, currency } = feeOf(reservation);
      return { key, reference: reservation.reference, fee, currency };
    },
    tearDown: async (): Promise<Readonly<Record<string, string>>> => {
      const reservation = await reservations.byKey(key);
      if (reservation) await cancel(reservation);
      return {};
    },
  };
}

/**
 * Finds a rate of two nights that can be booked at once, has no taxes and is paid at the property.
 */
function findBookable(ratesOf: (hotel: IndexedHotel) => Rate[]) {
  for (const hotel of indexHotels(generateHotels(defaultHotelCount, '')).all) {
    const rate = ratesOf(hotel).find(
      ({ booking, taxes, total_now }) =>
        booking === 'instant' && !taxes?.length && total_now === '0.00',
    );
    if (rate) return { hotel, ...toBookable(hotel.id, rate) };
  }
  throw new Error('The sample catalog has no such rate.');
}

function toBookable(hotel_id: string, rate: Rate) {
  const { nights, total, check_in, check_out } = rate;
  const { price, ...ids } = { ...pricedRoomOf(rate), room_group_id: String(rate.room_group_id) };
  const [night_1 = '', night_2 = ''] = nights.map(({ amount }) => amount);
  return {
    request: { hotel_id, check_in, check_out, room: { ...ids, price } },
    values: { hotel_id, ...ids, check_in, check_out, total, night_1, night_2 },
  };
}
