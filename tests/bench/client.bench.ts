import { spawnSync } from 'node:child_process';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import * as v from 'valibot';
import { startProvider } from '#contracts/sample-provider/startProvider.ts';
import { findChromium } from '../support/findChromium.ts';
import { startSite } from '../support/startSite.ts';
import { traceTasks } from './client/traceTasks.ts';

/**
 * `npm run bench:client` measures how long pages block a phone whose processor is four times slower
 * than this one. RUNS (7) sets the runs of each page, and PAGE=text selects pages whose name
 * contains it. Each run has a new browser context, 412 px wide.
 *
 * Tasks of the main thread count from the action that opens a page until 2 s after the page is
 * shown. They count with four times their processor time. `blocking` is the sum of the parts of
 * tasks beyond 50 ms, and `longest` is the longest task. For a filter, the table adds the clock
 * time from the click to the next frame on a slowed processor.
 *
 * BESIDE=folder names another checkout, which is built. Both are measured in turns, and the medians
 * of this checkout come with their ratios to the other. The benchmark only reports and never fails.
 */
const runs = Number(process.env['RUNS'] ?? 7);
const only = process.env['PAGE'] ?? '';
const beside = process.env['BESIDE'];
const slowness = 4;
const longTaskMs = 50;
const password = 'explore';
const typingMs = 2_000;
const stillMs = 2_000;
/** After this time the site has also loaded the code of the other pages. */
const settledMs = 7_000;
const crowded = { city: 'Lisbon', hotels: 2_000 };

type Measured = { blocking: number; longest: number; frame?: number };

type Scenario = {
  name: string;
  /** The address with which the visit starts, behind the gate. */
  at: string;
  /** Prepares the page at the address before the measurement. */
  before?: (page: Page) => Promise<void>;
  /**
   * The measured action on the page at the address. Without it, the opening of that page is
   * measured.
   */
  act?: (page: Page) => Promise<void>;
  /** Whether the action runs once more, to measure the time to the next frame. */
  again?: boolean;
  shown: (page: Page) => Promise<void>;
  goal?: Partial<Measured>;
};

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
const header = (page: Page) => page.getByRole('banner').waitFor();
/** Waits for a page of results: 25 of the 60 hotels that the sample provider finds. */
const allRows = (page: Page) => page.getByRole('article').nth(24).waitFor();

/** A filter in the drawer of a phone, which covers the results. */
const filter = (name: string, at: string): Scenario => ({
  name,
  at,
  before: async (page) => {
    await allRows(page);
    await page.getByRole('button', { name: 'Filters' }).click();
  },
  act: (page) => page.getByRole('dialog').getByRole('checkbox', { name: '4 stars' }).click(),
  again: true,
  shown: (page) =>
    page
      .getByRole('button', { name: /4 stars/, includeHidden: true })
      .waitFor({ state: 'attached' }),
});

const scenarios: readonly Scenario[] = [
  {
    name: 'home, from the gate',
    at: '/',
    shown: (page) => page.getByRole('heading', { name: 'Popular hotels' }).waitFor(),
    goal: { blocking: 200 },
  },
  {
    name: 'listing, from home',
    at: '/',
    act: (page) => page.getByRole('button', { name: 'Search', exact: true }).click(),
    shown: allRows,
    goal: { longest: 200 },
  },
  {
    name: 'listing, from the gate',
    at: '/hotel-listing?city=Rome',
    shown: allRows,
    goal: { longest: 200 },
  },
  { name: 'listing of 2,000', at: `/hotel-listing?city=${crowded.city}`, shown: allRows },
  filter('filter, 60 hotels', '/hotel-listing?city=Rome'),
  filter('filter, 2,000 hotels', `/hotel-listing?city=${crowded.city}`),
  {
    name: 'hotel, from the listing',
    at: '/hotel-listing?city=Rome',
    act: (page) => page.getByRole('article').first().getByRole('heading').getByRole('link').click(),
    shown: (page) => page.getByRole('heading', { name: 'Policies' }).waitFor(),
  },
  { name: 'checkout, from the gate', at: '/checkout', shown: header },
];

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Measures one page once. The gate before it is measured while the password is typed. */
async function measure(browser: Browser, origin: string, scenario: Scenario) {
  const { at, before, act, again, shown } = scenario;
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(origin + at);
  await page.waitForLoadState('networkidle');

  const endTyping = await traceTasks(session);
  await page.getByLabel('Password').fill(password);
  await page.waitForTimeout(typingMs);
  const typing = summarize(await endTyping());

  if (act) {
    await submit(page);
    await page.waitForTimeout(settledMs);
    await before?.(page);
  }
  const end = await traceTasks(session);
  await (act ?? submit)(page);
  await shown(page);
  await page.waitForTimeout(stillMs);
  const opening = summarize(await end());
  const frame = act && again ? await timeToFrame(page, session, () => act(page)) : undefined;
  await context.close();
  return { typing, opening: { ...opening, ...(frame !== undefined && { frame }) } };
}

/** Returns the time from an input to the next frame on a slowed page, from Event Timing. */
async function timeToFrame(page: Page, session: CDPSession, act: () => Promise<void>) {
  await page.evaluate(() => {
    const durations: number[] = [];
    const shortest = { type: 'event', durationThreshold: 16 };
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
    }).observe(shortest);
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await act();
  await page.waitForTimeout(stillMs);
  const durations: unknown = await page.evaluate(() => Reflect.get(window, 'durations'));
  return Math.max(0, ...v.parse(v.array(v.number()), durations));
}

function summarize(milliseconds: readonly number[]): Measured {
  const slowed = milliseconds.map((task) => task * slowness);
  return {
    blocking: slowed.reduce((sum, task) => sum + Math.max(0, task - longTaskMs), 0),
    longest: Math.max(0, ...slowed),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/**
 * Returns the median and, in brackets, the lowest value, because other work of the machine also
 * costs processor time. With values of the other checkout, returns the ratio to their median.
 */
function figures(values: readonly number[], others: readonly number[] | undefined): string {
  if (values.length === 0) return ''.padStart(13);
  const middle = median(values).toFixed(0);
  const second = others
    ? `${(median(values) / median(others)).toFixed(2)}×`
    : Math.min(...values).toFixed(0);
  return `${middle} (${second})`.padStart(13);
}

const columns = ['blocking', 'longest', 'frame'] as const;

function report(
  name: string,
  measured: readonly Measured[],
  others: readonly Measured[] | undefined,
  goal: Partial<Measured> = {},
): void {
  const cells = columns.map((column) =>
    figures(
      measured.flatMap((each) => each[column] ?? []),
      others?.flatMap((each) => each[column] ?? []),
    ),
  );
  const goals = Object.entries(goal).map(([of, most]) => `${of} at most ${most}`);
  print(`| ${[name.padEnd(23), ...cells, goals.join('').padEnd(20)].join(' | ')} |`);
}

/** Builds a checkout and returns it with its measurements. */
async function built(checkout: string, providerHost: string) {
  spawnSync('npm', ['run', '--silent', 'build'], { cwd: checkout, stdio: 'inherit' });
  const site = await startSite(
    {
      PROVIDER_HOST: providerHost,
      FIRST_BYTE_TIMEOUT_MS: '30000',
      ANSWER_TIMEOUT_MS: '30000',
      MAX_BODY_BYTES: String(64 * 1024 * 1024),
    },
    checkout,
  );
  return { site, typing: new Array<Measured>(), opening: new Map<string, Measured[]>() };
}

const executablePath = process.env['CHROMIUM_PATH'] || findChromium(process.env['PATH']);
const provider = await startProvider({ crowded });
const own = await built(process.cwd(), provider.origin);
const other = beside === undefined ? undefined : await built(beside, provider.origin);
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
try {
  const pages = scenarios.filter(({ name }) => name.includes(only));
  for (let run = 0; run < runs; run += 1) {
    for (const scenario of pages) {
      for (const { site, typing, opening } of other ? [other, own] : [own]) {
        const measured = await measure(browser, site.origin, scenario);
        typing.push(measured.typing);
        opening.set(scenario.name, [...(opening.get(scenario.name) ?? []), measured.opening]);
      }
    }
  }
  print(`${runs} runs at 412 px, processor time of tasks ${slowness} times, in ms`);
  const heads = columns.map((column) => column.padStart(13));
  print(`| ${['page'.padEnd(23), ...heads, 'goal'.padEnd(20)].join(' | ')} |`);
  report('the gate, while typing', own.typing, other?.typing);
  for (const { name, goal } of pages) {
    report(name, own.opening.get(name) ?? [], other?.opening.get(name), goal);
  }
} finally {
  await browser.close();
  await own.site.stop();
  await other?.site.stop();
  await provider.close();
}
