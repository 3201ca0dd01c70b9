import * as v from 'valibot';

/** The path to which browsers report failures and measurements. */
export const browserReportsPath = '/api/reports';

const word = v.pipe(v.string(), v.regex(/^\w{1,40}$/, 'must be a word'));

/**
 * A failure in the browser. The report contains no message, address or text, because these might
 * contain a traveler's words. `error`: an uncaught error. `name` is its class, and `at` the topmost
 * lines of its stack in the site's scripts. `call`: a failed request for hotels. `name` is the
 * operation, and `failure` the status or the reason.
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

/** The kinds of pages that measurements of speed distinguish. */
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
 * The speed of one load of the site, by the page that it began with: the largest paint (LCP) and
 * the slowest interaction (INP) in milliseconds, and the layout shift (CLS). Not every browser
 * measures all of them. The report does not identify the traveler, the hotel or the booking.
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

/** The `meta` element with the share of loads that report their speed: VITALS_SAMPLE_RATE. */
export const vitalsRateMeta = 'vitals-rate';

export const browserReportSchema = v.variant('kind', [failureSchema, vitalsSchema]);
