import { type Browser, chromium, type CDPSession, type Page } from '@playwright/test';
import * as v from 'valibot';
import { startProvider } from '#contracts/sample-provider/startProvider.ts';
import { findChromium } from '../support/findChromium.ts';
import { startSite } from '../support/startSite.ts';

/**
 * After how long a page of an open site answers a tap on a slow phone: `npm run bench:usable`, with
 * RUNS (5) of each page, PAGE=text for those whose name contains it. The phone is 412 px wide, has
 * 1.6 Mbit/s, a delay of 150 ms for each request and a processor four times slower than this one.
 * Each run has an empty cache. `content` is the largest paint, `over` the time at which the app has
 * taken over, and `tap` the time at which a tap, made as soon as the control is alive, has its
 * effect; all in ms since the navigation. `kilobytes` were received until then. BESIDE=folder names
 * another checkout; both have to be built, and are measured by turns. It reports and never fails.
 */
const runs = Number(process.env['RUNS'] ?? 5);
const only = process.env['PAGE'] ?? '';
const beside = process.env['BESIDE'];
const slowness = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const viewport = { width: 412, height: 823 };
const patienceMs = 60_000;

const measuredSchema = v.object({
  content: v.number(),
  over: v.number(),
  tap: v.number(),
  kilobytes: v.number(),
});
type Measured = v.InferOutput<typeof measuredSchema>;

type Scenario = {
  name: string;
  path: string;
  /** The control that is tapped: a selector, and its text. */
  control: readonly [selector: string, text: RegExp];
  /** What there is once the tap has its effect: a selector. */
  effect: string;
};

const scenarios: readonly Scenario[] = [
  {
    name: 'home, the search field',
    path: '/',
    control: ['form[role=search] input', /./],
    effect: '#root [role=listbox]',
  },
  {
    name: 'listing, a filter',
    path: '/hotel-listing?city=Rome',
    control: ['button', /^Filters/],
    effect: 'dialog[open] input[type=checkbox]',
  },
  {
    name: 'hotel, Select a room',
    path: '/hotel-detail/',
    control: ['button, a', /^Select a room/],
    effect: '#rooms:focus',
  },
];

/** Runs in the page from its start: taps the control once it is alive, and notes the times. */
function probe([selector, text, effect]: readonly [string, string, string]): void {
  const wanted = new RegExp(text);
  const noted = { content: 0, over: 0, tap: 0, kilobytes: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) noted.content = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  let tapped = false;
  const timer = setInterval(() => {
    const root = document.getElementById('root');
    if (noted.over === 0 && root?.firstElementChild && !document.getElementById('drawn')) {
      noted.over = performance.now();
    }
    if (!tapped && root) {
      const control = [...root.querySelectorAll<HTMLElement>(selector)].find(
        (element) =>
          wanted.test(element.textContent || element.getAttribute('aria-label') || 'x') &&
          element.offsetParent !== null &&
          element.closest('[inert]') === null,
      );
      if (control && noted.over > 0) {
        tapped = true;
        control.focus();
        control.click();
      }
    }
    if (tapped && document.querySelector(effect)) {
      clearInterval(timer);
      noted.tap = performance.now();
      const bytes = performance
        .getEntriesByType('resource')
        .map((entry) => ('encodedBodySize' in entry ? entry.encodedBodySize : 0));
      noted.kilobytes = bytes.reduce((sum, size) => sum + size, 0) / 1000;
      Object.assign(window, { noted });
    }
  }, 10);
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}

async function measure(
  browser: Browser,
  origin: string,
  hotel: string,
  { path, control: [selector, text], effect }: Scenario,
): Promise<Measured> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page: Page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await page.addInitScript(probe, [selector, text.source, effect] as const);
  await page.goto(origin + path + (path.endsWith('/hotel-detail/') ? hotel : ''), {
    waitUntil: 'commit',
  });
  const noted = await page.waitForFunction(() => Reflect.get(window, 'noted'), undefined, {
    timeout: patienceMs,
    polling: 250,
  });
  const measured = v.parse(measuredSchema, await noted.jsonValue());
  await context.close();
  return measured;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

const columns = ['content', 'over', 'tap', 'kilobytes'] as const;

function row(name: string, own: readonly Measured[], other: readonly Measured[] | undefined) {
  const cells = columns.map((column) => {
    const middle = median(own.map((each) => each[column]));
    if (!other) return middle.toFixed(0).padStart(14);
    const before = median(other.map((each) => each[column]));
    return `${middle.toFixed(0)}, was ${before.toFixed(0)}`.padStart(14);
  });
  process.stdout.write(`| ${[name.padEnd(23), ...cells].join(' | ')} |\n`);
}

const provider = await startProvider();
const siteOf = (checkout: string) =>
  startSite(
    {
      GATE: 'off',
      PROVIDER_HOST: provider.origin,
      RATE_LIMIT: '0',
      FIRST_BYTE_TIMEOUT_MS: '30000',
      ANSWER_TIMEOUT_MS: '30000',
    },
    checkout,
  );
const own = await siteOf(process.cwd());
const other = beside === undefined ? undefined : await siteOf(beside);
const executablePath = process.env['CHROMIUM_PATH'] || findChromium(process.env['PATH']);
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
try {
  const list = v.parse(
    v.object({ hotels: v.array(v.object({ id: v.string() })) }),
    await (await fetch(`${own.origin}/api/hotels/search?city=Rome`)).json(),
  );
  const hotel = list.hotels[0]?.id ?? '';
  process.stdout.write(
    `| ${['ms, medians'.padEnd(23), ...columns.map((name) => name.padStart(14))].join(' | ')} |\n`,
  );
  for (const scenario of scenarios.filter(({ name }) => name.includes(only))) {
    const before = new Array<Measured>();
    const now = new Array<Measured>();
    for (let run = 0; run < runs; run += 1) {
      if (other) before.push(await measure(browser, other.origin, hotel, scenario));
      now.push(await measure(browser, own.origin, hotel, scenario));
    }
    row(scenario.name, now, other && before);
  }
} finally {
  await browser.close();
  await own.stop();
  await other?.stop();
  await provider.close();
}
