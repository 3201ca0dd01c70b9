import * as v from 'valibot';
import { decimalMoneySchema, type Money, parseAmount } from '../money/money.ts';
import { dayNumber } from '../values/calendarDay.ts';
import type { CallDocs, HotelCall, QueryOf } from './calls/hotelCall.ts';
import { known, list } from './known.ts';
import { occupancyDocs, occupancySent, residencyDocs } from './calls/specifiedCalls.ts';
import { daySchema, residencySchema } from './rateFields.ts';

/** The maximum number of days in one request: two months. */
export const mostCalendarDays = 62;

/**
 * A possible day of arrival. `price` is the lowest total of one night in the rooms of the party.
 * `min_nights` is the minimum number of nights of a stay that begins on this day. `arrival` tells
 * whether a stay can begin on this day. Unknown values are missing or null. A day is sold out if it
 * has no price and no stay can begin on it.
 */
export const calendarDaySchema = v.object({
  date: daySchema,
  price: known(decimalMoneySchema),
  min_nights: known(v.pipe(v.number(), v.integer(), v.minValue(1))),
  arrival: known(v.boolean()),
});

export type CalendarDay = v.InferOutput<typeof calendarDaySchema>;

/** An object with a `days` list, empty if missing. */
export const calendarResponseSchema = v.object({ days: list(calendarDaySchema) });

/**
 * `GET /api/hotels/:id/calendar`: the price of a night on each day from `from` to `to`. ADR 0028.
 */
export const calendarCall = {
  path: '/api/hotels/:id/calendar',
  query: {
    from: daySchema,
    to: daySchema,
    occupancy: occupancySent,
    residency: residencySchema,
  },
  response: calendarResponseSchema,
  items: { are: 'day', at: '$.days[*]' },
  optional: { answer: { days: [] } },
  keptSeconds: 60,
} as const satisfies HotelCall;
export type CalendarQuery = QueryOf<typeof calendarCall>;

/**
 * Returns the valid days of a list, each once. Days that do not exist or have the wrong shape are
 * left out.
 */
export function readCalendarDays(items: readonly unknown[]): CalendarDay[] {
  const days = new Map<string, CalendarDay>();
  for (const item of items.slice(0, mostCalendarDays)) {
    const { success, output } = v.safeParse(calendarDaySchema, item);
    if (success && dayNumber(output.date) !== undefined && !days.has(output.date)) {
      days.set(output.date, output);
    }
  }
  return [...days.values()];
}

/**
 * Returns the price of a day, or undefined if it is not known or is no amount above zero in its
 * currency.
 */
export function priceOfDay({ price }: CalendarDay): Money | undefined {
  const amount = price ? parseAmount(price.amount, price.currency) : undefined;
  return price && amount ? { amount, currency: price.currency } : undefined;
}

/** Returns whether a day is known to be sold out. An unknown day is not. */
export function isSoldOut({ price, arrival }: CalendarDay): boolean {
  return arrival === false && price == null;
}

const ofDay = { stayCalendar: { shows: 'the day', without: 'the entry is left out' } } as const;

export const calendarDocs = {
  operationId: 'getCalendar',
  summary: 'The price of a night in a hotel, day by day',
  description:
    'Optional: a provider without this call responds with 404. The calendar on the hotel page requests the days of the visible months when a traveler opens it. The site always sends `from`, `to` and `occupancy`.',
  success:
    'The days from `from` to `to`, both included. Days about which nothing is known may be missing.',
  errors: [400],
  query: {
    from: { means: 'The first day, `YYYY-MM-DD`.', example: { daysAhead: 0 } },
    to: {
      means: 'The last day, `YYYY-MM-DD`: at most 62 days with the first.',
      example: { daysAhead: 29 },
    },
    occupancy: occupancyDocs,
    residency: residencyDocs,
  },
  screens: {
    stayCalendar: { title: 'Hotel detail, calendar', whenItFails: 'a calendar without prices' },
  },
  items: {
    name: 'CalendarDay',
    means: 'A day on which a stay may begin.',
    schema: calendarDaySchema,
    list: 'The days, each once. Missing, null and empty mean that nothing is known.',
    fields: {
      date: { means: 'The day, `YYYY-MM-DD`.', uses: ofDay },
      price: {
        means:
          'The lowest price of one night. Null if the price is not known, and on sold-out days.',
      },
      'price.amount': {
        means:
          'The lowest total of the rates for one night from this day, with taxes, for all rooms of the party. The amount is above zero, with the decimals of its currency.',
        uses: { stayCalendar: { shows: 'the price below the day', without: 'no price' } },
      },
      'price.currency': {
        means: 'An ISO 4217 code.',
        uses: { stayCalendar: { shows: 'the price below the day', without: 'no price' } },
      },
      min_nights: {
        means: 'The minimum number of nights of a stay from this day.',
        uses: { stayCalendar: { shows: 'the minimum length of a stay', without: 'one night' } },
      },
      arrival: {
        means:
          'Whether a stay can begin on this day. False without a price means that the day is sold out.',
        uses: {
          stayCalendar: {
            shows: 'the day struck through as sold out',
            without: 'the day as usual',
          },
        },
      },
    },
    examples: {
      priced: {
        days: [
          {
            date: '2027-03-01',
            price: { amount: '96.60', currency: 'USD' },
            min_nights: 1,
            arrival: true,
          },
          { date: '2027-03-02', price: null, min_nights: null, arrival: false },
        ],
      },
    },
    state: 'a hotel with a calendar of prices',
  },
} as const satisfies CallDocs<typeof calendarCall>;
