import { createServer, type RequestListener, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ProviderCall } from '../provider/createProviderClient.ts';
import type { Outcome, RequestContext } from '../request/requestContext.ts';
import type { BrowserReportKind } from './browserReports.ts';
import type { ContractError } from './contractSampling.ts';
import { createFailuresInARow } from './failuresInARow.ts';
import { addGauges, type GaugeSources } from './gauges.ts';
import { buildVersion, commit, version } from './version.ts';
import { vitalsHistograms } from './vitalsHistograms.ts';

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Creates the metrics of this process: requests and refusals, calls to the provider, outcomes of
 * reservations and messages, and Node's event loop and memory. Gauges are added once their sources
 * exist. Label values are patterns and words from fixed lists, so that no client can create time
 * series. docs/operations.md lists the recommended alerts.
 */
export function createMetrics() {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  // These gauges have the suffix of counters, `_total`. The gauges of the same names without the
  // suffix show each kind.
  for (const kind of ['handles', 'requests', 'resources']) {
    register.removeSingleMetric(`nodejs_active_${kind}_total`);
  }
  new Gauge({
    name: 'hotels_build_info',
    help: 'Always 1: the version of this process, and the commit if the build knew it.',
    labelNames: ['version', 'commit', 'build'] as const,
    registers,
  }).set({ version, commit, build: buildVersion }, 1);
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests to the site, from their headers to the last byte of the response.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: seconds,
    registers,
  });
  const failures = createFailuresInARow();
  const failing: Gauge<'route'> = new Gauge({
    name: 'http_failing_seconds',
    help: 'Seconds from the first to the last failure of a route since its last success; 0 for fewer than four failures.',
    labelNames: ['route'] as const,
    registers,
    collect: () => {
      failing.reset();
      for (const [route, length] of failures.seconds()) failing.set({ route }, length);
    },
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
  const reservations = new Counter({
    name: 'reservation_calls_total',
    help: 'Calls about reservations by outcome; unknown without a valid answer.',
    labelNames: ['call', 'outcome'] as const,
    registers,
  });
  const payments = new Counter({
    name: 'payments_total',
    help: 'Payments and refunds by outcome.',
    labelNames: ['outcome'] as const,
    registers,
  });
  const paymentEvents = new Counter({
    name: 'payment_events_total',
    help: 'Events of the payment provider: new, known already, ignored by their type, or refused.',
    labelNames: ['outcome'] as const,
    registers,
  });
  const messages = new Counter({
    name: 'outbox_messages_total',
    help: 'Attempts to send mails and webhook events, by outcome.',
    labelNames: ['kind', 'outcome'] as const,
    registers,
  });
  const refusals = new Counter({
    name: 'rate_limit_refusals_total',
    help: 'Requests, mails and codes that a limit refused, by the name of the limit.',
    labelNames: ['limit'] as const,
    registers,
  });
  const passwordsAsked = new Counter({
    name: 'breached_password_checks_total',
    help: 'Requests to the range service of breached passwords by outcome; a failed request refuses no password.',
    labelNames: ['outcome'] as const,
    registers,
  });
  const seals = new Counter({
    name: 'record_seals_total',
    help: 'Attempts to write a seal of the record into its file, by outcome.',
    labelNames: ['outcome'] as const,
    registers,
  });
  const browserReports = new Counter({
    name: 'browser_reports_total',
    help: 'Reports of browsers: errors of the client, failed calls, violations of the policy.',
    labelNames: ['kind'] as const,
    registers,
  });

  return {
    countPasswordAsked: (outcome: string): void => passwordsAsked.inc({ outcome }),
    countSeal: (outcome: string): void => seals.inc({ outcome }),
    observeVitals: vitalsHistograms(register),
    countBrowserReport: (kind: BrowserReportKind): void => browserReports.inc({ kind }),
    countReservation: (call: string, outcome: string): void => reservations.inc({ call, outcome }),
    countPayment: (outcome: string): void => payments.inc({ outcome }),
    countPaymentEvent: (outcome: string): void => paymentEvents.inc({ outcome }),
    countMessage: (kind: string, outcome: string): void => messages.inc({ kind, outcome }),
    countRefusal: (limit: string): void => refusals.inc({ limit }),
    countContractError: ({ endpoint, path }: ContractError): void =>
      contractErrors.inc({ endpoint, path }),
    observeRequest: (context: RequestContext, { status, aborted }: Outcome): void => {
      const at = performance.now();
      const duration = (at - context.startedAt) / 1000;
      const { route, method } = context;
      if (!aborted) failures.observe(route, status, at);
      requests.observe({ route, method, status: String(status) }, duration);
      if (context.cache !== undefined) cacheResults.inc({ result: context.cache });
    },
    observeProviderCall: ({ endpoint, outcome, upstreamMs, attempts }: ProviderCall): void => {
      calls.observe({ endpoint, outcome: String(outcome) }, upstreamMs / 1000);
      if (attempts > 1) retries.inc(attempts - 1);
    },
    addGauges: (sources: GaugeSources): void => addGauges(register, sources),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

/** Serves only `GET /metrics`, for a separate port that the public cannot reach. */
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
