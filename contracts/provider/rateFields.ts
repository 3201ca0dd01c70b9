import * as v from 'valibot';
import { calendarDayPattern } from '../values/calendarDay.ts';
import { occupancyPattern } from '../values/party.ts';
import { known, list } from './known.ts';
import { currencySchema, decimalMoneySchema, decimalSchema } from '../money/money.ts';

/** The meals that a rate can include, from least to most. */
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
 * The guests of a room: `2` for two adults, `2-9,4` for two adults with children aged nine and
 * four. This is the format of `occupancy` in Expedia Rapid.
 */
export const occupancySchema = v.pipe(v.string(), v.regex(occupancyPattern));

/** The travelers' country of residence, as an ISO 3166-1 alpha-2 code. */
export const residencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** The time at which an amount is paid: at booking, or at the property. */
export const dueSchema = v.picklist(['now', 'property']);

/** The party that collects payments before arrival. */
export const collectorSchema = v.picklist(['site', 'hotel']);
export type Collector = v.InferOutput<typeof collectorSchema>;

/** An instant with its offset from UTC: `2027-03-06T18:00:00+05:00`. RFC 3339. */
export const instantSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/),
);

/**
 * The maximum length of the id of a room or rate, in rates and in bookings. Suppliers use long rate
 * keys.
 */
export const maxProviderIdLength = 2_048;

/**
 * A tax or fee for the whole stay, in the rate's currency. `charged` is the amount that the
 * property will charge in its own currency, such as MAD 19.26 of city tax. If the site knows the
 * `code`, it uses its own words.
 */
const rateTaxSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  code: known(v.string()),
  amount: decimalSchema,
  due: dueSchema,
  charged: known(decimalMoneySchema),
});
export type RateTax = v.InferOutput<typeof rateTaxSchema>;

/** The price of one room for a stay: nights + taxes = total = total_now + total_property. */
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
 * The fee for canceling the whole stay of one room, up to and including `until`. Only the last step
 * of a rate has null for `until`, which means that it has no end.
 */
export const cancellationStepSchema = v.object({
  until: known(instantSchema),
  fee: decimalSchema,
});

/**
 * The deposit that the property takes on arrival for one room, in its own currency. It is never a
 * part of the price. `refundable`: the deposit is returned after the stay.
 */
export const depositSchema = v.object({ ...decimalMoneySchema.entries, refundable: v.boolean() });
export type Deposit = v.InferOutput<typeof depositSchema>;

/** The kinds of extras that a hotel sells with a room. */
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
 * An extra that can be added to a room for the whole stay, in the rate's currency, taxes included.
 * The site offers only the kinds that it knows. `meal` is the meal that the room then includes, and
 * `time` the earlier check-in or the later check-out. If `currency` is given, it is the rate's
 * currency.
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

/** The fields of a rate. `rateSchema` also checks the rules between them. */
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
  /** The site's commission for the rate. Only agents and the desk see it. */
  commission: known(v.object({ percent: v.number(), amount: decimalSchema })),
  booking: v.picklist(['instant', 'on-request']),
});
export type Rate = v.InferOutput<typeof rateFieldsSchema>;

/**
 * The terms of a rate apart from its price. A booking stores the terms that the traveler accepted.
 */
export type RateTerms = Pick<
  Rate,
  'meal' | 'free_cancellation_until' | 'cancellation' | 'no_show' | 'deposit'
>;
