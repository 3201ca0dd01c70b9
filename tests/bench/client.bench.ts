import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../support/findChromium.ts';
import { startSite } from '../support/startSite.ts';

/**
 * How long pages block a slow phone: `npm run bench:client`, with RUNS (7) of each page. Every run is
 * a new browser context, 412 px wide, its processor slowed four times. A page's tasks are counted
 * from the click that opens it until it has been still for a while. `blocking` is the time by which
 * tasks exceed 50 ms, in all; `longest` is the longest task. PROFILE=file.cpuprofile writes a CPU
 * profile of one listing. It reports and never fails.
 */
const runs = Number(process.env['RUNS'] ?? 7);
const profileFile = process.env['PROFILE'];
const slowness = 4;
const longTask = 50;
const stillMs = 1_500;
const password = 'explore';

type Tasks = { blocking: number; longest: number };
type Scenario = {
  title: string;
  /** Where the gate is passed. */
  at: string;
  /** What opens the page after that; without it the gate does. */
  open?: (page: Page) => Promise<void>;
  shown: (page: Page) => Promise<void>;
  goal: Partial<Tasks>;
};

const rows = (page: Page) => page.getByRole('article').nth(24).waitFor();
const heading = (page: Page) => page.getByRole('banner').waitFor();
const scenarios: readonly Scenario[] = [
  {
    title: 'home, from the gate',
    at: '/',
    shown: (page) => page.getByRole('heading', { name: 'Popular hotels' }).waitFor(),
    goal: { blocking: 200 },
  },
  {
    title: 'listing of 60, from home',
    at: '/',
    open: (page) => page.getByRole('button', { name: 'Search', exact: true }).click(),
    shown: rows,
    goal: { longest: 200 },
  },
  {
    title: 'listing of 60, from the gate',
    at: '/hotel-listing',
    shown: rows,
    goal: { longest: 200 },
  },
  {
    title: 'hotel, from the listing',
    at: '/hotel-listing?city=Lisbon',
    open: async (page) => {
      await page.getByRole('article').first().getByRole('link').click();
    },
    shown: (page) => page.getByRole('heading', { name: 'Policies' }).waitFor(),
    goal: {},
  },
  { title: 'pre-checkout, from the gate', at: '/pre-checkout', shown: heading, goal: {} },
  { title: 'checkout, from the gate', at: '/checkout', shown: heading, goal: {} },
];

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Runs in the page: keeps the length of each long task, and when the last one ended. */
function watchTasks(): void {
  const tasks: number[] = [];
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
  Object.assign(window, { tasks });
}

async function takeTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const tasks: unknown = Reflect.get(window, 'tasks');
    return Array.isArray(tasks) ? tasks.splice(0).map(Number) : [];
  });
}

async function measure(
  browser: Browser,
  origin: string,
  { at, open, shown }: Scenario,
): Promise<Tasks> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(watchTasks);
  await page.goto(origin + at);
  // The app and the page behind the gate are fetched while a traveller types.
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.getByLabel('Password').fill(password);
  await page.waitForTimeout(500);
  await takeTasks(page);
  const profiled = profileFile !== undefined;
  if (profiled) await session.send('Profiler.enable');
  if (profiled && !open) await session.send('Profiler.start');
  await page.getByRole('button', { name: 'Submit' }).click();
  if (open) {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(5_000);
    await takeTasks(page);
    if (profiled) await session.send('Profiler.start');
    await open(page);
  }
  await shown(page);
  await page.waitForTimeout(stillMs);
  const tasks = await takeTasks(page);
  if (profiled) {
    const { profile } = await session.send('Profiler.stop');
    writeFileSync(profileFile, JSON.stringify(profile));
  }
  await context.close();
  return {
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - longTask), 0),
    longest: Math.max(0, ...tasks),
  };
}

const executablePath = process.env['CHROMIUM_PATH'] || findChromium(process.env['PATH']);
spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const site = await startSite();
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
try {
  const measured = new Map(scenarios.map(({ title }): [string, Tasks[]] => [title, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const scenario of scenarios) {
      measured.get(scenario.title)?.push(await measure(browser, site.origin, scenario));
    }
  }
  print(`${runs} runs, 412 px, processor slowed ${slowness} times; medians (goal) in ms`);
  for (const { title, goal } of scenarios) {
    const tasks = measured.get(title) ?? [];
    const blocking = median(tasks.map((each) => each.blocking)).toFixed(0);
    const longest = median(tasks.map((each) => each.longest)).toFixed(0);
    const goals = `${goal.blocking ? ` blocking ${goal.blocking}` : ''}${goal.longest ? ` longest ${goal.longest}` : ''}`;
    print(
      `${title.padEnd(30)} blocking ${blocking.padStart(5)}  longest ${longest.padStart(5)}  (goal${goals || ' none'})`,
    );
  }
} finally {
  await browser.close();
  await site.stop();
}
