import { spawnSync } from 'node:child_process';
import { type Browser, chromium, type Page } from '@playwright/test';
import * as v from 'valibot';
import { startProvider } from '#contracts/sample-provider/startProvider.ts';
import { findChromium } from '../support/findChromium.ts';
import { startSite } from '../support/startSite.ts';
import { traceTasks } from './client/traceTasks.ts';

/**
 * `npm run bench:listing` measures the speed of the listing with 2,000 hotels in one response, with
 * RUNS (5) and HOTELS (2,000). Each run is a new browser context: a search from the home page, then
 * a filter, a sort, a typed name and a page.
 *
 * Times are from the last byte of the response to the first rows, and from an input to the changed
 * rows. They depend on the machine. The processor time of the main thread's tasks does not change
 * with other work of the machine, so it is printed too, with the longest task on a processor slowed
 * four times. Each value is measured for the short form of the search and for the whole form. The
 * benchmark only reports and never fails.
 */
const runs = Number(process.env['RUNS'] ?? 5);
const hotels = Number(process.env['HOTELS'] ?? 2_000);
const city = 'Lisbon';
const slowness = 4;
const settleMs = 1_500;
const goals = { rows: 150, change: 50, task: 100 };
/**
 * The compared responses: the short form that the client asks for, and the whole form without
 * `Prefer`.
 */
const forms = ['short', 'whole'] as const;
type Form = (typeof forms)[number];

const listing = (page: Page) => page.getByRole('main');
const changes: readonly { title: string; make: (page: Page) => Promise<void> }[] = [
  {
    title: 'filter: 4 stars',
    make: (page) => listing(page).getByRole('checkbox', { name: '4 stars' }).click(),
  },
  {
    title: 'filter: breakfast',
    make: (page) => listing(page).getByRole('checkbox', { name: 'Breakfast included' }).click(),
  },
  {
    title: 'sort: price',
    make: async (page) => {
      await listing(page).getByLabel('Sort by').selectOption('Price, lowest first');
    },
  },
  {
    title: 'name: one letter',
    make: (page) => listing(page).getByLabel('Search by property name').press('h'),
  },
  {
    title: 'page 2',
    make: (page) => listing(page).getByRole('link', { name: 'Page 2' }).click(),
  },
];

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Records the times of inputs and of changes to the rows. Runs in the page. */
function watch(): void {
  const seen: { input: number; rows: number } = { input: 0, rows: 0 };
  for (const type of ['click', 'change', 'keydown']) {
    window.addEventListener(type, () => (seen.input ||= performance.now()), { capture: true });
  }
  new MutationObserver((records) => {
    const inRows = records.some(({ target, addedNodes }) =>
      [target, ...addedNodes].some(
        (node) =>
          node instanceof Element && (node.closest('article') || node.querySelector('article')),
      ),
    );
    if (inRows) seen.rows ||= performance.now();
  }).observe(document, { childList: true, subtree: true });
  Object.assign(window, { seen });
}

const seenSchema = v.object({
  input: v.number(),
  rows: v.number(),
  response: v.number(),
  bytes: v.number(),
});

/**
 * Returns the recorded times since the last call. `response` is the time of the last byte of a
 * search.
 */
async function take(page: Page) {
  return v.parse(
    seenSchema,
    await page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'seen');
      const searches = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/api/hotels/search'));
      const last = searches[searches.length - 1];
      const timing = last instanceof PerformanceResourceTiming ? last : undefined;
      const response = timing?.responseEnd ?? 0;
      const noted = { ...Object(seen), response, bytes: timing?.encodedBodySize ?? 0 };
      Object.assign(Object(seen), { input: 0, rows: 0 });
      return noted;
    }),
  );
}

type Measured = Map<string, { ms: number[]; busy: number[]; longest: number[] }>;
const sizes: Record<Form, number> = { short: 0, whole: 0 };

async function measure(
  browser: Browser,
  origin: string,
  { slow, form }: { slow: boolean; form: Form },
  measured: Measured,
) {
  const note = (title: string, ms: number, tasks: number[]) => {
    const entry = measured.get(title) ?? { ms: [], busy: [], longest: [] };
    measured.set(title, entry);
    if (slow) {
      entry.longest.push(Math.max(0, ...tasks));
      return;
    }
    entry.ms.push(ms);
    entry.busy.push(tasks.reduce((sum, task) => sum + task, 0));
  };
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  if (form === 'whole') {
    await page.route('**/api/hotels/search?*', async (route) => {
      const headers = await route.request().allHeaders();
      delete headers['prefer'];
      await route.continue({ headers });
    });
  }
  await page.goto(origin);
  await page.getByLabel('Password').fill('explore');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByLabel('Where to?').fill(city);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(5_000);
  const session = await context.newCDPSession(page);
  if (slow) await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await take(page);
  let endTrace = await traceTasks(session);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText(/^\d[\d,]* (of \d[\d,]* )?hotels have /).waitFor({ timeout: 120_000 });
  await page.waitForTimeout(settleMs);
  const first = await take(page);
  note('first rows', first.rows - first.response, await endTrace());
  sizes[form] = first.bytes;
  for (const { title, make } of changes) {
    endTrace = await traceTasks(session);
    await make(page);
    await page.waitForTimeout(settleMs);
    const { input, rows } = await take(page);
    note(title, rows - input, await endTrace());
  }
  await context.close();
}

const executablePath = process.env['CHROMIUM_PATH'] || findChromium(process.env['PATH']);
spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const provider = await startProvider({ crowded: { city, hotels } });
const site = await startSite({
  PROVIDER_HOST: provider.origin,
  FIRST_BYTE_TIMEOUT_MS: '30000',
  ANSWER_TIMEOUT_MS: '30000',
  MAX_BODY_BYTES: String(64 * 1024 * 1024),
});
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
try {
  const measured: Record<Form, Measured> = { short: new Map(), whole: new Map() };
  for (let run = 0; run < runs; run += 1) {
    for (const form of forms) {
      for (const slow of [false, true]) {
        await measure(browser, site.origin, { slow, form }, measured[form]);
      }
    }
  }
  print(`${hotels} hotels, ${runs} runs; medians in ms, short and whole (goal)`);
  print(`${'bytes'.padEnd(20)} ${sizes.short} ${sizes.whole}`);
  const both = (title: string, what: 'ms' | 'busy' | 'longest') =>
    forms
      .map((form) =>
        median(measured[form].get(title)?.[what] ?? [])
          .toFixed(0)
          .padStart(6),
      )
      .join('');
  for (const title of measured.short.keys()) {
    const goal = title === 'first rows' ? goals.rows : goals.change;
    print(
      `${title.padEnd(20)} ${both(title, 'ms')} (${goal})   processor: ${both(title, 'busy')}   longest task, slowed: ${both(title, 'longest')} (${goals.task})`,
    );
  }
} finally {
  await browser.close();
  await site.stop();
  await provider.close();
}
