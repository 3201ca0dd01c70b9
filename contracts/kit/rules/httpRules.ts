import { everyEndpoint } from '../../provider/hotelCalls.ts';
import {
  eachExchange,
  eachResponse,
  hasResponse,
  randomEndpoints,
  type Rule,
  siteResponses,
} from './rule.ts';

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
    expected: 'no-store, no-cache or max-age=0, so that each page view shows other hotels',
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
    expected: 'status 200, as without the parameter',
    check: eachExchange(['unknown parameter'], (exchange) => {
      if (!hasResponse(exchange)) return undefined;
      const { status } = exchange.response;
      return status === 200 ? undefined : { at: 'status', received: status };
    }),
  },
];

/**
 * The nearest-rank percentile: the smallest value that at least `share` % of the values do not
 * exceed. `undefined` without values.
 */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)];
}
