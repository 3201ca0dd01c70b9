// Pact reads it from the real environment, of which a test sees a copy: here, or it calls home.
process.env.PACT_DO_NOT_TRACK = 'true';

// JavaScript is transformed too because these packages, which Pact, better-auth, micromark and use-intl need, ship ES modules alone.
// OpenTelemetry ships CommonJS that imports 'http' dynamically, which Jest's sandbox cannot.
const esModules = [
  ...['https-proxy-agent', 'http-proxy-agent', 'agent-base', 'proxy-agent-negotiate'],
  ...['better-auth', '@better-auth', 'better-call', '@better-fetch', 'jose', '@noble', 'rou3'],
  ...['nanostores', 'defu', '@opentelemetry'],
  ...['micromark', 'micromark-[\\w-]+', 'decode-named-character-reference', 'character-entities'],
  ...['devlop'],
  ...['use-intl', 'icu-minify', 'intl-messageformat', '@formatjs', '@schummar'],
];

/** @type {import('jest').Config} */
const shared = {
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
};

/** For tests that use a database: one server, which the first of them starts. */
const database = {
  globalSetup: '<rootDir>/tests/support/globalSetup.ts',
  globalTeardown: '<rootDir>/tests/support/globalTeardown.ts',
};

/** @type {import('jest').Config} */
const config = {
  // For the slowest of machines; a quick one never waits for it.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'client',
      testMatch: ['<rootDir>/tests/client/**/*.test.{ts,tsx}'],
      testEnvironment: '<rootDir>/tests/support/browserEnvironment.ts',
      setupFilesAfterEnv: ['<rootDir>/tests/support/clientSetup.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/tests/support/styleSheet.ts',
        '\\.(css|svg|woff2)$': '<rootDir>/tests/support/assetName.ts',
        '^@chakra-ui/react$': '<rootDir>/tests/support/chakraLayout.ts',
      },
    },
    {
      ...shared,
      ...database,
      displayName: 'server',
      testMatch: ['<rootDir>/tests/server/**/*.test.ts'],
      testEnvironment: 'node',
      testEnvironmentOptions: { globalsCleanup: 'off' },
    },
    {
      ...shared,
      ...database,
      displayName: 'contracts',
      testMatch: [
        '<rootDir>/tests/contracts/**/*.test.ts',
        '<rootDir>/contracts/kit/pact/**/*.test.ts',
      ],
      testEnvironment: 'node',
      testEnvironmentOptions: { globalsCleanup: 'off' },
    },
  ],
};

export default config;
