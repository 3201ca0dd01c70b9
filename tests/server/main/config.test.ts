import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type Config, parseConfig } from '#server/main/config.ts';

const embedUrl = 'http://maps.example/embed/{lat}/{lng}';
const tileUrl = 'https://{s}.tiles.example/{z}/{x}/{y}{r}.png?key=a';
const osm = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const google = 'https://maps.google.com/maps?q={lat},{lng}&z=14&output=embed';
const bank = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';
const database = 'postgres://hotels:secret@db.example:5433/hotels';
const secret = 'a secret of thirty-two characters';

const openId = {
  issuer: 'https://id.example/realm',
  clientId: 'hotels',
  clientSecret: 'secret',
  name: 'Example ID',
};
const openIdEnv = (prefix: string) => ({
  [`${prefix}_ISSUER`]: openId.issuer,
  [`${prefix}_CLIENT_ID`]: openId.clientId,
  [`${prefix}_CLIENT_SECRET`]: openId.clientSecret,
  [`${prefix}_NAME`]: openId.name,
});

/** Each setting without the variables and with them. */
const settings: [env: Record<string, string>, name: keyof Config, unset: unknown, set: unknown][] =
  [
    [{ PORT: '0' }, 'port', 3000, 0],
    [{ HOST: '0.0.0.0' }, 'host', '127.0.0.1', '0.0.0.0'],
    [{ PROVIDER_HOST: 'https://a.example:84/' }, 'providerHost', undefined, 'https://a.example:84'],
    [{ PROVIDER_HEADERS: '{"X-Key":"secret"}' }, 'providerHeaders', {}, { 'x-key': 'secret' }],
    [{ GATE: 'off' }, 'gate', true, false],
    [{ GATE_PASSWORD: ' open sesame ' }, 'gatePassword', 'explore', ' open sesame '],
    [{ GATE_PASSWORD: 'explore' }, 'gatePasswordIsDefault', true, false],
    [{ MAP_EMBED_URL: embedUrl }, 'mapEmbedUrl', google, embedUrl],
    [{ MAP_EMBED_URL: '' }, 'mapEmbedUrl', google, ''],
    [{ MAP_TILE_URL: tileUrl }, 'mapTileUrl', osm, tileUrl],
    [{ MAP_TILE_URL: '' }, 'mapTileUrl', osm, ''],
    [
      { PICTURE_HOSTS: 'https://*.pictures.example, http://10.0.0.1:8080' },
      'pictureHosts',
      undefined,
      ['https://*.pictures.example', 'http://10.0.0.1:8080'],
    ],
    [{ ALLOWED_HOSTS: 'a.example,[::1]' }, 'allowedHosts', undefined, ['a.example', '[::1]']],
    [{ TRUST_PROXY: '2' }, 'trustProxy', undefined, expect.any(Function)],
    [{ RATE_LIMIT: '0' }, 'rateLimit', 600, 0],
    [
      { CACHE_DEFAULT_TTL: '0', CACHE_MAX_BYTES: '1000000' },
      'cache',
      { defaultTtlSeconds: 5, maxBytes: 67_108_864 },
      { defaultTtlSeconds: 0, maxBytes: 1_000_000 },
    ],
    [
      {
        CONNECT_TIMEOUT_MS: '1',
        FIRST_BYTE_TIMEOUT_MS: '2',
        ANSWER_TIMEOUT_MS: '3',
        MAX_BODY_BYTES: '4',
      },
      'budgets',
      { connectMs: 300, firstByteMs: 2000, wholeMs: 5000, bodyBytes: 10_485_760 },
      { connectMs: 1, firstByteMs: 2, wholeMs: 3, bodyBytes: 4 },
    ],
    [{ DATABASE_URL: database }, 'databaseUrl', undefined, database],
    [{ DATA_DIR: '/var/lib/hotels' }, 'dataDir', resolve('.data'), '/var/lib/hotels'],
    [{ MIGRATE: 'off' }, 'migrate', true, false],
    [
      {
        REWARDS: 'off',
        REWARDS_WELCOME_MINIMUM: '0',
        REWARDS_DELAY_DAYS: '0',
        REWARDS_MONTHLY_LIMIT: '50 EUR, 7000 JPY',
      },
      'rewards',
      {
        enabled: true,
        welcomeMinimum: 100,
        delayDays: 30,
        monthlyLimits: [{ amount: 10_000n, currency: 'USD' }],
      },
      {
        enabled: false,
        welcomeMinimum: 0,
        delayDays: 0,
        monthlyLimits: [
          { amount: 5_000n, currency: 'EUR' },
          { amount: 7_000n, currency: 'JPY' },
        ],
      },
    ],
    [{ METRICS_PORT: '9464' }, 'metricsPort', undefined, 9464],
    [{ METRICS_HOST: '::' }, 'metricsHost', '127.0.0.1', '::'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://a.example/otlp', OTEL_TRACES_SAMPLER_ARG: '0.5' },
      'traces',
      undefined,
      { endpoint: 'https://a.example/otlp', share: 0.5 },
    ],
    [{ DRAIN_MS: '0' }, 'drainMs', 1000, 0],
    [{ CONTRACT_SAMPLE_RATE: '0.25' }, 'contractSampleRate', 0.01, 0.25],
    [{ VITALS_SAMPLE_RATE: '0' }, 'vitalsSampleRate', 0.1, 0],
    [{ SAMPLE_RATES: 'off' }, 'sampleRates', true, false],
    [{ OFFLINE: 'off' }, 'offline', true, false],
    [{ SITE_NAME: 'Anna & Co' }, 'siteName', '', 'Anna & Co'],
    [{ SITE_LOGO: '/srv/logo.png' }, 'siteLogo', undefined, '/srv/logo.png'],
    [{ SITE_COLOR: '#0b3d91' }, 'siteColor', '', '#0b3d91'],
    [{ AGENT_PRICES: 'on' }, 'agentPrices', false, true],
    [{ SAMPLE_BANK_PORT: '9001' }, 'sampleBankPort', 3001, 9001],
    [
      {
        PAYMENTS: 'on',
        STRIPE_SECRET_KEY: 'sk_test_key',
        STRIPE_WEBHOOK_SECRET: 'whsec_secret',
        STRIPE_API_ORIGIN: 'https://payments.example',
      },
      'payments',
      'sample',
      {
        secretKey: 'sk_test_key',
        webhookSecret: 'whsec_secret',
        apiOrigin: 'https://payments.example',
      },
    ],
    [{ DEFAULT_RESIDENCY: 'PK' }, 'defaultResidency', undefined, 'PK'],
    [{ PREPAID_COLLECTED_BY: 'site' }, 'prepaidBy', 'hotel', 'site'],
    [
      { PAYMENT_NOTE: 'A link.', PAYMENT_NOTE_DE: 'Ein Link.' },
      'paymentNotes',
      { en: '', de: '', fr: '', ar: '' },
      { en: 'A link.', de: 'Ein Link.', fr: 'A link.', ar: 'A link.' },
    ],
    [{ DESK_ANSWERS: 'By noon.' }, 'deskAnswers', '', 'By noon.'],
    [{ REQUEST_HOURS: '48' }, 'requestHours', 24, 48],
    [{ PHONE_PAYMENT_HOURS: '12' }, 'phonePaymentHours', 4, 12],
    [{ DISK_RESERVE_MB: '1' }, 'diskReserve', 256 * 2 ** 20, 2 ** 20],
    [{ DESK_LANGUAGE: 'de' }, 'deskLanguage', 'en', 'de'],
    [{ TIME_ZONE: 'Europe/Berlin' }, 'timeZone', 'UTC', 'Europe/Berlin'],
    [{ LIVE_SITE: 'on' }, 'liveSite', undefined, true],
    [{ AUTH_SECRET: secret }, 'authSecret', undefined, secret],
    [{ SITE_ORIGIN: 'https://a.example/' }, 'siteOrigin', undefined, 'https://a.example'],
    [{ SMTP_URL: 'smtps://h:s@m.example:465' }, 'smtpUrl', undefined, 'smtps://h:s@m.example:465'],
    [{ MAIL: 'files' }, 'mailFiles', false, true],
    // The MAIL variable of a login shell has no effect.
    [{ MAIL: '/var/mail/hotels' }, 'mailFiles', false, false],
    [
      { MAIL_FROM: 'H <b@a.example>' },
      'mailFrom',
      'Stayfarer <bookings@localhost>',
      'H <b@a.example>',
    ],
    [{ DESK_EMAIL: 'desk@a.example' }, 'deskEmail', undefined, 'desk@a.example'],
    [{ SECURITY_CONTACT: 's@a.example' }, 'securityContact', undefined, 'mailto:s@a.example'],
    [
      { SECURITY_CONTACT: 'https://a.example/report' },
      'securityContact',
      undefined,
      'https://a.example/report',
    ],
    [
      { BOOKINGS_WEBHOOK: 'https://a.example/events', BOOKINGS_WEBHOOK_SECRET: secret },
      'webhook',
      undefined,
      { address: 'https://a.example/events', secret },
    ],
    [{ EXCHANGE_RATES_URL: 'http://a.example/x' }, 'exchangeRatesUrl', bank, 'http://a.example/x'],
    [
      { BREACHED_PASSWORDS: 'on' },
      'breachedPasswords',
      undefined,
      'https://api.pwnedpasswords.com',
    ],
    [openIdEnv('OIDC'), 'openId', undefined, openId],
    [openIdEnv('STAFF_OIDC'), 'staffOpenId', undefined, openId],
    [{ BREACHED_PASSWORDS: 'off' }, 'breachedPasswords', undefined, undefined],
    [
      { BREACHED_PASSWORDS: 'http://127.0.0.1:8123' },
      'breachedPasswords',
      undefined,
      'http://127.0.0.1:8123',
    ],
    [{ CONTENT_DIR: '/srv/content' }, 'contentDir', undefined, '/srv/content'],
    [
      {
        OPERATOR_NAME: 'Hotels Ltd',
        OPERATOR_ADDRESS: '1 Quay Street, Cork, Ireland',
        OPERATOR_EMAIL: 'hello@hotels.example',
        OPERATOR_PHONE: '+353 21 555 0100',
        OPERATOR_REGISTER: 'CRO 123456',
        OPERATOR_VAT_ID: 'IE1234567T',
      },
      'operator',
      { name: '', address: '', email: '', phone: '', register: '', vatId: '' },
      {
        name: 'Hotels Ltd',
        address: '1 Quay Street, Cork, Ireland',
        email: 'hello@hotels.example',
        phone: '+353 21 555 0100',
        register: 'CRO 123456',
        vatId: 'IE1234567T',
      },
    ],
    [{ WORKER: 'off' }, 'worker', true, false],
    [{ AUTH_SECRET_WAS: 'lost' }, 'authSecretWas', undefined, 'lost'],
    [
      { CERTIFICATES: 'mail, site' },
      'certificates',
      ['database', 'mail', 'provider', 'payments', 'site'],
      ['mail', 'site'],
    ],
    [{ WORKERS: '4' }, 'processes', 1, 4],
    [{ WORKERS: 'auto' }, 'processes', 1, Math.min(availableParallelism(), 64)],
    [{ PERSONAL_DATA_DAYS: '30' }, 'personalDataDays', 400, 30],
    [{ LOG_LEVEL: 'debug' }, 'logLevel', 'info', 'debug'],
  ];

describe('parseConfig', () => {
  test.each(settings)('%j is parsed as %s', (env, name, unset, set) => {
    expect(parseConfig({})[name]).toEqual(unset);
    expect(parseConfig(env)[name]).toEqual(set);
  });

  test('the table of this file covers every setting', () => {
    const own = ['replayFolder', 'paymentCurrencies', 'commissionVat', 'payoutIban'];
    const names = new Set<string>([...settings.map(([, name]) => name), ...own]);
    expect(Object.keys(parseConfig({})).filter((name) => !names.has(name))).toEqual([]);
  });

  test('a recording may replace the provider', () => {
    const config = parseConfig({ PROVIDER_HOST: 'replay:/var/recordings/monday' });
    expect(config.replayFolder).toBe('/var/recordings/monday');
    expect(config.providerHost).toBeUndefined();
  });

  test('one error names all wrong settings', () => {
    const env = {
      PORT: '70000',
      HOST: '',
      PROVIDER_HOST: 'hotels.example',
      GATE: 'no',
      GATE_PASSWORD: '',
      MAP_EMBED_URL: 'https://maps.example/?q={lat}',
      MAP_TILE_URL: 'https://tiles.example/{z}/{x}.png',
      CONTRACT_SAMPLE_RATE: '1%',
      SAMPLE_RATES: 'no',
      LOG_LEVEL: 'loud',
      PROVIDER_HEADERS: 'Host: secret',
      PICTURE_HOSTS: "'unsafe-inline'",
      ALLOWED_HOSTS: 'www.hotels.example:443',
      TRUST_PROXY: 'true',
      RATE_LIMIT: '-1',
      CACHE_DEFAULT_TTL: '5s',
      CACHE_MAX_BYTES: '64MB',
      CONNECT_TIMEOUT_MS: '0',
      FIRST_BYTE_TIMEOUT_MS: '0',
      ANSWER_TIMEOUT_MS: '60001',
      MAX_BODY_BYTES: '',
      DATABASE_URL: 'mysql://hotels:secret@db.example/hotels',
      DATA_DIR: '',
      MIGRATE: 'yes',
      REWARDS: 'yes',
      REWARDS_WELCOME_MINIMUM: '-1',
      AUTH_SECRET: 'short',
      SITE_ORIGIN: 'hotels.example',
      SMTP_URL: 'mail.example',
      MAIL_FROM: 'nobody',
      DESK_EMAIL: 'desk',
      SECURITY_CONTACT: 'http://a.example/report',
      BREACHED_PASSWORDS: 'http://ranges.example',
      OIDC_ISSUER: 'http://id.example',
      STAFF_OIDC_NAME: ' ',
      BOOKINGS_WEBHOOK: 'ftp://pms.example',
      BOOKINGS_WEBHOOK_SECRET: 'short',
      EXCHANGE_RATES_URL: 'ftp://rates.example',
      WORKER: 'no',
      WORKERS: '0',
      PERSONAL_DATA_DAYS: '-1',
      REQUEST_HOURS: '0',
      PHONE_PAYMENT_HOURS: '24',
      DISK_RESERVE_MB: '-1',
      METRICS_PORT: '65536',
      METRICS_HOST: 'http://127.0.0.1',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
      OTEL_TRACES_SAMPLER_ARG: '2',
      DRAIN_MS: '9000',
    };
    const messageOf = (name: string) => new RegExp(`^${name} must `, 'm');
    for (const name of Object.keys(env)) {
      expect(() => parseConfig(env)).toThrow(messageOf(name));
    }
    expect(() => parseConfig(env)).not.toThrow(/secret/);
  });

  test.each(['smtp:/x', 'smtp:', 'smtps:///', 'http://mail.example'])(
    'SMTP_URL %j is invalid',
    (SMTP_URL) => {
      expect(() => parseConfig({ SMTP_URL })).toThrow('SMTP_URL must begin with smtp://');
    },
  );

  test.each(['https://a.example; script-src *', 'data:', '*', 'https://a.example/x', 'blob:'])(
    'PICTURE_HOSTS %j is invalid, because it would weaken the content policy',
    (PICTURE_HOSTS) => {
      expect(() => parseConfig({ PICTURE_HOSTS })).toThrow('PICTURE_HOSTS must be');
    },
  );

  test.each(['OIDC', 'STAFF_OIDC'])(
    'setting only three of the four settings of %s is refused',
    (prefix) => {
      for (const left of Object.keys(openIdEnv(prefix))) {
        const env = Object.entries(openIdEnv(prefix)).filter(([name]) => name !== left);
        expect(() => parseConfig(Object.fromEntries(env))).toThrow(
          `${prefix}_ISSUER, ${prefix}_CLIENT_ID, ${prefix}_CLIENT_SECRET, ${prefix}_NAME are needed together`,
        );
      }
    },
  );

  test.each(['', '-1', '65536', '3000.5', '0x50', ' 80', 'http'])('PORT %j is invalid', (PORT) => {
    expect(() => parseConfig({ PORT })).toThrow('PORT must be a whole number from 0 to 65535');
  });

  test.each([
    '',
    'ftp://hotels.example',
    'https://hotels.example/v1',
    'https://hotels.example/?key=1',
    'https://hotels.example?',
    'https://hotels.example#top',
    'https://user:word@hotels.example',
    'replay:',
  ])('PROVIDER_HOST %j is invalid', (PROVIDER_HOST) => {
    expect(() => parseConfig({ PROVIDER_HOST })).toThrow('PROVIDER_HOST must be');
  });

  test.each([
    'postgres://hotels@a.example:5432,b.example:5432/hotels',
    'postgres://hotels@a.example,b.example/hotels?target_session_attrs=read-write',
    'postgres://hotels@a.example/hotels?host=a.example,b.example',
  ])('DATABASE_URL %j with several hosts is invalid', (DATABASE_URL) => {
    expect(() => parseConfig({ DATABASE_URL })).toThrow(
      'DATABASE_URL must be an address with one host',
    );
  });

  test.each(['', '1.1', '-0.5', '1e-2', 'none'])(
    'CONTRACT_SAMPLE_RATE %j is invalid',
    (CONTRACT_SAMPLE_RATE) => {
      expect(() => parseConfig({ CONTRACT_SAMPLE_RATE })).toThrow('CONTRACT_SAMPLE_RATE must be');
    },
  );

  test.each(['javascript:alert({lat},{lng})', '/map/{lat}/{lng}', 'https://maps.example/{lng}'])(
    'MAP_EMBED_URL %j is invalid',
    (MAP_EMBED_URL) => {
      expect(() => parseConfig({ MAP_EMBED_URL })).toThrow('MAP_EMBED_URL must be');
    },
  );

  test.each([
    'javascript:alert({z},{x},{y})',
    '/tiles/{z}/{x}/{y}.png',
    'https://tiles.example/{z}/{y}.png',
    'https://tiles-{s}.example/{z}/{x}/{y}.png',
    'https://{x}.tiles.example/{z}/{x}/{y}.png',
  ])('MAP_TILE_URL %j is invalid', (MAP_TILE_URL) => {
    expect(() => parseConfig({ MAP_TILE_URL })).toThrow('MAP_TILE_URL must be');
  });

  test('a webhook without its secret is an error', () => {
    const env = { BOOKINGS_WEBHOOK: 'https://pms.example/events' };
    expect(() => parseConfig(env)).toThrow('BOOKINGS_WEBHOOK needs BOOKINGS_WEBHOOK_SECRET');
  });
});

test('PAYMENT_CURRENCIES replaces the currencies and minimum amounts of Stripe', () => {
  const read = (PAYMENT_CURRENCIES: string) => parseConfig({ PAYMENT_CURRENCIES });
  expect(read('EUR, JPY,100 KES, 0.75 USD').paymentCurrencies).toEqual({
    EUR: 50,
    JPY: 50,
    KES: 10_000,
    USD: 75,
  });
  for (const wrong of ['', 'eur', 'EUR,EUR', '0 EUR', '0.755 USD', 'ABC', 'MGA']) {
    expect(() => read(wrong)).toThrow('PAYMENT_CURRENCIES');
  }
  expect(parseConfig({ COMMISSION_VAT: '8.1' }).commissionVat).toBe(810);
  expect(() => parseConfig({ COMMISSION_VAT: '119' })).toThrow('COMMISSION_VAT');
});

test('the account that pays hotels must be a SEPA IBAN and is stored in the format of banks', () => {
  const read = (PAYOUT_IBAN: string) => parseConfig({ PAYOUT_IBAN }).payoutIban;
  expect(read('de89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000');
  // One digit too many, a wrong checksum, and an account in Pakistan.
  for (const wrong of [
    '',
    'DE893704004405320130001',
    'DE89370400440532013001',
    'PK36SCBL0000001123456702',
  ]) {
    expect(() => read(wrong)).toThrow('PAYOUT_IBAN');
  }
});

test('the key of payments is sent over http only to this machine', () => {
  const originOf = (STRIPE_API_ORIGIN: string) => parseConfig({ STRIPE_API_ORIGIN });
  for (const origin of ['http://127.0.0.1:1', 'http://[::1]:1', 'http://localhost:1']) {
    expect(() => originOf(origin)).not.toThrow();
  }
  for (const origin of [
    'http://api.stripe.example',
    'http://10.0.0.1',
    'http://127.0.0.1.example',
  ]) {
    expect(() => originOf(origin)).toThrow('STRIPE_API_ORIGIN must be an https origin');
  }
});

test('payments are on with sample rates or a key, and off otherwise', () => {
  const sampleOf = (env: Record<string, string>) => parseConfig(env).payments;
  expect(sampleOf({ PAYMENTS: 'off' })).toBeUndefined();
  expect(sampleOf({ SAMPLE_RATES: 'off' })).toBeUndefined();
  expect(sampleOf({ PROVIDER_HOST: 'https://hotels.example' })).toBeUndefined();
  expect(sampleOf({ SITE_ORIGIN: 'https://hotels.example' })).toBeUndefined();
  expect(sampleOf({ SITE_ORIGIN: 'https://hotels.example', PAYMENTS: 'on' })).toBe('sample');
  expect(sampleOf({ PROVIDER_HOST: 'https://hotels.example', PAYMENTS: 'sample' })).toBe('sample');
  expect(() => sampleOf({ PAYMENTS: 'sample', STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
    'remove STRIPE_SECRET_KEY',
  );
  expect(parseConfig({ PORT: '0' }).sampleBankPort).toBe(0);
});
