import * as v from 'valibot';

/** The queues of the desk. Those of arrivals wait for nothing: they are who comes. */
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

/** The most that is counted: a queue with more has this count and `more`. */
export const mostCounted = 1_000;

/**
 * A queue: how many it has, and since when the oldest waits. `list` is the page of the desk that
 * lists exactly these, and `query` its filters.
 */
const deskQueueSchema = v.object({
  name: v.picklist(deskQueueNames),
  count: v.number(),
  more: v.boolean(),
  oldest: v.nullable(v.string()),
  /** Whether the oldest waits for longer than it should. */
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

/** All that can be wrong with the site as a whole, by name. */
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

/** The servers whose certificates the site depends on, by what they are to it. */
export const certificateNames = ['database', 'mail', 'provider', 'payments', 'site'] as const;
export type CertificateName = (typeof certificateNames)[number];

/**
 * The health of what the site needs. `breaker`: `open` means that the provider is not called for
 * the moment. `lastCall`: the last one about a booking; `outcome` is such as `reserved`.
 * `database.ms`: how long it took to answer. `mails`: those of all kinds; `unsent` wait to be sent.
 * `lastError` is a code, such as `ECONNREFUSED`, of one that waits, `lastRefused` one such as
 * `refused_550_5.1.1` of one that was refused for good in the last day. `alarms`: what is wrong as
 * a whole, as the operator's monitoring has it; `count` of `of` failed, or hours, megabytes,
 * seconds, days; `about` is which certificate. `certificates`: when each ends, null if that is not
 * known; `unread`: it could not be read lately.
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

/** In what a booking and a reservation of the provider can differ. */
export const differenceKinds = [
  'held-without-booking',
  'not-held',
  'cancelled-there',
  'other-reference',
] as const;

/** The most differences that Today lists. */
export const mostDifferences = 50;

/**
 * A booking and a reservation that differed when a day was compared. `id` and `number` are the
 * booking's, null where there is none; `reference` is the reservation's.
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
 * `GET /api/desk/today`. Arrivals are counted by the day that it is at each hotel. `differences`
 * are the latest of those that the alarm `reservations-differ` counts.
 */
export const deskTodaySchema = v.object({
  at: v.string(),
  queues: v.array(deskQueueSchema),
  health: deskHealthSchema,
  differences: v.array(differenceSchema),
});

/**
 * The response to `POST /api/desk/mails/sending`: how many mails are sent now, and whether a process
 * is there that sends them.
 */
export const sentMailsSchema = v.object({ mails: v.number(), worker: v.optional(v.boolean()) });
export type SentMails = v.InferOutput<typeof sentMailsSchema>;

export type DeskToday = v.InferOutput<typeof deskTodaySchema>;
