import * as v from 'valibot';
import { currencySchema } from '../../money/money.ts';
import { calendarDayPattern, dayNumber } from '../../values/calendarDay.ts';

/**
 * What figures are listed by: the day or the month of booking, the hotel, its city as the booking has
 * it, or the language of the guest.
 */
export const figureGroups = ['day', 'month', 'hotel', 'city', 'language'] as const;

/** The most days of figures. */
export const mostFigureDays = 366;

/** A day before the year 9999, which has a next one that PostgreSQL can read. */
const day = v.pipe(
  v.string(),
  v.regex(calendarDayPattern, 'must be a day'),
  v.check((text) => dayNumber(text) !== undefined && text < '9999', 'must be a day'),
);

/**
 * `GET /api/desk/figures`: of the bookings that were made on these days, both included, by the
 * calendar of the operator (`TIME_ZONE`). Without `to` until today, without `from` 30 days, or by month
 * twelve months; of more than 366 days the last ones.
 */
export const deskFiguresQuerySchema = v.object({
  from: v.optional(day),
  to: v.optional(day),
  by: v.optional(v.picklist(figureGroups)),
});

const decimal = v.pipe(v.string(), v.regex(/^\d{1,20}(\.\d{1,4})?$/));

/**
 * What was booked, without what was declined or is not decided yet, such as a stay that is not paid.
 * Nights, turnover and commission are of the bookings that stand; `cancelled` counts the others.
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
 * `key`: a day, a month as `YYYY-MM`, the id of a hotel, a city with its country, '' for bookings that
 * do not have it, or a language. `label`: the hotel's name.
 */
const rowSchema = v.object({ key: v.string(), label: v.nullable(v.string()), ...figures });
export type FigureRow = v.InferOutput<typeof rowSchema>;

/** The days, and a row for each group and currency, those of days in their order. */
export const deskFiguresSchema = v.object({
  from: v.string(),
  to: v.string(),
  timeZone: v.string(),
  by: v.picklist(figureGroups),
  sums: v.array(v.object(figures)),
  /** The 100 with the most bookings, if they are hotels or cities; the export has all. */
  rows: v.array(rowSchema),
});
export type DeskFigures = v.InferOutput<typeof deskFiguresSchema>;
