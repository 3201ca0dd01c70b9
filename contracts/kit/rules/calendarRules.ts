import { parseAmount } from '../../money/money.ts';
import {
  calendarCall,
  calendarDaySchema,
  mostCalendarDays,
  priceOfDay,
} from '../../provider/calendar.ts';
import type { Hotel } from '../../provider/hotels.ts';
import { lowestRates, priceOfRates } from '../../provider/lowestRate.ts';
import { partyIn } from '../../provider/calls/requestPath.ts';
import type { Rate } from '../../provider/rateFields.ts';
import { dayNumber } from '../../values/calendarDay.ts';
import type { Party } from '../../values/party.ts';
import { type Exchange, queryOf, readItems } from '../verify/exchange.ts';
import { type CheckResult, eachItem, eachJson, repeated, type Rule } from './rule.ts';

/** Rules for the optional calendar of prices. */
export const calendarRules: readonly Rule[] = [
  {
    id: 'calendar-days',
    title: 'Calendars have the requested days',
    rank: 'degraded',
    endpoints: ['calendar'],
    expected: `existing days from the first to the last requested day, each at most once, ${mostCalendarDays} days at most`,
    check: eachJson((_, exchange) => {
      const { from = '', to = '' } = queryOf(exchange);
      const days = daysIn(exchange);
      const again = new Set(repeated(days, ({ item }) => item.date).map(({ item }) => item));
      return days
        .filter((day) => {
          const { date } = day.item;
          const isWanted = dayNumber(date) !== undefined && date >= from && date <= to;
          return !isWanted || again.has(day);
        })
        .map(({ at, item: { date } }) => ({
          at: `${at}.date`,
          received: date,
          shows: 'no price for the day',
        }));
    }),
  },
  {
    id: 'calendar-prices',
    title: 'Prices in calendars are amounts',
    rank: 'degraded',
    endpoints: ['calendar'],
    expected: 'an amount above zero with the decimals of its currency',
    check: eachItem(daysIn, (day) =>
      !day.price || priceOfDay(day)
        ? undefined
        : { at: 'price.amount', received: day.price.amount, shows: 'no price for the day' },
    ),
  },
  {
    id: 'calendar-like-rates',
    title: 'Calendars agree with rates',
    rank: 'degraded',
    endpoints: ['calendar'],
    expected: 'the lowest total of the rates for all rooms, for the same night and party',
    check: differingDays,
  },
];

function daysIn(exchange: Exchange) {
  return readItems(calendarCall, calendarDaySchema, exchange);
}

/** Finds the days whose price differs from the price of one night in the hotel's own response. */
function differingDays(calendars: readonly Exchange[], all: readonly Exchange[] = []): CheckResult {
  const hotels = all.filter(({ endpoint, purpose }) => endpoint === 'hotel' && purpose === 'site');
  let checked = 0;
  const occurrences = calendars.flatMap((exchange) => {
    const [calendarPath = ''] = exchange.path.split('?', 1);
    const [hotel] = hotels.find(({ path }) => `${path}/calendar` === calendarPath)?.hotels ?? [];
    return daysIn(exchange).flatMap(({ at, item: { date, price } }) => {
      const lowest = hotel && lowestTotal(hotel.hotel, date, partyIn(exchange.path));
      if (!lowest || !price) return [];
      checked += 1;
      if (price.currency !== lowest.currency) {
        return [
          {
            exchange,
            at: `${at}.price.currency`,
            received: price.currency,
            expected: `${lowest.currency}, the currency of the rates`,
            shows: 'another price than the hotel’s page has for the night',
          },
        ];
      }
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

/** Returns the lowest price of one night from a day, for all rooms of a calendar's party. */
function lowestTotal(hotel: Hotel, date: string, party: Party) {
  const isNight = (rate: Rate) => rate.check_in === date && rate.nights.length === 1;
  const night = { ...hotel, rates: hotel.rates?.filter(isNight) };
  const rates = lowestRates(night, party);
  return rates && priceOfRates(rates);
}
