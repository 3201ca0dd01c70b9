import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import { hourMs } from '#contracts/values/durations.ts';
import type { WorkerJob } from '../outbox/startWorker.ts';
import { RatesFileError, readRatesFile } from './readRatesFile.ts';
import { type ExchangeRatesContext, keepRates, lastReceived } from './storedRates.ts';

const timeLimitMs = 10_000;
/** The file of the European Central Bank is smaller than 2 KB. */
const maxBytes = 64 * 1024;

/**
 * Reads the text of a file at an http or https address. Rejects if the file does not arrive
 * completely within ten seconds, is too long, or has another status than 200. Redirects are not
 * followed.
 */
function fetchRatesFile(address: string): Promise<string> {
  const get = address.startsWith('https:') ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    const request = get(address, {
      headers: { accept: 'application/xml, text/xml', 'user-agent': 'hotel-booking-website' },
      signal: AbortSignal.timeout(timeLimitMs),
    });
    const fail = (error: Error) => {
      request.destroy();
      reject(error);
    };
    request.once('error', reject);
    request.once('response', (response) => {
      if (response.statusCode !== 200) {
        fail(new RatesFileError(`status_${response.statusCode}`));
        return;
      }
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxBytes) fail(new RatesFileError('too_long'));
        else chunks.push(chunk);
      });
      response.once('error', reject);
      response.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    });
  });
}

/**
 * The file changes on working days at about 16:00 in Frankfurt. If the last rates are older than
 * this time, the job downloads the file.
 */
const refreshMs = 12 * hourMs;

/**
 * Creates the job that downloads the rates of `address`. It downloads the file when its worker
 * starts, because the address may have changed. Later hourly runs download the file only if no
 * process has stored rates in the last 12 hours.
 *
 * A file that does not arrive, is invalid or is for an earlier day changes nothing. The job tries
 * again in its next run, and logs one line until it succeeds. A file for the day of the last rates
 * changes nothing and is not logged, because new rates appear only on working days.
 */
export function createRefresh(context: ExchangeRatesContext, address: string): WorkerJob {
  const { log, now } = context;
  let failing = false;
  let isFirst = true;
  return async () => {
    const last = await lastReceived(context);
    if (!isFirst && last && now().getTime() - last.getTime() < refreshMs) return 0;
    try {
      const read = readRatesFile(await fetchRatesFile(address));
      if (Date.parse(read.date) > now().getTime()) throw new RatesFileError('future_day');
      const { host } = new URL(address);
      const unconfirmed = Object.entries((await keepRates(context, read, host)) ?? {});
      isFirst = false;
      if (unconfirmed.length > 0) {
        const { date } = read;
        log.warn({ date, unconfirmed }, 'exchange rates moved far and wait for confirmation');
      }
      if (failing) log.info('exchange rates are received again');
      failing = false;
    } catch (error) {
      if (!failing) log.warn({ err: error }, 'exchange rates were not received');
      failing = true;
    }
    return 0;
  };
}
