import * as v from 'valibot';
import { dayNumber, dayNumberAt } from '../values/calendarDay.ts';
import { defaultParty, formatParty } from '../values/party.ts';
import { findRateError } from './findRateError.ts';
import { type Rate, rateFieldsSchema } from './rateFields.ts';

/**
 * The price of one room for one stay. Amounts are decimal text in `currency`, with its number of
 * decimals. `free_cancellation_until` is null if cancellation is never free, `deposit` is null if
 * the property takes none, and `left` is null if the number of rooms left is not known.
 * `findRateError` checks the rules between the fields.
 */
export const rateSchema = v.pipe(
  rateFieldsSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const error = findRateError(dataset.value);
    if (!error) return;
    const { field: key, expected } = error;
    const input = { ...dataset.value };
    addIssue({
      message: `Expected ${expected}`,
      expected,
      input: input[key],
      path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
    });
  }),
);

/**
 * The stay for which rates are requested. If only one day is given, it stands for the one night
 * after the check-in or before the check-out.
 */
export type StayQuery = {
  check_in?: string;
  check_out?: string;
};

/**
 * The stay, the occupancy of each room, and the travelers' country of residence, if they have
 * stated it. Without an occupancy, the default party applies.
 */
export type RatesQuery = StayQuery & { occupancy?: string[]; residency?: string };

/**
 * Returns whether a rate is for the requested stay. If the request leaves out a day, that day of
 * the rate may be any day. Without a requested stay, the rate must be for one night from today in
 * the hotel's calendar, which may be one day before or after the UTC day. If a rate states an
 * occupancy, it must be the occupancy of a requested room.
 */
export function isRateFor(
  rate: Rate,
  { check_in, check_out, occupancy = formatParty(defaultParty) }: RatesQuery,
  now: number = Date.now(),
): boolean {
  if (rate.occupancy != null && !occupancy.includes(rate.occupancy)) return false;
  if (check_in === undefined && check_out === undefined) {
    const today = dayNumberAt(now);
    const first = dayNumber(rate.check_in) ?? NaN;
    return Math.abs(first - today) <= 1 && dayNumber(rate.check_out) === first + 1;
  }
  return (
    (check_in === undefined || check_in === rate.check_in) &&
    (check_out === undefined || check_out === rate.check_out)
  );
}

/** Returns whether a rate is for a kind of room. A number and its text count as the same id. */
export function isRateOf(
  rate: Pick<Rate, 'room_group_id'>,
  room: { id?: string | number | null },
): boolean {
  return room.id != null && String(room.id) === String(rate.room_group_id);
}
