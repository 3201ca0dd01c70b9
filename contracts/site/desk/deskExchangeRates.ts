import * as v from 'valibot';
import { problemSchema } from '../../provider/problem.ts';
import { rateSchema } from '../exchangeRates.ts';
import { reasonSchema } from '../fieldSchemas.ts';
import { firstChange } from './deskRecord.ts';

const day = v.nullable(v.string());

/**
 * A rate that has changed sharply, in units of the currency per euro. `was` is the last rate that
 * was in use. `wasOn` is its day and `wasFrom` its server, each null if not known. `until` is the
 * last day on which the site can use the old rate. It is null if the old rate is already too old,
 * so that nothing is converted. `follows` lists currencies that have no rate themselves and follow
 * this one.
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
 * The response to `GET /api/desk/exchange-rates`, and to a decision. The latest rates are of
 * `date`, from the server `source`. `outdated`: they are too old for use. `waiting` lists the rates
 * that have waited for a decision since `since` (null if not known). `kept` lists the old rates
 * that a member of the staff has kept, each with the new rate that was `refused`.
 */
export const deskExchangeRatesSchema = v.object({
  date: v.string(),
  source: v.nullable(v.string()),
  outdated: v.boolean(),
  waiting: v.array(v.object({ ...heldRateSchema.entries, since: v.nullable(v.string()) })),
  kept: v.array(v.object({ ...heldRateSchema.entries, refused: v.string() })),
});
export type DeskExchangeRates = v.InferOutput<typeof deskExchangeRatesSchema>;

/**
 * The body of `POST …/confirmation` and `POST …/keeping`. `rate` is the new rate, exactly as the
 * page showed it.
 */
export const rateDecisionSchema = v.strictObject({ rate: rateSchema, reason: reasonSchema });

/**
 * The reasons why a decision changed nothing (409). `changed`: the source has sent another rate in
 * the meantime. `now` is that rate, with its day. `decided`: the rate `now` is already in use, or
 * the old rate was kept. `by` and `at` tell who decided and when. `now` is null if the latest rates
 * do not have this currency.
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
