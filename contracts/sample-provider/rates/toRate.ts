import type { Collector, Rate } from '../../provider/rateFields.ts';
import type { City } from '../catalogue/cities.ts';
import { mixBits } from '../random.ts';
import type { Stay } from '../readStay.ts';
import type { HotelClock } from './hotelClock.ts';
import {
  mealPrice,
  mostLeftTold,
  type Offer,
  type PricedHotel,
  type PricedStay,
  type RatePlan,
  roomPrice,
  taxBase,
} from './offers.ts';
import { rateTaxes, usd } from './rateTaxes.ts';

const deadlineHour = 18;

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

function amounts(hotel: PricedHotel, priced: PricedStay, offer: Offer) {
  const { room, plan, total } = offer;
  const meals = mealPrice(hotel.city, plan, room);
  const base = taxBase(hotel, priced, offer);
  const taxes = rateTaxes(base, hotel.city);
  const due = { now: 0, property: 0 };
  due[plan.payment] += base.nightsCents;
  for (const counted of taxes) due[counted.tax.due] += counted.cents;
  const percent = commissionPercent(hotel);
  const commission = { percent, amount: usd(Math.round((base.nightsCents * percent) / 100)) };
  return {
    nights: priced.nights.map(({ date }, i) => {
      return { date, amount: usd(roomPrice(priced.prices[i] ?? 0, room, plan) + meals) };
    }),
    taxes: taxes.map(({ tax }) => tax),
    total: usd(total),
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
