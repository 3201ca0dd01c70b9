import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { citusVariable } from '../support/citusDatabase.ts';
import { pgbouncerVariable, postgresVariable, wideVariable } from '../support/testDatabase.ts';

// Runs the tests of bookings on each engine with a given address and prints a table. Fails if any
// test fails.

/** A database engine, the environment variables with its addresses, and its own tests. */
type Engine = {
  name: string;
  variables: readonly string[];
  suites?: Record<string, string>;
  settings?: Record<string, string>;
};

/**
 * Creating a database on the cluster takes seconds, so only files that share one database among all
 * their tests run there.
 */
const onCitus = {
  bookings: 'bookings/(cancellation|change|desk|pending|worker)\\.test',
  'one part each, worker down': 'bookings/distributed\\.test',
  'distribute and undo': 'database/distributeDatabase\\.test',
};

/** Tests of everything that reads integers from its own rows. */
const wide = {
  'all that have rows':
    '(accounts|bookings|desk|newsletter|outbox|rateLimits|reconciliation|record|reviews|rewards|settlement|staff)/',
};

const engines: readonly Engine[] = [
  { name: 'embedded PostgreSQL', variables: [] },
  {
    name: 'embedded, all integers of 64 bits',
    variables: [],
    suites: wide,
    settings: { [wideVariable]: '1' },
  },
  { name: 'PostgreSQL', variables: [postgresVariable] },
  { name: 'PgBouncer', variables: [postgresVariable, pgbouncerVariable] },
  { name: 'Citus', variables: [citusVariable], suites: onCitus },
];

/** Tests that run on each engine, as patterns of files below tests/server and tests/deep/server. */
const common: Record<string, string> = {
  bookings: 'bookings/(booking|cancellation|pending|worker|states\\.model)\\.test',
  'race and kills': 'bookings/processes\\.test',
  cuts: 'bookings/cuts\\.test',
  conflicts: 'bookings/conflicts\\.test',
};

const outcome = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numPendingTests: v.number(),
    numRuntimeErrorTestSuites: v.number(),
  }),
);

/**
 * Runs the files of a pattern with only these engine addresses. `passed` is false if no test ran.
 */
async function run(pattern: string, { variables, settings }: Engine) {
  const folder = mkdtempSync(join(tmpdir(), 'hotels-engines-'));
  const file = join(folder, 'outcome.json');
  const addresses = new Set(engines.flatMap((engine) => engine.variables));
  const env = Object.fromEntries(
    Object.entries({ ...process.env, ...settings }).filter(
      ([name]) => !addresses.has(name) || variables.includes(name),
    ),
  );
  const args = ['--selectProjects', 'node', 'deep-node', '--maxWorkers=2', '--json'];
  const jest = ['node_modules/jest/bin/jest.js', ...args, `--outputFile=${file}`];
  const child = spawn(
    process.execPath,
    [...jest, '--testPathPatterns', `tests/(deep/)?server/${pattern}`],
    {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  await new Promise((resolve) => child.once('close', resolve));
  try {
    const counts = v.parse(outcome, readFileSync(file, 'utf8'));
    const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
    return {
      text: `${counts.numPassedTests} passed, ${failed} failed, ${counts.numPendingTests} skipped`,
      passed: failed === 0 && counts.numPassedTests > 0,
    };
  } catch {
    return { text: 'did not run', passed: false };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function main(): Promise<void> {
  const table: { engine: string; tests: string; outcome: string }[] = [];
  for (const engine of engines) {
    const { name, variables, suites = common } = engine;
    const missing = variables.filter((variable) => !process.env[variable]);
    if (missing.length > 0) {
      const text = `not run: ${missing.join(' and ')} not set`;
      table.push({ engine: name, tests: 'all', outcome: text });
      continue;
    }
    for (const [tests, pattern] of Object.entries(suites)) {
      const { text, passed } = await run(pattern, engine);
      table.push({ engine: name, tests, outcome: text });
      if (!passed) process.exitCode = 1;
    }
  }
  console.table(table);
}

await main();
