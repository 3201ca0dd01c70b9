import * as v from 'valibot';
import { problemSchema } from '../../provider/problem.ts';
import { rateSchema } from '../exchangeRates.ts';
import { reasonSchema } from '../fieldSchemas.ts';
import { firstChange } from './deskRecord.ts';

const day = v.nullable(v.string());

/**
 * A rate that moved far: how many units of the currency one euro is. `was` is the last rate that was
 * used, of the day `wasOn` and from the server `wasFrom`; either is null if it is not known.
 * `until`: the last day on which the old rate is used, or would be if it is kept; null if it is too
 * old for that, so that nothing is converted. `follows`: currencies that have no rate of their own
 * and follow this one.
 */
const heldRateSchema = v.object({
  currency: v.string(),
  was: v.string(),
  wasOn: day,
  wasFrom: v.nullable(v.string()),
  rate: v.string(),
  until: day,
  follows: v.array(v.string()),
});
export type HeldRate = v.InferOutput<typeof heldRateSchema>;

/**
 * `GET /api/desk/exchange-rates`, and the response to a decision: the latest rates are of `date` and
 * from the server `source`; `outdated`: they are too old to be used. `waiting` have been waiting for
 * a decision since `since`, null if that is not known; `kept` are old rates that somebody has kept,
 * and the one that was `refused`.
 */
export const deskExchangeRatesSchema = v.object({
  date: v.string(),
  source: v.nullable(v.string()),
  outdated: v.boolean(),
  waiting: v.array(v.object({ ...heldRateSchema.entries, since: v.nullable(v.string()) })),
  kept: v.array(v.object({ ...heldRateSchema.entries, refused: v.string() })),
});
export type DeskExchangeRates = v.InferOutput<typeof deskExchangeRatesSchema>;

/** `POST …/confirmation` and `POST …/keeping`: `rate` is the new one, exactly as it was shown. */
export const rateDecisionSchema = v.strictObject({ rate: rateSchema, reason: reasonSchema });

/**
 * A decision that changed nothing (409). `changed`: the source has sent another rate meanwhile,
 * `now`, with the day of it. `decided`: the rate `now` is used, or the old one was kept; `by` and
 * `at` say who decided. `now` is null if the latest rates have none of this currency.
 */
export const rateProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(['changed', 'decided']),
  state: v.picklist(['waiting', 'used', 'kept', 'none']),
  now: v.nullable(v.string()),
  date: v.string(),
  ...firstChange,
});
export type RateProblem = v.InferOutput<typeof rateProblemSchema>;
