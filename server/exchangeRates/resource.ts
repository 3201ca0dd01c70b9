import { type RequestHandler, Router } from 'express';
import { exchangeRatesQuerySchema } from '#contracts/site/exchangeRates.ts';
import type { Config } from '../main/config.ts';
import type { ApiResource } from '../request/createApiRouter.ts';
import { methodNotAllowed } from '../request/problemError.ts';
import { validate } from '../request/validate.ts';
import { createRefresh } from './createRefresh.ts';
import { type ExchangeRatesContext, latestRates, ratesOf } from './storedRates.ts';

/** How long a response may be kept, in seconds: new rates come once a day. */
const maxAge = 600;

/** Puts the exchange rates together: their route and their refresh, which an empty EXCHANGE_RATES_URL turns off. */
export function startExchangeRates(
  { exchangeRatesUrl }: Pick<Config, 'exchangeRatesUrl'>,
  context: ExchangeRatesContext,
) {
  const read: RequestHandler = async (req, res) => {
    const { date } = validate(exchangeRatesQuerySchema, req.query);
    const rates = await ratesOf(context, date);
    res.set('Cache-Control', `public, max-age=${maxAge}`).json(rates);
  };
  const router = Router();
  router.route('/').get(read).all(methodNotAllowed);
  return {
    /** By their name under `/api`. */
    resources: { 'exchange-rates': { handler: router } } satisfies Record<string, ApiResource>,
    hourlyJobs: exchangeRatesUrl ? [createRefresh(context, exchangeRatesUrl)] : [],
    /** The day of the latest rates, for the metrics; undefined if they are not refreshed. */
    dateOfRates: exchangeRatesUrl ? async () => (await latestRates(context)).date : undefined,
  };
}
