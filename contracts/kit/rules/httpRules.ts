import { TextDecoder } from 'node:util';
import { everyEndpoint } from '../../provider/calls/hotelCalls.ts';
import {
  eachExchange,
  eachJson,
  eachResponse,
  hasResponse,
  type Occurrence,
  randomEndpoints,
  type RespondedExchange,
  type Rule,
  siteResponses,
} from './rule.ts';
import { isJsonType, isTooComplex, jsonLimits } from '../../values/readJson.ts';
import { type RequestPurpose, succeeded } from '../verify/exchange.ts';
import { locateJsonError } from '../http/locateJsonError.ts';
import type { ProviderResponse } from '../http/createProviderClient.ts';

const slowMs = 1_000;
const worthCompressing = 1_400;
const largeBody = 2 ** 20;

/** Rules for speed, size, compression and caching, and for requests with an unknown parameter. */
export const httpRules: readonly Rule[] = [
  {
    id: 'latency',
    title: 'Responds within 1 s (p95)',
    rank: 'advice',
    endpoints: everyEndpoint,
    expected: `95 of 100 responses within ${slowMs / 1000} s`,
    check: (exchanges) => {
      const responses = siteResponses(exchanges);
      const times = responses.map(({ response }) => response.wholeMs);
      const slowest = responses.toSorted((a, b) => b.response.wholeMs - a.response.wholeMs)[0];
      const p95 = percentile(times, 95);
      if (!slowest || p95 === undefined || p95 <= slowMs)
        return { checked: responses.length, occurrences: [] };
      const received = `p50 ${Math.round(percentile(times, 50) ?? 0)} ms, p95 ${Math.round(p95)} ms`;
      return {
        checked: responses.length,
        occurrences: [{ exchange: slowest, at: 'time', received }],
      };
    },
  },
  {
    id: 'compression',
    title: 'Compresses responses',
    rank: 'advice',
    endpoints: everyEndpoint,
    expected: `content-encoding gzip or br for bodies over ${worthCompressing} bytes`,
    check: eachResponse(({ response }) =>
      response.body.length <= worthCompressing || response.headers['content-encoding']
        ? undefined
        : {
            at: 'header content-encoding',
            received: `${response.body.length} bytes, not compressed`,
          },
    ),
  },
  {
    id: 'body-size',
    title: 'Bodies under 1 MB',
    rank: 'advice',
    endpoints: everyEndpoint,
    expected: 'a body of at most 1 MB before compression',
    check: eachResponse(({ response }) =>
      response.body.length > largeBody
        ? { at: '$', description: `${(response.body.length / largeBody).toFixed(1)} MB` }
        : undefined,
    ),
  },
  {
    id: 'cache-control',
    title: 'Has a cache-control header',
    rank: 'advice',
    endpoints: everyEndpoint,
    expected: 'a cache-control header that says how long to cache',
    check: eachResponse(({ response }) =>
      response.headers['cache-control']
        ? undefined
        : { at: 'header cache-control', received: response.headers['cache-control'] },
    ),
  },
  {
    id: 'vary',
    title: 'Responses can be cached',
    rank: 'advice',
    endpoints: everyEndpoint,
    expected: 'a vary header that names request headers, not *',
    check: eachResponse(({ response }) =>
      /(^|,)\s*\*/.test(response.headers['vary'] ?? '')
        ? { at: 'header vary', received: response.headers['vary'] }
        : undefined,
    ),
  },
  {
    id: 'random-not-cached',
    title: 'Random lists stay random',
    rank: 'advice',
    endpoints: randomEndpoints,
    expected:
      'no-store, no-cache or max-age=0, so that each page view (with rates: each day) shows different hotels',
    check: eachResponse(({ response }) => {
      const caching = response.headers['cache-control'];
      return !caching || /no-store|no-cache|max-age=0\b/i.test(caching)
        ? undefined
        : { at: 'header cache-control', received: caching };
    }),
  },
  {
    id: 'unknown-parameter',
    title: 'Ignores unknown parameters',
    rank: 'advice',
    endpoints: ['search'],
    expected: 'status 200, as without the unknown parameter',
    check: eachExchange(['unknown parameter'], (exchange) => {
      if (!hasResponse(exchange)) return undefined;
      const { status } = exchange.response;
      return status === 200 ? undefined : { at: 'status', received: status };
    }),
  },
];

/**
 * Returns the nearest-rank percentile: the smallest value that at least `share` % of the values do
 * not exceed. Returns `undefined` without values.
 */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)];
}

const contextLength = 40;
const gzipMagic = Buffer.from([0x1f, 0x8b]);

/** The purposes of requests that travelers cause. */
const sent = ['site', 'listed place', 'other stay', 'repeated'] as const satisfies RequestPurpose[];
/** The statuses with which a provider may say that it has nothing for the days of a request. */
const withoutStay = [400, 404, 410, 422];

/**
 * Rules that decide whether the site can read a response at all. Without a response, a screen has
 * no data.
 */
export const responseRules: readonly Rule[] = [
  {
    id: 'responds-in-time',
    title: 'Responds completely and in time',
    rank: 'broken',
    endpoints: everyEndpoint,
    hidesOthers: 'mostly',
    expected: 'a connection within 300 ms, headers within 2 s, the end within 5 s',
    check: eachExchange([...sent, 'unknown city', 'unknown id'], ({ response }) =>
      'error' in response ? { at: 'connection', received: response.error } : undefined,
    ),
  },
  {
    id: 'status-ok',
    title: 'Status 200',
    rank: 'broken',
    endpoints: everyEndpoint,
    hidesOthers: 'mostly',
    expected: 'status 200',
    check: eachExchange(sent, (exchange) => {
      if (!hasResponse(exchange) || succeeded(exchange.response)) return undefined;
      const isOutside = exchange.purpose === 'other stay';
      if (isOutside && withoutStay.includes(exchange.response.status)) return undefined;
      return wrongStatus(exchange.response);
    }),
  },
  {
    id: 'body-is-json',
    title: 'Body is JSON',
    rank: 'broken',
    endpoints: everyEndpoint,
    hidesOthers: 'mostly',
    expected: 'a JSON body',
    check: eachResponse((exchange) =>
      exchange.json ? undefined : { at: '$', description: notJson(exchange) },
    ),
  },
  {
    id: 'body-is-utf-8',
    title: 'Body is UTF-8',
    rank: 'broken',
    endpoints: everyEndpoint,
    expected: 'UTF-8, as JSON requires (RFC 8259 §8.1)',
    check: eachJson((_, { response }) =>
      isUtf8(response.body) ? undefined : { at: '$', description: 'bytes that are not UTF-8' },
    ),
  },
  {
    id: 'content-type',
    title: 'Content type is JSON',
    rank: 'broken',
    endpoints: everyEndpoint,
    hidesOthers: 'mostly',
    expected: 'content-type: application/json',
    check: eachJson((_, { response }) => {
      const type = response.headers['content-type'];
      return isJsonType(type) ? undefined : { at: 'header content-type', received: type };
    }),
  },
];

function wrongStatus({ status, headers }: ProviderResponse): Occurrence {
  const occurrence = { at: 'status', received: status };
  if (status === 401 || status === 403) {
    return { ...occurrence, expected: 'status 200; pass the required credentials with --header' };
  }
  if (status === 429) {
    const wait = headers['retry-after'];
    return {
      at: 'status',
      received: `429 with ${wait ? `retry-after: ${wait}` : 'no retry-after header'}`,
      expected: 'status 200; the provider limits the rate: wait, then try a smaller --sample',
    };
  }
  if (status >= 300 && status < 400 && headers.location) {
    return {
      at: 'status',
      received: `${status} to ${headers.location}`,
      expected: 'status 200, no redirect',
    };
  }
  return occurrence;
}

/** Describes why a body is not JSON, with the line, the column and the text around it. */
function notJson({ response: { body }, splitText }: RespondedExchange): string {
  if (body.length === 0) return 'an empty body';
  if (body.subarray(0, 2).equals(gzipMagic)) {
    return 'gzip data without the header content-encoding: gzip';
  }
  if (isTooComplex(body)) return `a body that exceeds the limits of the site: ${jsonLimits}`;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
  if (text.startsWith('\ufeff')) return 'a byte order mark before the JSON (RFC 8259 §8.1)';
  const { offset, line, column, atEnd } = locateJsonError(text);
  const { before, after } = splitText(offset);
  const from = before.length > contextLength ? `…${before.slice(-contextLength)}` : before;
  const to = after.length > contextLength ? `${after.slice(0, contextLength)}…` : after;
  const place = `line ${line}, column ${column}`;
  return atEnd
    ? `JSON that ends too early, at ${place}: ${from}`
    : `not JSON from ${place} on: ${from}⟶${to}`;
}

function isUtf8(body: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body);
    return true;
  } catch {
    return false;
  }
}
