import * as v from 'valibot';
import { browserReportsPath, type FailureReport } from '#contracts/site/browserReports.ts';

/** The maximum number of reports that one page sends. Each report is sent once. */
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
 * Reports a failure to the site. A failed `call` is reported with its operation and its status or
 * reason. An error, or the event of an uncaught error, is reported with its class and its place in
 * the site's scripts.
 *
 * The message is not sent, because it may quote a traveler's text. Errors of extensions and other
 * scripts are left out. `sent` contains the reports that the page has already sent, which are not
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
