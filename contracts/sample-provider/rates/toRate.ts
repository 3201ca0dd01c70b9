import { toDecimal } from '../../money/money.ts';
import { ledgerOfRates, withoutLocalTaxes } from '../../money/priceLedger.ts';
import type {
  Collector,
  Deposit,
  PricedStay as PriceOfStay,
  Rate,
} from '../../provider/rateFields.ts';
import type { City } from '../catalog/cities.ts';
import { mixBits } from '../random.ts';
import type { Stay } from '../readStay.ts';
import type { HotelClock } from './hotelClock.ts';
import {
  isForResidents,
  mostLeftTold,
  nightsCents,
  type Offer,
  type PricedHotel,
  type PricedStay,
  type RatePlan,
  taxBase,
} from './offers.ts';
import { decimalMoney, fromCents, minorUnitsPerUnit, rateTaxes, usd } from './rateTaxes.ts';

const deadlineHour = 18;

/**
 * Converts an offer into a rate, whose nights and taxes add up to the totals. Without `instant`,
 * the rate is on request.
 */
export function toRate(
  hotel: PricedHotel,
  priced: PricedStay,
  offer: Offer,
  clock: HotelClock,
  { instant, collect }: { instant: boolean; collect?: Collector | undefined },
): Rate {
  const {
    plan,
    guests: { occupancy, mark },
  } = offer;
  const isInstant = instant && mixBits(hotel.hash ^ 31) % 10 !== 0;
  const price = amounts(hotel, priced, offer);
  const isPrepaid = price.total_now !== usd(0);
  const id = hotel.firstRoomId + offer.nth;
  return {
    id: `${id}-${plan.meal}-${plan.code}${mark}`,
    room_group_id: id,
    check_in: priced.checkIn,
    check_out: priced.checkOut,
    ...(occupancy !== undefined && { occupancy }),
    ...(isForResidents(hotel, plan) && { any_residency: false }),
    meal: plan.meal,
    ...price,
    currency: 'USD',
    ...terms(hotel, priced, plan, { ...price, currency: 'USD' }, clock),
    ...depositOf(hotel),
    payment: plan.payment,
    ...(collect && isPrepaid && { collect }),
    left: offer.left <= mostLeftTold ? offer.left : null,
    booking: isInstant ? 'instant' : 'on-request',
  };
}

function amounts(hotel: PricedHotel, priced: PricedStay, offer: Offer) {
  const { plan, total } = offer;
  const nights = nightsCents(hotel, priced, offer);
  const base = taxBase(hotel, priced, offer);
  const taxes = rateTaxes(base, hotel.city);
  const due = { now: 0, property: 0 };
  due[plan.payment] += base.nightsCents;
  for (const counted of taxes) due[counted.tax.due] += counted.cents;
  const percent = commissionPercent(hotel);
  const commission = { percent, amount: usd(Math.round((base.nightsCents * percent) / 100)) };
  return {
    nights: priced.nights.map(({ date }, i) => ({ date, amount: usd(nights[i] ?? 0) })),
    taxes: taxes.map(({ tax }) => tax),
    total: usd(total),
    total_now: usd(due.now),
    total_property: usd(due.property),
    ...(percent > 0 && { commission }),
  };
}

/**
 * Returns the cancellation terms. Every sixth hotel charges the first night from the deadline until
 * the day of arrival, and afterwards the whole price. Another sixth never charges more than the
 * first night. Both also state a no-show fee. All other hotels state only a deadline. So does every
 * hotel for a single night, and for a plan without free cancellation.
 */
function terms(
  { hash, city }: PricedHotel,
  { stay }: PricedStay,
  plan: RatePlan,
  price: PriceOfStay,
  clock: HotelClock,
): Pick<Rate, 'free_cancellation_until' | 'cancellation' | 'no_show'> {
  const free_cancellation_until = deadline(plan, stay, city, clock);
  const kind = mixBits(hash ^ 61) % 6;
  const [first] = price.nights;
  if (plan.freeUntil === null || kind > 1 || !first || price.nights.length === 1) {
    return { free_cancellation_until };
  }
  const arrival = clock.instant(stay.first, 0, city.timeZone);
  const whole = toDecimal(withoutLocalTaxes(ledgerOfRates([price])));
  const isGraded = kind === 0;
  const last = isGraded ? whole : first.amount;
  return {
    free_cancellation_until,
    cancellation: [
      ...(free_cancellation_until === null
        ? []
        : [{ until: free_cancellation_until, fee: usd(0) }]),
      ...(isGraded && arrival.time > clock.now()
        ? [{ until: arrival.text, fee: first.amount }]
        : []),
      { until: null, fee: last },
    ],
    no_show: last,
  };
}

/**
 * Returns the deadline for free cancellation, or null if cancellation is never free or no longer
 * free.
 */
function deadline({ freeUntil }: RatePlan, stay: Stay, { timeZone }: City, clock: HotelClock) {
  if (freeUntil === null) return null;
  const { text, time } = clock.instant(stay.first - freeUntil, deadlineHour, timeZone);
  return time > clock.now() ? text : null;
}

/**
 * Returns the commission: 8 to 15 percent of the nights for a third of the hotels, 0 for the
 * others.
 */
function commissionPercent({ hash }: PricedHotel): number {
  return mixBits(hash ^ 41) % 3 === 0 ? 8 + (mixBits(hash ^ 42) % 8) : 0;
}

/**
 * Returns the deposit of a hotel, if it takes one. It is a round amount in the currency of the
 * city, and higher for more stars. A fifth of the hotels take a deposit, and three in four of them
 * return it.
 */
function depositOf({ hash, stars, city }: PricedHotel): { deposit?: Deposit } {
  if (mixBits(hash ^ 51) % 5 !== 0) return {};
  const currency = city.cityTax?.currency ?? 'USD';
  const unit = minorUnitsPerUnit(currency);
  const exact = fromCents(3_000 + 1_500 * stars, currency) / unit;
  const step = 10 ** Math.floor(Math.log10(exact)) / 2;
  const amount = Math.max(step, Math.round(exact / step) * step) * unit;
  return {
    deposit: { ...decimalMoney(amount, currency), refundable: mixBits(hash ^ 52) % 4 !== 0 },
  };
}
