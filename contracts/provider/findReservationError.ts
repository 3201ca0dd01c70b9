import type { PricedStay, Rate } from './rateFields.ts';
import type { Reservation, ReservationRequest } from './reservations.ts';

/**
 * What a traveler accepted: what is requested to be reserved, and until when cancelling it is
 * free.
 */
export type AcceptedStay = Pick<Rate, 'free_cancellation_until'> &
  Pick<
    ReservationRequest,
    'hotel_id' | 'room_group_id' | 'rate_id' | 'check_in' | 'check_out' | 'rooms' | 'price'
  >;

/** The field in which a reservation differs from what was accepted, and both values as text. */
export interface ReservationError {
  field: keyof Reservation;
  accepted: string;
  reported: string | null;
}

const plainFields = [
  'hotel_id',
  'room_group_id',
  'rate_id',
  'check_in',
  'check_out',
  'rooms',
] as const;

/**
 * The first field in which a reservation is not what the traveler accepted; undefined if it is.
 * Cancellation terms may be better.
 */
export function findReservationError(
  accepted: AcceptedStay,
  reported: AcceptedStay,
): ReservationError | undefined {
  for (const field of plainFields) {
    const [expected, received] = [String(accepted[field]), String(reported[field])];
    if (received !== expected) return { field, accepted: expected, reported: received };
  }
  const { price } = reported;
  const differing = findPriceError(accepted.price, price);
  if (differing) return { field: 'price', ...differing };
  const until = accepted.free_cancellation_until;
  const reportedUntil = reported.free_cancellation_until ?? null;
  if (until == null || isTermKept(until, reportedUntil)) return undefined;
  return { field: 'free_cancellation_until', accepted: until, reported: reportedUntil };
}

/**
 * Whether a rate is still what the traveler accepted: the same price and meal, and free
 * cancellation for no shorter a time.
 */
export function isAccepted(
  accepted: Pick<AcceptedStay, 'price' | 'free_cancellation_until'> & Pick<Rate, 'meal'>,
  rate: Rate,
): boolean {
  if (!isSamePrice(accepted.price, rate) || rate.meal !== accepted.meal) return false;
  return isTermKept(accepted.free_cancellation_until, rate.free_cancellation_until);
}

/**
 * Whether two prices of one room are the same: the currency, the sums, each night, and the amount
 * of each tax and when it is due.
 */
export function isSamePrice(accepted: PricedStay, reported: PricedStay): boolean {
  return findPriceError(accepted, reported) === undefined;
}

/** Where two prices of one room differ: in the currency, a sum, a night or a tax. */
function findPriceError(
  accepted: PricedStay,
  reported: PricedStay,
): Pick<ReservationError, 'accepted' | 'reported'> | undefined {
  const [expected, received] = [comparablePrice(accepted), comparablePrice(reported)];
  const part = priceParts.find((each) => expected[each] !== received[each]);
  if (!part) return undefined;
  const told = (price: ComparablePrice) => `${part}: ${price[part] || 'none'}`;
  return { accepted: told(expected), reported: told(received) };
}

const priceParts = [
  'currency',
  'total',
  'total_now',
  'total_property',
  'nights',
  'taxes',
] as const satisfies (keyof PricedStay)[];

/** The parts of a price as texts that are equal for equal prices. */
export type ComparablePrice = Readonly<Record<(typeof priceParts)[number], string>>;

/**
 * The order of nights and taxes does not matter, what is null may be missing, and the names of
 * taxes depend on the language that was asked for.
 */
export function comparablePrice(price: PricedStay): ComparablePrice {
  const { currency, total, total_now, total_property } = price;
  const nights = price.nights.map(({ date, amount }) => `${date} ${amount}`);
  const taxes = (price.taxes ?? []).map(({ amount, due, charged }) =>
    JSON.stringify([amount, due, ...(charged ? [charged.amount, charged.currency] : [])]),
  );
  return {
    currency,
    total,
    total_now,
    total_property,
    nights: nights.sort().join(', '),
    taxes: taxes.sort().join(', '),
  };
}

/**
 * Whether cancelling is free for at least as long. Instants are compared: one has many spellings.
 */
function isTermKept(
  accepted: Rate['free_cancellation_until'],
  offered: Rate['free_cancellation_until'],
): boolean {
  return accepted == null || Date.parse(offered ?? '') >= Date.parse(accepted);
}
