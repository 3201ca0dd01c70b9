import { createServer } from 'node:http';
import {
  type BrowserContext,
  expect as playwrightExpect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test';
import { listenOnLoopback } from '../support/listenOnLoopback.ts';
import { type Site, startSite } from '../support/startSite.ts';

export const expect = playwrightExpect;

/** The gate's password unless an operator sets another. */
export const password = 'explore';

/** What the map service of these journeys answers for any place: they ask nobody outside this machine. */
const mapPage = '<!doctype html><title>A map</title>';

export type JourneyOptions = {
  /** A second width, in pixels, in which a page of this project must fit. */
  narrower: number;
};

type Fixtures = JourneyOptions & {
  /** What went wrong in the browser so far; a journey that leaves any of it unexpected fails. */
  faults: string[];
  /** Passes the gate at an address of the site. */
  open: (path: string, page?: Page) => Promise<void>;
};

type WorkerFixtures = { map: string; site: Site };

/**
 * A test in front of the real site, built and started anew for each worker. Whatever the page logs
 * as an error or a warning, every failed call, every call to a stranger and every complaint in the
 * site's own log fails the test, unless it is expected by name.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  narrower: [320, { option: true }],
  map: [
    async ({}, provide) => {
      const server = createServer((_, response) => {
        response.setHeader('content-type', 'text/html').end(mapPage);
      });
      const { origin, close } = await listenOnLoopback(server);
      await provide(origin);
      await close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ map }, provide) => {
      const site = await startSite({ MAP_EMBED_URL: `${map}/?at={lat},{lng}&z=14` });
      await provide(site);
      await site.stop();
      expect(site.complaints).toEqual([]);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.origin),
  faults: [
    async ({ context, map, site }, provide) => {
      const faults: string[] = [];
      watch(context, faults, map);
      const complaintsBefore = site.complaints.length;
      await provide(faults);
      expect(faults).toEqual([]);
      expect(site.complaints.slice(complaintsBefore)).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, provide) => {
    await provide(async (path, visitor = page) => {
      await visitor.goto(path);
      await passGate(visitor);
    });
  },
});

/** Types the password at the gate and waits for the page behind it. */
export async function passGate(page: Page): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Keeps what goes wrong in any page of a context; a page that is left may drop its own calls. */
export function watch(context: BrowserContext, faults: string[], map: string): void {
  context.on('console', (message) => {
    const networkLine = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !networkLine) {
      faults.push(`${message.type()}: ${message.text()}`);
    }
  });
  context.on('weberror', (fault) => faults.push(`uncaught: ${String(fault.error())}`));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const own = new URL(request.frame().page().url());
    if (protocol.startsWith('http') && own.protocol.startsWith('http')) {
      if (![own.origin, map].includes(origin)) faults.push(`call to a stranger: ${request.url()}`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${pathOf(response.url())}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') faults.push(`${reason}: ${pathOf(request.url())}`);
  });
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

/** Waits until exactly these faults have been met, in any order, and forgives them. */
export async function expectFaults(faults: string[], expected: readonly string[]): Promise<void> {
  await expect.poll(() => faults.toSorted()).toEqual(expected.toSorted());
  faults.length = 0;
}

/** The heading that tells a traveller which page this is, once the page shows it. */
export function heading(page: Page, name?: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });
}
