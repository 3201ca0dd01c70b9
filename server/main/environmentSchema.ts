import { availableParallelism } from 'node:os';
import { defaultLanguage, languages } from '#contracts/texts/languages.ts';
import { isSEPACountry, isValidIBAN } from 'ibantools';
import * as v from 'valibot';
import { certificateNames } from '#contracts/site/desk/deskToday.ts';
import { residencySchema } from '#contracts/provider/rateFields.ts';
import { isPlainLine } from '#contracts/values/plainText.ts';
import { parseProviderHeaders } from '../provider/providerRequest.ts';
import { parseTrustProxy, type Trust } from '../request/clientAddress.ts';
import { defaultBudgets } from '../provider/budgets.ts';
import { clientLimit } from '../request/limits.ts';
import { parsePaymentCurrencies } from '../payments/stripeCurrencies.ts';
import { parseMonthlyLimits } from '../rewards/rewardsContext.ts';
import {
  host,
  isHostName,
  isTimeZone,
  isMapTemplate,
  isOrigin,
  isPictureHost,
  isPostgresUrl,
  isPrivateAddress,
  isSmtpUrl,
  isTileTemplate,
  listOf,
  onOrOff,
  parsedBy,
  parseSiteColor,
  secret,
  share,
  textThat,
  webAddress,
  wholeNumber,
} from './settingSchemas.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const googleMapAtZoom14 = 'https://maps.google.com/maps?q={lat},{lng}&z=14&output=embed';
const openStreetMap = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const dailyRatesOfEcb = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';
const pwnedPasswords = 'https://api.pwnedpasswords.com';
const mebibyte = 1024 * 1024;
const mostProcesses = 64;
/** `bookings@hotels.example`, or `Hotels <bookings@hotels.example>`. */
const sender = /^(?:[^<>\r\n]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** The prefix of the folder of a recording in PROVIDER_HOST. */
export const replayPrefix = /^replay:(?=.)/;

/** A sentence of the operator for pages and mails, '' for none. */
function sentence(name: string) {
  return v.optional(
    textThat(
      (text) => text.length <= 300 && isPlainLine(text),
      `${name} must be one line of at most 300 characters`,
    ),
    '',
  );
}

/**
 * The address of another site that signs people in, without a query. Its discovery document is at a
 * path below that address.
 */
function issuer(name: string) {
  return v.optional(
    textThat(
      (text) => isPrivateAddress(text) && !/[?#@]/.test(text),
      `${name} must be an https address, or an http address of this machine`,
    ),
  );
}

/** A line of text that must not be empty. */
function word(name: string, longest = 500) {
  return v.optional(
    textThat(
      (text) => text.trim() !== '' && text.length <= longest && isPlainLine(text),
      `${name} must be one line of 1 to ${longest} characters`,
    ),
  );
}

/** Every setting, in the form of the environment. docs/operations.md explains each. */
export const environmentSchema = v.object({
  PORT: wholeNumber('PORT', 0, 65_535, 3000),
  HOST: v.optional(host('HOST'), '127.0.0.1'),
  PROVIDER_HOST: v.optional(
    textThat(
      (text) => replayPrefix.test(text) || isOrigin(text),
      'PROVIDER_HOST must be an http or https origin, such as https://hotels.example, without path, query or credentials, or replay: and the folder of a recording',
    ),
  ),
  PROVIDER_HEADERS: v.optional(parsedBy(parseProviderHeaders)),
  GATE: onOrOff('GATE'),
  GATE_PASSWORD: v.optional(
    textThat((text) => text !== '', 'GATE_PASSWORD must not be empty'),
    'explore',
  ),
  MAP_EMBED_URL: v.optional(
    textThat(
      (text) => text === '' || isMapTemplate(text),
      'MAP_EMBED_URL must be empty, or an http or https address that contains {lat} and {lng}',
    ),
    googleMapAtZoom14,
  ),
  MAP_TILE_URL: v.optional(
    textThat(
      (text) => text === '' || isTileTemplate(text),
      'MAP_TILE_URL must be empty, or an http or https address that contains {z}, {x} and {y}, and {s} only as the first part of its host',
    ),
    openStreetMap,
  ),
  CONTRACT_SAMPLE_RATE: share('CONTRACT_SAMPLE_RATE', '0.01'),
  VITALS_SAMPLE_RATE: share('VITALS_SAMPLE_RATE', '0.1'),
  SAMPLE_RATES: onOrOff('SAMPLE_RATES'),
  LIVE_SITE: v.optional(v.picklist(['on', 'off'], 'LIVE_SITE must be on or off')),
  OFFLINE: onOrOff('OFFLINE'),
  AGENT_PRICES: onOrOff('AGENT_PRICES', 'off'),
  PAYMENTS: v.optional(v.picklist(['on', 'off', 'sample'], 'PAYMENTS must be on, off or sample')),
  SAMPLE_BANK_PORT: v.optional(wholeNumber('SAMPLE_BANK_PORT', 0, 65_535, 0)),
  STRIPE_SECRET_KEY: v.optional(
    textThat(
      (text) => /^[sr]k_(?:test|live)_\w+$/.test(text),
      'STRIPE_SECRET_KEY must begin with sk_test_, sk_live_, rk_test_ or rk_live_',
    ),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    textThat((text) => text.startsWith('whsec_'), 'STRIPE_WEBHOOK_SECRET must begin with whsec_'),
  ),
  STRIPE_API_ORIGIN: v.optional(
    textThat(
      (text) => isOrigin(text) && isPrivateAddress(text),
      'STRIPE_API_ORIGIN must be an https origin, or an http origin of this machine',
    ),
    'https://api.stripe.com',
  ),
  PAYMENT_CURRENCIES: v.optional(parsedBy(parsePaymentCurrencies)),
  COMMISSION_VAT: v.optional(
    v.pipe(
      textThat(
        (text) => /^\d{1,2}(\.\d{1,2})?$/.test(text),
        'COMMISSION_VAT must be a percentage, such as 19 or 8.1',
      ),
      v.transform((percent) => Math.round(Number(percent) * 100)),
    ),
  ),
  PAYOUT_IBAN: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.replaceAll(/\s/g, '').toUpperCase()),
      v.check(
        (text) => isValidIBAN(text) && isSEPACountry(text.slice(0, 2)),
        'PAYOUT_IBAN must be an IBAN of a SEPA country, such as DE89 3704 0044 0532 0130 00',
      ),
    ),
  ),
  DEFAULT_RESIDENCY: v.optional(
    textThat(
      (text) => v.is(residencySchema, text),
      'DEFAULT_RESIDENCY must be an ISO 3166-1 code of two capital letters, such as PK',
    ),
  ),
  PREPAID_COLLECTED_BY: v.optional(
    v.picklist(['site', 'hotel'], 'PREPAID_COLLECTED_BY must be site or hotel'),
    'hotel',
  ),
  PAYMENT_NOTE: sentence('PAYMENT_NOTE'),
  PAYMENT_NOTE_DE: sentence('PAYMENT_NOTE_DE'),
  PAYMENT_NOTE_FR: sentence('PAYMENT_NOTE_FR'),
  PAYMENT_NOTE_AR: sentence('PAYMENT_NOTE_AR'),
  DESK_ANSWERS: sentence('DESK_ANSWERS'),
  DISK_RESERVE_MB: wholeNumber('DISK_RESERVE_MB', 0, 1_000_000, 256),
  REQUEST_HOURS: wholeNumber('REQUEST_HOURS', 1, 720, 24),
  PHONE_PAYMENT_HOURS: wholeNumber('PHONE_PAYMENT_HOURS', 1, 23, 4),
  DESK_LANGUAGE: v.optional(
    v.picklist(languages, `DESK_LANGUAGE must be one of ${languages.join(', ')}`),
    defaultLanguage,
  ),
  TIME_ZONE: v.optional(
    v.pipe(v.string(), v.check(isTimeZone, 'TIME_ZONE must be a time zone, such as Europe/Berlin')),
    'UTC',
  ),
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
  CONNECT_TIMEOUT_MS: wholeNumber('CONNECT_TIMEOUT_MS', 1, 60_000, defaultBudgets.connectMs),
  FIRST_BYTE_TIMEOUT_MS: wholeNumber(
    'FIRST_BYTE_TIMEOUT_MS',
    1,
    60_000,
    defaultBudgets.firstByteMs,
  ),
  ANSWER_TIMEOUT_MS: wholeNumber('ANSWER_TIMEOUT_MS', 1, 60_000, defaultBudgets.wholeMs),
  MAX_BODY_BYTES: wholeNumber('MAX_BODY_BYTES', 1, 1024 * mebibyte, defaultBudgets.bodyBytes),
  DATABASE_URL: v.optional(
    textThat(
      isPostgresUrl,
      'DATABASE_URL must be an address with one host, such as postgres://user:password@host:5432/database',
    ),
  ),
  DATA_DIR: v.optional(
    textThat((text) => text !== '', 'DATA_DIR must not be empty'),
    '.data',
  ),
  REWARDS: onOrOff('REWARDS'),
  REWARDS_WELCOME_MINIMUM: wholeNumber('REWARDS_WELCOME_MINIMUM', 0, 1_000_000, 100),
  REWARDS_DELAY_DAYS: wholeNumber('REWARDS_DELAY_DAYS', 0, 45, 30),
  REWARDS_MONTHLY_LIMIT: v.optional(parsedBy(parseMonthlyLimits), '100 USD'),
  MIGRATE: onOrOff('MIGRATE'),
  METRICS_PORT: v.optional(wholeNumber('METRICS_PORT', 0, 65_535, 0)),
  METRICS_HOST: v.optional(host('METRICS_HOST'), '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    textThat(
      (text) => text === '' || webAddress(text) !== undefined,
      'OTEL_EXPORTER_OTLP_ENDPOINT must be empty, or an http or https address',
    ),
    '',
  ),
  OTEL_TRACES_SAMPLER_ARG: share('OTEL_TRACES_SAMPLER_ARG', '1'),
  DRAIN_MS: wholeNumber('DRAIN_MS', 0, 8_000, 1_000),
  AUTH_SECRET: v.optional(secret('AUTH_SECRET')),
  AUTH_SECRET_WAS: v.optional(
    textThat(
      (text) => text === 'lost' || text.length >= 32,
      'AUTH_SECRET_WAS must be the earlier AUTH_SECRET, of at least 32 characters, or lost',
    ),
  ),
  BREACHED_PASSWORDS: v.optional(
    v.pipe(
      textThat(
        (text) => text === 'on' || text === 'off' || (isOrigin(text) && isPrivateAddress(text)),
        'BREACHED_PASSWORDS must be on, off, an https origin, or an http origin of this machine',
      ),
      v.transform((text) => (text === 'on' ? pwnedPasswords : text)),
      v.transform((text) => (text === 'off' ? undefined : text)),
    ),
    'off',
  ),
  OIDC_ISSUER: issuer('OIDC_ISSUER'),
  OIDC_CLIENT_ID: word('OIDC_CLIENT_ID'),
  OIDC_CLIENT_SECRET: word('OIDC_CLIENT_SECRET'),
  OIDC_NAME: word('OIDC_NAME', 40),
  STAFF_OIDC_ISSUER: issuer('STAFF_OIDC_ISSUER'),
  STAFF_OIDC_CLIENT_ID: word('STAFF_OIDC_CLIENT_ID'),
  STAFF_OIDC_CLIENT_SECRET: word('STAFF_OIDC_CLIENT_SECRET'),
  STAFF_OIDC_NAME: word('STAFF_OIDC_NAME', 40),
  SITE_ORIGIN: v.optional(
    textThat(
      isOrigin,
      'SITE_ORIGIN must be an http or https origin, such as https://hotels.example',
    ),
  ),
  SMTP_URL: v.optional(
    textThat(isSmtpUrl, 'SMTP_URL must begin with smtp:// or smtps:// and a host'),
  ),
  // Login shells set MAIL to a mailbox of the system, which has no meaning here.
  MAIL: v.optional(v.string()),
  MAIL_FROM: v.optional(
    textThat(
      (text) => sender.test(text),
      'MAIL_FROM must be an address, such as Hotels <bookings@hotels.example>',
    ),
    'bookings@localhost',
  ),
  DESK_EMAIL: v.optional(v.pipe(v.string(), v.email('DESK_EMAIL must be an e-mail address'))),
  SECURITY_CONTACT: v.optional(
    v.union(
      [
        v.pipe(
          v.string(),
          v.email(),
          v.transform((address) => `mailto:${address}`),
        ),
        v.pipe(
          v.string(),
          v.check((text) => webAddress(text)?.protocol === 'https:'),
          v.transform((address) => new URL(address).href),
        ),
      ],
      'SECURITY_CONTACT must be an e-mail or an https address',
    ),
  ),
  CERTIFICATES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((word) => word.trim())),
      v.transform((words) => words.filter((word) => word !== '')),
      v.array(
        v.picklist(
          certificateNames,
          `CERTIFICATES must be words of ${certificateNames.join(', ')}, with commas between them, or empty`,
        ),
      ),
    ),
    certificateNames.join(','),
  ),
  BOOKINGS_WEBHOOK: v.optional(
    textThat(
      (text) => webAddress(text) !== undefined,
      'BOOKINGS_WEBHOOK must be an http or https address',
    ),
  ),
  BOOKINGS_WEBHOOK_SECRET: v.optional(secret('BOOKINGS_WEBHOOK_SECRET')),
  EXCHANGE_RATES_URL: v.optional(
    textThat(
      (text) => text === '' || webAddress(text) !== undefined,
      'EXCHANGE_RATES_URL must be empty, or an http or https address',
    ),
    dailyRatesOfEcb,
  ),
  CONTENT_DIR: v.optional(textThat((text) => text !== '', 'CONTENT_DIR must not be empty')),
  SITE_NAME: v.optional(
    textThat(
      (text) => /^(?:[\p{L}\p{N}][\p{L}\p{N} .&’+!-]{0,39})?$/u.test(text),
      'SITE_NAME must have at most 40 letters, digits, spaces and . & ’ + ! -',
    ),
    '',
  ),
  SITE_LOGO: v.optional(
    textThat((text) => /\.(svg|png)$/i.test(text), 'SITE_LOGO must be an .svg or a .png file'),
  ),
  SITE_COLOR: v.optional(parsedBy(parseSiteColor), ''),
  OPERATOR_NAME: sentence('OPERATOR_NAME'),
  OPERATOR_ADDRESS: sentence('OPERATOR_ADDRESS'),
  OPERATOR_EMAIL: v.optional(
    v.pipe(v.string(), v.email('OPERATOR_EMAIL must be an e-mail address')),
  ),
  OPERATOR_PHONE: sentence('OPERATOR_PHONE'),
  OPERATOR_REGISTER: sentence('OPERATOR_REGISTER'),
  OPERATOR_VAT_ID: sentence('OPERATOR_VAT_ID'),
  WORKER: onOrOff('WORKER'),
  WORKERS: v.optional(
    v.union(
      [
        v.pipe(
          v.literal('auto'),
          v.transform(() => Math.min(availableParallelism(), mostProcesses)),
        ),
        wholeNumber('WORKERS', 1, mostProcesses, 1),
      ],
      `WORKERS must be auto, or a whole number from 1 to ${mostProcesses}`,
    ),
    '1',
  ),
  PERSONAL_DATA_DAYS: wholeNumber('PERSONAL_DATA_DAYS', 0, 36_500, 400),
  LOG_LEVEL: v.optional(
    v.picklist(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}`),
    'info',
  ),
});
