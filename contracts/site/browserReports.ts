import * as v from 'valibot';

/** Where browsers send what has gone wrong in them. */
export const browserReportsPath = '/api/reports';

const word = v.pipe(v.string(), v.regex(/^\w{1,40}$/, 'must be a word'));

/**
 * What the client reports of a failure, without a word that may be a traveler's: no message, address or text.
 * `error`: an uncaught error, `name` its class and `at` its first lines in the scripts of the site.
 * `call`: a request for hotels that failed, `name` the operation and `failure` the status or the
 * reason.
 */
const failureSchema = v.strictObject({
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
export type FailureReport = v.InferOutput<typeof failureSchema>;

/** What pages are told apart by, where how fast they are is measured. */
const pageKinds = [
  'home',
  'listing',
  'hotel',
  'checkout',
  'booking',
  'account',
  'content',
  'other',
] as const;
export type PageKind = (typeof pageKinds)[number];

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(60_000));

/**
 * How a load of the site went for a traveler, by the page that it began with: the largest paint
 * (LCP) and the slowest interaction (INP) in milliseconds, and how far the layout shifted (CLS).
 * Browsers measure not all of them. Nothing tells who it was, or which hotel or booking was shown.
 */
const vitalsSchema = v.strictObject({
  kind: v.literal('vitals'),
  page: v.picklist(pageKinds),
  width: v.picklist(['phone', 'desktop']),
  lcp: milliseconds,
  inp: v.optional(milliseconds),
  cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10))),
});
export type VitalsReport = v.InferOutput<typeof vitalsSchema>;

/** The `meta` element with the share of loads that report how they went: VITALS_SAMPLE_RATE. */
export const vitalsRateMeta = 'vitals-rate';

export const browserReportSchema = v.variant('kind', [failureSchema, vitalsSchema]);
