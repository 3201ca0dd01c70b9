import * as v from 'valibot';
import { dayNumber, dayNumberAt } from '../values/calendarDay.ts';
import { defaultParty, formatParty } from '../values/party.ts';
import { findRateError } from './findRateError.ts';
import { type Rate, rateFieldsSchema } from './rateFields.ts';

/**
 * The price of one room for one stay. Amounts are decimal text in `currency` with its own number of
 * decimals. `free_cancellation_until` is null where cancelling is never free, `deposit` where the
 * property takes none, `left` where the number of rooms left is unknown. What must hold between the
 * fields is checked by `findRateError`.
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

/** The stay that rates are requested for. One day alone stands for one night from or until it. */
export type StayQuery = {
  check_in?: string;
  check_out?: string;
};

/**
 * The same with who sleeps in each room, else the default party, and with the country that the
 * travelers live in, if they have named one.
 */
export type RatesQuery = StayQuery & { occupancy?: string[]; residency?: string };

/**
 * Whether a rate is for the requested stay; a day that is not given may be any. Where no stay is
 * requested, it is for one night from today in the calendar of the hotel, which may be a day before
 * or after that of UTC. A rate that names an occupancy is for one of the rooms that were asked for.
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

/** Whether a rate is for a kind of room. An id is the same as a number and as text. */
export function isRateOf(
  rate: Pick<Rate, 'room_group_id'>,
  room: { id?: string | number | null },
): boolean {
  return room.id != null && String(room.id) === String(rate.room_group_id);
}
