import { resolve } from 'node:path';
import * as v from 'valibot';
import type { Language } from '#contracts/texts/languages.ts';
import { catalogName } from '#contracts/texts/siteName.ts';
import type { OpenIdSettings } from '../auth/openid/openIdProvider.ts';
import { environmentSchema, replayPrefix } from './environmentSchema.ts';

/**
 * Parses the environment once, at the start, so that a wrong setting stops the process before it
 * listens. Throws one error that names all wrong settings, one per line. It omits their values,
 * because some are secret. Without `providerHost`, the hotels come from the recording in
 * `replayFolder` or, if that is missing too, from the sample provider. docs/operations.md explains
 * every setting.
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>) {
  const { success, output, issues } = v.safeParse(environmentSchema, env);
  if (!success) throw new Error(issues.map((issue) => issue.message).join('\n'));
  const { BOOKINGS_WEBHOOK: address, BOOKINGS_WEBHOOK_SECRET: webhookSecret } = output;
  if (address !== undefined && webhookSecret === undefined) {
    throw new Error('BOOKINGS_WEBHOOK needs BOOKINGS_WEBHOOK_SECRET');
  }
  return {
    port: output.PORT,
    host: output.HOST,
    ...provider(output.PROVIDER_HOST),
    providerHeaders: output.PROVIDER_HEADERS ?? {},
    /**
     * Whether the page requests the password. Without it, the site is open, and search engines may
     * find it.
     */
    gate: output.GATE === 'on',
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
    /**
     * The endpoint for traces, and the share of recorded traces that begin here. Undefined without
     * an endpoint.
     */
    traces: output.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: output.OTEL_EXPORTER_OTLP_ENDPOINT, share: output.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    drainMs: output.DRAIN_MS,
    contractSampleRate: output.CONTRACT_SAMPLE_RATE,
    vitalsSampleRate: output.VITALS_SAMPLE_RATE,
    sampleRates: output.SAMPLE_RATES === 'on',
    liveSite: output.LIVE_SITE && output.LIVE_SITE === 'on',
    offline: output.OFFLINE === 'on',
    agentPrices: output.AGENT_PRICES === 'on',
    payments: paymentsOf(output),
    /** The currencies that the account charges. Undefined allows all of the payment provider. */
    paymentCurrencies: output.PAYMENT_CURRENCIES,
    /** The port of the sample bank's page. The default is the port after the site's. */
    sampleBankPort: output.SAMPLE_BANK_PORT ?? (output.PORT % 65_535 && output.PORT + 1),
    /** The VAT included in the commission, in hundredths of a percent. */
    commissionVat: output.COMMISSION_VAT,
    /** The account that pays the hotels, for pain.001 files. Undefined for none. */
    payoutIban: output.PAYOUT_IBAN,
    /** The country of residence for prices until a traveler names one, such as `PK`. */
    defaultResidency: output.DEFAULT_RESIDENCY,
    prepaidBy: output.PREPAID_COLLECTED_BY,
    /**
     * How hotels collect payments before arrival, in each language. '' if the operator has not
     * described it.
     */
    paymentNotes: {
      en: output.PAYMENT_NOTE,
      de: output.PAYMENT_NOTE_DE || output.PAYMENT_NOTE,
      fr: output.PAYMENT_NOTE_FR || output.PAYMENT_NOTE,
      ar: output.PAYMENT_NOTE_AR || output.PAYMENT_NOTE,
    } satisfies Record<Language, string>,
    deskAnswers: output.DESK_ANSWERS,
    requestHours: output.REQUEST_HOURS,
    phonePaymentHours: output.PHONE_PAYMENT_HOURS,
    diskReserve: output.DISK_RESERVE_MB * 2 ** 20,
    deskLanguage: output.DESK_LANGUAGE,
    timeZone: output.TIME_ZONE,
    authSecret: output.AUTH_SECRET,
    /** The earlier secret that the current one replaces, or `lost` if nobody knows it. */
    authSecretWas: output.AUTH_SECRET_WAS,
    /** The origin of the range service of breached passwords. Undefined disables the check. */
    breachedPasswords: output.BREACHED_PASSWORDS,
    /** The other sites through which travelers and the staff sign in. Undefined for none. */
    openId: openIdOf('OIDC', output),
    staffOpenId: openIdOf('STAFF_OIDC', output),
    siteOrigin: output.SITE_ORIGIN === undefined ? undefined : new URL(output.SITE_ORIGIN).origin,
    smtpUrl: output.SMTP_URL,
    mailFiles: output.MAIL === 'files',
    // Adds the name of the site, because travelers know the brand rather than the address.
    mailFrom: output.MAIL_FROM.includes('<')
      ? output.MAIL_FROM
      : `${output.SITE_NAME || catalogName} <${output.MAIL_FROM}>`,
    /** The name of the site. '' means the name in the catalog. */
    siteName: output.SITE_NAME,
    /** The file of the operator's logo, and the color of the brand. '' means the default color. */
    siteLogo: output.SITE_LOGO === undefined ? undefined : resolve(output.SITE_LOGO),
    siteColor: output.SITE_COLOR,
    deskEmail: output.DESK_EMAIL,
    /** The contact for security problems of the site: a `mailto:` or `https:` address. */
    securityContact: output.SECURITY_CONTACT,
    /** The servers whose certificates are watched. */
    certificates: output.CERTIFICATES,
    webhook:
      address !== undefined && webhookSecret !== undefined
        ? { address, secret: webhookSecret }
        : undefined,
    exchangeRatesUrl: output.EXCHANGE_RATES_URL,
    contentDir: output.CONTENT_DIR === undefined ? undefined : resolve(output.CONTENT_DIR),
    operator: {
      name: output.OPERATOR_NAME,
      address: output.OPERATOR_ADDRESS,
      email: output.OPERATOR_EMAIL ?? '',
      phone: output.OPERATOR_PHONE,
      register: output.OPERATOR_REGISTER,
      vatId: output.OPERATOR_VAT_ID,
    },
    worker: output.WORKER === 'on',
    processes: output.WORKERS,
    personalDataDays: output.PERSONAL_DATA_DAYS,
    logLevel: output.LOG_LEVEL,
  };
}

/**
 * Returns the four settings of another site that signs people in. Throws if only some of them are
 * set.
 */
function openIdOf(
  prefix: 'OIDC' | 'STAFF_OIDC',
  output: v.InferOutput<typeof environmentSchema>,
): OpenIdSettings | undefined {
  const issuer = output[`${prefix}_ISSUER`];
  const clientId = output[`${prefix}_CLIENT_ID`];
  const clientSecret = output[`${prefix}_CLIENT_SECRET`];
  const name = output[`${prefix}_NAME`];
  if ([issuer, clientId, clientSecret, name].every((each) => each === undefined)) return undefined;
  if (
    issuer === undefined ||
    clientId === undefined ||
    clientSecret === undefined ||
    name === undefined
  ) {
    const all = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'NAME'].map((each) => `${prefix}_${each}`);
    throw new Error(`${all.join(', ')} are needed together: set all four, or none`);
  }
  return { issuer, clientId, clientSecret, name };
}

function provider(host: string | undefined): { providerHost?: string; replayFolder?: string } {
  if (host === undefined) return {};
  return replayPrefix.test(host)
    ? { replayFolder: host.replace(replayPrefix, '') }
    : { providerHost: new URL(host).origin };
}

/**
 * Returns how travelers pay on the site: through Stripe if there is a key, else at the sample bank
 * for the sample provider's rates. Undefined if the hotels collect all payments. The page of the
 * bank has a separate port. A proxy for TLS reaches that port only if it is set up for it, so
 * behind TLS the bank requires PAYMENTS=on. PAYMENTS=sample selects the bank in any case, to try
 * out a provider.
 */
function paymentsOf(output: v.InferOutput<typeof environmentSchema>) {
  if (output.PAYMENTS === 'off') return undefined;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = output;
  if (output.PAYMENTS === 'sample') {
    if (secretKey === undefined) return 'sample' as const;
    throw new Error(
      'PAYMENTS=sample selects the sample bank: remove STRIPE_SECRET_KEY or PAYMENTS',
    );
  }
  if (secretKey === undefined) {
    if (output.PROVIDER_HOST !== undefined) {
      if (output.PAYMENTS === 'on') throw new Error('PAYMENTS needs STRIPE_SECRET_KEY');
      return undefined;
    }
    const isReached = output.PAYMENTS === 'on' || !output.SITE_ORIGIN?.startsWith('https:');
    return output.SAMPLE_RATES === 'on' && isReached ? ('sample' as const) : undefined;
  }
  if (webhookSecret === undefined) {
    throw new Error('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET');
  }
  return { secretKey, webhookSecret, apiOrigin: output.STRIPE_API_ORIGIN } as const;
}

export type Config = ReturnType<typeof parseConfig>;
