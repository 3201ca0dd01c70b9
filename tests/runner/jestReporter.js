import { relative } from 'node:path';

/** Reports the end of each test file to the process that started Jest. See watchRunner.ts. */
export default class JestReporter {
  onTestFileStart({ path, context }) {
    process.send?.({ event: 'started', name: relative(context.config.rootDir, path) });
  }

  onTestFileResult({ path, context }, result) {
    process.send?.({
      event: 'ended',
      name: relative(context.config.rootDir, path),
      passed: result.numPassingTests,
      failed: result.numFailingTests + (result.testExecError ? 1 : 0),
      skipped: result.numPendingTests + result.numTodoTests,
    });
  }
}
