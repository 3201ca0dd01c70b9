import type { Request } from 'express';
import { reportCalls } from '#contracts/site/calls/publicCalls.ts';
import { browserReportSchema, type VitalsReport } from '#contracts/site/browserReports.ts';
import { minuteMs } from '#contracts/values/durations.ts';
import { implement } from '../request/implement.ts';
import { browserReportLimit, maxReportBytes } from '../request/limits.ts';
import { createRateLimit, limitRequests } from '../request/rateLimit.ts';
import { validate } from '../request/validate.ts';
import type { Log } from './log.ts';
import { isOfExtension, pathOf, readPolicyReports } from './policyReports.ts';
import { routeName } from './routeName.ts';

export type BrowserReportKind = 'error' | 'call' | 'policy' | 'extension';

type BrowserReportsOptions = {
  log: Pick<Log, 'info' | 'warn'>;
  /** Receives the kind of each report, including reports that are not logged. */
  onReport?: ((kind: BrowserReportKind) => void) | undefined;
  /** Receives the performance of a page load. Such a report is not a failure and is not logged. */
  onVitals?: ((report: VitalsReport) => void) | undefined;
};

/** The number of reports that are logged per minute. Further reports are only counted. */
const mostLogged = 20;

/**
 * Creates the resource `/api/reports`, which counts failures in browsers and logs some of them.
 * Failures are errors of the client, failed calls, and violations of the Content-Security-Policy.
 * The log lines never identify the traveler. Performance reports go only into the metrics.
 */
export function browserReports({ log, onReport, onVitals }: BrowserReportsOptions) {
  const mayLog = createSampling();
  const note = (kind: BrowserReportKind, report: object) => {
    onReport?.(kind);
    if (kind === 'extension' || !mayLog()) return;
    // Most failed calls already have a log line. This line adds how travelers see the failure.
    log[kind === 'call' ? 'info' : 'warn']({ ...report, kind }, 'a browser reported');
  };
  const receive = (req: Request) => {
    const ofPolicy = readPolicyReports(req.body);
    for (const report of ofPolicy ?? []) {
      note(isOfExtension(report) ? 'extension' : 'policy', report);
    }
    if (!ofPolicy) {
      const report = validate(browserReportSchema, req.body);
      if (report.kind === 'vitals') onVitals?.(report);
      else note(report.kind, { ...report, page: routeName(pathOf(req.get('referer') ?? '')) });
    }
  };
  return implement('reports', reportCalls, {
    limits: { reports: limitRequests(createRateLimit(browserReportLimit)) },
    maxRequestBytes: maxReportBytes,
    types: ['application/json', 'application/csp-report', 'application/reports+json'],
  })({
    'POST /api/reports': ({ req }) => {
      receive(req);
      return { status: 204 };
    },
  });
}

function createSampling(): () => boolean {
  let until = 0;
  let logged = 0;
  return () => {
    if (performance.now() >= until) {
      until = performance.now() + minuteMs;
      logged = 0;
    }
    logged += 1;
    return logged <= mostLogged;
  };
}
