import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type SiteAlarmName, siteAlarmNames } from '#contracts/site/desk/deskToday.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const execute = promisify(execFile);
const rules = resolve('docs/deploy/alerts.yaml');
export const ruleNames = [...readFileSync(rules, 'utf8').matchAll(/- alert: (\w+)/g)].map(
  ([, name]) => name,
);
/** A placeholder for the length of a case in minutes. */
const end = 'END';

/**
 * Series by their names and labels. A value is a list of minutes in the notation of promtool, or a
 * constant.
 */
export type Series = Readonly<Record<string, string | number>>;

const always = (value: number) => `${value}x${end}`;
/** Returns a counter that grows by this number each minute. */
const grows = (perMinute: number) => `0+${perMinute}x${end}`;
/** Returns a counter or gauge that a process exports from a minute on. */
const from = (minute: number, values: string) => `_x${minute - 1} ${values}`;
const missing = `_x${end}`;

export const startTime = 'process_start_time_seconds';
/** Returns the start time of a process that restarts every given number of minutes. */
const startsEvery = (minutes: number) =>
  Array.from({ length: 60 / minutes + 1 }, (_, at) => `${at * minutes * 60}x${minutes - 1}`).join(
    ' ',
  );

export const waiting = (queue: string) => `hotels_waiting{queue="${queue}"}`;
export const oldest = (queue: string) => `hotels_waiting_oldest_seconds{queue="${queue}"}`;
const queues = [
  'requests',
  'outcomes',
  'cancellations',
  'mismatches',
  'unsent-mails',
  'webhooks-waiting',
  'payment-differences',
  'refunds-there',
  'refunds-failed',
  'captures-refused',
  'payments-lapsing',
  'disputes',
];
export const responses = (route: string, status: number) =>
  `http_request_duration_seconds_count{route="${route}",status="${status}"}`;
export const calls = (outcome: string) =>
  `provider_request_duration_seconds_count{endpoint="hotel",outcome="${outcome}"}`;
export const duration = (le: string) =>
  `http_request_duration_seconds_bucket{route="/api/hotels/:id",le="${le}"}`;
export const failing = (route: string) => `http_failing_seconds{route="${route}"}`;
export const breaker = (kind: string) => `provider_breaker_state{calls="${kind}",state="closed"}`;
export const reservations = (outcome: string) =>
  `reservation_calls_total{call="reservations",outcome="${outcome}"}`;
export const messages = (kind: string, outcome: string) =>
  `outbox_messages_total{kind="${kind}",outcome="${outcome}"}`;
export const reports = (kind: string) => `browser_reports_total{kind="${kind}"}`;
export const paymentEvents = (outcome: string) => `payment_events_total{outcome="${outcome}"}`;
export const seals = (outcome: string) => `record_seals_total{outcome="${outcome}"}`;
const alarm = (name: SiteAlarmName) => `hotels_alarm{alarm="${name}"}`;
const certificate = (of: string) => `hotels_certificate_expires_seconds{of="${of}"}`;
export const refusals = (limit: string) => `rate_limit_refusals_total{limit="${limit}"}`;

/** The series of a site without any problem. */
export const healthy: Series = {
  up: 1,
  [startTime]: 0,
  [responses('/api/hotels/:id', 200)]: grows(600),
  [duration('0.1')]: grows(600),
  [duration('5')]: grows(600),
  [duration('+Inf')]: grows(600),
  [calls('200')]: grows(600),
  [breaker('reads')]: 1,
  [breaker('reservations')]: 1,
  nodejs_eventloop_lag_p99_seconds: 0.01,
  exchange_rates_day_seconds: 0,
  exchange_rates_unconfirmed: 0,
  [certificate('mail')]: 60 * 86_400,
  [certificate('site')]: 60 * 86_400,
  database_up: 1,
  'database_connections{state="waiting"}': 0,
  worker_silent_seconds: 2,
  ...Object.fromEntries(siteAlarmNames.map((name) => [alarm(name), 0])),
  ...Object.fromEntries(queues.map((queue) => [waiting(queue), 0])),
  ...Object.fromEntries(queues.map((queue) => [oldest(queue), 0])),
  'hotels_bookings{status="confirmed"}': 30,
  'hotels_bookings{status="declined"}': 3,
  [reservations('confirmed')]: grows(10),
  [reservations('unknown')]: 0,
  [messages('booking-mail', 'sent')]: grows(10),
  [messages('webhook', 'sent')]: grows(10),
  [paymentEvents('new')]: grows(20),
  [refusals('client')]: grows(1),
};
/** The series that a scrape lacks while the database does not answer. */
const withoutStatus: Series = Object.fromEntries(
  Object.keys(healthy)
    .filter((name) => /^(hotels_waiting|hotels_bookings|exchange_rates)/.test(name))
    .map((name) => [name, from(1, `0x60 ${missing}`)]),
);

/**
 * A difference from a healthy site, the alerts that it fires, and the minute of the check, by
 * default 60.
 */
export type Case = [what: string, otherwise: Series, alert: string, at?: number];

export const cases: Case[] = [
  ['nothing is wrong', {}, ''],
  [
    'nothing was ever booked or sent',
    { [reservations('confirmed')]: missing, [messages('booking-mail', 'sent')]: missing },
    '',
  ],
  ['a process gives no metrics', { up: 0 }, 'HotelsProcessGone'],
  [
    'a process crashes every five minutes and is started again at once',
    { [startTime]: startsEvery(5) },
    'HotelsProcessRestarts',
  ],
  [
    'a process crashes every minute and is seldom scraped',
    {
      [startTime]: '0x40 _ 2520 _ 2640 _ 2760 _ 2880 _x11',
      up: '1x40 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1',
    },
    'HotelsProcessRestarts',
  ],
  ['a process was restarted by an upgrade and its rollback', { [startTime]: startsEvery(20) }, ''],
  [
    'an upgrade starts new processes',
    { [startTime]: `0x50 ${missing}`, [`${startTime}{instance="b"}`]: from(50, always(3_000)) },
    '',
  ],
  [
    'requests fail by the provider',
    { [responses('/api/hotels/:id', 503)]: grows(20) },
    'HotelsErrors',
  ],
  [
    'each of a few searches fails while hotels are shown',
    {
      [responses('/api/hotels/search', 500)]: '0+1x6 6x10 7x8 8x12 9x10 10xEND',
      [calls('500')]: '0+1x6 6x10 7x8 8x12 9x10 10xEND',
      [failing('/api/hotels/search')]: '0x6 360x10 960xEND',
    },
    'HotelsAllFail',
  ],
  [
    'a traveler reloads a page that fails',
    { [failing('/api/hotels/:id')]: from(10, always(200)) },
    '',
  ],
  ['one request in a hundred fails', { [responses('/api/hotels/:id', 503)]: grows(6) }, ''],
  [
    'the site itself fails once',
    { [responses('/', 500)]: from(55, always(1)) },
    'HotelsServerErrors',
  ],
  [
    'a 500 of the provider is passed on',
    {
      [responses('/api/hotels/:id', 500)]: from(55, always(1)),
      [calls('500')]: from(55, always(1)),
    },
    '',
  ],
  ['requests take long', { [duration('0.1')]: grows(300) }, 'HotelsSlow'],
  ['the breaker for reservations is open', { [breaker('reservations')]: 0 }, 'ProviderBreakerOpen'],
  ['calls to the provider fail', { [calls('refused')]: grows(60) }, 'ProviderErrors'],
  ['clients disconnect', { [calls('aborted')]: grows(60) }, ''],
  [
    'the provider breaks the contract',
    { 'provider_contract_errors_total{endpoint="hotel",path="name"}': from(50, always(1)) },
    'ProviderBreaksContract',
  ],
  ['the event loop lags', { nodejs_eventloop_lag_p99_seconds: 0.2 }, 'EventLoopLag'],
  ['clients get 429', { [responses('/api/hotels/:id', 429)]: grows(100) }, 'RateLimited'],
  ['exchange rates are old', { exchange_rates_day_seconds: -7 * 86_400 }, 'ExchangeRatesOld', 400],
  ['exchange rates are of the weekend', { exchange_rates_day_seconds: -3 * 86_400 }, '', 400],
  ['an exchange rate moved far', { exchange_rates_unconfirmed: 1 }, 'ExchangeRatesUnconfirmed'],
  [
    'the database is down, and with it the worker',
    { ...withoutStatus, database_up: 0, worker_silent_seconds: grows(60) },
    'DatabaseDown',
    120,
  ],
  ['the database is down for a moment', { database_up: from(1, '1x58 0 1x400') }, ''],
  ['the database is slow', withoutStatus, 'DatabaseSlow', 120],
  [
    'requests wait for a connection',
    { 'database_connections{state="waiting"}': 3 },
    'DatabasePoolWaiting',
  ],
  ['the worker stands still', { worker_silent_seconds: grows(60) }, 'WorkerSilent'],
  ['no process has a worker', { worker_silent_seconds: missing }, 'WorkerSilent'],
  [
    'no process of a site with heartbeats has a worker',
    { [alarm('no-worker')]: 1 },
    'WorkerSilent',
  ],
  [
    'no process has a worker, and the site says so too',
    { worker_silent_seconds: missing, [alarm('no-worker')]: 1 },
    'WorkerSilent',
  ],
  ['one of two workers stands still', { 'worker_silent_seconds{instance="b"}': grows(60) }, ''],
  [
    'all reservations fail',
    { [reservations('confirmed')]: missing, [reservations('unknown')]: grows(1) },
    'ReservationsFail',
  ],
  ['bookings fail', { [alarm('bookings-failing')]: from(58, always(1)) }, 'BookingsFail'],
  ['bookings fail at one scrape', { [alarm('bookings-failing')]: '0x57 1 0x5' }, ''],
  ['cancellations fail', { [alarm('cancellations-failing')]: 1 }, 'CancellationsFail'],
  ['sign-ins fail', { [alarm('sign-ins-failing')]: 1 }, 'SignInsFail'],
  ['nobody books', { [alarm('no-bookings')]: 1 }, 'NoBookings'],
  ['the disk is nearly full', { [alarm('disk-nearly-full')]: 1 }, 'DiskNearlyFull'],
  ['the disk is full', { [alarm('disk-full')]: 1 }, 'DiskNearlyFull'],
  ['reservations differ', { [alarm('reservations-differ')]: 1 }, 'ReservationsDiffer'],
  ['a clock is wrong', { [alarm('clocks-apart')]: 1 }, 'ClocksApart'],
  ['one reservation in ten fails', { [reservations('unknown')]: grows(1) }, ''],
  ['reservations are declined', { [reservations('gone')]: grows(50) }, ''],
  [
    'a booking has no outcome',
    { [waiting('outcomes')]: 1, [oldest('outcomes')]: grows(60) },
    'BookingsWithoutOutcome',
  ],
  ['many bookings have no outcome', { [waiting('outcomes')]: 30 }, 'BookingsWithoutOutcome'],
  [
    'some bookings have no outcome yet',
    { [waiting('outcomes')]: 10, [oldest('outcomes')]: 300 },
    '',
  ],
  [
    'a cancellation has no outcome',
    { [oldest('cancellations')]: 1_000 },
    'CancellationsWithoutOutcome',
  ],
  ['a cancellation is on its way', { [oldest('cancellations')]: 600 }, ''],
  ['most bookings are declined', { 'hotels_bookings{status="declined"}': 31 }, 'BookingsDeclined'],
  [
    'a few bookings are declined',
    {
      'hotels_bookings{status="confirmed"}': 1,
      'hotels_bookings{status="declined"}': 3,
    },
    '',
  ],
  ['a request waits for long', { [oldest('requests')]: 5 * 3_600 }, 'RequestsWaiting'],
  ['a request waits', { [waiting('requests')]: 50, [oldest('requests')]: 3 * 3_600 }, ''],
  ['a mismatch waits for long', { [oldest('mismatches')]: 5 * 3_600 }, 'MismatchesWaiting'],
  ['payments fail', { [alarm('payments-failing')]: 1 }, 'PaymentsFail'],
  ['payments differ', { [waiting('payment-differences')]: 1 }, 'PaymentsDiffer'],
  [
    'somebody has paid back at the payment provider',
    { [waiting('refunds-there')]: 1 },
    'PaymentsNeedSomebody',
  ],
  ['a refund has failed', { [waiting('refunds-failed')]: 1 }, 'PaymentsNeedSomebody'],
  ['an authorization lapses', { [waiting('payments-lapsing')]: 1 }, 'AuthorizationsLapse'],
  [
    'the events of payments have a wrong signature',
    { [alarm('payment-events-failing')]: 1, [paymentEvents('wrong_signature')]: grows(12) },
    'PaymentEventsRefused',
  ],
  [
    'some of them have a right one',
    { [alarm('payment-events-failing')]: 1, [paymentEvents('new')]: grows(20) },
    'PaymentEventsRefused',
  ],
  [
    'somebody forges events where there are no others',
    { [paymentEvents('new')]: missing, [paymentEvents('refused')]: grows(50) },
    '',
  ],
  ['a certificate ends in ten days', { [certificate('mail')]: 10 * 86_400 }, 'CertificateEnds'],
  ['a certificate has ended', { [certificate('site')]: -86_400 }, 'CertificateEnds'],
  [
    'a certificate cannot be read for two hours',
    { 'hotels_certificate_unread_seconds{of="site"}': 7_200 },
    'CertificateUnread',
  ],
  [
    'a certificate could not be read once',
    { 'hotels_certificate_unread_seconds{of="site"}': 300 },
    '',
  ],
  [
    'mails are dead',
    {
      [messages('booking-mail', 'sent')]: 9,
      [waiting('unsent-mails')]: 5,
      [oldest('unsent-mails')]: 1_000,
    },
    'MailsFail',
  ],
  [
    'mails are dead since the start of the process',
    {
      [messages('booking-mail', 'sent')]: missing,
      [waiting('unsent-mails')]: 5,
      [oldest('unsent-mails')]: 1_000,
    },
    'MailsFail',
  ],
  [
    'a mailbox is full while other mails are sent',
    { [waiting('unsent-mails')]: 5, [oldest('unsent-mails')]: 1_000 },
    '',
  ],
  [
    'a mailbox is full for hours',
    { [waiting('unsent-mails')]: 1, [oldest('unsent-mails')]: 4_000 },
    'MailUnsent',
  ],
  ['the webhook is not accepted', { [oldest('webhooks-waiting')]: 1_000 }, 'WebhookUnsent'],
  ['an event of the webhook is tried again', { [oldest('webhooks-waiting')]: 300 }, ''],
  [
    'a message was given up',
    { [messages('webhook', 'given_up')]: from(30, always(1)) },
    'MessagesGivenUp',
  ],
  [
    'a message was given up long ago',
    { [messages('webhook', 'given_up')]: from(30, always(1)) },
    '',
    120,
  ],
  ['a limit refuses many', { [refusals('sign-in')]: grows(20) }, 'LimitRefuses'],
  [
    'sixty senders write to the desk in an hour',
    { [messages('contact-mail', 'sent')]: grows(1) },
    'ContactMessagesMany',
  ],
  [
    'sixty messages come right after the start of the process',
    { [messages('contact-mail', 'sent')]: from(55, always(60)) },
    'ContactMessagesMany',
  ],
  [
    'the contact form refuses a message of all',
    { [refusals('contact-all')]: from(55, always(1)) },
    'ContactFormClosed',
  ],
  [
    'thirty senders write to the desk in an hour',
    { [messages('contact-mail', 'sent')]: grows(0.5) },
    '',
  ],
  ['the contact form refuses one sender', { [refusals('contact')]: from(55, always(3)) }, ''],
  [
    'the record lacks a seal that was written down',
    { [seals('contradicted')]: from(30, always(1)) },
    'RecordContradicted',
  ],
  ['the seals cannot be written into a file', { [seals('failed')]: grows(1) }, ''],
  ['browsers report errors', { [reports('error')]: grows(3) }, 'BrowserErrors'],
  ['browsers report violations of the policy', { [reports('policy')]: grows(3) }, 'BrowserErrors'],
  [
    'browsers report failed calls, extensions, and an error now and then',
    {
      [reports('call')]: grows(50),
      [reports('extension')]: grows(50),
      [reports('error')]: grows(1),
    },
    '',
  ],
  ['a limit refuses a few', { [refusals('sign-in')]: grows(5) }, ''],
];

/** An alert that always fires, so that its receiver notices when it stops. */
export const watchdog = 'Watchdog';

const valuesOf = (values: string | number) =>
  typeof values === 'number' ? always(values) : values;

/** Returns the series with the labels of one process, unless they name another process. */
function inputSeries(series: Series, at: number) {
  return Object.entries(series).map(([name, values]) => {
    const [, family = '', labels = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(name) ?? [];
    const instance = labels.includes('instance=') ? [] : ['instance="a"'];
    const all = ['job="hotels"', ...instance, ...(labels ? [labels] : [])];
    return {
      series: `${family}{${all.join(',')}}`,
      values: valuesOf(values).replace(end, String(at)),
    };
  });
}

/** Whether the rules can be tested here: promtool comes with the Debian package prometheus. */
export const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

/** Runs promtool on a case. Rejects with its output if other alerts fire than those of the case. */
export function runPromtool([, otherwise, alert, at = 60]: Case): Promise<void> {
  const firing = 'ALERTS{alertstate="firing"}';
  return replay({ ...healthy, ...otherwise }, { firing, alerts: alert ? [alert] : [], at });
}

type Replay = { firing: string; alerts: readonly string[]; at: number; step?: number };

/**
 * Replays series of the given number of minutes, or of steps of the given number of seconds.
 * Rejects with the output of promtool if the selector `firing` matches other alerts at the end.
 */
export async function replay(
  series: Series,
  { firing, alerts, at, step = 60 }: Replay,
): Promise<void> {
  const { folder, remove } = temporaryFolder();
  const expression = `count by (alertname) (${firing})`;
  const expected = [watchdog, ...alerts].map((name) => ({
    labels: `{alertname="${name}"}`,
    value: 1,
  }));
  const file = join(folder, 'rules.json');
  writeFileSync(
    file,
    JSON.stringify({
      rule_files: [rules],
      evaluation_interval: `${step}s`,
      tests: [
        {
          interval: `${step}s`,
          input_series: inputSeries(series, at),
          promql_expr_test: [
            { expr: expression, eval_time: `${at * step}s`, exp_samples: expected },
          ],
        },
      ],
    }),
  );
  await execute('promtool', ['test', 'rules', file]).finally(remove);
}
