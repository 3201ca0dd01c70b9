import { withoutCommission } from '#contracts/money/commission.ts';
import type { DecimalMoney } from '#contracts/money/money.ts';
import { findRateError } from '#contracts/provider/findRateError.ts';
import { unknownHotel } from '#contracts/site/bookedHotel.ts';
import type { BookingRequest } from '#contracts/site/bookingRequest.ts';
import type { BookingProblem } from '#contracts/site/bookings.ts';
import { rateInHotelTime } from '#contracts/site/hotelTime.ts';
import { ProblemError } from '../request/problemError.ts';
import { invalidFields } from '../request/validate.ts';
import type { BookingLinks } from './bookingLinks.ts';
import type { AppliedCredits, BookingContext } from './state/bookingContext.ts';
import { hotelOf, movedRatesOf, provisionalRates } from './state/bookedRooms.ts';
import type { BookingRow } from './state/bookingRow.ts';

type Code = BookingProblem['code'];
type PathLinks = Pick<BookingLinks, 'pathOf'>;

/** Returns the problem for a credit that cannot be used, with a sentence that gives the reason. */
export function creditProblem({
  rejection,
  detail,
}: Extract<AppliedCredits, { kind: 'rejected' }>): ProblemError {
  const members = { code: 'credit-rejected' satisfies Code, credit: rejection };
  return new ProblemError(409, `${detail} Nothing was booked.`, { members });
}

/**
 * Returns the problem for a stay that the traveler booked a moment ago. A client whose traveler
 * wants a second booking repeats the request with `again`.
 */
export function bookedAlready(row: BookingRow, { links }: { links: PathLinks }): ProblemError {
  const members = {
    code: 'booked-already',
    booked: bookedView(row, links),
  } satisfies Pick<BookingProblem, 'code' | 'booked'>;
  return new ProblemError(409, 'This stay is already booked. No other booking was made.', {
    members,
  });
}

/**
 * Returns the problem for a booking that cannot be changed in its state, or that `by` already
 * replaces.
 */
export function notChangeable(
  by: BookingRow | undefined,
  { links }: { links: PathLinks },
): ProblemError {
  const members = {
    code: 'not-changeable',
    ...(by && { booked: bookedView(by, links) }),
  } satisfies Pick<BookingProblem, 'code' | 'booked'>;
  const detail = by
    ? 'The booking was already changed, or a change is in progress. No other booking was made.'
    : 'The booking cannot be changed. Nothing was booked.';
  return new ProblemError(409, detail, { members });
}

function bookedView(row: BookingRow, links: PathLinks) {
  const { id, number, hotel, check_in: checkIn, check_out: checkOut } = row;
  const { name } = hotel ?? unknownHotel;
  return { link: links.pathOf(id), number, hotel: name, checkIn, checkOut };
}

const problems = {
  'price-changed': [409, 'The price of the room has changed. Nothing was booked.'],
  gone: [410, 'The room is no longer available. Nothing was booked.'],
  'not-combinable': [
    422,
    'The hotel does not accept these rooms in one booking. Nothing was booked or charged.',
  ],
  rejected: [422, 'The hotel did not accept the booking. Nothing was booked.'],
  expired: [410, 'The day of check-in has passed. Nothing was booked.'],
  'not-paid': [409, 'Payment is not possible at the moment. Nothing was booked.'],
  'not-chargeable': [
    422,
    'The site cannot charge this amount to cards. Nothing was booked or charged.',
  ],
  paused: [503, 'The site does not accept bookings at the moment. Nothing was booked.'],
  'signed-out': [409, 'The session has ended. Nothing was booked.'],
  'key-reused': [409, 'This Idempotency-Key belongs to another request.'],
  'fee-changed': [
    409,
    'The cancellation fee is higher than the accepted fee. Nothing was canceled.',
  ],
  'not-cancellable': [409, 'The booking cannot be canceled.'],
  'booking-changed': [409, 'The booking has changed in the meantime. Nothing was canceled.'],
} as const satisfies Record<
  Exclude<Code, 'credit-rejected' | 'booked-already' | 'not-changeable'>,
  readonly [number, string]
>;

/** Returns the problem with this code, with the members that the contract defines for it. */
export function bookingProblem(
  code: keyof typeof problems,
  members: Pick<BookingProblem, 'rates' | 'booking'> & { fee?: DecimalMoney } = {},
): ProblemError {
  const [status, detail] = problems[code];
  return new ProblemError(status, detail, { members: { code, ...members } });
}

/**
 * Returns the problem for the request that made a declined booking, or undefined if the booking is
 * not declined. The changed rates contain the site's commission only with `agentPrices`, because
 * the checkout of an agent continues with them.
 */
export function problemOfDeclined(
  row: BookingRow,
  { agentPrices = false }: Pick<BookingContext, 'agentPrices'>,
): ProblemError | undefined {
  const { status, cause } = row;
  if (status !== 'declined') return undefined;
  switch (cause) {
    case 'price-changed': {
      const { timeZone } = hotelOf(row);
      const own = movedRatesOf(row)?.map((rate) => rateInHotelTime(rate, timeZone));
      const rates = agentPrices ? own : own?.map(withoutCommission);
      return bookingProblem('price-changed', rates && { rates });
    }
    case 'not-combinable':
    case 'gone':
    case 'expired':
    case 'not-paid':
    case 'not-chargeable':
      return bookingProblem(cause);
    default:
      return bookingProblem('rejected');
  }
}

/**
 * Throws a 422 problem unless the accepted price, terms and extras of each room form a valid rate.
 * The site shows this rate until the hotel answers.
 */
export function checkPrices({ stay }: BookingRequest): void {
  const errors = provisionalRates(stay).flatMap((rate, index) => {
    const error = findRateError(rate);
    if (!error) return [];
    const field = termFields.get(error.field) ?? `price.${error.field}`;
    const path = `stay.rooms.${index}.${field}`;
    return [{ path, message: `must be ${error.expected}`, code: 'invalid' as const }];
  });
  if (errors.length > 0) throw invalidFields(errors);
}

/**
 * The fields of a rate's terms, with their names in a booked room. All other fields are in the
 * room's price.
 */
const termFields: ReadonlyMap<string, string> = new Map([
  ['free_cancellation_until', 'freeCancellationUntil'],
  ['cancellation', 'cancellation'],
  ['no_show', 'noShow'],
  ['deposit', 'deposit'],
  ['extras', 'extras'],
]);
