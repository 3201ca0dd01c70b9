import { dearerTerm, isFeeAccepted } from '../money/cancellation.ts';
import { findTermsError } from './findRateError.ts';
import type { Deposit, Extra, PricedStay, Rate } from './rateFields.ts';
import { type Reservation, type ReservedRoom, termsOfReserved } from './reservations.ts';

/** The cancellation and no-show terms of a reservation. */
type Terms = Pick<ReservedRoom, 'free_cancellation_until' | 'cancellation_steps' | 'no_show'>;

/** The stay that a traveler accepted, and the rooms with the price and the terms of their rates. */
export type AcceptedStay = Pick<Reservation, 'hotel_id' | 'check_in' | 'check_out' | 'rooms'>;

/**
 * The field in which a reservation differs from the accepted stay, and both values as text. The
 * field of a single room is for example `price`. If there are several rooms, it is
 * `rooms[1].price`, counted from 0.
 */
export interface ReservationError {
  field: string;
  accepted: string;
  reported: string | null;
}

/**
 * Returns the first field in which a reservation differs from the accepted stay, or undefined if
 * there is none. Better terms do not count as a difference.
 */
export function findReservationError(
  accepted: AcceptedStay,
  reported: AcceptedStay,
): ReservationError | undefined {
  for (const field of ['hotel_id', 'check_in', 'check_out'] as const) {
    if (reported[field] !== accepted[field]) {
      return { field, accepted: accepted[field], reported: reported[field] };
    }
  }
  const rooms = accepted.rooms.length;
  if (reported.rooms.length !== rooms) {
    return { field: 'rooms', accepted: String(rooms), reported: String(reported.rooms.length) };
  }
  for (const [index, room] of accepted.rooms.entries()) {
    const reserved = reported.rooms[index];
    const error = reserved && findRoomError(room, reserved, accepted.check_out);
    if (error)
      return { ...error, field: rooms === 1 ? error.field : `rooms[${index}].${error.field}` };
  }
  return undefined;
}

function findRoomError(
  accepted: ReservedRoom,
  reported: ReservedRoom,
  check_out: string,
): ReservationError | undefined {
  for (const field of ['room_group_id', 'rate_id'] as const) {
    const [expected, received] = [String(accepted[field]), String(reported[field])];
    if (received !== expected) return { field, accepted: expected, reported: received };
  }
  const differing = findPriceError(accepted.price, reported.price);
  if (differing) return { field: 'price', ...differing };
  const [extras, reserved] = [accepted, reported].map(comparableExtras);
  if (extras !== reserved) {
    return { field: 'extras', accepted: extras || 'none', reported: reserved || null };
  }
  const dearer = findTermError(accepted, reported, check_out);
  if (dearer || isDepositKept(accepted.deposit, reported.deposit)) return dearer;
  const [before, now] = [accepted.deposit, reported.deposit].map(comparableDeposit);
  return { field: 'deposit', accepted: before || 'none', reported: now || null };
}

/**
 * Returns the first term that is worse than the accepted term. Steps that break the rules of rates
 * count as worse than any other terms. If a room has steps, its deadline is ignored.
 */
function findTermError(
  accepted: ReservedRoom,
  reported: ReservedRoom,
  check_out: string,
): ReservationError | undefined {
  // The accepted price is used for both rooms. The reported price may lack the codes of its taxes,
  // and these codes affect the fees.
  const priced = (room: Terms) => ({ check_out, ...accepted.price, ...termsOfReserved(room) });
  const [was, is] = [priced(accepted), priced(reported)];
  const steps = { ...is, free_cancellation_until: null };
  const isRight = is.cancellation == null || findTermsError(steps) === undefined;
  const dearer = isRight ? dearerTerm(is, was) : 'cancellation';
  if (!dearer) return undefined;
  const hasSteps = was.cancellation != null || is.cancellation != null;
  const ofCancelling = hasSteps ? 'cancellation_steps' : 'free_cancellation_until';
  const field = dearer === 'no_show' ? 'no_show' : ofCancelling;
  const termText = ({ [field]: term }: Terms) => textOfTerm(term);
  return { field, accepted: termText(accepted) ?? '', reported: termText(reported) };
}

/**
 * Writes a term as text, such as '2027-03-06T18:00:00+05:00 0.00, then 230.58'. Returns null for a
 * missing term.
 */
function textOfTerm(term: Terms[keyof Terms]): string | null {
  if (term == null || typeof term === 'string') return term ?? null;
  return term.map(({ until, fee }) => `${until ?? 'then'} ${fee}`).join(', ');
}

/**
 * Returns whether a rate is still acceptable to the traveler. Its price and meal must be the same,
 * and it must offer each accepted extra at the same amount. Canceling under its terms must not cost
 * more at any time. It must take no deposit, or a deposit that is not higher than the accepted one.
 */
export function isAccepted(
  accepted: Pick<ReservedRoom, 'price' | 'deposit' | keyof Terms> & Pick<Rate, 'meal' | 'extras'>,
  rate: Rate,
): boolean {
  if (!isSamePrice(accepted.price, rate) || rate.meal !== accepted.meal) return false;
  const isOffered = (extra: Extra) => rate.extras?.some((offered) => isSameExtra(extra, offered));
  if (!(accepted.extras ?? []).every(isOffered)) return false;
  const dearer = dearerTerm(rate, { ...accepted.price, ...termsOfReserved(accepted) });
  return dearer === undefined && isDepositKept(accepted.deposit, rate.deposit);
}

/**
 * Returns whether two prices of one room are the same: the currency, the sums, each night, and the
 * amount and the due time of each tax.
 */
export function isSamePrice(accepted: PricedStay, reported: PricedStay): boolean {
  return findPriceError(accepted, reported) === undefined;
}

/**
 * Returns the first difference between two prices of one room: the currency, a sum, a night or a
 * tax.
 */
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

/** The parts of a price as text. Equal prices have equal texts. */
export type ComparablePrice = Readonly<Record<(typeof priceParts)[number], string>>;

/**
 * Converts a price into comparable text. The order of nights and taxes does not matter, and null
 * equals a missing value. The names of taxes are left out, because they depend on the language of
 * the request.
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

/** Converts the extras of a room into comparable text, which is empty if there are none. */
function comparableExtras({ extras }: Pick<ReservedRoom, 'extras'>): string {
  return (extras ?? []).map(comparableExtra).sort().join(', ');
}

/**
 * Returns whether an offered extra equals the accepted one. A meal or a time that the accepted
 * extra does not state is not compared.
 */
function isSameExtra(accepted: Extra, offered: Extra): boolean {
  const { kind, meal, time } = accepted;
  return (
    comparableExtra(accepted) === comparableExtra(offered) &&
    kind === offered.kind &&
    (meal ?? offered.meal) === offered.meal &&
    (time ?? offered.time) === offered.time
  );
}

function comparableExtra({ id, amount, due }: Pick<Extra, 'id' | 'amount' | 'due'>): string {
  return `${id}: ${amount} ${due}`;
}

/**
 * Returns whether the property takes at most the accepted deposit, in the same currency, and does
 * not keep a refundable deposit.
 */
function isDepositKept(accepted: Rate['deposit'], offered: Rate['deposit']): boolean {
  if (!offered) return true;
  if (!accepted || (accepted.refundable && !offered.refundable)) return false;
  return isFeeAccepted(accepted, offered);
}

/**
 * Converts a deposit into comparable text, such as `100.00 USD, returned`. The text is empty if
 * there is none.
 */
export function comparableDeposit(deposit: Deposit | null | undefined): string {
  if (!deposit) return '';
  const { amount, currency, refundable } = deposit;
  return `${amount} ${currency}, ${refundable ? 'returned' : 'not returned'}`;
}
