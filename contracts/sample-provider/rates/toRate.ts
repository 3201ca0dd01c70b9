import type { Collector, Rate } from '../../provider/rateFields.ts';
import type { City } from '../catalogue/cities.ts';
import { mixBits } from '../random.ts';
import type { Stay } from '../readStay.ts';
import type { HotelClock } from './hotelClock.ts';
import {
  mealPrice,
  type Offer,
  type PricedHotel,
  type PricedStay,
  type RatePlan,
  roomPrice,
} from './offers.ts';
import { rateTaxes, usd } from './rateTaxes.ts';

const deadlineHour = 18;
/** `left` is null when more rooms than these are free. */
const mostLeftTold = 5;

/** An offer as a rate. Its nights and taxes add up to the totals. On request unless `instant`. */
export function toRate(
  hotel: PricedHotel,
  priced: PricedStay,
  offer: Offer,
  clock: HotelClock,
  { instant, collect }: { instant: boolean; collect?: Collector | undefined },
): Rate {
  const { plan } = offer;
  const isInstant = instant && mixBits(hotel.hash ^ 31) % 10 !== 0;
  const price = amounts(hotel, priced, offer);
  const isPrepaid = price.total_now !== usd(0);
  const id = hotel.firstRoomId + offer.nth;
  return {
    id: `${id}-${plan.meal}-${plan.code}`,
    room_group_id: id,
    check_in: priced.checkIn,
    check_out: priced.checkOut,
    meal: plan.meal,
    ...price,
    currency: 'USD',
    free_cancellation_until: deadline(plan, priced.stay, hotel.city, clock),
    payment: plan.payment,
    ...(collect && isPrepaid && { collect }),
    left: offer.left <= mostLeftTold ? offer.left : null,
    booking: isInstant ? 'instant' : 'on-request',
  };
}

/**
 * How many guests a tax is counted for in a room that takes so many: a provider is not told how
 * many travel.
 */
const usualGuests = 2;

function amounts(hotel: PricedHotel, { nights, prices }: PricedStay, offer: Offer) {
  const { room, plan } = offer;
  const meals = mealPrice(hotel.city, plan, room);
  const cents = prices.map((price) => roomPrice(price, room, plan) + meals);
  const nightsCents = cents.reduce((sum, night) => sum + night, 0);
  const guests = Math.min(room.sleeps, usualGuests);
  const { payment } = plan;
  const base = { nights: nights.length, nightsCents, guests, stars: hotel.stars, payment };
  const taxes = rateTaxes(base, hotel.city);
  const due = { now: 0, property: 0 };
  due[payment] += nightsCents;
  for (const counted of taxes) due[counted.tax.due] += counted.cents;
  const percent = commissionPercent(hotel);
  const commission = { percent, amount: usd(Math.round((nightsCents * percent) / 100)) };
  return {
    nights: nights.map(({ date }, i) => ({ date, amount: usd(cents[i] ?? 0) })),
    taxes: taxes.map(({ tax }) => tax),
    total: usd(due.now + due.property),
    total_now: usd(due.now),
    total_property: usd(due.property),
    ...(percent > 0 && { commission }),
  };
}

/** Null where cancelling is never free, or no longer. */
function deadline({ freeUntil }: RatePlan, stay: Stay, { timeZone }: City, clock: HotelClock) {
  if (freeUntil === null) return null;
  const { text, time } = clock.instant(stay.first - freeUntil, deadlineHour, timeZone);
  return time > clock.now() ? text : null;
}

/** The commission: 8 to 15 percent of the nights for a third of the hotels, 0 for the others. */
function commissionPercent({ hash }: PricedHotel): number {
  return mixBits(hash ^ 41) % 3 === 0 ? 8 + (mixBits(hash ^ 42) % 8) : 0;
}
