import { browserReportSchema, browserReportsPath } from '../../site/browserReports.ts';
import { component, noContent, operationsOf, problem } from './documentParts.ts';

const operation = operationsOf('reports');

/** The call by which browsers report errors, as the `paths` of an OpenAPI document. */
export function browserReportOperations() {
  return {
    [browserReportsPath]: {
      post: operation(
        'reportErrors',
        'Report what went wrong in a browser',
        'Browsers themselves send violations of the Content-Security-Policy, as `application/csp-report` or `application/reports+json`. Reports are counted, and a sample is logged without paths, queries and messages.',
        { 204: noContent, 413: problem('The body is larger than 32 KB.') },
        'BrowserReport',
      ),
    },
  };
}

/** The schema of a report of the client. */
export function browserReportSchemas() {
  return {
    BrowserReport: component('What went wrong in the client.', browserReportSchema, {
      kind: '`error`: an error that nothing caught. `call`: a request for hotels that failed.',
      name: 'The class of the error, or the operation of the call.',
      failure: 'Of a call: the status, or why there is none.',
      at: 'Of an error: the first lines of its stack in scripts of the site, as file:line:column.',
    }),
  };
}
