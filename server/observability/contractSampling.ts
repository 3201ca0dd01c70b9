import * as v from 'valibot';
import { type HotelCall, itemsIn } from '#contracts/provider/calls/hotelCall.ts';
import { type Endpoint, hotelCalls } from '#contracts/provider/calls/hotelCalls.ts';
import { faultsOfReviews, latestMonth } from '#contracts/provider/reviews.ts';
import type { ProviderRequest } from '../provider/providerRequest.ts';
import { jsonOf, type ProviderResponse } from '../provider/readResponse.ts';
import type { Log } from './log.ts';

/**
 * A deviation of a sampled response from the contract. It contains names and types, never a value.
 */
export type ContractError = {
  endpoint: Endpoint;
  /** A JSON path without indexes, such as `$.hotels[*].name`. */
  path: string;
  expected: string;
  received: string;
};

type Options = {
  /** The share of responses to check after the first minute, from 0 to 1. */
  rate: number;
  log: Pick<Log, 'warn'>;
  /** Returns monotonic milliseconds. */
  clock?: () => number;
  random?: () => number;
  /** Called for each contract error, including repeated ones, of the first 100 kinds. */
  onContractError?: (error: ContractError) => void;
};

const checkAllMs = 60_000;
const maxPerSecond = 5;
const maxBytes = 1_048_576;
const maxKinds = 100;

/**
 * Compares the provider's responses with the contract while the site runs. All responses of the
 * first minute are checked, which reveals a wrong deployment immediately. Later, only a share is
 * checked. At most five responses a second are checked, of at most 1 MiB each, because checking a
 * search costs as much as ten calls.
 *
 * `observe` only stores the parsed body. The check follows later, one response per turn of the
 * event loop, so that no request waits for it. Each kind of error, an endpoint and a path, is
 * logged once and then only counted. The check never affects the response to the client.
 */
export function createContractSampling(options: Options) {
  const { rate, log, clock = () => performance.now(), random = Math.random } = options;
  const started = clock();
  const waiting: (() => void)[] = [];
  const counts = new Map<string, number>();
  let second = started;
  let inSecond = 0;

  const count = (error: ContractError) => {
    const kind = `${error.endpoint} ${error.path}`;
    const seen = counts.get(kind);
    if (seen === undefined && counts.size === maxKinds) return;
    counts.set(kind, (seen ?? 0) + 1);
    options.onContractError?.(error);
    if (seen !== undefined) return;
    log.warn(error, 'the provider breaks the contract');
    if (counts.size === maxKinds) log.warn({ maxKinds }, 'further contract errors are not logged');
  };

  const checkNext = () => {
    const check = waiting.shift();
    if (waiting.length > 0) setImmediate(checkNext);
    check?.();
  };

  const observe = (request: ProviderRequest, response: ProviderResponse): void => {
    const { endpoint } = request;
    const { status, body } = response;
    // The setting for the provider may name a wrong server or path. No other check would reveal
    // that.
    if (status === 404 && !mayBeMissing(request, response)) {
      count({ endpoint, path: '$', expected: '200', received: '404' });
      return;
    }
    if (status !== 200) return;
    const now = clock();
    const chosen = now - started < checkAllMs || random() < rate;
    if (now - second >= 1_000) {
      second = now;
      inSecond = 0;
    }
    if (!chosen || inSecond === maxPerSecond || body.length > maxBytes) return;
    inSecond += 1;
    const value = jsonOf(response)?.value;
    waiting.push(() => contractErrorsOf(endpoint, value).forEach(count));
    if (waiting.length === 1) setImmediate(checkNext);
  };

  return {
    /**
     * Schedules the check of a response with status 200, if it is selected. A 404 is an error
     * unless the contract allows it.
     */
    observe,
    /** Returns the number of errors of each kind, by 'endpoint path'. */
    counts: (): ReadonlyMap<string, number> => counts,
  };
}

/**
 * Returns whether the contract allows a 404: for an unknown hotel or an optional call. If the 404
 * has a JSON body, it is also allowed for dates without data.
 */
function mayBeMissing({ endpoint, path }: ProviderRequest, response: ProviderResponse): boolean {
  const call: HotelCall = hotelCalls[endpoint];
  if (call.optional !== undefined || call.path.includes(':id')) return true;
  return path.includes('check_in=') && jsonOf(response) !== undefined;
}

function contractErrorsOf(endpoint: Endpoint, value: unknown): ContractError[] {
  const { issues = [] } = v.safeParse(hotelCalls[endpoint].response, value);
  const errors = issues.map((issue) => ({
    endpoint,
    path: pathOf(issue),
    expected: issue.expected ?? issue.type,
    received: typeOf(issue.input),
  }));
  return endpoint === 'reviews' ? [...errors, ...leftOutReviews(value)] : errors;
}

/** Returns the faults of reviews that pages do not show although they match the schema. */
function leftOutReviews(body: unknown): ContractError[] {
  const call = hotelCalls.reviews;
  const items = itemsIn(call, body).map(({ item }) => item);
  return faultsOfReviews(items, latestMonth(Date.now())).map(({ field, expected, received }) => ({
    endpoint: 'reviews',
    path: `${call.items.at}.${field}`,
    expected,
    received,
  }));
}

/** Returns a path such as `$.hotels[*].images[*].url`. */
function pathOf(issue: v.BaseIssue<unknown>): string {
  const steps = (issue.path ?? []).map((step) =>
    step.type === 'array' ? '[*]' : `.${String(step.key)}`,
  );
  return `$${steps.join('')}`;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === '') return 'empty text';
  return Array.isArray(value) ? 'array' : typeof value;
}
