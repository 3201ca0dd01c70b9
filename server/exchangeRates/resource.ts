import { exchangeRateCalls } from '#contracts/site/calls/publicCalls.ts';
import type { Config } from '../main/config.ts';
import { implement } from '../request/implement.ts';
import { createRefresh } from './createRefresh.ts';
import { exchangeRateRoutes, rateQueuesAt } from './deskRates.ts';
import { type ExchangeRatesContext, ratesOf, statusOfRates } from './storedRates.ts';

/** How long clients may cache a response, in seconds. New rates appear once a day. */
const maxAge = 600;

/**
 * Creates the exchange rates: their route, the decisions at the desk, and their refresh, which an
 * empty EXCHANGE_RATES_URL turns off.
 */
export function startExchangeRates(
  { exchangeRatesUrl }: Pick<Config, 'exchangeRatesUrl'>,
  context: ExchangeRatesContext,
) {
  return {
    /** The resources by their names under `/api`. */
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
    /** Returns the latest rates for metrics and probes. Undefined if they are not refreshed. */
    status: exchangeRatesUrl ? () => statusOfRates(context) : undefined,
  };
}
