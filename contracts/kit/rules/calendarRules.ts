import * as v from 'valibot';
import { parseAmount } from '../../money/money.ts';
import {
  calendarCall,
  type CalendarDay,
  calendarDaySchema,
  mostCalendarDays,
  priceOfDay,
} from '../../provider/calendar.ts';
import { itemsIn } from '../../provider/calls/hotelCall.ts';
import type { Hotel } from '../../provider/hotels.ts';
import { lowestRate, priceOfRate } from '../../provider/lowestRate.ts';
import type { Rate } from '../../provider/rateFields.ts';
import { dayNumber } from '../../values/calendarDay.ts';
import type { Exchange } from '../verify/exchange.ts';
import { type CheckResult, eachJson, type Occurrence, type Rule } from './rule.ts';

type Day = CalendarDay & { at: string };

/** Rules for the calendar of prices that a provider may offer. */
export const calendarRules: readonly Rule[] = [
  {
    id: 'calendar-days',
    title: 'Calendars have the requested days',
    rank: 'degraded',
    endpoints: ['calendar'],
    expected: `days that exist, from the requested first to the last, each once, at most ${mostCalendarDays}`,
    check: eachJson((_, exchange) => {
      const { from = '', to = '' } = queryOf(exchange);
      const seen = new Set<string>();
      return daysIn(exchange).flatMap(({ at, date }): Occurrence[] => {
        const isWanted = dayNumber(date) !== undefined && date >= from && date <= to;
        const isFirst = !seen.has(date);
        seen.add(date);
        if (isWanted && isFirst) return [];
        return [{ at: `${at}.date`, received: date, shows: 'no price for the day' }];
      });
    }),
  },
  {
    id: 'calendar-prices',
    title: 'Prices in calendars are amounts',
    rank: 'degraded',
    endpoints: ['calendar'],
    expected: 'an amount above zero with the decimals of its currency',
    check: eachJson((_, exchange) =>
      daysIn(exchange).flatMap((day): Occurrence[] =>
        !day.price || priceOfDay(day)
          ? []
          : [
              {
                at: `${day.at}.price.amount`,
                received: day.price.amount,
                shows: 'no price for the day',
              },
            ],
      ),
    ),
  },
  {
    id: 'calendar-like-rates',
    title: 'Calendars agree with rates',
    rank: 'degraded',
    endpoints: ['calendar'],
    expected: 'the lowest total of the rates for the same night and party',
    check: differingDays,
  },
];

function daysIn({ json }: Pick<Exchange, 'json'>): Day[] {
  return itemsIn(calendarCall, json?.value).flatMap(({ at, item }) => {
    const { success, output } = v.safeParse(calendarDaySchema, item);
    return success ? [{ ...output, at }] : [];
  });
}

function queryOf({ path }: Pick<Exchange, 'path'>): Partial<Record<string, string>> {
  return Object.fromEntries(new URL(path, 'http://provider').searchParams);
}

/**
 * The days whose price is another one than the hotel's own response has for one night from that
 * day.
 */
function differingDays(calendars: readonly Exchange[], all: readonly Exchange[] = []): CheckResult {
  const hotels = all.filter(({ endpoint, purpose }) => endpoint === 'hotel' && purpose === 'site');
  let checked = 0;
  const occurrences = calendars.flatMap((exchange) => {
    const [calendarPath = ''] = exchange.path.split('?', 1);
    const [hotel] = hotels.find(({ path }) => `${path}/calendar` === calendarPath)?.hotels ?? [];
    return daysIn(exchange).flatMap(({ at, date, price }) => {
      const lowest = hotel && lowestTotal(hotel.hotel, date, queryOf(exchange));
      if (!lowest || !price || price.currency !== lowest.currency) return [];
      checked += 1;
      if (parseAmount(price.amount, price.currency) === lowest.amount) return [];
      return [
        {
          exchange,
          at: `${at}.price.amount`,
          received: price.amount,
          shows: 'another price than the hotel’s page has for the night',
        },
      ];
    });
  });
  return { checked, occurrences };
}

/** The lowest total of one night from a day, for one room, that fits the party of a calendar. */
function lowestTotal(
  hotel: Hotel,
  date: string,
  { rooms = '1', adults = '2', children_ages: ages }: Partial<Record<string, string>>,
) {
  const people = Number(adults) + (ages ? ages.split(',').length : 0);
  const isNight = (rate: Rate) => rate.check_in === date && rate.nights.length === 1;
  const night = { ...hotel, rates: hotel.rates?.filter(isNight) };
  const rate = lowestRate(night, { rooms: Number(rooms), people });
  return rate && priceOfRate(rate, 1);
}
