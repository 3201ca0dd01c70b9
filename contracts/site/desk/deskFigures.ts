import * as v from 'valibot';
import { currencySchema } from '../../money/money.ts';
import { calendarDayPattern, dayNumber } from '../../values/calendarDay.ts';

/**
 * The groups of the figures: the day or month of the booking, the hotel, its city according to the
 * booking, or the language of the guest.
 */
export const figureGroups = ['day', 'month', 'hotel', 'city', 'language'] as const;

/** The maximum number of days in one query. */
export const mostFigureDays = 366;

/** A day before the year 9999, so that PostgreSQL can also read the next day. */
const day = v.pipe(
  v.string(),
  v.regex(calendarDayPattern, 'must be a day'),
  v.check((text) => dayNumber(text) !== undefined && text < '9999', 'must be a day'),
);

/**
 * The query of `GET /api/desk/figures`. The figures are those of bookings made on these days, both
 * included, by the operator's calendar (`TIME_ZONE`). Without `to` the figures go up to today.
 * Without `from` they cover 30 days, or twelve months if they are grouped by month. Of a span of
 * more than 366 days, only the last 366 count.
 */
export const deskFiguresQuerySchema = v.object({
  from: v.optional(day),
  to: v.optional(day),
  by: v.optional(v.picklist(figureGroups)),
});

const decimal = v.pipe(v.string(), v.regex(/^\d{1,20}(\.\d{1,4})?$/));

/**
 * The figures of a group. Bookings that were declined or have no outcome yet, such as an unpaid
 * stay, do not count. Nights, turnover and commission are those of valid bookings; `cancelled`
 * counts the canceled ones.
 */
const figures = {
  currency: currencySchema,
  bookings: v.number(),
  nights: v.number(),
  turnover: decimal,
  commission: decimal,
  cancelled: v.number(),
};

/**
 * A row of figures. `key` is a day, a month as `YYYY-MM`, the id of a hotel, a city with its
 * country, or a language. It is empty for bookings without this value. `label` is the name of the
 * hotel.
 */
const rowSchema = v.object({ key: v.string(), label: v.nullable(v.string()), ...figures });
export type FigureRow = v.InferOutput<typeof rowSchema>;

/** The span of days, and a row for each group and currency. Days and months are in their order. */
export const deskFiguresSchema = v.object({
  from: v.string(),
  to: v.string(),
  timeZone: v.string(),
  by: v.picklist(figureGroups),
  sums: v.array(v.object(figures)),
  /** Of hotels and cities, only the 100 with the most bookings. The export has all of them. */
  rows: v.array(rowSchema),
});
export type DeskFigures = v.InferOutput<typeof deskFiguresSchema>;
