import { hourMs } from '#contracts/values/durations.ts';
import type { WorkerJob } from '../outbox/startWorker.ts';
import { fetchRatesFile } from './fetchRatesFile.ts';
import { RatesFileError, readRatesFile } from './readRatesFile.ts';
import { type ExchangeRatesContext, keepRates, lastReceived } from './storedRates.ts';

/**
 * The file changes on working days at about 16:00 in Frankfurt: so old are its rates here at most.
 */
const refreshMs = 12 * hourMs;

/**
 * Makes the job that receives the rates of `address` twice a day, whichever process does. A file
 * that does not come or is wrong changes nothing, and the job tries again when it runs next; the
 * log has one line until it succeeds.
 */
export function createRefresh(context: ExchangeRatesContext, address: string): WorkerJob {
  const { log, now } = context;
  let failing = false;
  return async () => {
    const last = await lastReceived(context);
    if (last && now().getTime() - last.getTime() < refreshMs) return 0;
    try {
      const read = readRatesFile(await fetchRatesFile(address));
      if (Date.parse(read.date) > now().getTime()) throw new RatesFileError('future_day');
      await keepRates(context, read);
      if (failing) log.info('exchange rates are received again');
      failing = false;
    } catch (error) {
      if (!failing) log.warn({ err: error }, 'exchange rates were not received');
      failing = true;
    }
    return 0;
  };
}
