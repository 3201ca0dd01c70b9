import { fileURLToPath } from 'node:url';
import { builtBundle } from './site/bundle.ts';
import { parseConfig } from './config.ts';
import { pagePolicy } from './site/contentSecurityPolicy.ts';
import { createContractSampling } from './observability/contractSampling.ts';
import { createApp } from './createApp.ts';
import { allowedHosts } from './pipeline/hostCheck.ts';
import { ResponseCache } from './cache/responseCache.ts';
import { createProviderClient } from './provider/createProviderClient.ts';
import { createHotelsHandler } from './hotels/createHotelsHandler.ts';
import { createHttpServer } from './http/createHttpServer.ts';
import { stopOnSignals } from './http/stopOnSignals.ts';
import { listen } from './http/listen.ts';
import { createLog, say } from './observability/log.ts';
import { createMetrics, createMetricsServer } from './observability/metrics.ts';
import { rateLimit } from './pipeline/rateLimit.ts';
import { securityHeaders } from './pipeline/securityHeaders.ts';
import { gracefulShutdown } from './http/gracefulShutdown.ts';

const development = process.env['NODE_ENV'] === 'development';
const stopMs = development ? 0 : 9_000;

async function start(): Promise<void> {
  const config = parseConfig(process.env);
  const log = createLog(config.logLevel, development || (process.stdout.isTTY && canPrettify()));
  const bundle = development
    ? await (await import('./site/devBundle.ts')).devBundle(config)
    : builtBundle(fileURLToPath(new URL('../client', import.meta.url)), config);
  const replay = config.replayFolder ? await startReplay(config.replayFolder) : undefined;
  const sample = config.providerHost || replay ? undefined : await startSampleProvider();
  const origin = config.providerHost ?? (replay ?? sample)?.origin ?? '';

  const headers = securityHeaders({
    plain: pagePolicy(config, bundle.html),
    tls: pagePolicy(config, bundle.html, true),
  });
  // Hot reload holds one answer open for as long as the page is.
  const limits = development ? { answerMs: Infinity } : {};
  const { server, closeIdle } = createHttpServer(headers.plain.data, log, limits);
  const drainMs = development ? 0 : config.drainMs;
  const { stop, stopping } = gracefulShutdown(server, {
    drainMs,
    graceMs: stopMs - drainMs,
    closeIdle,
  });
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const { fetch, breaker } = createProviderClient({
    origin,
    providerHeaders: config.providerHeaders,
    budgets: config.budgets,
    log,
    onCall: metrics?.called,
  });
  const sampling = createContractSampling({
    rate: config.contractSampleRate,
    log,
    onContractError: metrics?.violated,
  });
  const cache = new ResponseCache({ fetch: sampling.around(fetch), ...config.cache });
  metrics?.watch({ breaker, cacheBytes: () => cache.usage().bytes });
  const hosts = allowedHosts(config);
  const app = createApp({
    api: createHotelsHandler(cache),
    picturesOf: sample?.origin,
    bundle,
    unready: () => (stopping() ? 'stopping' : undefined),
    notes: () => (breaker() === 'closed' ? [] : [`provider breaker: ${breaker()}`]),
    hosts,
    trust: config.trustProxy,
    headers,
    limit: rateLimit(config.rateLimit),
    stopping,
    log,
    onAnswered: metrics?.answered,
  });
  server.on('request', app);
  const address = await listen(server, config);

  say(`The site is open at ${address}`);
  if (replay) say(`Hotels: as ${replay.recordedFrom} answered when it was recorded`);
  else say(sample ? `Hotels: the sample provider at ${origin}` : `Hotels: ${origin}`);
  if (config.gatePasswordIsDefault) say(`Gate password: ${config.gatePassword}`);
  if (!hosts) say('It answers for any host name: set ALLOWED_HOSTS before the public reaches it.');

  const metricsServer = metrics && createMetricsServer(metrics);
  if (metricsServer) {
    const { metricsHost: host, metricsPort: port = 0 } = config;
    say(`Metrics: ${await listen(metricsServer, { host, port }, 'METRICS_')}/metrics`);
  }

  stopOnSignals(process, {
    stop,
    afterwards: async () => (replay ?? sample)?.close(),
    log,
    exit: (code) => process.exit(code),
  });
}

/** The prettifier is no production dependency: where it is missing, a terminal shows JSON. */
function canPrettify(): boolean {
  try {
    import.meta.resolve('pino-pretty');
    return true;
  } catch {
    return false;
  }
}

/** Loaded only when needed: an operator with a provider of their own never runs it. */
async function startSampleProvider() {
  const { startProvider } = await import(
    /* webpackChunkName: "sampleProvider" */ '#contracts/provider/startProvider.ts'
  );
  return startProvider();
}

/** Loaded only when asked for, to look at a recorded fault. */
async function startReplay(folder: string) {
  const replay = await import(/* webpackChunkName: "replay" */ '#contracts/replay/startReplay.ts');
  return replay.startReplay(folder);
}

start().catch((fault: unknown) => {
  say(fault instanceof Error ? fault.message : String(fault), process.stderr);
  process.exit(1);
});
