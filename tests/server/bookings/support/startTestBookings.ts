import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import request from 'supertest';
import * as v from 'valibot';
import {
  bookingProblemSchema,
  bookingResponseSchema,
  bookingSchema,
} from '#contracts/site/bookingSchema.ts';
import type { BookingProblem, BookingStatus } from '#contracts/site/bookings.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { parseConfig } from '#server/main/config.ts';
import { ResponseCache } from '#server/cache/responseCache.ts';
import { createHotelsHandler } from '#server/hotels/createHotelsHandler.ts';
import type { Clock } from '#server/provider/budgets.ts';
import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { type ResourcesOptions, startResources } from '#server/main/startResources.ts';
import type { Log } from '#server/observability/log.ts';
import { withClock } from '../../../support/withClock.ts';
import { listeningLog, testApp } from '../../testApp.ts';
import { bookingRequest, testNow, testSecret } from './bookingRequest.ts';

export const own = { Host: 'www.hotels.example', Origin: 'http://www.hotels.example' };

type TestBookingsOptions = {
  database: Database;
  origin: string;
  env?: Record<string, string | undefined>;
  log?: Log;
  /** The number of milliseconds by which the clock of the machine is ahead of the database. */
  aheadMs?: number;
  /** The clock for calls to the provider. */
  providerClock?: Clock;
  /** The memory for stored responses about hotels, which bookings then refresh. */
  cacheBytes?: number;
} & Pick<
  ResourcesOptions,
  | 'answerClock'
  | 'lookPauseMs'
  | 'bookingLimits'
  | 'reviewLimits'
  | 'onReservation'
  | 'onRoomsChanged'
  | 'onMessage'
  | 'payments'
  | 'statusMs'
  | 'freeBytes'
  | 'tracing'
>;

/**
 * Starts the site with its bookings on the database of a test, against a provider. Its mails are
 * files in a separate folder, and `clock.now` is its time. The worker runs after `start` is called.
 */
export function startTestBookings({
  database,
  origin,
  env = {},
  providerClock,
  aheadMs = 0,
  cacheBytes = 0,
  ...options
}: TestBookingsOptions) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hotels-bookings-'));
  const { log: testLog, lines } = listeningLog();
  const { log = testLog, tracing } = options;
  const clock = { now: testNow };
  const config = parseConfig({
    DATA_DIR: dataDir,
    DESK_EMAIL: 'desk@hotels.example',
    AUTH_SECRET: testSecret,
    EXCHANGE_RATES_URL: '',
    ...env,
  });
  const { fetch, close } = createProviderClient({ origin, log, clock: providerClock, tracing });
  const cache = new ResponseCache({ fetch, defaultTtlSeconds: 0, maxBytes: cacheBytes });
  const site = startResources(config, {
    database: withClock(database, () => clock.now),
    fetch,
    siteOrigin: () => 'https://www.hotels.example',
    say: () => {},
    now: () => new Date(clock.now.getTime() + aheadMs),
    idleMs: 100,
    // The time of a test stands still, so there is no pause.
    lookPauseMs: 0,
    ...(cacheBytes > 0 && { onRoomsChanged: (ids) => cache.expireHotels(ids) }),
    ...options,
    log,
  });
  const app = testApp(origin, {
    hotels: createHotelsHandler(cache),
    resources: site.resources,
    spokenLinks: site.spokenLinks,
    onResponse: site.onResponse,
    log,
    tracing,
  });

  const post = (body: object = bookingRequest, key: string = randomUUID()) =>
    request(app).post('/api/bookings').set(own).set('Idempotency-Key', key).send(body);
  const mails = () => mailsIn(dataDir);
  const read = async (id: string, key: string) => {
    const response = await request(app).get(`/api/bookings/${id}`).query({ key }).set(own);
    return v.parse(bookingSchema, response.body);
  };
  return {
    app,
    clock,
    lines,
    dataDir,
    start: site.start,
    status: site.status,
    silentMs: site.silentMs,
    alarms: site.alarms,
    disk: site.disk,
    /** Moves the time on, so that waiting attempts are due. */
    later: (seconds = 3_600) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1_000);
    },
    post,
    /** Books and returns the booking with its key. */
    book: async (body: object = bookingRequest, key?: string) => {
      const response = await post(body, key);
      const { booking, link } = v.parse(bookingResponseSchema, response.body);
      const linkKey = new URL(link, 'http://site').searchParams.get('key') ?? '';
      return { status: response.status, booking, key: linkKey, id: booking.id };
    },
    read,
    /** Waits until the booking has this status, and returns it. */
    becomes: ({ id, key }: { id: string; key: string }, status: BookingStatus) =>
      eventually(async (saw) => {
        const booking = saw(await read(id, key));
        return booking.status === status ? booking : undefined;
      }, `the booking is ${status}`),
    cancel: (id: string, key: string, amount = '0.00') =>
      request(app)
        .post(`/api/bookings/${id}/cancellation`)
        .query({ key })
        .set(own)
        .send({ acceptedFee: { amount, currency: 'USD' } }),
    /** Returns the mails written so far as text. */
    mails,
    mailsWith: (text: string) => mails().filter((mail) => mail.includes(text)),
    /** Waits for a mail that contains this text and returns it. */
    mail: (text: string) => eventuallyMailed(mails, [text]),
    stop: async () => {
      await site.stop();
      close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type TestBookings = ReturnType<typeof startTestBookings>;

/** Returns the mails that a site wrote to its folder as text. */
export function mailsIn(dataDir: string): string[] {
  const folder = join(dataDir, 'mail');
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', ''));
  } catch {
    return [];
  }
}

/** Returns the problem in a response, checked against the contract. */
export function bookingProblemOf({ body }: { body: unknown }): BookingProblem {
  return v.parse(bookingProblemSchema, body);
}

/**
 * Resolves to the value of `read` once it is not undefined. Rejects after twenty seconds, or after
 * `withinMs`. The error names the event, by default with the source of `read`, and the last state
 * that `read` passed to `saw`, which returns its argument.
 */
export async function eventually<Value>(
  read: (saw: <State>(state: State) => State) => Promise<Value | undefined> | Value | undefined,
  event = String(read),
  withinMs = 20_000,
): Promise<Value> {
  const until = performance.now() + withinMs;
  let last: { state: unknown } | undefined;
  const saw = <State>(state: State) => {
    last = { state };
    return state;
  };
  for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, 20)) {
    const value = await read(saw);
    if (value !== undefined) return value;
    if (performance.now() > until) {
      const shown = last ? `\nThe last state: ${inspect(last.state, { depth: 6 })}` : '';
      throw new Error(`It did not happen within ${withinMs / 1_000} s: ${event}${shown}`);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Waits for a mail that contains all of these texts, and returns it. */
export function eventuallyMailed(
  mails: () => readonly string[],
  texts: readonly string[],
): Promise<string> {
  return eventually(
    (saw) => {
      const all = mails();
      saw(all.map((mail) => mail.match(/^(?:To|Subject): .*$/gm)));
      return all.find((mail) => texts.every((text) => mail.includes(text)));
    },
    `a mail with ${texts.map((text) => `'${text}'`).join(' and ')}`,
  );
}
