import { resolve } from 'node:path';
import * as v from 'valibot';
import {
  bookingConfig,
  bookingSettings,
  findBookingSettingsError,
} from '../bookings/bookingSettings.ts';
import { parseProviderHeaders } from '../provider/providerRequest.ts';
import { parseTrustProxy, type Trust } from '../request/clientAddress.ts';
import { clientLimit } from '../request/limits.ts';
import { parseMonthlyLimits } from '../rewards/rewardsContext.ts';
import {
  isHostName,
  isOrigin,
  isPictureHost,
  isPostgresUrl,
  listOf,
  tileSource,
  webAddress,
  wholeNumber,
} from './settingSchemas.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const googleMapAtZoom14 = 'https://maps.google.com/maps?q={lat},{lng}&z=14&output=embed';
const openStreetMap = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const mebibyte = 1024 * 1024;

function isMapTemplate(text: string): boolean {
  if (!text.includes('{lat}') || !text.includes('{lng}')) return false;
  return webAddress(text.replaceAll('{lat}', '0').replaceAll('{lng}', '0')) !== undefined;
}

/** Besides the three it must have, Leaflet fills in `{s}` and `{r}`. */
function isTileTemplate(text: string): boolean {
  return (
    ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) && tileSource(text) !== undefined
  );
}

const replayPrefix = /^replay:(?=.)/;

function host(name: string) {
  return v.pipe(v.string(), v.regex(/^[\w.:-]+$/, `${name} must be an address or a host name`));
}

/** A setting with a parser of its own, which throws an error that names the setting. */
function parsedBy<const Value>(parse: (text: string) => Value) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): Value => {
      try {
        return parse(dataset.value);
      } catch (error) {
        addIssue({ message: error instanceof Error ? error.message : String(error) });
        return NEVER;
      }
    }),
  );
}

const sampleRateMessage = 'CONTRACT_SAMPLE_RATE must be a share from 0 to 1, such as 0.01';

const environmentSchema = v.object({
  PORT: wholeNumber('PORT', 0, 65_535, 3000),
  HOST: v.optional(host('HOST'), '127.0.0.1'),
  PROVIDER_HOST: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => replayPrefix.test(text) || isOrigin(text),
        'PROVIDER_HOST must be an http or https origin, such as https://hotels.example, without path, query or credentials, or replay: and the folder of a recording',
      ),
    ),
  ),
  PROVIDER_HEADERS: v.optional(parsedBy(parseProviderHeaders)),
  GATE_PASSWORD: v.optional(
    v.pipe(v.string(), v.nonEmpty('GATE_PASSWORD must not be empty')),
    'explore',
  ),
  MAP_EMBED_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || isMapTemplate(text),
        'MAP_EMBED_URL must be empty, or an http or https address that contains {lat} and {lng}',
      ),
    ),
    googleMapAtZoom14,
  ),
  MAP_TILE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || isTileTemplate(text),
        'MAP_TILE_URL must be empty, or an http or https address that contains {z}, {x} and {y}, and {s} only as the first part of its host',
      ),
    ),
    openStreetMap,
  ),
  CONTRACT_SAMPLE_RATE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(\d|\d?\.\d{1,9})$/, sampleRateMessage),
      v.transform(Number),
      v.maxValue(1, sampleRateMessage),
    ),
    '0.01',
  ),
  SAMPLE_RATES: v.optional(v.picklist(['on', 'off'], 'SAMPLE_RATES must be on or off'), 'on'),
  PICTURE_HOSTS: v.optional(
    listOf(
      isPictureHost,
      'PICTURE_HOSTS must be origins or schemes with commas between them, such as https://*.pictures.example,https:',
    ),
  ),
  ALLOWED_HOSTS: v.optional(
    listOf(
      (word) => word === '*' || isHostName(word),
      'ALLOWED_HOSTS must be host names without ports, with commas between them, or *',
    ),
  ),
  TRUST_PROXY: v.optional(parsedBy<Trust>(parseTrustProxy)),
  RATE_LIMIT: wholeNumber('RATE_LIMIT', 0, 1_000_000, clientLimit.limit),
  CACHE_DEFAULT_TTL: wholeNumber('CACHE_DEFAULT_TTL', 0, 86_400, 5),
  CACHE_MAX_BYTES: wholeNumber('CACHE_MAX_BYTES', 0, 64 * 1024 * mebibyte, 64 * mebibyte),
  CONNECT_TIMEOUT_MS: wholeNumber('CONNECT_TIMEOUT_MS', 1, 60_000, 300),
  FIRST_BYTE_TIMEOUT_MS: wholeNumber('FIRST_BYTE_TIMEOUT_MS', 1, 60_000, 2_000),
  ANSWER_TIMEOUT_MS: wholeNumber('ANSWER_TIMEOUT_MS', 1, 60_000, 5_000),
  MAX_BODY_BYTES: wholeNumber('MAX_BODY_BYTES', 1, 1024 * mebibyte, 10 * mebibyte),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isPostgresUrl,
        'DATABASE_URL must be an address such as postgres://user:password@host:5432/database',
      ),
    ),
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('DATA_DIR must not be empty')), '.data'),
  REWARDS: v.optional(v.picklist(['on', 'off'], 'REWARDS must be on or off'), 'on'),
  REWARDS_WELCOME_MINIMUM: wholeNumber('REWARDS_WELCOME_MINIMUM', 0, 1_000_000, 100),
  REWARDS_DELAY_DAYS: wholeNumber('REWARDS_DELAY_DAYS', 0, 45, 30),
  REWARDS_MONTHLY_LIMIT: v.optional(parsedBy(parseMonthlyLimits), '100 USD'),
  MIGRATE: v.optional(v.picklist(['on', 'off'], 'MIGRATE must be on or off'), 'on'),
  METRICS_PORT: v.optional(wholeNumber('METRICS_PORT', 0, 65_535, 0)),
  METRICS_HOST: v.optional(host('METRICS_HOST'), '127.0.0.1'),
  DRAIN_MS: wholeNumber('DRAIN_MS', 0, 8_000, 1_000),
  ...bookingSettings,
  LOG_LEVEL: v.optional(
    v.picklist(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}`),
    'info',
  ),
});

/**
 * Parses the environment once, at start, so that a wrong setting stops the process before it listens.
 * Throws one error that names all wrong settings, a line each, without their values, since some are
 * secret. Without `providerHost` the hotels come from the recording in `replayFolder` or, without that
 * too, from the sample provider. docs/operations.md explains every setting.
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>) {
  const { success, output, issues } = v.safeParse(environmentSchema, env);
  if (!success) throw new Error(issues.map((issue) => issue.message).join('\n'));
  const unsigned = findBookingSettingsError(output);
  if (unsigned) throw new Error(unsigned);
  return {
    port: output.PORT,
    host: output.HOST,
    ...provider(output.PROVIDER_HOST),
    providerHeaders: output.PROVIDER_HEADERS ?? {},
    gatePassword: output.GATE_PASSWORD,
    gatePasswordIsDefault: env['GATE_PASSWORD'] === undefined,
    mapEmbedUrl: output.MAP_EMBED_URL,
    mapTileUrl: output.MAP_TILE_URL,
    pictureHosts: output.PICTURE_HOSTS,
    allowedHosts: output.ALLOWED_HOSTS,
    trustProxy: output.TRUST_PROXY,
    rateLimit: output.RATE_LIMIT,
    cache: { defaultTtlSeconds: output.CACHE_DEFAULT_TTL, maxBytes: output.CACHE_MAX_BYTES },
    budgets: {
      connectMs: output.CONNECT_TIMEOUT_MS,
      firstByteMs: output.FIRST_BYTE_TIMEOUT_MS,
      wholeMs: output.ANSWER_TIMEOUT_MS,
      bodyBytes: output.MAX_BODY_BYTES,
    },
    databaseUrl: output.DATABASE_URL,
    dataDir: resolve(output.DATA_DIR),
    rewards: {
      enabled: output.REWARDS === 'on',
      welcomeMinimum: output.REWARDS_WELCOME_MINIMUM,
      delayDays: output.REWARDS_DELAY_DAYS,
      monthlyLimits: output.REWARDS_MONTHLY_LIMIT,
    },
    migrate: output.MIGRATE === 'on',
    metricsPort: output.METRICS_PORT,
    metricsHost: output.METRICS_HOST,
    drainMs: output.DRAIN_MS,
    contractSampleRate: output.CONTRACT_SAMPLE_RATE,
    sampleRates: output.SAMPLE_RATES === 'on',
    ...bookingConfig(output),
    logLevel: output.LOG_LEVEL,
  };
}

function provider(host: string | undefined): { providerHost?: string; replayFolder?: string } {
  if (host === undefined) return {};
  return replayPrefix.test(host)
    ? { replayFolder: host.replace(replayPrefix, '') }
    : { providerHost: new URL(host).origin };
}
export type Config = ReturnType<typeof parseConfig>;
