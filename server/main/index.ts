import cluster from 'node:cluster';
import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { PostgresPool } from 'kysely';
import { defaultLanguage } from '#contracts/texts/languages.ts';
import { ResponseCache } from '../cache/responseCache.ts';
import { missingOperator } from '../content/operator.ts';
import { startEmbeddedPostgres } from '../database/embedded/startEmbeddedPostgres.ts';
import { startDatabase, type StartedDatabase } from '../database/startDatabase.ts';
import { readStandbyWarning } from '../database/standbys.ts';
import { createHotelsHandler } from '../hotels/createHotelsHandler.ts';
import { createSiteForms } from '../hotels/siteForms.ts';
import { answerAbsentCalls } from '../hotels/absentCalls.ts';
import { createDailyHotels } from '../hotels/dailyHotels.ts';
import { createGoneHotels } from '../hotels/goneHotels.ts';
import { createKnownHotels } from '../hotels/knownHotels.ts';
import { createRatesSeen } from '../hotels/ratesSeen.ts';
import { sendTravelers } from '../hotels/sendTravelers.ts';
import { createUncollectedRates } from '../hotels/uncollectedRates.ts';

import { nameSite } from '#contracts/texts/serverI18n.ts';
import { createHttpServer } from '../http/createHttpServer.ts';
import { gracefulShutdown } from '../http/gracefulShutdown.ts';
import { listen } from '../http/listen.ts';
import { stopOnSignals } from '../http/stopOnSignals.ts';
import { certificateTargets, watchCertificates } from '../observability/certificates.ts';
import { createContractSampling } from '../observability/contractSampling.ts';
import { createLog, type Log, say } from '../observability/log.ts';
import { createMetrics, createMetricsServer, type Metrics } from '../observability/metrics.ts';
import { versionWithCommit } from '../observability/version.ts';
import { createWarnings } from '../observability/warnings.ts';
import { createProviderClient } from '../provider/createProviderClient.ts';
import { observeResponses } from '../provider/observeResponses.ts';
import { clientAddress, clientKey } from '../request/clientAddress.ts';
import { clientLimit, pageLimit } from '../request/limits.ts';
import { createProcessLoad } from '../request/processLoad.ts';
import { createRateLimit, onRefusal } from '../request/rateLimit.ts';
import { allowedHosts } from '../request/requestTarget.ts';
import { securityHeaders } from '../request/securityHeaders.ts';
import { builtBundle, builtDesk } from '../site/bundle.ts';
import { collectingOf } from '../site/collecting.ts';
import { offline } from '../site/offline.ts';
import { pagePolicy } from '../site/contentSecurityPolicy.ts';
import { createSitemap } from '../site/createSitemap.ts';
import { deskSite } from '../site/deskSite.ts';
import { builtDrawing, createDrawing } from '../site/drawing.ts';
import { createHotelLookup } from '../site/heads/createHotelLookup.ts';
import { createPageHeads } from '../site/heads/createPageHeads.ts';
import { createPlainSearch } from '../site/plainSearch.ts';
import { lostSecret, readAuthSecret, requireSameSecret } from './authSecret.ts';
import { type Config, parseConfig } from './config.ts';
import { createApp } from './createApp.ts';
import { requireProductionSettings, requireWritableFolder } from './startChecks.ts';
import { joinProcesses, startProcesses } from './startProcesses.ts';
import { startResources } from './startResources.ts';
import { unknownVariables } from './unknownVariables.ts';

const development = process.env['NODE_ENV'] === 'development';
/** The longest time of a whole shutdown, in milliseconds. */
const shutdownMs = development ? 0 : 9_000;

type Logging = ReturnType<typeof createLog>;

let startingDatabase: Promise<StartedDatabase> | undefined;

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  requireProductionSettings(config, process.env);
  requireWritableFolder(config);
  const pretty = development || (process.stdout.isTTY && canPrettify());
  const logging = createLog(config.logLevel, pretty);
  const several = config.processes > 1 && cluster.isPrimary && !development;
  await (several ? startSeveral(config, logging) : start(config, logging));
}

/**
 * Starts the site in as many processes as WORKERS says. The embedded database belongs to this
 * process.
 */
async function startSeveral(config: Config, { log, flush: flushLog }: Logging): Promise<void> {
  const { processes: count, worker: hasWorker, dataDir, metricsPort } = config;
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir, log });
  const close = async () => embedded?.stop();
  const { opened, stop } = startProcesses({
    envOf: (place) => ({
      ...(embedded && {
        DATABASE_URL: embedded.url,
        AUTH_SECRET: readAuthSecret(config.authSecret, dataDir),
      }),
      ...(metricsPort && { METRICS_PORT: String(metricsPort + place) }),
    }),
    count,
    hasWorker,
    log,
  });
  stopOnSignals(process, {
    stop: (hurry) => stop(hurry ? 'SIGINT' : 'SIGTERM'),
    exit: (code) => process.exit(code),
    close,
    flushLog,
    log,
  });
  const lines = await opened;
  if (lines === 'stopping') return;
  if (lines === 'failed') {
    // The process that could not start has reported the reason, or the log contains it.
    await stop('SIGINT');
    await close();
    await flushLog();
    process.exit(1);
  }
  log.info({ version: versionWithCommit, processes: count }, 'the site has started');
  for (const line of lines) say(line);
  say(`Processes: ${count}${embedded ? `, with the embedded PostgreSQL in ${dataDir}` : ''}`);
}

async function start(config: Config, { log, flush: flushLog }: Logging): Promise<void> {
  nameSite(config.siteName);
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  // This port opens first, so that no process answers requests and then ends because the port is in
  // use.
  const metricsAddress = metrics && (await listenForMetrics(metrics, config));
  const tracing = config.traces && (await startTracing(config.traces, log));
  // The database starts while the rest of the site does.
  const secret = readAuthSecret(config.authSecret, config.dataDir);
  startingDatabase = startDatabase(config, log, (url) =>
    requireSameSecret(url, { secret, was: config.authSecretWas }),
  );
  startingDatabase.catch(() => {});
  const rates = createRatesSeen();
  const usesSample = !config.providerHost && !config.replayFolder;
  const isLive = () => config.liveSite ?? ((usesSample && config.sampleRates) || rates.seen());
  const processLoad = createProcessLoad();
  const [bundle, deskBundle] = development
    ? await developed(config, isLive)
    : [
        builtBundle(
          builtFolder('../client'),
          config,
          isLive,
          config.gate
            ? undefined
            : createDrawing(await builtDrawing(builtFolder('../draw')), { log }),
          processLoad.isBusy,
        ),
        builtDesk(builtFolder('../desk'), config),
      ];
  const replay = config.replayFolder ? await startReplay(config.replayFolder) : undefined;
  const pool = startingDatabase.then(({ database }) => database.pool);
  const [started, sample] = await Promise.all([
    startingDatabase,
    usesSample ? startSampleProvider(config, () => pool) : undefined,
  ]);
  let siteAddress = '';
  const paying = await startPaying(config, started.database.pool, () => siteAddress);
  const origin = config.providerHost ?? (replay ?? sample)?.origin ?? '';

  const headers = securityHeaders({
    plain: pagePolicy(config, bundle.html),
    tls: pagePolicy(config, bundle.html, true),
  });
  // Hot reload holds one response open for as long as the page is open.
  const limits = development ? { responseMs: Infinity } : {};
  const { server, closeIdle } = createHttpServer(headers.plain.data, log, limits);
  const drainMs = development ? 0 : config.drainMs;
  const graceMs = shutdownMs - drainMs;
  const { stop, stopping } = gracefulShutdown(server, { drainMs, graceMs, closeIdle });
  const { fetch, breaker } = createProviderClient({
    origin,
    providerHeaders: config.providerHeaders,
    budgets: config.budgets,
    log,
    onCall: metrics?.observeProviderCall,
    tracing,
  });
  const sampling = createContractSampling({
    rate: config.contractSampleRate,
    log,
    onContractError: metrics?.countContractError,
  });
  const gone = createGoneHotels();
  const known = createKnownHotels();
  const uncollected = createUncollectedRates(collectingOf(config, defaultLanguage), log);
  const observers = [rates.observe, gone.observe, sampling.observe, uncollected.observe];
  if (!config.gate) observers.push(known.observe);
  const observed = answerAbsentCalls(observeResponses(fetch, observers, log));
  const telling = { isLive, residency: config.defaultResidency, log };
  const hotels = createDailyHotels(isLive).around(sendTravelers(observed, telling));
  const cache = new ResponseCache({ fetch: hotels, ...config.cache });
  const clientLimits = createClientLimits(config.rateLimit);
  const hosts = allowedHosts(config);
  const withoutOperator = missingOperator(config);
  let siteOrigin = config.siteOrigin ?? '';
  const certificates = watchCertificates(certificateTargets(config), { log });
  const { resources, pages, spokenLinks, status, alarms, disk, silentMs, ...work } = startResources(
    config,
    {
      database: started.database,
      fetch,
      fetchHotels: hotels,
      breaker,
      siteOrigin: () => siteOrigin,
      payments: paying?.provider,
      isLive,
      contentFolder: development ? undefined : builtFolder('content'),
      log,
      say,
      certificates: certificates.states,
      onReservation: metrics?.countReservation,
      onRoomsChanged: (hotelIds) => cache.expireHotels(hotelIds),
      onPaymentEvent: metrics?.countPaymentEvent,
      onPayment: metrics?.countPayment,
      onMessage: metrics?.countMessage,
      onPasswordAsked: metrics?.countPasswordAsked,
      onSealWritten: metrics?.countSeal,
      onBrowserReport: metrics?.countBrowserReport,
      onVitals: metrics?.observeVitals,
      tracing,
    },
  );
  if (metrics) {
    onRefusal(metrics.countRefusal);
    const cacheBytes = () => cache.usage().bytes;
    const { database } = started;
    metrics.addGauges({
      ...{ breaker, cacheBytes, database, status, alarms, disk, silentMs },
      certificates: certificates.states,
    });
  }
  const mayAsk = (req: IncomingMessage) => {
    const client = clientKey(clientAddress(req, config.trustProxy));
    return clientLimits?.clientLimit(client).retryAfter === undefined;
  };
  const forms = createSiteForms(config);
  const lookup = config.gate ? undefined : createHotelLookup(cache, mayAsk, forms);
  const app = createApp({
    hotels: createHotelsHandler(cache, { isLive, forms }),
    resources,
    site: {
      bundle,
      samplePicturesOrigin: sample?.origin,
      isGone: (id) => isLive() && gone.has(id),
      findable: lookup && {
        heads: createPageHeads({
          ...pages,
          hotels: lookup,
          isLive,
          siteOrigin: () => siteOrigin,
          picture: bundle.picture,
        }),
        plainSearch: createPlainSearch(lookup),
        sitemap: createSitemap({
          fetch: hotels,
          hotelIds: known.ids,
          hasContent: (page) => pages.contentOf(defaultLanguage, page) !== undefined,
          siteOrigin: () => siteOrigin,
          log,
        }),
      },
      siteOrigin: () => siteOrigin,
      securityContact: config.securityContact,
      ...(!development && { offline: offline(builtFolder('../service-worker'), config.offline) }),
      spokenLinks,
      deskSite: deskSite(deskBundle, config),
      version: versionWithCommit,
      unready: () => (stopping() ? 'stopping' : undefined),
      unstarted: () =>
        started.reached() ? undefined : 'starting: the database was not reached yet',
      warnings: createWarnings({
        sample: sample !== undefined,
        missingOperator: development || sample ? [] : withoutOperator,
        breaker,
        databaseWarnings: started.warnings,
        status,
        alarms,
        silentMs,
      }),
    },
    allowedHosts: hosts,
    trustProxy: config.trustProxy,
    headers,
    clientLimit: clientLimits?.clientLimit,
    pageLimit: clientLimits?.pageLimit,
    mayServePage: processLoad.mayServePage,
    stopping,
    log,
    onResponse: (context, outcome) => {
      metrics?.observeRequest(context, outcome);
      work.onResponse(context, outcome);
    },
    tracing,
  });
  server.on('request', app);
  const address = await listen(server, config);
  siteOrigin ||= address;
  siteAddress = address;
  if (!cluster.isWorker) work.start();
  certificates.start();
  if (isLive()) void work.warmUp();
  // Installed before the site reports that it is open, because the reader of that line may stop it
  // immediately.
  stopOnSignals(process, {
    stop,
    close: async () => {
      certificates.stop();
      await work.stop();
      const others = [(replay ?? sample)?.close(), paying?.close?.(), tracing?.stop()];
      await Promise.all([...others, started.close()]);
    },
    flushLog,
    log,
    exit: (code) => process.exit(code),
  });

  const lines: string[] = [];
  const tell = (line: string) => void lines.push(line);
  tell(`The site is open at ${address}`);
  tell(`Version: ${versionWithCommit}`);
  if (replay) tell(`Hotels: a recording of ${replay.recordedFrom}`);
  else tell(`Hotels: ${sample ? `sample hotels of the sample provider at ${origin}` : origin}`);
  if (paying) tell(`Payments: ${paying.description}`);
  tell(`Database: ${started.description}`);
  const standbys = config.databaseUrl && (await readStandbyWarning(started.database));
  if (standbys) tell(standbys);
  if (!config.gate) tell(`The gate is off: search engines may list ${siteOrigin}`);
  else if (config.gatePasswordIsDefault) tell(`Gate password: ${config.gatePassword}`);
  if (config.databaseUrl && !config.authSecret) {
    tell('AUTH_SECRET is not set: processes that share the database need the same secret.');
  }
  if (config.authSecretWas === lostSecret) {
    tell(
      'AUTH_SECRET_WAS=lost accepts any AUTH_SECRET: remove the setting once all processes are restarted.',
    );
  }
  if (withoutOperator.length > 0) {
    tell(`The imprint is incomplete: ${withoutOperator.join(', ')} not set`);
  }
  if (!hosts) tell('The site answers for any host name: set ALLOWED_HOSTS before it is public.');

  if (config.traces) tell(`Traces: ${new URL(config.traces.endpoint).origin}`);
  if (metricsAddress !== undefined) tell(`Metrics: ${metricsAddress}/metrics`);
  for (const { name, nearest } of unknownVariables(process.env)) {
    tell(`${name} is not a setting of the site and has no effect: did you mean ${nearest}?`);
  }
  if (cluster.isWorker) {
    joinProcesses(lines, work.start);
    return;
  }
  log.info({ version: versionWithCommit }, 'the site has started');
  for (const line of lines) say(line);
}

/** Listens for requests for the metrics, and resolves to the address. */
function listenForMetrics(metrics: Metrics, config: Config): Promise<string> {
  const { metricsHost: host, metricsPort: port = 0 } = config;
  return listen(createMetricsServer(metrics), { host, port, exclusive: true }, 'METRICS_');
}

const builtFolder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Returns the clients of the site and of the desk, which are compiled on each edit. */
async function developed(config: Config, isLive: () => boolean) {
  const { devBundle, devDesk } = await import('../site/devBundle.ts');
  return Promise.all([devBundle(config, isLive), devDesk(config)]);
}

/** Creates the limits for all requests of a client to the API and for pages. 0 turns them off. */
function createClientLimits(limit: number) {
  if (limit === 0) return undefined;
  const { share, ...ofPages } = pageLimit;
  return {
    clientLimit: createRateLimit({ ...clientLimit, limit }),
    pageLimit: createRateLimit({ ...ofPages, limit: Math.ceil(limit / share) }),
  };
}

/**
 * Returns whether pino-pretty is installed. It is not a production dependency, and without it, a
 * terminal shows JSON.
 */
function canPrettify(): boolean {
  try {
    import.meta.resolve('pino-pretty');
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the sample provider only if it is used, so that other sites do not keep it in memory. It
 * generates its hotels while the database starts.
 */
async function startSampleProvider(
  { sampleRates, payments }: Config,
  pool: () => Promise<PostgresPool>,
) {
  const [{ startProvider }, { createReservations }] = await Promise.all([
    import(/* webpackChunkName: "sampleProvider" */ '#contracts/sample-provider/startProvider.ts'),
    import(
      /* webpackChunkName: "sampleProvider" */ '#contracts/sample-provider/reservations/createReservations.ts'
    ),
  ]);
  return startProvider({
    rates: sampleRates,
    reservations: createReservations(pool),
    collect: payments === undefined ? undefined : 'site',
  });
}

/**
 * Starts the payment provider: Stripe, or the sample bank, which is loaded only if it is used.
 * Undefined if the hotels collect all payments.
 */
async function startPaying(
  { payments, paymentCurrencies, sampleBankPort: port, host, authSecret, dataDir }: Config,
  pool: PostgresPool,
  siteAddress: () => string,
) {
  if (payments === undefined) return undefined;
  const { createStripeProvider } = await import(
    /* webpackChunkName: "stripe" */ '../payments/createStripeProvider.ts'
  );
  if (payments !== 'sample') {
    const description = `by Stripe at ${payments.apiOrigin}`;
    const provider = createStripeProvider({ ...payments, currencies: paymentCurrencies });
    return { provider, close: undefined, description };
  }
  const { startBank, sampleKey } = await import(
    /* webpackChunkName: "sampleBank" */ '#contracts/sample-bank/startBank.ts'
  );
  const secret = readAuthSecret(authSecret, dataDir);
  const webhookSecret = `whsec_${createHmac('sha256', secret).update('sample bank').digest('hex')}`;
  const bank = await startBank({
    pool,
    webhook: { address: () => `${siteAddress()}/api/payments/events`, secret: webhookSecret },
    pages: { host, port },
  });
  const provider = createStripeProvider({
    secretKey: sampleKey,
    webhookSecret,
    apiOrigin: bank.origin,
    currencies: paymentCurrencies,
  });
  const pageFor = (address: string, hostname: string) => {
    const url = new URL(address);
    if (url.hostname === 'localhost') url.hostname = hostname;
    return url.href;
  };
  const description = `test payments, at the sample bank at ${bank.pagesOrigin}`;
  return { provider: { ...provider, pageFor }, close: bank.close, description };
}

/** Loads OpenTelemetry only when traces are sent. */
async function startTracing(traces: NonNullable<Config['traces']>, log: Log) {
  const { startOpenTelemetry } = await import(
    /* webpackChunkName: "openTelemetry" */ '../observability/openTelemetry.ts'
  );
  return startOpenTelemetry(traces, log);
}

/** Loads the replay only when PROVIDER_HOST names a recording. */
async function startReplay(folder: string) {
  const replay = await import(
    /* webpackChunkName: "replay" */ '#contracts/kit/recording/startReplay.ts'
  );
  return replay.startReplay(folder);
}

main().catch(async (error: unknown) => {
  say(error instanceof Error ? error.message : String(error), process.stderr);
  await startingDatabase?.then((started) => started.close()).catch(() => {});
  process.exit(1);
});
