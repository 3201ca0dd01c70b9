import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSetCookie } from 'cookie';
import request from 'supertest';
import { parseConfig } from '#server/main/config.ts';
import type { Database } from '#server/database/openDatabase.ts';
import type { Log } from '#server/observability/log.ts';
import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { type ResourcesOptions, startResources } from '#server/main/startResources.ts';
import { testSecret } from '../bookings/support/bookingRequest.ts';
import { eventuallyMailed, mailsIn, own } from '../bookings/support/startTestBookings.ts';
import { withClock } from '../../support/withClock.ts';
import { listeningLog, testApp } from '../testApp.ts';

type Options = {
  database: Database;
  env?: Record<string, string>;
  origin?: string;
  siteOrigin?: string;
  log?: Log;
  limits?: ResourcesOptions['accountLimits'];
  /**
   * Hashes passwords and delays responses like the site in production. Off by default, because both
   * are slow.
   */
  realTiming?: boolean;
} & Pick<ResourcesOptions, 'now' | 'newsletterRequestsPerHour' | 'bookingLimits' | 'openIdSeconds'>;

const quick = { passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 }, leastMs: 0 };

/**
 * Starts the site with its accounts and bookings on the database of a test. Mails are files that
 * `mailTo` reads.
 */
export function startTestAccounts({
  database,
  env = {},
  origin = 'http://127.0.0.1:9',
  siteOrigin = 'http://www.hotels.example',
  ...options
}: Options) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hotels-accounts-'));
  const { log: testLog, lines } = listeningLog();
  const { log = testLog, limits, realTiming = false, ...given } = options;
  const config = parseConfig({
    DATA_DIR: dataDir,
    AUTH_SECRET: testSecret,
    EXCHANGE_RATES_URL: '',
    ...env,
  });
  const { fetch, close } = createProviderClient({ origin, log });
  const site = startResources(config, {
    database: given.now ? withClock(database, given.now) : database,
    fetch,
    siteOrigin: () => siteOrigin,
    log,
    say: () => {},
    idleMs: 100,
    ...(!realTiming && quick),
    ...(limits && { accountLimits: limits }),
    ...given,
  });
  const { resources } = site;
  const app = testApp(origin, { resources, trustProxy: config.trustProxy, log });
  site.start();
  const mails = () => mailsIn(dataDir);
  return {
    app,
    resources,
    lines,
    dataDir,
    mails,
    mailsWith: (text: string) => mails().filter((mail) => mail.includes(text)),
    /** Returns a browser without cookies. */
    browser: (headers: Record<string, string> = {}) => browser(app, headers),
    /** Waits for a mail to this address with this subject and returns it. */
    mailTo: (to: string, subject: string) =>
      eventuallyMailed(mails, [`To: ${to}`, `Subject: ${subject}`]),
    stop: async () => {
      await site.stop();
      close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type TestAccounts = ReturnType<typeof startTestAccounts>;

/** Returns the token in the link of a mail. */
export function tokenOf(mail: string): string {
  const [, token] = /#token=(?:3D)?([\w.%-]+)/.exec(mail.replaceAll('=3D', '=')) ?? [];
  return decodeURIComponent(token ?? '');
}

/**
 * Returns a browser that sends requests like a page of the site, with the cookies that it received.
 */
export function browser(app: TestAccounts['app'], headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>();
  const send = async (
    method: 'get' | 'post' | 'patch' | 'put' | 'delete',
    path: string,
    body?: object,
  ) => {
    const cookie = cookieOf(cookies);
    const sent = request(app)[method](path).set(own).set(headers);
    const response = await (cookie ? sent.set('Cookie', cookie) : sent).send(body);
    for (const line of response.get('Set-Cookie') ?? []) {
      const { name, value, maxAge } = parseSetCookie(line, { decode: (text) => text });
      if (maxAge === 0 || !value) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    /** The headers of every request. */
    headers,
    /** Returns the Cookie header. */
    cookie: () => cookieOf(cookies),
    get: (path: string) => send('get', path),
    post: (path: string, body: object = {}) => send('post', path, body),
    patch: (path: string, body: object) => send('patch', path, body),
    put: (path: string, body: object) => send('put', path, body),
    delete: (path: string) => send('delete', path),
  };
}
export type Browser = ReturnType<typeof browser>;

function cookieOf(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
