import * as v from 'valibot';
import { routeName } from './routeName.ts';

/**
 * What is kept of a violation of the page's Content-Security-Policy: nothing that tells whose page
 * it was.
 */
export type PolicyReport = {
  directive: string;
  /** The origin, the scheme, or a word such as `inline`. */
  blocked: string;
  /** The pattern of the page's path. */
  page: string;
  /** The script that did it. */
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
 * Reads the reports in a body, twenty at most. Undefined if it is none of theirs; other kinds of
 * reports are left out.
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

/** Whether an extension of the browser did it, which the site cannot mend. */
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

/** The origin of an address, its scheme if it has none, or a keyword such as `inline`. */
function originOf(address: string): string {
  if (/^[a-z-]{1,40}$/.test(address)) return address;
  if (!URL.canParse(address)) return '';
  const { origin, protocol } = new URL(address);
  return origin === 'null' ? protocol.replace(':', '') : origin.slice(0, 200);
}

/** The name of a script of the site, otherwise what `originOf` tells. */
function sourceOf(address: string): string {
  const [, script] = /\/assets\/([\w.-]{1,80})$/.exec(pathOf(address)) ?? [];
  return script ?? originOf(address);
}

/** The path of an address; empty if it is none. */
export function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : '';
}
