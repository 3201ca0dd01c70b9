import { availableParallelism } from 'node:os';

// Read by what the tests start as well: Pact would call home, and Node could not load TypeScript.
process.env.PACT_DO_NOT_TRACK = 'true';
const imported = ['loaders/register.js', ...(process.env.LATE_ANSWERS ? ['lateAnswers.js'] : [])];
process.env.NODE_OPTIONS = imported
  .map((file) => `--import=${import.meta.dirname}/tests/support/${file}`)
  .join(' ');

/**
 * A project of tests that share no sandbox: a worker loads each module once, and keeps it for all
 * its files. ADR 0026.
 * @param {string} displayName
 * @param {string[]} testMatch
 * @param {string[]} setup
 */
const project = (displayName, testMatch, setup = []) => ({
  displayName,
  testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
  runner: 'jest-light-runner/child-process',
  setupFilesAfterEnv: ['testLimits.ts', 'propertySeed.ts', ...setup].map(
    (file) => `<rootDir>/tests/support/${file}`,
  ),
  // One database server, which the first test that needs it starts.
  globalSetup: '<rootDir>/tests/support/globalSetup.js',
  globalTeardown: '<rootDir>/tests/support/globalTeardown.js',
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
  transform: {},
});

/** @type {import('jest').Config} */
const config = {
  // With one worker the runner would use Jest's own process, which cannot load TypeScript.
  maxWorkers: Math.max(2, Math.min(4, availableParallelism())),
  projects: [
    project('client', ['tests/client/**/*.test.{ts,tsx}'], ['clientSetup.ts']),
    project('node', [
      'tests/{server,contracts,runner}/**/*.test.ts',
      'contracts/kit/pact/**/*.test.ts',
    ]),
    // `npm run test:deep`
    project('deep-client', ['tests/deep/client/**/*.test.{ts,tsx}'], ['clientSetup.ts']),
    project('deep-node', ['tests/deep/{server,contracts}/**/*.test.ts']),
  ],
};

export default config;
