import { hotelCallDocs, type OptionalEndpoint } from '../../provider/calls/hotelCalls.ts';

/**
 * The provider states that interactions require. Their parameters are proposals. A provider that
 * has such a hotel under another id, or free rooms on other nights, returns its own values from the
 * state change, such as `{"id": "…"}`, and the request then uses them. "Every field" means every
 * field of the specification.
 */
export const states = {
  /** `{ id }` */
  fullHotel: 'a hotel with every field',
  /** `{ id }`; the other fields are null or missing */
  requiredFieldsOnly: 'a hotel of which only the required fields are known',
  /** `{ id }`; for a provider that writes null for unknown values */
  nullFields: 'a hotel whose unknown fields are null',
  /** `{ city }`; at least one hotel, and each with every field */
  hotelsInCity: 'hotels in a city',
  /**
   * `{ city, check_in, check_out }` or `{ check_in }`; at least one hotel, and each with every
   * field
   */
  freeHotels: 'hotels with rooms free on the given nights',
  /** `{ city }` */
  noHotelsInCity: 'no hotels in a city',
  /** at least one hotel, and every hotel has every field */
  fullHotels: 'hotels with every field',
  /** every response has a status of 500 or above */
  failing: 'the provider fails',
  /**
   * `{ city, check_in, check_out }`; at least one hotel, and each with at least one rate for these
   * nights
   */
  ratesInCity: 'hotels with rates for the given nights',
  /** `{ id, check_in, check_out }`; every added field, and at least one tax in each rate */
  ratesForStay: 'a hotel with rates for the given nights',
  /** `{ id }`; at least one rate for one night from today */
  ratesForTonight: 'a hotel with rates for tonight',
  /** `{ id, check_in, check_out }` */
  soldOut: 'a hotel with rates that is sold out on the given nights',
  /**
   * `{ key, hotel_id, room_group_id, rate_id, check_in, check_out, night_1, night_2, total }`; a
   * rate with `booking: 'instant'` and no taxes, for two nights, all paid at the property. No
   * reservation has the key.
   */
  bookableRate: 'a rate without taxes that can be booked at once',
  /**
   * `{ key, reference, fee, currency }`; for a rate without taxes; `fee` is the current fee for a
   * cancellation
   */
  reservation: 'a confirmed reservation',
  /**
   * `{ key, reference, fee, currency }`; for a rate without taxes; `fee` is the fee of its
   * cancellation
   */
  cancelledReservation: 'a cancelled reservation',
  /** `{ key }`; no reservation has the key */
  noReservation: 'no reservation with the given key',
  /** `{ day }`, in UTC; at least one reservation was made or changed on it */
  changedReservations: 'reservations that were changed on a day',
  /** every call on reservations has a status of 500 or above */
  failingReservations: 'reservations fail',
} as const;

type OfferedState = ReturnType<typeof offeredState>;
export type State = (typeof states)[keyof typeof states] | OfferedState;

/**
 * Returns the state in which a provider answers an optional call with at least one item, each with
 * every field. For a call about one hotel, the parameters are `{ id }` and its query. A provider
 * without the call cannot set up the state. The option `--without-places`, or its counterpart for
 * another such call, skips it.
 */
export function offeredState(endpoint: OptionalEndpoint) {
  return hotelCallDocs[endpoint].items.state;
}

/**
 * The states that a provider without reservations cannot set up; `--without-reservations` skips
 * them.
 */
export const statesWithReservations = [
  states.bookableRate,
  states.reservation,
  states.cancelledReservation,
  states.noReservation,
  states.changedReservations,
  states.failingReservations,
] as const satisfies readonly State[];

/**
 * The states that a provider without rates cannot set up. `--without-rates` skips them and all
 * states of `statesWithReservations`.
 */
export const statesWithRates: readonly string[] = [
  states.ratesInCity,
  states.ratesForStay,
  states.ratesForTonight,
  states.soldOut,
] satisfies State[];
