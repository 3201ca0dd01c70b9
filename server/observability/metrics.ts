import { createServer, type RequestListener, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BreakerState } from '../provider/circuitBreaker.ts';
import { type CallKind, callKinds, type ProviderCall } from '../provider/createProviderClient.ts';
import type { Outcome, RequestContext } from '../request/requestContext.ts';
import type { ContractError } from './contractSampling.ts';

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const breakerStates: readonly BreakerState[] = ['closed', 'half-open', 'open'];

/** What is read at each scrape. */
export type GaugeSources = {
  breaker: (calls: CallKind) => BreakerState;
  cacheBytes: () => number;
  /** The day of the latest exchange rates; undefined if they are not refreshed. */
  dateOfRates?: (() => Promise<string>) | undefined;
};

/**
 * The metrics of this process: the site's requests, the calls to the provider, its circuit breakers,
 * the cache, and Node's event loop and memory. Label values are patterns and words from fixed lists, so that
 * no client can create time series. docs/operations.md says what to alert on.
 */
export function createMetrics() {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests to the site, from their headers to the last byte of the response.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: seconds,
    registers,
  });
  const cacheResults = new Counter({
    name: 'hotels_cache_requests_total',
    help: 'Requests for hotels by cache result.',
    labelNames: ['result'] as const,
    registers,
  });
  const calls = new Histogram({
    name: 'provider_request_duration_seconds',
    help: 'Calls to the provider, retry included, by status or error reason.',
    labelNames: ['endpoint', 'outcome'] as const,
    buckets: seconds,
    registers,
  });
  const retries = new Counter({
    name: 'provider_retries_total',
    help: 'Retried calls to the provider.',
    registers,
  });
  const contractErrors = new Counter({
    name: 'provider_contract_errors_total',
    help: 'Contract errors in sampled responses of the provider.',
    labelNames: ['endpoint', 'path'] as const,
    registers,
  });

  return {
    countContractError: ({ endpoint, path }: ContractError): void =>
      contractErrors.inc({ endpoint, path }),
    observeRequest: (context: RequestContext, { status }: Outcome): void => {
      const duration = (performance.now() - context.startedAt) / 1000;
      const { route, method } = context;
      requests.observe({ route, method, status: String(status) }, duration);
      if (context.cache !== undefined) cacheResults.inc({ result: context.cache });
    },
    observeProviderCall: ({ endpoint, outcome, upstreamMs, attempts }: ProviderCall): void => {
      calls.observe({ endpoint, outcome: String(outcome) }, upstreamMs / 1000);
      if (attempts > 1) retries.inc(attempts - 1);
    },
    addGauges: ({ breaker, cacheBytes, dateOfRates }: GaugeSources): void => {
      const state = new Gauge({
        name: 'provider_breaker_state',
        help: '1 for the current state of the circuit breaker of reads or reservations.',
        labelNames: ['calls', 'state'] as const,
        registers,
        collect: () => {
          for (const kind of callKinds) {
            for (const name of breakerStates) {
              state.set({ calls: kind, state: name }, name === breaker(kind) ? 1 : 0);
            }
          }
        },
      });
      const bytes: Gauge = new Gauge({
        name: 'hotels_cache_bytes',
        help: 'Bytes of cached responses.',
        registers,
        collect: () => bytes.set(cacheBytes()),
      });
      if (!dateOfRates) return;
      const ratesDay: Gauge = new Gauge({
        name: 'exchange_rates_day_seconds',
        help: 'The day of the latest exchange rates, as seconds since 1970.',
        registers,
        collect: async () => {
          // While the database is down, the value of the last scrape stays.
          const day = await dateOfRates().catch(() => undefined);
          if (day) ratesDay.set(Date.parse(day) / 1000);
        },
      });
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

/** Serves `GET /metrics` and nothing else, for a port of its own that the public cannot reach. */
export function createMetricsServer(metrics: Pick<Metrics, 'text' | 'contentType'>): Server {
  const listener: RequestListener = (req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => res.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => res.writeHead(500).end(),
    );
  };
  return createServer(listener);
}
