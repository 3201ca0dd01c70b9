import { createServer, type RequestListener, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ContractError } from './contractSampling.ts';
import type { BreakerState } from '../provider/health/circuitBreaker.ts';
import type { ProviderCall } from '../provider/createProviderClient.ts';
import type { Outcome, RequestContext } from '../pipeline/requestContext.ts';

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const breakerStates: readonly BreakerState[] = ['closed', 'half-open', 'open'];

/** What is asked at each scrape, because it is a state and no event. */
export type MetricsSources = { breaker: () => BreakerState; cacheBytes: () => number };

/**
 * What an operator watches: the site's own requests, the calls to the provider, the breaker, the
 * cache, and Node's own event loop and memory. Labels hold patterns and words from fixed lists
 * alone, so that no traveller can make a new time series. docs/operations.md tells what to alert on.
 */
export function createMetrics() {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests of travellers, from their headers to the last byte of their answer.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: seconds,
    registers,
  });
  const cacheResults = new Counter({
    name: 'hotels_cache_requests_total',
    help: 'Questions about hotels by what their answer owes to the cache.',
    labelNames: ['result'] as const,
    registers,
  });
  const calls = new Histogram({
    name: 'provider_request_duration_seconds',
    help: 'Calls to the provider, retry included, by status or by the reason there is none.',
    labelNames: ['endpoint', 'outcome'] as const,
    buckets: seconds,
    registers,
  });
  const retries = new Counter({
    name: 'provider_retries_total',
    help: 'Calls to the provider that were made a second time.',
    registers,
  });

  const violations = new Counter({
    name: 'provider_contract_violations_total',
    help: 'Departures from the contract in the sampled answers of the provider.',
    labelNames: ['endpoint', 'path'] as const,
    registers,
  });

  return {
    violated: ({ endpoint, path }: ContractError): void => violations.inc({ endpoint, path }),
    answered: (context: RequestContext, { status }: Outcome): void => {
      const took = (performance.now() - context.startedAt) / 1000;
      const { route, method } = context;
      answers.observe({ route, method, status: String(status) }, took);
      if (context.cache !== undefined) cacheResults.inc({ result: context.cache });
    },
    called: ({ endpoint, outcome, upstreamMs, attempts }: ProviderCall): void => {
      calls.observe({ endpoint, outcome: String(outcome) }, upstreamMs / 1000);
      if (attempts > 1) retries.inc(attempts - 1);
    },
    watch: ({ breaker, cacheBytes }: MetricsSources): void => {
      const state = new Gauge({
        name: 'provider_breaker_state',
        help: '1 for the state that the circuit breaker is in.',
        labelNames: ['state'] as const,
        registers,
        collect: () => {
          for (const name of breakerStates) state.set({ state: name }, name === breaker() ? 1 : 0);
        },
      });
      const bytes: Gauge = new Gauge({
        name: 'hotels_cache_bytes',
        help: 'Bytes of answers that the cache holds.',
        registers,
        collect: () => bytes.set(cacheBytes()),
      });
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

/** Answers `GET /metrics` on a port of its own, which no traveller reaches, and nothing else. */
export function createMetricsServer(metrics: Pick<Metrics, 'text' | 'contentType'>): Server {
  const answer: RequestListener = (req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => res.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => res.writeHead(500).end(),
    );
  };
  return createServer(answer);
}
