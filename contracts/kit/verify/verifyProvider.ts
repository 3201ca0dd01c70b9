import { setTimeout as sleep } from 'node:timers/promises';
import { type Budgets, defaultBudgets } from '#server/provider/budgets.ts';
import { connectionError } from '../http/explainError.ts';
import { createProviderClient, type ProviderClient } from '../http/createProviderClient.ts';
import { throwIfInterrupted } from '../http/interruption.ts';
import { otherProtocol } from '../http/otherProtocol.ts';
import { createRedactor } from '../http/createRedactor.ts';
import { checkReservations } from '../sandbox/checkReservations.ts';
import { type Exchange, type ProviderRequest, readExchange, succeeded } from './exchange.ts';
import { buildReport, type Report } from './report.ts';
import {
  edgeCaseRequests,
  hotelRequests,
  languageRequests,
  otherStayRequests,
  partyRequests,
  residencyRequests,
  placeRequests,
  repeatedRequests,
  revalidationRequests,
  reviewRequests,
  siteRequests,
  stayAfter,
  translatedPlaceRequests,
} from './requests.ts';

const concurrency = 5;

/**
 * The options of a verification. `origin` has no path; `headers` are sent with every request;
 * `sample` is the number of hotels requested by id.
 */
export interface VerifyOptions {
  origin: string;
  headers: Readonly<Record<string, string>>;
  city: string;
  sample: number;
  limits?: Budgets;
  /** The origin of a sandbox whose reservations are checked too. */
  reservations?: string;
  /** Stops the run before its next request. */
  signal?: AbortSignal;
  /** The pause before calls are repeated; a second by default. */
  pauseMs?: number;
}

/** The progress of a run: `done` of `total` requests of the phase. */
export interface Progress {
  phase: string;
  done: number;
  total: number;
}

/** Thrown when no connection to the provider can be made. */
export class UnreachableProviderError extends Error {
  override name = 'UnreachableProviderError';
}

/**
 * Sends all requests to a provider, at most five at a time, and checks the responses. Wrong
 * responses become findings in the report. Rejects with `UnreachableProviderError` when no
 * connection can be made, and with `InterruptedError` when `signal` aborts before anything is
 * reserved.
 */
export async function verifyProvider(
  options: VerifyOptions,
  onProgress?: (progress: Progress) => void,
): Promise<Report> {
  const { origin, headers, reservations: sandbox, limits = defaultBudgets } = options;
  const reason = await connectionError(origin, limits.firstByteMs);
  if (reason) throw new UnreachableProviderError(reason);
  const sandboxReason = sandbox && (await connectionError(sandbox, limits.firstByteMs));
  if (sandboxReason)
    throw new UnreachableProviderError(`${sandboxReason}; --reservations ${sandbox}`);
  const client = createProviderClient(origin, headers, limits);
  try {
    return await checkResponses(client.get, options, onProgress, () =>
      otherProtocol(origin, limits.firstByteMs),
    );
  } finally {
    client.close();
  }
}

/**
 * Sends all requests by `get` and checks the responses, without opening connections itself.
 * `explainSilence` is called to explain why no list has a usable response.
 */
export async function checkResponses(
  get: ProviderClient['get'],
  options: VerifyOptions,
  onProgress: (progress: Progress) => void = () => {},
  explainSilence: () => Promise<string | undefined> = () => Promise.resolve(undefined),
): Promise<Report> {
  const {
    origin,
    headers,
    city,
    sample,
    limits = defaultBudgets,
    pauseMs = 1_000,
    signal,
  } = options;
  const sandbox = options.reservations;
  const started = performance.now();
  const now = new Date();
  const redactor = createRedactor(headers);

  async function sendAll(phase: string, requests: readonly ProviderRequest[]): Promise<Exchange[]> {
    if (requests.length === 0) return [];
    let done = 0;
    const report = () => onProgress({ phase, done, total: requests.length });
    report();
    return mapConcurrently(concurrency, requests, async (request) => {
      throwIfInterrupted(signal);
      const response = await get(request.path, request.asks, signal);
      throwIfInterrupted(signal);
      const exchange = readExchange(request, response, redactor);
      done += 1;
      report();
      return exchange;
    });
  }

  const lists = await sendAll('Lists and searches', siteRequests(city, now));
  if (!lists.some(({ response }) => 'status' in response && succeeded(response))) {
    const reason = await explainSilence();
    if (reason) throw new UnreachableProviderError(reason);
  }
  const searches = placeRequests(lists);
  const places = await sendAll('Listed places', searches);
  const hotels = await sendAll('Hotels by id', hotelRequests(lists, sample, now));
  const parties = await sendAll('Parties', [
    ...partyRequests(hotels, city, now),
    ...residencyRequests(hotels, city, now),
  ]);
  const reads = [...lists, ...hotels];
  const languages = await sendAll('Other languages', languageRequests(reads));
  const translated = await sendAll('Places in other languages', translatedPlaceRequests(languages));
  const cached = await sendAll('Validators', revalidationRequests(reads));
  const reviewed = reviewRequests(hotels);
  const reviews = await sendAll('Reviews', reviewed);
  const repeated = repeatedRequests(hotels);
  if (repeated.length > 0) await sleep(pauseMs);
  const again = await sendAll('Rates once more', repeated);
  const edgeCases = await sendAll('Edge cases', [
    ...otherStayRequests(hotels, now),
    ...edgeCaseRequests(city, now),
  ]);
  const reservations =
    sandbox === undefined
      ? undefined
      : await checkReservations({
          origin: sandbox,
          headers,
          city,
          stay: stayAfter(now),
          limits,
          redactor,
          signal,
          pauseMs,
          onProgress: (done, total) => onProgress({ phase: 'Reservations', done, total }),
        });
  const durationMs = Math.round(performance.now() - started);
  const run = { provider: origin, startedAt: now.toISOString(), durationMs, city };
  const exchanges = [
    ...[...lists, ...places, ...hotels, ...parties, ...languages, ...translated, ...cached],
    ...[...reviews, ...again, ...edgeCases],
  ];
  return buildReport(run, exchanges, redactor, reservations);
}

/**
 * Maps `items` with `work`, with at most `limit` calls at the same time. Resolves with the results
 * in the order of the items. Rejects as soon as one call does.
 */
async function mapConcurrently<Item, Result>(
  limit: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  async function worker() {
    for (const [index, item] of queue) results[index] = await work(item);
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}
