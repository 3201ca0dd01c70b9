import { isRateFor, isRateOf } from '../../rates.ts';
import { eachExchange, eachHotel, everyEndpoint, type Occurrence, type Rule } from './rule.ts';

/** Requirements for the fields that the specification does not have, where a provider gives them. */
export const addedFieldRules: readonly Rule[] = [
  {
    id: 'rates-of-stay',
    title: 'Rates are for the stay',
    group: 'Content',
    rank: 'degraded',
    endpoints: ['search', 'hotel'],
    expected: 'rates for the requested check_in and check_out',
    check: eachExchange(['site'], ({ path, hotels }) => {
      const query = new URLSearchParams(path.split('?')[1]);
      const stay = {
        check_in: query.get('check_in') ?? undefined,
        check_out: query.get('check_out') ?? undefined,
      };
      return hotels.flatMap(({ hotel: { rates }, at }) =>
        (rates ?? []).flatMap((rate, index): Occurrence[] => {
          if (isRateFor(rate, stay)) return [];
          const received = `${rate.check_in} to ${rate.check_out}`;
          return [{ at: `${at}.rates[${index}]`, received, shows: 'the rate is left out' }];
        }),
      );
    }),
  },
  {
    id: 'rates-of-rooms',
    title: 'Rates are for rooms',
    group: 'Content',
    rank: 'degraded',
    endpoints: everyEndpoint,
    expected: 'the id of a room group of the same hotel',
    check: eachHotel(({ rates, room_groups: rooms }, at) =>
      (rates ?? []).flatMap((rate, index): Occurrence[] => {
        if (!rooms?.length || rooms.some((room) => isRateOf(rate, room))) return [];
        const place = `${at}.rates[${index}].room_group_id`;
        return [{ at: place, received: rate.room_group_id, shows: 'the rate is left out' }];
      }),
    ),
  },
  {
    id: 'guest-rating-0-to-10',
    title: 'Guest ratings are 0 to 10',
    group: 'Content',
    rank: 'degraded',
    endpoints: ['search', 'hotel'],
    expected: 'a score from 0 to 10',
    check: eachHotel(({ guest_rating: rating }, at) =>
      !rating || (rating.score >= 0 && rating.score <= 10)
        ? undefined
        : { at: `${at}.guest_rating.score`, received: rating.score },
    ),
  },
  {
    id: 'time-zone-exists',
    title: 'Time zones exist',
    group: 'Content',
    rank: 'degraded',
    endpoints: ['hotel'],
    expected: 'an IANA time zone',
    check: eachHotel(({ time_zone: timeZone }, at) =>
      !timeZone || isTimeZone(timeZone) ? undefined : { at: `${at}.time_zone`, received: timeZone },
    ),
  },
];

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
