import { writeFileSync } from 'node:fs';
import { addEventHandler } from 'jest-circus';

/** Long enough for the slowest machine. A fast machine never waits this long. */
const defaultMs = 120_000;
/**
 * Reports the end of each test to tests/runner/run.ts, because Jest itself reports only whole
 * files.
 */
const progressFile = process.env['TEST_PROGRESS'];
const afterEachTest: (() => void)[] = [];
const afterThisTest: (() => void)[] = [];

/**
 * Runs `clean` after every test of every file. The runner forgets hooks of setup files after the
 * first file.
 */
export function afterEveryTest(clean: () => void): void {
  afterEachTest.push(clean);
}

/** Runs `clean` once, after the current test. */
export function afterTest(clean: () => void): void {
  afterThisTest.push(clean);
}

// The runner has no time limits, so each test gets the limit in its third argument or the default.
addEventHandler((event, state) => {
  if (event.name !== 'add_test') return;
  const added = state.currentDescribeBlock.children.at(-1);
  if (added?.type !== 'test') return;
  const run = added.fn;
  const limitMs = added.timeout ?? defaultMs;
  added.fn = async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const message = `'${added.name}' did not end within ${limitMs / 1000} s.`;
      timer = setTimeout(() => reject(new Error(message)), limitMs);
    });
    try {
      await Promise.race([Reflect.apply(run, undefined, []), late]);
    } finally {
      clearTimeout(timer);
      if (progressFile) writeFileSync(progressFile, '');
      for (const clean of [...afterEachTest, ...afterThisTest.splice(0)]) clean();
    }
  };
});
