import { multiplyMoney, parseMoney, toDecimalMoney } from '#contracts/money/money.ts';
import type { PricedStay, Rate } from '#contracts/provider/rateFields.ts';
import type { ReservationRequest } from '#contracts/provider/reservations.ts';
import type { BookedStay, Traveler } from '#contracts/site/bookingRequest.ts';

const services = {
  meal: 'Meal',
  'early-check-in': 'Early check-in',
  'late-check-out': 'Late check-out',
} as const satisfies Record<Traveler['services'][number]['service'], string>;

/** A requested service as a sentence for the hotel: `Early check-in: from 10:00`. */
function serviceText({ service, choice }: Traveler['services'][number]): string {
  return `${services[service]}: ${choice}`;
}

/**
 * The provider's form of a booking. It depends on nothing that changes between two attempts,
 * because a repeated request must have the same body. `collectsPrepaid`: the site collects what is
 * paid before arrival, and says so.
 */
export function toReservationRequest(
  stay: BookedStay,
  price: PricedStay,
  traveller: Traveler,
  roomGroupId: Rate['room_group_id'],
  collectsPrepaid = false,
): ReservationRequest {
  const prepaid = { amount: price.total_now, currency: price.currency };
  const special = traveller.specialRequests.trim();
  return {
    hotel_id: stay.hotelId,
    room_group_id: roomGroupId,
    rate_id: stay.rateId,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    rooms: stay.rooms,
    adults: stay.adults,
    children_ages: stay.children,
    ...(stay.occupancy && { occupancy: stay.occupancy }),
    price,
    guests: traveller.guests.map(({ firstName, lastName }) => ({
      first_name: firstName,
      last_name: lastName,
    })),
    citizenship: traveller.citizenship,
    email: traveller.email,
    phone: traveller.phone,
    requests: [...traveller.services.map(serviceText), ...(special ? [special] : [])],
    ...(collectsPrepaid && {
      collected: toDecimalMoney(multiplyMoney(parseMoney(prepaid), stay.rooms)),
    }),
  };
}
