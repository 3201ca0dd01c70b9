import * as v from 'valibot';
import { routeName } from './routeName.ts';

/**
 * The logged part of a violation of the page's Content-Security-Policy. It does not reveal whose
 * page it was.
 */
export type PolicyReport = {
  directive: string;
  /** The blocked origin or scheme, or a word such as `inline`. */
  blocked: string;
  /** The pattern of the page's path. */
  page: string;
  /** The script that caused the violation. */
  source: string;
  line: number | undefined;
};

const text = v.optional(v.fallback(v.string(), ''), '');
const number = v.optional(v.fallback(v.optional(v.number()), undefined));
const mostReports = 20;

/** The body of `report-uri`, of media type `application/csp-report`. CSP2 §4.4. */
const oldReportSchema = v.object({
  'csp-report': v.pipe(
    v.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
      'source-file': text,
      'line-number': number,
    }),
    v.transform((report) => ({
      effectiveDirective: report['effective-directive'] || report['violated-directive'],
      blockedURL: report['blocked-uri'],
      documentURL: report['document-uri'],
      sourceFile: report['source-file'],
      lineNumber: report['line-number'],
    })),
  ),
});

/**
 * The body of `report-to`, of media type `application/reports+json`. Reporting API §3.2, CSP3 §5.3.
 */
const reportSchema = v.object({
  type: v.literal('csp-violation'),
  body: v.object({
    effectiveDirective: text,
    blockedURL: text,
    documentURL: text,
    sourceFile: text,
    lineNumber: number,
  }),
});

/**
 * Reads the reports in a body, twenty at most. Reports of other kinds are skipped. Returns
 * undefined if the body has neither format.
 */
export function readPolicyReports(body: unknown): PolicyReport[] | undefined {
  const old = v.safeParse(oldReportSchema, body);
  if (old.success) return [stripped(old.output['csp-report'])];
  if (!Array.isArray(body)) return undefined;
  return body.slice(0, mostReports).flatMap((each) => {
    const report = v.safeParse(reportSchema, each);
    return report.success ? [stripped(report.output.body)] : [];
  });
}

/**
 * Returns whether an extension of the browser caused the violation, which the site cannot prevent.
 */
export function isOfExtension({ blocked, source }: PolicyReport): boolean {
  return [blocked, source].some((each) => each.endsWith('-extension'));
}

type Violation = v.InferOutput<typeof reportSchema>['body'];

function stripped(violation: Violation): PolicyReport {
  const [directive = ''] = /^[a-z-]{1,40}/.exec(violation.effectiveDirective) ?? [];
  return {
    directive,
    blocked: originOf(violation.blockedURL),
    page: routeName(pathOf(violation.documentURL)),
    source: sourceOf(violation.sourceFile),
    line: violation.lineNumber,
  };
}

/**
 * Returns the origin of an address, its scheme if it has no origin, or a keyword such as `inline`.
 */
function originOf(address: string): string {
  if (/^[a-z-]{1,40}$/.test(address)) return address;
  if (!URL.canParse(address)) return '';
  const { origin, protocol } = new URL(address);
  return origin === 'null' ? protocol.replace(':', '') : origin.slice(0, 200);
}

/** Returns the name of a script of the site, otherwise the result of `originOf`. */
function sourceOf(address: string): string {
  const [, script] = /\/assets\/([\w.-]{1,80})$/.exec(pathOf(address)) ?? [];
  return script ?? originOf(address);
}

/** Returns the path of an address, or an empty text if it is invalid. */
export function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : '';
}
