import * as v from 'valibot';
import { browserReportsPath, type FailureReport } from '#contracts/site/browserReports.ts';

/** How many reports one page sends at most, each only once. */
const mostReports = 5;
const mostLines = 5;

const status = v.union([v.string(), v.number()]);
const failedCallSchema = v.union([
  v.pipe(
    v.object({ originalStatus: status }),
    v.transform(({ originalStatus }) => originalStatus),
  ),
  v.pipe(
    v.object({ status }),
    v.transform((failed) => failed.status),
  ),
]);

/**
 * Reports to the site what has failed: a `call`, by its operation and the status or the reason, or
 * else an error, or the event of one that nothing caught, by its class and where in the scripts of
 * the site it was thrown. No message is sent, since it may quote what a traveler has written.
 * Errors of extensions and of other scripts are left out. What the page has `sent` before is not
 * sent again.
 */
export function report(sent: Set<string>, failed: unknown, call?: string): void {
  if (call !== undefined) {
    const failure = v.safeParse(failedCallSchema, failed);
    if (failure.success) send(sent, { kind: 'call', name: call, failure: String(failure.output) });
    return;
  }
  const error = errorOf(failed);
  if (!(error instanceof Error)) return;
  const inScripts = new RegExp(`${window.location.origin}/assets/([\\w.-]+:\\d+:\\d+)`, 'g');
  const lines = [...(error.stack ?? '').matchAll(inScripts)].map(([, line = '']) => line);
  if (lines.length === 0) return;
  send(sent, { kind: 'error', name: error.name, at: lines.slice(0, mostLines) });
}

function errorOf(failed: unknown): unknown {
  if (failed instanceof ErrorEvent) return failed.error;
  return failed instanceof Event && 'reason' in failed ? failed.reason : failed;
}

function send(sent: Set<string>, report: FailureReport): void {
  const body = JSON.stringify(report);
  if (sent.size >= mostReports || sent.has(body)) return;
  sent.add(body);
  navigator.sendBeacon(browserReportsPath, new Blob([body], { type: 'application/json' }));
}
