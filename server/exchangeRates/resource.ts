import { exchangeRateCalls } from '#contracts/site/calls/publicCalls.ts';
import type { Config } from '../main/config.ts';
import { implement } from '../request/implement.ts';
import { createRefresh } from './createRefresh.ts';
import { exchangeRateRoutes, rateQueuesAt } from './deskRates.ts';
import { type ExchangeRatesContext, ratesOf, statusOfRates } from './storedRates.ts';

/** How long a response may be kept, in seconds: new rates come once a day. */
const maxAge = 600;

/**
 * Puts the exchange rates together: their route, what the desk decides on them, and their refresh,
 * which an empty EXCHANGE_RATES_URL turns off.
 */
export function startExchangeRates(
  { exchangeRatesUrl }: Pick<Config, 'exchangeRatesUrl'>,
  context: ExchangeRatesContext,
) {
  return {
    /** By their name under `/api`. */
    resources: implement(
      'exchange-rates',
      exchangeRateCalls,
      {},
    )({
      'GET /api/exchange-rates': async ({ query: { date } }) => ({
        status: 200,
        body: await ratesOf(context, date),
        headers: { 'Cache-Control': `public, max-age=${maxAge}` },
      }),
    }),
    deskRoutes: exchangeRateRoutes(context),
    queuesAt: rateQueuesAt(context),
    hourlyJobs: exchangeRatesUrl ? [createRefresh(context, exchangeRatesUrl)] : [],
    /** The latest rates, for metrics and probes; undefined if they are not refreshed. */
    status: exchangeRatesUrl ? () => statusOfRates(context) : undefined,
  };
}
