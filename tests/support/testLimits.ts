import { writeFileSync } from 'node:fs';
import { addEventHandler } from 'jest-circus';

/** For the slowest of machines; a quick one never waits for it. */
const defaultMs = 120_000;
/** Tells tests/runner/run.ts that a test has ended: Jest itself reports whole files. */
const progressFile = process.env['TEST_PROGRESS'];
const afterEachTest: (() => void)[] = [];
const afterThisTest: (() => void)[] = [];

/**
 * Has `clean` run after every test of every file: the runner forgets hooks of setup files after the
 * first file.
 */
export function afterEveryTest(clean: () => void): void {
  afterEachTest.push(clean);
}

/** Has `clean` run once, after the test that runs now. */
export function afterTest(clean: () => void): void {
  afterThisTest.push(clean);
}

// The runner has no time limits of its own: each test gets that of its third argument, or the
// default.
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
