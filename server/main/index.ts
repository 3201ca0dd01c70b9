import { fileURLToPath } from 'node:url';
import type { PostgresPool } from 'kysely';
import { ResponseCache } from '../cache/responseCache.ts';
import { startDatabase, type StartedDatabase } from '../database/startDatabase.ts';
import { createHotelsHandler } from '../hotels/createHotelsHandler.ts';
import { createDailyHotels } from '../hotels/dailyHotels.ts';
import { createGoneHotels } from '../hotels/goneHotels.ts';
import { createRatesSeen } from '../hotels/ratesSeen.ts';
import { withoutPlaces } from '../hotels/withoutPlaces.ts';
import { createHttpServer } from '../http/createHttpServer.ts';
import { gracefulShutdown } from '../http/gracefulShutdown.ts';
import { listen } from '../http/listen.ts';
import { stopOnSignals } from '../http/stopOnSignals.ts';
import { createContractSampling } from '../observability/contractSampling.ts';
import { createLog, say } from '../observability/log.ts';
import { createMetrics, createMetricsServer } from '../observability/metrics.ts';
import { callKinds, createProviderClient } from '../provider/createProviderClient.ts';
import { clientLimit } from '../request/limits.ts';
import { createRateLimit, type RateLimit } from '../request/rateLimit.ts';
import { allowedHosts } from '../request/requestTarget.ts';
import { securityHeaders } from '../request/securityHeaders.ts';
import { builtBundle } from '../site/bundle.ts';
import { pagePolicy } from '../site/contentSecurityPolicy.ts';
import { parseConfig } from './config.ts';
import { createApp } from './createApp.ts';
import { startResources } from './startResources.ts';

const development = process.env['NODE_ENV'] === 'development';
/** How long a shutdown may take in all, in milliseconds. */
const shutdownMs = development ? 0 : 9_000;

let startingDatabase: Promise<StartedDatabase> | undefined;

async function start(): Promise<void> {
  const config = parseConfig(process.env);
  const pretty = development || (process.stdout.isTTY && canPrettify());
  const { log, flush: flushLog } = createLog(config.logLevel, pretty);
  // It starts while the rest does.
  startingDatabase = startDatabase(config, log);
  startingDatabase.catch(() => {});
  const rates = createRatesSeen();
  const usesSample = !config.providerHost && !config.replayFolder;
  const isLive = () => config.liveSite ?? ((usesSample && config.sampleRates) || rates.seen());
  const bundle = development
    ? await (await import('../site/devBundle.ts')).devBundle(config, isLive)
    : builtBundle(fileURLToPath(new URL('../client', import.meta.url)), config, isLive);
  const replay = config.replayFolder ? await startReplay(config.replayFolder) : undefined;
  const started = await startingDatabase;
  const sample = usesSample
    ? await startSampleProvider(config.sampleRates, started.database.pool)
    : undefined;
  const origin = config.providerHost ?? (replay ?? sample)?.origin ?? '';

  const headers = securityHeaders({
    plain: pagePolicy(config, bundle.html),
    tls: pagePolicy(config, bundle.html, true),
  });
  // Hot reload holds one response open for as long as the page is.
  const limits = development ? { responseMs: Infinity } : {};
  const { server, closeIdle } = createHttpServer(headers.plain.data, log, limits);
  const drainMs = development ? 0 : config.drainMs;
  const graceMs = shutdownMs - drainMs;
  const { stop, stopping } = gracefulShutdown(server, { drainMs, graceMs, closeIdle });
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const { fetch, breaker } = createProviderClient({
    origin,
    providerHeaders: config.providerHeaders,
    budgets: config.budgets,
    log,
    onCall: metrics?.observeProviderCall,
  });
  const sampling = createContractSampling({
    rate: config.contractSampleRate,
    log,
    onContractError: metrics?.countContractError,
  });
  const gone = createGoneHotels();
  const observed = withoutPlaces(gone.around(rates.around(sampling.around(fetch))));
  const daily = createDailyHotels(isLive);
  const cache = new ResponseCache({ fetch: daily.around(observed), ...config.cache });
  const hosts = allowedHosts(config);
  let siteOrigin = config.siteOrigin ?? '';
  const { resources, desk, dateOfRates, ...work } = startResources(config, {
    database: started.database,
    fetch,
    siteOrigin: () => siteOrigin,
    log,
    say,
  });
  metrics?.addGauges({ breaker, cacheBytes: () => cache.usage().bytes, dateOfRates });
  const app = createApp({
    hotels: createHotelsHandler(cache),
    resources,
    site: {
      bundle,
      samplePicturesOrigin: sample?.origin,
      isGone: (id) => isLive() && gone.has(id),
      siteOrigin: () => siteOrigin,
      desk,
      unready: () => (stopping() ? 'stopping' : undefined),
      warnings: () => [
        ...callKinds
          .filter((calls) => breaker(calls) !== 'closed')
          .map((calls) => `provider breaker for ${calls}: ${breaker(calls)}`),
        ...started.warnings(),
      ],
    },
    allowedHosts: hosts,
    trustProxy: config.trustProxy,
    headers,
    clientLimit: createClientLimit(config.rateLimit),
    stopping,
    log,
    onResponse: metrics?.observeRequest,
  });
  server.on('request', app);
  const address = await listen(server, config);
  siteOrigin ||= address;
  work.start();
  // Before anything says that the site is open: whoever waits for that may end it at once.
  stopOnSignals(process, {
    stop,
    close: async () => {
      await work.stop();
      await Promise.all([(replay ?? sample)?.close(), started.close()]);
    },
    flushLog,
    log,
    exit: (code) => process.exit(code),
  });

  say(`The site is open at ${address}`);
  if (replay) say(`Hotels: as ${replay.recordedFrom} answered when it was recorded`);
  else say(sample ? `Hotels: the sample provider at ${origin}` : `Hotels: ${origin}`);
  say(`Database: ${started.description}`);
  if (config.gatePasswordIsDefault) say(`Gate password: ${config.gatePassword}`);
  if (config.databaseUrl && !config.authSecret) {
    say('AUTH_SECRET is not set: processes that share the database need the same one.');
  }
  if (!hosts) say('It answers for any host name: set ALLOWED_HOSTS before the public reaches it.');

  const metricsServer = metrics && createMetricsServer(metrics);
  if (metricsServer) {
    const { metricsHost: host, metricsPort: port = 0 } = config;
    say(`Metrics: ${await listen(metricsServer, { host, port }, 'METRICS_')}/metrics`);
  }
}

/** The limit for all API requests of a client; 0 turns it off. */
function createClientLimit(limit: number): RateLimit | undefined {
  if (limit === 0) return undefined;
  return createRateLimit({ ...clientLimit, limit });
}

/** pino-pretty is not a production dependency: where it is missing, a terminal shows JSON. */
function canPrettify(): boolean {
  try {
    import.meta.resolve('pino-pretty');
    return true;
  } catch {
    return false;
  }
}

/** Loads the sample provider only when it is used, so that it is not in the memory of other sites. */
async function startSampleProvider(rates: boolean, pool: PostgresPool) {
  const [{ startProvider }, { createReservations }] = await Promise.all([
    import(/* webpackChunkName: "sampleProvider" */ '#contracts/sample-provider/startProvider.ts'),
    import(
      /* webpackChunkName: "sampleProvider" */ '#contracts/sample-provider/reservations/createReservations.ts'
    ),
  ]);
  return startProvider({ rates, reservations: createReservations(pool) });
}

/** Loads the replay only when PROVIDER_HOST names a recording. */
async function startReplay(folder: string) {
  const replay = await import(
    /* webpackChunkName: "replay" */ '#contracts/kit/recording/startReplay.ts'
  );
  return replay.startReplay(folder);
}

start().catch(async (error: unknown) => {
  say(error instanceof Error ? error.message : String(error), process.stderr);
  await startingDatabase?.then((started) => started.close()).catch(() => {});
  process.exit(1);
});
