import { dayMs, hourMs } from '#contracts/values/durations.ts';
import { isFailure } from '#server/observability/attempts.ts';
import { findSilence, silenceSpans } from '#server/observability/silence.ts';
import { type SiteAlarm, siteAlarms } from '#server/observability/siteAlarms.ts';

const recent = (failed: number, count: number, succeededSince = 0) => ({
  attempts: [
    {
      kind: 'bookings' as const,
      recent: { count, failed },
      last: { count: 8, failed: 2 },
      succeededSince,
    },
  ],
  silence: undefined,
  clockOffset: 0,
  differences: 0,
  workerSilentSeconds: 5,
});

const now = new Date('2026-11-30T12:00:00Z');
const certificate = (days: number | undefined, unreadHours?: number) => ({
  of: 'mail' as const,
  expiresAt: days === undefined ? undefined : new Date(now.getTime() + days * dayMs),
  unreadSince:
    unreadHours === undefined ? undefined : new Date(now.getTime() - unreadHours * hourMs),
});

/** Returns a generator of numbers from 0 to 1 that always gives the same sequence for a seed. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test.each<[string, Parameters<typeof siteAlarms>, SiteAlarm[]]>([
  [
    'three in ten of ten minutes fail',
    [recent(9, 30), undefined],
    [{ name: 'bookings-failing', count: 9, of: 30 }],
  ],
  ['one in four fails', [recent(25, 100), undefined], []],
  ['four fail, and nothing else was tried', [recent(4, 4), undefined], []],
  [
    'all have failed, and three succeed',
    [recent(40, 43, 3), undefined],
    [{ name: 'bookings-failing', count: 40, of: 43 }],
  ],
  ['all have failed, and four succeed', [recent(40, 44, 4), undefined], []],
  [
    'half have failed, and seven succeed, as they may by chance',
    [recent(40, 87, 7), undefined],
    [{ name: 'bookings-failing', count: 40, of: 87 }],
  ],
  ['half have failed, and eight succeed', [recent(40, 88, 8), undefined], []],
  [
    'no worker has been at work for five minutes',
    [{ ...recent(0, 0), workerSilentSeconds: 310 }, undefined],
    [{ name: 'no-worker', count: 5 }],
  ],
  [
    'a certificate ends in 13 days',
    [undefined, undefined, [certificate(13.5)], now],
    [{ name: 'certificate-ends', count: 13, about: 'mail' }],
  ],
  [
    'a certificate has ended, and cannot be read any more',
    [undefined, undefined, [certificate(-3, 2)], now],
    [{ name: 'certificate-ends', count: 0, about: 'mail' }],
  ],
  ['a certificate ends in 15 days', [undefined, undefined, [certificate(15)], now], []],
  [
    'a certificate could not be read for two hours',
    [undefined, undefined, [certificate(undefined, 2)], now],
    [{ name: 'certificate-unread', about: 'mail' }],
  ],
  [
    'a certificate could not be read just now',
    [undefined, undefined, [certificate(90, 0.5)], now],
    [],
  ],
  [
    'the disk is nearly full',
    [undefined, { free: 900 * 2 ** 20, reserve: 256 * 2 ** 20 }],
    [{ name: 'disk-nearly-full', count: 900 }],
  ],
  [
    'the disk is full',
    [undefined, { free: 0, reserve: 256 * 2 ** 20 }],
    [{ name: 'disk-full', count: 0 }],
  ],
  [
    'a clock is behind',
    [{ ...recent(0, 0), clockOffset: -600 }, undefined],
    [{ name: 'clocks-apart', count: 600 }],
  ],
  ['a clock is a little ahead', [{ ...recent(0, 0), clockOffset: 2 }, undefined], []],
])('when %s, the site shows exactly the right alarms', (_what, given, alarms) => {
  expect(siteAlarms(...given)).toEqual(alarms);
});

test.each([
  ['bookings', 201, undefined, false],
  ['bookings', 202, undefined, true],
  ['bookings', 422, 'rejected', true],
  ['bookings', 410, 'gone', undefined],
  ['bookings', 422, 'invalid-fields', undefined],
  ['bookings', 409, 'booked-already', undefined],
  ['bookings', 503, 'unavailable', true],
  ['cancellations', 409, 'not-cancellable', true],
  ['cancellations', 409, 'fee-changed', undefined],
  ['sign-ins', 401, 'wrong-credentials', undefined],
  ['sign-ins', 500, 'server-error', true],
] as const)(
  'a response to %s with status %s and code %s counts as a failure: %s',
  (kind, status, problem, failed) => {
    expect(isFailure(kind, { status, aborted: false }, problem)).toBe(failed);
  },
);

/** Returns the number of bookings in an hour of a usual day: few at night, most in the evening. */
const ofHour = (hour: number, busy: number) =>
  busy * (1 + Math.sin(((hour - 14) / 24) * 2 * Math.PI)) + 0.2;

/** Returns the instants of the bookings in the five weeks before `end`. */
function bookingsUntil(end: number, busy: number, seed: number): number[] {
  const random = createRandom(seed);
  const made: number[] = [];
  for (
    let at = end - 36 * dayMs;
    at < end;
    at += -Math.log(random() || 1e-9) * (hourMs / (3 * busy))
  ) {
    const hour = (at / hourMs) % 24;
    if (random() < ofHour(hour, busy) / (3 * busy)) made.push(at);
  }
  return made;
}

/** Counts the sorted instants up to a given one. */
function countUntil(made: readonly number[], instant: number): number {
  let [low, high] = [0, made.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((made[middle] ?? 0) <= instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

const silenceAt = (made: readonly number[], now: number) =>
  findSilence(
    silenceSpans(new Date(now)).map(({ from, to, ...span }) => ({
      ...span,
      count: countUntil(made, to.getTime()) - countUntil(made, from.getTime()),
    })),
  );

test.each([0.1, 0.5, 2, 10, 60])(
  'with about %s bookings an hour, only an unusual silence raises an alarm',
  (busy) => {
    const end = Date.parse('2027-03-01T00:00:00Z');
    for (const seed of [1, 2, 3]) {
      const made = bookingsUntil(end, busy, seed);
      for (let now = end - dayMs; now <= end; now += hourMs / 4) {
        expect(silenceAt(made, now)).toBeUndefined();
      }
      const from = end - 6 * hourMs;
      const silent = made.filter((at) => at <= from);
      const rings = Array.from({ length: 25 }, (_, hours) => hours).find((hours) =>
        silenceAt(silent, from + hours * hourMs),
      );
      // Where bookings are rare, a silence means nothing.
      if (busy < 0.5) expect(rings).toBeUndefined();
      else expect(rings).toBeLessThanOrEqual(busy >= 10 ? 2 : 24);
    }
  },
);
