import * as v from 'valibot';
import { calendarDayPattern } from '../values/calendarDay.ts';
import { occupancyPattern } from '../values/party.ts';
import { known, list } from './known.ts';
import { currencySchema, decimalMoneySchema, decimalSchema } from '../money/money.ts';

/** What a rate includes to eat, from least to most. */
export const meals = [
  'room-only',
  'breakfast',
  'half-board',
  'full-board',
  'all-inclusive',
] as const;
export const mealSchema = v.picklist(meals);
export type Meal = v.InferOutput<typeof mealSchema>;

/** A calendar day: `2027-03-06`. */
export const daySchema = v.pipe(v.string(), v.regex(calendarDayPattern));

/**
 * Who sleeps in a room: `2` for two adults, `2-9,4` with children of nine and four years. The
 * format of `occupancy` in Expedia Rapid.
 */
export const occupancySchema = v.pipe(v.string(), v.regex(occupancyPattern));

/** The country that travelers live in, by its ISO 3166-1 alpha-2 code. */
export const residencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** When an amount is paid: at booking, or at the property. */
export const dueSchema = v.picklist(['now', 'property']);

/** Who collects what is paid before arrival. */
export const collectorSchema = v.picklist(['site', 'hotel']);
export type Collector = v.InferOutput<typeof collectorSchema>;

/** An instant with its offset from UTC: `2027-03-06T18:00:00+05:00`. RFC 3339. */
export const instantSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/),
);

/**
 * The most characters of the id of a room or rate, as rates and bookings have it. Rate keys of
 * suppliers are long.
 */
export const maxProviderIdLength = 2_048;

/**
 * A tax or fee of the whole stay, in the rate's currency. `charged` is what the property will
 * charge in its own currency, such as MAD 19.26 of city tax. The site words a `code` that it knows
 * itself.
 */
const rateTaxSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  code: known(v.string()),
  amount: decimalSchema,
  due: dueSchema,
  charged: known(decimalMoneySchema),
});
export type RateTax = v.InferOutput<typeof rateTaxSchema>;

/** What one room costs for a stay: nights + taxes = total = total_now + total_property. */
export const pricedStaySchema = v.object({
  nights: v.array(v.object({ date: daySchema, amount: decimalSchema })),
  taxes: list(rateTaxSchema),
  total: decimalSchema,
  total_now: decimalSchema,
  total_property: decimalSchema,
  currency: currencySchema,
});
export type PricedStay = v.InferOutput<typeof pricedStaySchema>;

/**
 * What cancelling the whole stay of one room costs, up to and including `until`; null stands for
 * 'from then on', which the last step of a rate says and no other.
 */
export const cancellationStepSchema = v.object({
  until: known(instantSchema),
  fee: decimalSchema,
});

/**
 * What the property takes on arrival for one room, in its own currency: never a part of the price.
 * `refundable`: it is returned after the stay.
 */
export const depositSchema = v.object({ ...decimalMoneySchema.entries, refundable: v.boolean() });
export type Deposit = v.InferOutput<typeof depositSchema>;

/** What a hotel sells with a room. */
export const extraKinds = [
  'meal',
  'early-check-in',
  'late-check-out',
  'parking',
  'transfer',
  'cot',
  'extra-bed',
] as const;

/** A time of day at the hotel: `15:00`. */
export const timeOfDaySchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/**
 * What can be added to a room for its whole stay, in the rate's currency, taxes included. The site
 * offers the kinds that it knows. `meal` is what the room then includes to eat, `time` the earlier
 * check-in or the later check-out. A `currency` is the rate's.
 */
const extraSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  kind: v.pipe(v.string(), v.nonEmpty()),
  amount: decimalSchema,
  currency: known(v.string()),
  due: dueSchema,
  meal: known(mealSchema),
  time: known(timeOfDaySchema),
});
export type Extra = v.InferOutput<typeof extraSchema>;

/** The fields of a rate alone; `rateSchema` also checks what holds between them. */
export const rateFieldsSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  room_group_id: v.union([v.string(), v.number()]),
  check_in: daySchema,
  check_out: daySchema,
  occupancy: known(occupancySchema),
  any_residency: known(v.boolean()),
  meal: mealSchema,
  ...pricedStaySchema.entries,
  free_cancellation_until: known(instantSchema),
  cancellation: list(cancellationStepSchema),
  no_show: known(decimalSchema),
  deposit: known(depositSchema),
  extras: list(extraSchema),
  payment: dueSchema,
  collect: known(collectorSchema),
  left: known(v.number()),
  /** What the site earns with the rate. Only agents and the desk see it. */
  commission: known(v.object({ percent: v.number(), amount: decimalSchema })),
  booking: v.picklist(['instant', 'on-request']),
});
export type Rate = v.InferOutput<typeof rateFieldsSchema>;

/** The terms of a rate besides its price: a booking keeps them as the traveler accepted them. */
export type RateTerms = Pick<
  Rate,
  'meal' | 'free_cancellation_until' | 'cancellation' | 'no_show' | 'deposit'
>;
