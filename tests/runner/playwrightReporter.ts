import type { Reporter, TestCase, TestError } from '@playwright/test/reporter';
import type { Report } from './watchRunner.ts';

function send(report: Report): void {
  process.send?.(report);
}

const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ');

/** Reports the end of each journey to the process that started Playwright. See watchRunner.ts. */
export default class PlaywrightReporter implements Reporter {
  onTestBegin(test: TestCase): void {
    send({ event: 'started', name: nameOf(test) });
  }

  onTestEnd(test: TestCase): void {
    const outcome = test.outcome();
    send({
      event: 'ended',
      name: nameOf(test),
      passed: Number(outcome === 'expected' || outcome === 'flaky'),
      failed: Number(outcome === 'unexpected'),
      skipped: Number(outcome === 'skipped'),
    });
  }

  /** An error outside of tests, such as in a file that cannot be loaded. */
  onError(error: TestError): void {
    send({ event: 'ended', name: error.message ?? 'error', passed: 0, failed: 1, skipped: 0 });
  }

  printsToStdio(): boolean {
    return false;
  }
}
