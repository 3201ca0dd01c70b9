import * as v from 'valibot';

/** Where browsers send what has gone wrong in them. */
export const browserReportsPath = '/api/reports';

const word = v.pipe(v.string(), v.regex(/^\w{1,40}$/, 'must be a word'));

/**
 * What the client reports, without a word that may be a traveler's: no message, address or text.
 * `error`: an uncaught error, `name` its class and `at` its first lines in the scripts of the site.
 * `call`: a request for hotels that failed, `name` the operation and `failure` the status or the
 * reason.
 */
export const browserReportSchema = v.strictObject({
  kind: v.picklist(['error', 'call']),
  name: word,
  failure: v.optional(word),
  at: v.optional(
    v.pipe(
      v.array(
        v.pipe(v.string(), v.regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/, 'must be file:line:column')),
      ),
      v.maxLength(5),
    ),
  ),
});
export type BrowserReport = v.InferOutput<typeof browserReportSchema>;
