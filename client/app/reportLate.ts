/** The reports that this page has sent. */
const sent = new Set<string>();

/**
 * Reports to the site what has failed, as `report` describes it. Most pages never load what does
 * so. Failing is silent: what went wrong is in the console already.
 */
export function reportLate(failed: unknown, call?: string): void {
  import(/* webpackChunkName: "reports" */ './browserReports.ts')
    .then(({ report }) => report(sent, failed, call))
    .catch(() => {});
}
