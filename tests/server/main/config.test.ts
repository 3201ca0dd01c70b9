import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseConfig } from '#server/main/config.ts';

describe('parseConfig', () => {
  test('an empty environment gives the defaults', () => {
    expect(parseConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      providerHost: undefined,
      providerHeaders: {},
      gate: true,
      gatePassword: 'explore',
      gatePasswordIsDefault: true,
      mapEmbedUrl: 'https://maps.google.com/maps?q={lat},{lng}&z=14&output=embed',
      mapTileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      pictureHosts: undefined,
      allowedHosts: undefined,
      trustProxy: undefined,
      rateLimit: 600,
      cache: { defaultTtlSeconds: 5, maxBytes: 67_108_864 },
      budgets: { connectMs: 300, firstByteMs: 2000, wholeMs: 5000, bodyBytes: 10_485_760 },
      databaseUrl: undefined,
      dataDir: resolve('.data'),
      migrate: true,
      rewards: {
        enabled: true,
        welcomeMinimum: 100,
        delayDays: 30,
        monthlyLimits: [{ amount: 10_000n, currency: 'USD' }],
      },
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      traces: undefined,
      drainMs: 1000,
      contractSampleRate: 0.01,
      sampleRates: true,
      offline: true,
      agentPrices: false,
      payments: 'sample',
      sampleBankPort: 3001,
      prepaidBy: 'hotel',
      paymentNotes: { en: '', de: '', fr: '', ar: '' },
      deskAnswers: '',
      requestHours: 24,
      phonePaymentHours: 4,
      diskReserve: 256 * 2 ** 20,
      deskLanguage: 'en',
      timeZone: 'UTC',
      liveSite: undefined,
      authSecret: undefined,
      siteOrigin: undefined,
      smtpUrl: undefined,
      mailFiles: false,
      mailFrom: 'Stayfarer <bookings@localhost>',
      deskEmail: undefined,
      webhook: undefined,
      recordWitness: undefined,
      exchangeRatesUrl: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
      contentDir: undefined,
      operator: { name: '', address: '', email: '', phone: '', register: '', vatId: '' },
      worker: true,
      processes: 1,
      personalDataDays: 400,
      logLevel: 'info',
    });
  });

  test('every setting is parsed', () => {
    const mapEmbedUrl = 'http://maps.example/embed/{lat}/{lng}';
    const mapTileUrl = 'https://{s}.tiles.example/{z}/{x}/{y}{r}.png?key=a';
    const config = parseConfig({
      PORT: '0',
      HOST: '0.0.0.0',
      PROVIDER_HOST: 'https://hotels.example:8443/',
      PROVIDER_HEADERS: '{"X-Api-Key":"secret"}',
      GATE: 'off',
      GATE_PASSWORD: ' open sesame ',
      MAP_EMBED_URL: mapEmbedUrl,
      MAP_TILE_URL: mapTileUrl,
      PICTURE_HOSTS: 'https://*.pictures.example, http://10.0.0.1:8080',
      ALLOWED_HOSTS: 'www.hotels.example,[::1]',
      TRUST_PROXY: '2',
      RATE_LIMIT: '0',
      CACHE_DEFAULT_TTL: '0',
      CACHE_MAX_BYTES: '1000000',
      CONNECT_TIMEOUT_MS: '1',
      FIRST_BYTE_TIMEOUT_MS: '2',
      ANSWER_TIMEOUT_MS: '3',
      MAX_BODY_BYTES: '4',
      DATABASE_URL: 'postgres://hotels:secret@db.example:5433/hotels',
      DATA_DIR: '/var/lib/hotels',
      MIGRATE: 'off',
      REWARDS: 'off',
      REWARDS_WELCOME_MINIMUM: '0',
      REWARDS_DELAY_DAYS: '0',
      REWARDS_MONTHLY_LIMIT: '50 EUR, 7000 JPY',
      METRICS_PORT: '9464',
      METRICS_HOST: '::',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp',
      OTEL_TRACES_SAMPLER_ARG: '0.5',
      DRAIN_MS: '0',
      CONTRACT_SAMPLE_RATE: '0.25',
      SAMPLE_RATES: 'off',
      OFFLINE: 'off',
      AGENT_PRICES: 'on',
      PAYMENTS: 'on',
      SAMPLE_BANK_PORT: '9001',
      STRIPE_SECRET_KEY: 'sk_test_key',
      STRIPE_WEBHOOK_SECRET: 'whsec_secret',
      STRIPE_API_ORIGIN: 'https://payments.example',
      PREPAID_COLLECTED_BY: 'site',
      PAYMENT_NOTE: 'It sends a link.',
      PAYMENT_NOTE_DE: 'Es schickt einen Link.',
      DESK_ANSWERS: 'Hotels answer by noon.',
      REQUEST_HOURS: '48',
      PHONE_PAYMENT_HOURS: '12',
      DISK_RESERVE_MB: '1',
      DESK_LANGUAGE: 'de',
      TIME_ZONE: 'Europe/Berlin',
      LIVE_SITE: 'on',
      AUTH_SECRET: 'a secret of thirty-two characters',
      SITE_ORIGIN: 'https://www.hotels.example/',
      SMTP_URL: 'smtps://hotels:secret@mail.example:465',
      MAIL: 'files',
      MAIL_FROM: 'Hotels <bookings@hotels.example>',
      DESK_EMAIL: 'desk@hotels.example',
      BOOKINGS_WEBHOOK: 'https://pms.example/events',
      BOOKINGS_WEBHOOK_SECRET: 'another secret of 32 characters!',
      RECORD_WITNESS: 'https://witness.example/seals',
      EXCHANGE_RATES_URL: 'http://rates.example/daily.xml',
      CONTENT_DIR: '/srv/content',
      OPERATOR_NAME: 'Hotels Ltd',
      OPERATOR_ADDRESS: '1 Quay Street, Cork, Ireland',
      OPERATOR_EMAIL: 'hello@hotels.example',
      OPERATOR_PHONE: '+353 21 555 0100',
      OPERATOR_REGISTER: 'CRO 123456',
      OPERATOR_VAT_ID: 'IE1234567T',
      WORKER: 'off',
      WORKERS: '4',
      PERSONAL_DATA_DAYS: '30',
      LOG_LEVEL: 'debug',
    });
    const near = config.trustProxy?.('203.0.113.1', 1);
    const far = config.trustProxy?.('203.0.113.1', 2);
    expect([near, far]).toEqual([true, false]);
    expect({ ...config, trustProxy: undefined, providerHeaders: undefined }).toEqual({
      port: 0,
      host: '0.0.0.0',
      providerHost: 'https://hotels.example:8443',
      gate: false,
      gatePassword: ' open sesame ',
      gatePasswordIsDefault: false,
      mapEmbedUrl,
      mapTileUrl,
      pictureHosts: ['https://*.pictures.example', 'http://10.0.0.1:8080'],
      allowedHosts: ['www.hotels.example', '[::1]'],
      rateLimit: 0,
      cache: { defaultTtlSeconds: 0, maxBytes: 1_000_000 },
      budgets: { connectMs: 1, firstByteMs: 2, wholeMs: 3, bodyBytes: 4 },
      databaseUrl: 'postgres://hotels:secret@db.example:5433/hotels',
      dataDir: '/var/lib/hotels',
      migrate: false,
      rewards: {
        enabled: false,
        welcomeMinimum: 0,
        delayDays: 0,
        monthlyLimits: [
          { amount: 5_000n, currency: 'EUR' },
          { amount: 7_000n, currency: 'JPY' },
        ],
      },
      metricsPort: 9464,
      metricsHost: '::',
      traces: { endpoint: 'https://collector.example/otlp', share: 0.5 },
      drainMs: 0,
      contractSampleRate: 0.25,
      sampleRates: false,
      offline: false,
      agentPrices: true,
      sampleBankPort: 9001,
      payments: {
        secretKey: 'sk_test_key',
        webhookSecret: 'whsec_secret',
        apiOrigin: 'https://payments.example',
      },
      prepaidBy: 'site',
      paymentNotes: {
        en: 'It sends a link.',
        de: 'Es schickt einen Link.',
        fr: 'It sends a link.',
        ar: 'It sends a link.',
      },
      deskAnswers: 'Hotels answer by noon.',
      requestHours: 48,
      phonePaymentHours: 12,
      diskReserve: 2 ** 20,
      deskLanguage: 'de',
      timeZone: 'Europe/Berlin',
      liveSite: true,
      authSecret: 'a secret of thirty-two characters',
      siteOrigin: 'https://www.hotels.example',
      smtpUrl: 'smtps://hotels:secret@mail.example:465',
      mailFiles: true,
      mailFrom: 'Hotels <bookings@hotels.example>',
      deskEmail: 'desk@hotels.example',
      webhook: {
        address: 'https://pms.example/events',
        secret: 'another secret of 32 characters!',
      },
      recordWitness: 'https://witness.example/seals',
      exchangeRatesUrl: 'http://rates.example/daily.xml',
      contentDir: '/srv/content',
      operator: {
        name: 'Hotels Ltd',
        address: '1 Quay Street, Cork, Ireland',
        email: 'hello@hotels.example',
        register: 'CRO 123456',
        phone: '+353 21 555 0100',
        vatId: 'IE1234567T',
      },
      worker: false,
      processes: 4,
      personalDataDays: 30,
      logLevel: 'debug',
    });
    expect(Object.values(config.providerHeaders)).toEqual(['secret']);
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
      BOOKINGS_WEBHOOK: 'ftp://pms.example',
      BOOKINGS_WEBHOOK_SECRET: 'short',
      RECORD_WITNESS: 'http://witness.example/seals',
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
    'SMTP_URL %j, without a host or of another kind, is invalid',
    (SMTP_URL) => {
      expect(() => parseConfig({ SMTP_URL })).toThrow('SMTP_URL must begin with smtp://');
    },
  );

  test.each(['https://a.example; script-src *', 'data:', '*', 'https://a.example/x', 'blob:'])(
    'PICTURE_HOSTS %j is invalid, because it would widen the policy',
    (PICTURE_HOSTS) => {
      expect(() => parseConfig({ PICTURE_HOSTS })).toThrow('PICTURE_HOSTS must be');
    },
  );

  test('WORKERS=auto is a process for each core', () => {
    expect(parseConfig({ WORKERS: 'auto' }).processes).toBe(Math.min(availableParallelism(), 64));
  });

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
  ])('DATABASE_URL %j, with several hosts, is invalid', (DATABASE_URL) => {
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

  test('an empty address switches the framed map or the tiles off', () => {
    const config = parseConfig({ MAP_EMBED_URL: '', MAP_TILE_URL: '' });
    expect(config).toMatchObject({ mapEmbedUrl: '', mapTileUrl: '' });
  });

  test('the mailbox that a login shell names in MAIL means nothing', () => {
    expect(parseConfig({ MAIL: '/var/mail/hotels' }).mailFiles).toBe(false);
  });

  test('a webhook without its secret is an error', () => {
    const env = { BOOKINGS_WEBHOOK: 'https://pms.example/events' };
    expect(() => parseConfig(env)).toThrow('BOOKINGS_WEBHOOK needs BOOKINGS_WEBHOOK_SECRET');
  });
});

test('currencies of the account replace those of Stripe, with its least amounts or others', () => {
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

test('payments are on beside the sample rates and with a key, and off otherwise', () => {
  const sampleOf = (env: Record<string, string>) => parseConfig(env).payments;
  expect(sampleOf({ PAYMENTS: 'off' })).toBeUndefined();
  expect(sampleOf({ SAMPLE_RATES: 'off' })).toBeUndefined();
  expect(sampleOf({ PROVIDER_HOST: 'https://hotels.example' })).toBeUndefined();
  expect(sampleOf({ SITE_ORIGIN: 'https://hotels.example' })).toBeUndefined();
  expect(sampleOf({ SITE_ORIGIN: 'https://hotels.example', PAYMENTS: 'on' })).toBe('sample');
  expect(parseConfig({ PORT: '0' }).sampleBankPort).toBe(0);
});
