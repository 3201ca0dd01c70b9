import { createServer } from 'node:http';
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect as playwrightExpect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test';
import { listenOnLoopback } from '../support/listenOnLoopback.ts';
import { type Site, startSite } from '../support/startSite.ts';

export const expect = playwrightExpect;

/** The gate's default password. */
export const password = 'explore';

/** The address for messages that the desk has to answer. */
export const deskEmail = 'desk@hotels.example';

/** The map service's response for any place. Journeys make no requests outside this machine. */
const mapPage = '<!doctype html><title>A map</title>';
const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#eef3ea"/></svg>';

type Fixtures = {
  /** Whether each page submits the gate's password by itself. On by default. */
  unlocked: boolean;
  /** The browser errors so far. A journey fails on any unexpected error. */
  errors: string[];
  /** Opens an address and waits for the page behind the gate. Needs `unlocked`. */
  open: (path: string, page?: Page) => Promise<void>;
  /** Opens a page in a new context, like another traveler or another device. */
  visit: (options?: BrowserContextOptions) => Promise<Page>;
};

type WorkerFixtures = {
  map: string;
  site: Site;
};

/** A test on the built site, which starts once for each worker, in the worker's own browser. */
export const siteTest = base.extend<object, WorkerFixtures>({
  map: [
    async ({}, provide) => {
      const server = createServer(({ url = '' }, response) => {
        const [type, body] = url.startsWith('/tiles/')
          ? ['image/svg+xml', tile]
          : ['text/html', mapPage];
        response.setHeader('content-type', type).end(body);
      });
      const { origin, close } = await listenOnLoopback(server);
      await provide(origin);
      await close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ map }, provide) => {
      const site = await startSite({
        DESK_EMAIL: deskEmail,
        MAP_EMBED_URL: `${map}/?at={lat},{lng}&z=14`,
        MAP_TILE_URL: `${map}/tiles/{z}/{x}/{y}`,
      });
      await provide(site);
      await site.stop();
      expect(warningsOfServer(site)).toEqual([]);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.origin),
});

/**
 * A test on the site in Playwright's browser. Any of these fails it: an error or warning in the
 * browser's console, a failed request, a request to another site, or a warning in the site's log.
 * `expectErrors` allows expected ones.
 */
export const test = siteTest.extend<Fixtures>({
  unlocked: [true, { option: true }],
  context: async ({ context, unlocked }, provide) => {
    if (unlocked) await context.addInitScript(submitPassword, password);
    await provide(context);
  },
  errors: [
    async ({ context, map, site }, provide) => {
      const errors: string[] = [];
      watch(context, errors, { map, site });
      const warningsBefore = warningsOfServer(site).length;
      await provide(errors);
      expect(errors).toEqual([]);
      expect(warningsOfServer(site).slice(warningsBefore)).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, provide) => {
    await provide(async (path, visitor = page) => {
      await visitor.goto(path);
      await expect(visitor.getByRole('banner')).toBeVisible();
    });
  },
  visit: async ({ browser, errors, map, site, unlocked }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      watch(context, errors, { map, site });
      if (unlocked) await context.addInitScript(submitPassword, password);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/**
 * Returns the warnings of the server. Reports of browsers are left out, because `errors` has the
 * originals. So is the warning of a start on a machine so slow that the tables were not ready in
 * time.
 */
function warningsOfServer({ warnings }: Site): string[] {
  const expected = [reportOfBrowser, 'The database is not migrated yet.'];
  return warnings.filter((line) => !expected.some((text) => line.includes(text)));
}

const reportOfBrowser = '"msg":"a browser reported"';

/** Returns the reports of browsers to a site, such as uncaught errors. */
export const reportsOfBrowsers = ({ warnings }: Site) =>
  warnings.filter((line) => line.includes(reportOfBrowser));

/**
 * Submits the password once the gate of a document is ready. Runs in the page, before its scripts.
 */
function submitPassword(password: string): void {
  document.addEventListener('DOMContentLoaded', () => {
    const field = document.querySelector<HTMLInputElement>('#gate-password');
    if (!field) return;
    field.value = password;
    field.form?.requestSubmit();
  });
}

/**
 * Types the password at the gate, submits it and waits for the page. Needs `unlocked` to be off.
 */
export async function passGate(page: Page): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
}

/**
 * Collects the errors of all pages of a context. Requests that a page aborts when it is left do not
 * count.
 */
function watch(
  context: BrowserContext,
  errors: string[],
  { map, site }: { map: string; site: Site },
): void {
  context.on('console', (message) => {
    const networkLine = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !networkLine) {
      errors.push(`${message.type()}: ${message.text()}`);
    }
  });
  context.on('weberror', (uncaught) => errors.push(`uncaught: ${String(uncaught.error())}`));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const own = new URL(request.serviceWorker()?.url() ?? request.frame().page().url());
    if (protocol.startsWith('http') && own.protocol.startsWith('http')) {
      // Travelers visit the page of the sample bank and return.
      const opened = request.isNavigationRequest() ? [site.origin, site.bank] : [];
      if (![own.origin, map, ...opened].includes(origin))
        errors.push(`request to another site: ${request.url()}`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()}: ${pathOf(response.url())}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') errors.push(`${reason}: ${pathOf(request.url())}`);
  });
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

/** Waits until exactly these errors have occurred in any order, and clears them. */
export async function expectErrors(errors: string[], expected: readonly string[]): Promise<void> {
  await expect.poll(() => errors.toSorted()).toEqual(expected.toSorted());
  errors.length = 0;
}

/** Locates the page's main heading. */
export function heading(page: Page, name?: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });
}

/**
 * Locates the count of the results in the listing: '6 of 12 hotels have a room for the two of you',
 * or 'Found 12 properties' without prices.
 */
export function resultCount(page: Page): Locator {
  return page.locator(
    '#results + [role=status], div:has(> div > #results) + div > p[role=status]:first-child',
  );
}

/** Matches the count of any results, with or without prices. */
export const someResults =
  /^(\d+ (of (the )?\d+ )?hotels? (that match your filters |match(es)? your filters and )?ha(s|ve) |Found \d+ propert)/;
