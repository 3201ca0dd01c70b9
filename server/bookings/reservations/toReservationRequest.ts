import { toDecimalMoney } from '#contracts/money/money.ts';
import { ledgerOfRates } from '#contracts/money/priceLedger.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { ReservationRequest } from '#contracts/provider/reservations.ts';
import type { BookedStay, Traveler } from '#contracts/site/bookingRequest.ts';

const services = {
  meal: 'Meal',
  'early-check-in': 'Early check-in',
  'late-check-out': 'Late check-out',
  arrival: 'Arrival',
} as const satisfies Record<Traveler['services'][number]['service'], string>;

/** Formats a requested service as a line for the hotel, such as `Early check-in: from 10:00`. */
function serviceText({ service, choice }: Traveler['services'][number]): string {
  return `${services[service]}: ${choice}`;
}

/**
 * Converts a booking to the provider's format. The result must not depend on data that changes
 * between two attempts, because a repeated request must have the same body. Therefore it takes only
 * the ids of the kinds of rooms from `rates`, as the provider spells them. The guest of a room is
 * the guest named for it, or otherwise the first guest. With `collectsPrepaid` the request says
 * that the site collects the amount due before arrival.
 */
export function toReservationRequest(
  { hotelId, checkIn, checkOut, rooms }: BookedStay,
  traveller: Traveler,
  rates: readonly Pick<Rate, 'room_group_id'>[],
  collectsPrepaid = false,
): ReservationRequest {
  const guests = traveller.guests.map(({ firstName, lastName }) => ({
    first_name: firstName,
    last_name: lastName,
  }));
  const [lead = { first_name: '', last_name: '' }] = guests;
  const priced = rooms.map(({ price, extras }) => ({ ...price, added: extras }));
  const special = traveller.specialRequests.trim();
  return {
    hotel_id: hotelId,
    check_in: checkIn,
    check_out: checkOut,
    rooms: rooms.map(({ roomId, rateId, occupancy, price, extras }, index) => ({
      room_group_id: rates[index]?.room_group_id ?? roomId,
      rate_id: rateId,
      occupancy,
      price,
      guest: guests[index] ?? lead,
      ...(extras?.length && {
        extras: extras.map(({ id, kind, amount, due }) => ({ id, kind, amount, due })),
      }),
    })),
    guests,
    citizenship: traveller.citizenship,
    email: traveller.email,
    phone: traveller.phone,
    requests: [...traveller.services.map(serviceText), ...(special ? [special] : [])],
    ...(collectsPrepaid && { collected: toDecimalMoney(ledgerOfRates(priced).dueNow) }),
  };
}
