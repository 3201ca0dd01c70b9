import * as v from 'valibot';

/**
 * The queues of the desk. The queues of arrivals contain no open work. They list the guests who are
 * about to arrive.
 */
export const deskQueueNames = [
  'requests',
  'outcomes',
  'cancellations',
  'cancellations-refused',
  'mismatches',
  'names-untold',
  'payment-differences',
  'refunds-there',
  'refunds-failed',
  'captures-refused',
  'payments-lapsing',
  'disputes',
  'exchange-rates',
  'mails',
  'account-mails',
  'webhooks-failed',
  'webhooks-waiting',
  'reviews',
  'arrivals-today',
  'arrivals-tomorrow',
] as const;
export type DeskQueueName = (typeof deskQueueNames)[number];

/** The highest count that is shown. A queue with more items has this count, and `more` is true. */
export const mostCounted = 1_000;

/**
 * A queue: the number of its items, and the time since which the oldest item has been waiting.
 * `list` is the page of the desk that lists exactly these items, and `query` has the filters of
 * that page.
 */
const deskQueueSchema = v.object({
  name: v.picklist(deskQueueNames),
  count: v.number(),
  more: v.boolean(),
  oldest: v.nullable(v.string()),
  /** True if the oldest item has waited longer than it should. */
  late: v.boolean(),
  list: v.picklist([
    'bookings',
    'payments',
    'exchange-rates',
    'accountMails',
    'webhooks',
    'reviews',
  ]),
  query: v.record(v.string(), v.string()),
});
export type DeskQueue = v.InferOutput<typeof deskQueueSchema>;

const instant = v.nullable(v.string());

/** The names of all alarms about the site as a whole. */
export const siteAlarmNames = [
  'bookings-failing',
  'cancellations-failing',
  'payments-failing',
  'sign-ins-failing',
  'payment-events-failing',
  'no-bookings',
  'disk-nearly-full',
  'disk-full',
  'clocks-apart',
  'reservations-differ',
  'no-worker',
  'certificate-ends',
  'certificate-unread',
] as const;
export type SiteAlarmName = (typeof siteAlarmNames)[number];

/** The servers on whose certificates the site depends, by their role. */
export const certificateNames = ['database', 'mail', 'provider', 'payments', 'site'] as const;
export type CertificateName = (typeof certificateNames)[number];

/**
 * The health of the site's dependencies.
 *
 * - `provider.breakers`: `open` means that the site makes no calls of this kind to the provider at
 *   the moment.
 * - `provider.lastCall`: the last call about a booking. `outcome` is for example `reserved`.
 * - `database.ms`: the response time of the database.
 * - `mails`: the mails of all kinds. `unsent` is the number of mails that wait to be sent.
 *   `lastError` is the code of a waiting mail, such as `ECONNREFUSED`. `lastRefused` is the code of
 *   a mail that was refused for good in the last day, such as `refused_550_5.1.1`.
 * - `alarms`: the same alarms as in the operator's monitoring. `count` is the number of failures
 *   among `of` attempts, or a number of hours, megabytes, seconds or days. `about` names the
 *   certificate.
 * - `certificates`: the end of each certificate, or null if it is not known. `unread`: the last
 *   attempts to read it failed.
 */
const deskHealthSchema = v.object({
  provider: v.object({
    breakers: v.object({ reads: v.string(), reservations: v.string() }),
    lastCall: v.nullable(v.object({ at: v.string(), outcome: v.string() })),
  }),
  database: v.object({ ms: v.number() }),
  mails: v.object({
    lastSent: instant,
    unsent: v.number(),
    lastError: v.nullable(v.string()),
    lastRefused: v.nullable(v.string()),
  }),
  alarms: v.array(
    v.object({
      name: v.string(),
      count: v.optional(v.number()),
      of: v.optional(v.number()),
      about: v.optional(v.string()),
    }),
  ),
  certificates: v.optional(
    v.array(v.object({ of: v.string(), expires: instant, unread: v.boolean() })),
  ),
});
export type DeskHealth = v.InferOutput<typeof deskHealthSchema>;

/** The kinds of differences between a booking and the provider's reservation. */
export const differenceKinds = [
  'held-without-booking',
  'not-held',
  'cancelled-there',
  'other-reference',
] as const;

/** The maximum number of differences on the Today page. */
export const mostDifferences = 50;

/**
 * A difference between a booking and a reservation, found in the comparison of a day. `id` and
 * `number` belong to the booking, and are null if there is none. `reference` belongs to the
 * reservation.
 */
const differenceSchema = v.object({
  day: v.string(),
  kind: v.picklist(differenceKinds),
  id: v.nullable(v.string()),
  number: v.nullable(v.string()),
  reference: v.nullable(v.string()),
});
export type DeskDifference = v.InferOutput<typeof differenceSchema>;

/**
 * The response to `GET /api/desk/today`. Arrivals are counted by the current day at each hotel.
 * `differences` has the latest differences that the alarm `reservations-differ` counts.
 */
export const deskTodaySchema = v.object({
  at: v.string(),
  queues: v.array(deskQueueSchema),
  health: deskHealthSchema,
  differences: v.array(differenceSchema),
});

/**
 * The response to `POST /api/desk/mails/sending`: the number of mails that are sent now, and
 * whether a worker process is running to send them.
 */
export const sentMailsSchema = v.object({ mails: v.number(), worker: v.optional(v.boolean()) });
export type SentMails = v.InferOutput<typeof sentMailsSchema>;

export type DeskToday = v.InferOutput<typeof deskTodaySchema>;
