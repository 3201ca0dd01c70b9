import { once } from 'node:events';
import request from 'supertest';
import type { BreakerState } from '#server/provider/circuitBreaker.ts';
import { createMetrics, createMetricsServer } from '#server/observability/metrics.ts';
import { quietGauges } from './quietGauges.ts';
import { startServer } from '../scriptedServer.ts';
import { testApp } from '../testApp.ts';

const scrape = async (metrics: ReturnType<typeof createMetrics>) =>
  (await request(createMetricsServer(metrics)).get('/metrics').expect(200)).text;

test('requests are counted and timed by route, method and status, and cache results are counted by name', async () => {
  const metrics = createMetrics();
  let counted: () => void = () => undefined;
  const server = await startServer(
    testApp('http://127.0.0.1:9', {
      hotels: (_req, res, context) => {
        context.cache = 'hit';
        res.end('[]');
      },
      onResponse: (...args) => {
        metrics.observeRequest(...args);
        counted();
      },
    }),
  );
  for (const path of ['/api/hotels/7', '/api/hotels/8', '/nope/ada']) {
    const done = new Promise<void>((resolve) => (counted = resolve));
    await request(server.origin).get(path).set('Accept', 'application/json');
    await done;
  }
  await server.close();
  const text = await scrape(metrics);
  expect(text).toContain(
    'http_request_duration_seconds_count{route="/api/hotels/:id",method="GET",status="200"} 2',
  );
  expect(text).toContain(
    'http_request_duration_seconds_count{route="*",method="GET",status="404"} 1',
  );
  expect(text).toContain('hotels_cache_requests_total{result="hit"} 2');
  expect(text).not.toContain('ada');
});

test('the provider, the breaker, the cache and Node itself have metrics', async () => {
  const metrics = createMetrics();
  let state: BreakerState = 'closed';
  metrics.addGauges({ ...quietGauges, breaker: () => state, cacheBytes: () => 4_096 });
  metrics.observeProviderCall({ endpoint: 'search', outcome: 200, upstreamMs: 30, attempts: 2 });
  metrics.observeProviderCall({
    endpoint: 'hotel',
    outcome: 'refused',
    upstreamMs: 3,
    attempts: 1,
  });
  const closed = await scrape(metrics);
  expect(closed).toContain(
    'provider_request_duration_seconds_sum{endpoint="search",outcome="200"} 0.03',
  );
  expect(closed).toContain(
    'provider_request_duration_seconds_count{endpoint="hotel",outcome="refused"} 1',
  );
  expect(closed).toContain('provider_retries_total 1');
  expect(closed).toContain('provider_breaker_state{calls="reads",state="closed"} 1');
  expect(closed).toContain('hotels_cache_bytes 4096');
  expect(closed).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
  expect(closed).toMatch(/^process_resident_memory_bytes \d/m);
  state = 'open';
  const open = await scrape(metrics);
  expect(open).toContain('provider_breaker_state{calls="reads",state="closed"} 0');
  expect(open).toContain('provider_breaker_state{calls="reads",state="open"} 1');
});

test('the build has a metric, and no gauge is named like a counter', async () => {
  const text = await scrape(createMetrics());
  expect(text).toMatch(/^hotels_build_info\{version="\d+\.\d+\.\d+",commit="",build="dev"\} 1$/m);
  const gauges = [...text.matchAll(/^# TYPE (\w+) gauge$/gm)].map(([, name = '']) => name);
  expect(gauges.filter((name) => name.endsWith('_total'))).toEqual([]);
});

test('the metrics port serves nothing else', async () => {
  const server = createMetricsServer(createMetrics());
  await request(server).get('/').expect(404);
  await request(server).post('/metrics').expect(404);
  if (server.listening) await once(server.close(), 'close');
});
