import { relative } from 'node:path';

/** Tells the process that started Jest how each file of tests ends. See watchRunner.ts. */
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
