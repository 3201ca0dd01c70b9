import { createFailuresInARow } from '#server/observability/failuresInARow.ts';
import {
  breaker,
  calls,
  duration,
  failing,
  healthy,
  messages,
  oldest,
  paymentEvents,
  refusals,
  replay,
  reports,
  reservations,
  responses,
  seals,
  type Series,
  startTime,
  waiting,
} from '../../../server/observability/alertCases.ts';

const minutes = 24 * 60;
const at = (hour: number, minute = 0) => hour * 60 + minute;
/** The traffic of each hour relative to the busiest one. At night there is almost none. */
const busy = [
  0.04, 0.02, 0.01, 0.01, 0.01, 0.02, 0.1, 0.3, 0.5, 0.7, 0.7, 0.7, 0.8, 0.8, 0.7, 0.7, 0.7, 0.8,
  0.9, 1, 1, 0.9, 0.5, 0.2,
];

/** A span from one minute up to another, excluding the last. */
type Span = readonly [from: number, to: number];
const within = (minute: number, [from, to]: Span) => minute >= from && minute < to;

/**
 * Returns a generator of numbers from 0 up to 1 that always gives the same sequence for a seed
 * (mulberry32).
 */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the number of events in a minute for a mean number of events (Poisson, by Knuth). */
function countOf(random: () => number, mean: number): number {
  const least = Math.exp(-mean);
  let count = 0;
  for (let left = random(); left > least; left *= random()) count += 1;
  return count;
}

/** Returns a gauge with other values for some minutes. */
function gauge(usual: number, ...others: readonly (readonly [Span, number | 'grows'])[]): string {
  return Array.from({ length: minutes + 1 }, (_, minute) => {
    const other = others.find(([span]) => within(minute, span));
    if (!other) return usual;
    const [[from], value] = other;
    return value === 'grows' ? (minute - from) * 60 : value;
  }).join(' ');
}

/**
 * Returns the metrics of two processes on an ordinary day. It has about a hundred bookings, few of
 * them at night, and robots. Three calls of the provider in a thousand take too long, and all calls
 * do so for three minutes. There are two deployments, a full mailbox and a request that the desk
 * answers after lunch. The alarms that the site counts itself are quiet. About five searches an
 * hour occur, and a search that takes too long is repeated three times within a minute. In `outage`
 * the provider answers nothing, and in `withoutSearch` it answers no search.
 */
export function ordinaryDay(
  seed: number,
  { outage = [0, 0], withoutSearch = [0, 0] }: { outage?: Span; withoutSearch?: Span } = {},
): Series {
  const random = randomOf(seed);
  const hiccups: Span[] = [
    [at(3, 12), at(3, 13)],
    [at(14, 30), at(14, 31)],
    [at(21, 5), at(21, 6)],
    outage,
  ];
  // Each process exports its own copy of the metrics of a process on a healthy site.
  const shared = Object.entries(healthy).filter(
    ([name]) => !/_total\b|_count\b|_bucket\b/.test(name) && name !== 'up' && name !== startTime,
  );
  const series: Record<string, string | number> = Object.fromEntries(shared);
  for (const [instance, starts] of [
    ['a', [at(10), at(16)]],
    ['b', [at(10, 3), at(16, 3)]],
  ] as const) {
    const named = (name: string) =>
      name.includes('{')
        ? name.replace('}', `,instance="${instance}"}`)
        : `${name}{instance="${instance}"}`;
    const counters = new Map<string, number>();
    const values = new Map<string, string[]>();
    let failures = createFailuresInARow();
    for (let minute = 0; minute <= minutes; minute += 1) {
      // A new process counts from zero, and one scrape finds no process.
      const isDown = starts.some((start) => start === minute);
      if (isDown) {
        counters.clear();
        failures = createFailuresInARow();
      }
      const add = (name: string, count: number) =>
        counters.set(name, (counters.get(name) ?? 0) + count);
      const share = busy[Math.floor(minute / 60) % 24] ?? 0;
      const fails = hiccups.some((span) => within(minute, span));
      const timeouts = (count: number) =>
        fails ? count : Array.from({ length: count }, random).filter((each) => each < 0.003).length;
      const requests = countOf(random, 20 * share);
      const late = timeouts(requests);
      add(responses('/api/hotels/:id', 200), requests - late);
      add(responses('/api/hotels/:id', 504), late);
      add(calls('200'), requests - late);
      add(calls('first_byte_timeout'), late);
      const respond = (route: string, count: number, status: number) => {
        const second = (minute * 60 + 59) * 1_000;
        for (let left = count; left > 0; left -= 1) failures.observe(route, status, second - left);
      };
      respond('/api/hotels/:id', requests - late, 200);
      respond('/api/hotels/:id', late, 504);
      const searches = countOf(random, 0.08 * share);
      const noSearch = within(minute, withoutSearch);
      const failed = noSearch ? searches : timeouts(searches);
      const [status, outcome, tries] = noSearch
        ? ([500, '500', failed] as const)
        : ([504, 'first_byte_timeout', 4 * failed] as const);
      respond('/api/hotels/search', searches - failed, 200);
      respond('/api/hotels/search', tries, status);
      add(responses('/api/hotels/search', 200), searches - failed);
      add(responses('/api/hotels/search', status), tries);
      add(calls(outcome), tries);
      const slow = Array.from({ length: requests - late }, random).filter((each) => each < 0.02);
      add(duration('0.1'), requests - late - slow.length);
      add(duration('5'), requests);
      add(duration('+Inf'), requests);
      const booked = countOf(random, 0.07 * share);
      const unknown = timeouts(booked);
      // An unknown outcome is requested again until it is known.
      add(reservations('unknown'), unknown + (fails && unknown > 0 ? 1 : 0));
      add(reservations('confirmed'), booked);
      add(messages('booking-mail', 'sent'), booked * 2);
      add(messages('webhook', 'sent'), booked);
      add(messages('contact-mail', 'sent'), countOf(random, 0.02 * share));
      add(paymentEvents('new'), booked * 3);
      add(paymentEvents('refused'), countOf(random, 0.002));
      add(reports('error'), countOf(random, 0.2 * share));
      add(reports('extension'), countOf(random, share));
      add(refusals('client'), countOf(random, share));
      add(refusals('sign-in'), countOf(random, 0.2 * share));
      add(seals('written'), 1);
      // Robots that exceed the limit.
      add(responses('/api/hotels/:id', 429), within(minute, [at(4), at(4, 3)]) ? 120 : 0);
      const gauges = failures
        .seconds()
        .map(([route, seconds]) => [failing(route), seconds] as const);
      const scraped = new Map([...counters, ...gauges]);
      for (const name of [...new Set([...scraped.keys(), ...values.keys()])]) {
        const list = values.get(name) ?? Array<string>(minute).fill('_');
        list.push(isDown ? '_' : String(scraped.get(name) ?? 0));
        values.set(name, list);
      }
    }
    for (const [name, list] of values) series[named(name)] = list.join(' ');
    const spans = starts.map((start): [Span, number] => [[start, start + 1], 0]);
    series[named('up')] = gauge(1, ...spans);
    const [first, second] = starts;
    series[named(startTime)] = gauge(
      0,
      [[first, second], first * 60],
      [[second, minutes + 1], second * 60],
    );
    series[named('worker_silent_seconds')] = gauge(20, [[first, first + 2], 90]);
    series[named(breaker('reads'))] = gauge(1, [[at(14, 31), at(14, 32)], 0]);
    series[named('database_up')] = gauge(1);
    series[named(waiting('unsent-mails'))] = gauge(
      0,
      [[at(11), at(11, 6)], 4],
      [[at(18), at(18, 50)], 1],
    );
    series[named(oldest('unsent-mails'))] = gauge(
      0,
      [[at(11), at(11, 6)], 'grows'],
      [[at(18), at(18, 50)], 'grows'],
    );
    series[named(oldest('webhooks-waiting'))] = gauge(0, [[at(15), at(15, 8)], 'grows']);
    series[named(waiting('requests'))] = gauge(0, [[at(10, 30), at(13, 40)], 1]);
    series[named(oldest('requests'))] = gauge(0, [[at(10, 30), at(13, 40)], 'grows']);
    series[named(waiting('outcomes'))] = gauge(0, [[at(3, 12), at(3, 17)], 1]);
    series[named(oldest('outcomes'))] = gauge(0, [[at(3, 12), at(3, 17)], 'grows']);
    series[named('database_connections{state="waiting"}')] = gauge(0, [[at(20), at(20, 1)], 2]);
  }
  return series;
}

/**
 * Replays a day. Rejects with the output of promtool if other alerts than these fired during it.
 */
export function replayDay(day: Series, alerts: readonly string[]): Promise<void> {
  const firing = 'count_over_time(ALERTS{alertstate="firing"}[1d])';
  return replay(day, { firing, alerts, at: minutes });
}
