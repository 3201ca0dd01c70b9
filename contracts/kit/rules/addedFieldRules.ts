import { eachHotel, type Rule } from './rule.ts';

/** Rules for ratings and time zones, where a provider gives them. */
export const addedFieldRules: readonly Rule[] = [
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
