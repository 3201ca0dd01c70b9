import type { Endpoint } from '#contracts/provider/calls/hotelCalls.ts';
import type { RequestMetadata } from '#contracts/provider/calls/requestHeaders.ts';
import type { reservationPaths } from '#contracts/provider/reservations.ts';
import type { ProviderResponse } from './readResponse.ts';

/**
 * A GET request for hotels to the provider: an endpoint of the contract, and the path and query to
 * send. Equal requests have equal paths.
 */
export type ProviderRequest = { endpoint: Endpoint; path: string };

/**
 * A request for reservations to the provider: a POST of `json` if `post` is given, else a GET.
 * `timeMs` replaces the time limits for the first byte and the whole response, because a
 * reservation may take longer than a search. A POST is never retried. A failure counts for the
 * hotel with `hotelId`.
 */
export type ReservationCall = {
  endpoint: keyof typeof reservationPaths | 'changes';
  path: string;
  hotelId: string;
  post?: { json: string; idempotencyKey?: string };
  timeMs: number;
};

/** `signal` aborts the request. */
export type FetchOptions = RequestMetadata & { signal?: AbortSignal };

/**
 * Resolves to a complete and checked response, including the provider's errors. Rejects with a
 * ProviderError, or with the signal's reason when the signal aborts. Both happen within the
 * budgets.
 */
export type ProviderFetch<Request> = (
  request: Request,
  options: FetchOptions,
) => Promise<ProviderResponse>;

const headerName = /^[!#$%&'*+.^_`|~\w-]{1,128}$/;
const headerValue = /^[\x20-\x7e]{1,8192}$/;
const siteHeaders = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'content-length',
  'content-type',
  'expect',
  'host',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'keep-alive',
  'proxy-connection',
  'range',
  'te',
  'traceparent',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'x-request-id',
]);

/**
 * Parses the operator's `PROVIDER_HEADERS`: a JSON object of strings, or lines of `Name: value`.
 * Returns the names in lower case. Throws an error for the operator, which omits the values because
 * they are secret. Headers that frame the message or that the site sets itself are forbidden,
 * because a duplicate could change how the provider reads the request.
 */
export function parseProviderHeaders(text: string): Readonly<Record<string, string>> {
  const headers = new Map<string, string>();
  for (const [name, value] of text.trimStart().startsWith('{')
    ? jsonPairs(text)
    : linePairs(text)) {
    const lowerName = name.toLowerCase();
    if (!headerName.test(name) || typeof value !== 'string' || !headerValue.test(value))
      throw new Error('PROVIDER_HEADERS must be a JSON object of strings or lines of Name: value');
    if (siteHeaders.has(lowerName))
      throw new Error(`PROVIDER_HEADERS must not set ${lowerName}: the site sets it itself`);
    if (headers.has(lowerName))
      throw new Error(`PROVIDER_HEADERS must name ${lowerName} only once`);
    headers.set(lowerName, value);
  }
  return Object.fromEntries(headers);
}

function linePairs(text: string): [string, unknown][] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, Math.max(colon, 0)), line.slice(colon + 1).trim()];
    });
}

function jsonPairs(text: string): [string, unknown][] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? Object.entries(value) : [['', value]];
  } catch {
    return [['', undefined]];
  }
}
