import type { City } from '../catalogue/cities.ts';
import { mixBits } from '../random.ts';
import { dayText } from '../../values/calendarDay.ts';

/** A night of a stay: its day number, its date, and what its price depends on. */
export type Night = { day: number; date: string; month: number; weekday: number };

/** In percent of an average day, January to December. */
const northern = [82, 84, 92, 100, 106, 114, 122, 124, 112, 102, 88, 96];
const tropical = [118, 114, 108, 98, 90, 92, 100, 102, 92, 90, 98, 118];
const desert = [100, 104, 112, 116, 108, 92, 84, 84, 96, 112, 110, 108];

/** In percent, Sunday to Saturday: leisure fills weekends, business the middle of the week. */
const leisure = [94, 92, 94, 96, 100, 114, 116];
const business = [92, 102, 108, 108, 102, 98, 96];

/** In percent of a hotel with three stars, by stars. */
const byStars = [52, 60, 76, 100, 148, 240];

/** The night that begins on a day. */
export function toNight(day: number): Night {
  const date = dayText(day);
  // 1970-01-01 was a Thursday.
  return { day, date, month: Number(date.slice(5, 7)) - 1, weekday: (((day + 4) % 7) + 7) % 7 };
}

/**
 * US cents for a night in a standard double room of a hotel, by its city, stars, season and
 * weekday. Up to 20 percent depend on the hotel, up to 6 on the day.
 */
export function nightlyPrice(
  hotel: { hash: number; stars: number; city: City },
  { day, month, weekday }: Night,
): number {
  const own = 84 + (mixBits(hotel.hash ^ 21) % 37);
  const ofDay = 96 + (mixBits(hotel.hash ^ Math.imul(day, 0x9e3779b1)) % 11);
  const week = hotel.city.setting === 'metropolis' ? business : leisure;
  const percents = [byStars[hotel.stars], own, seasonOf(hotel.city, month), week[weekday], ofDay];
  return Math.round(
    percents.reduce<number>((cents, percent = 100) => (cents * percent) / 100, hotel.city.nightly),
  );
}

function seasonOf(city: City, month: number): number | undefined {
  if (city.setting === 'tropical') return tropical[month];
  if (city.setting === 'desert') return desert[month];
  const isSouthern = (city.areas[0]?.latitude ?? 0) < 0;
  return northern[isSouthern ? (month + 6) % 12 : month];
}
