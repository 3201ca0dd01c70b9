import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../support/findChromium.ts';
import { startSite } from '../support/startSite.ts';

/**
 * How long pages block a slow phone: `npm run bench:client`, with RUNS (7) of each page. Each run is a
 * browser context of its own, 412 px wide, its processor slowed four times. Tasks are counted from the
 * action that opens a page until 1.5 s after the page is shown. `blocking` is the sum of what long
 * tasks exceed 50 ms by, `longest` the longest task; both as the median of the runs and the lowest of
 * them, which other work on the machine disturbs least. PROFILE=file.cpuprofile also writes a CPU
 * profile of the last page measured, PAGE=text measures only the pages whose name contains it. It
 * reports and never fails.
 */
const runs = Number(process.env['RUNS'] ?? 7);
const profileFile = process.env['PROFILE'];
const only = process.env['PAGE'] ?? '';
const slowness = 4;
const longTaskMs = 50;
const password = 'explore';
const typingMs = 1_500;
const stillMs = 1_500;
/** By then the site has also loaded the code of the other pages. */
const settledMs = 6_000;

type Tasks = { blocking: number; longest: number };

type Scenario = {
  name: string;
  /** The address at which the gate is passed. */
  at: string;
  /** Opens the page from the one at the address; without it that one is measured. */
  open?: (page: Page) => Promise<void>;
  shown: (page: Page) => Promise<void>;
  goal?: Partial<Tasks>;
};

/** A page of results: 25 of the 60 hotels that the sample provider finds. */
const allRows = (page: Page) => page.getByRole('article').nth(24).waitFor();
const header = (page: Page) => page.getByRole('banner').waitFor();

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
    open: (page) => page.getByRole('button', { name: 'Search', exact: true }).click(),
    shown: allRows,
    goal: { longest: 200 },
  },
  {
    name: 'listing, from the gate',
    at: '/hotel-listing',
    shown: allRows,
    goal: { longest: 200 },
  },
  {
    name: 'hotel, from the listing',
    at: '/hotel-listing?city=Lisbon',
    open: (page) => page.getByRole('article').first().getByRole('link').click(),
    shown: (page) => page.getByRole('heading', { name: 'Policies' }).waitFor(),
  },
  { name: 'pre-checkout, from the gate', at: '/pre-checkout', shown: header },
  { name: 'checkout, from the gate', at: '/checkout', shown: header },
];

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Runs in the page, before its own scripts: records the length of each long task. */
function recordTasks(): void {
  const tasks: number[] = [];
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
  Object.assign(window, { tasks });
}

/** The tasks since the last call. */
async function takeTasks(page: Page): Promise<Tasks> {
  const tasks = await page.evaluate(() => {
    const recorded: unknown = Reflect.get(window, 'tasks');
    return Array.isArray(recorded) ? recorded.splice(0).map(Number) : [];
  });
  return {
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - longTaskMs), 0),
    longest: Math.max(0, ...tasks),
  };
}

/** Measures one page once, and the gate before it while the password is typed. */
async function measure(browser: Browser, origin: string, { at, open, shown }: Scenario) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(recordTasks);
  await page.goto(origin + at);
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await takeTasks(page);

  await page.getByLabel('Password').fill(password);
  await page.waitForTimeout(typingMs);
  const typing = await takeTasks(page);

  const submit = () => page.getByRole('button', { name: 'Submit' }).click();
  if (open) {
    await submit();
    await page.waitForTimeout(settledMs);
    await takeTasks(page);
  }
  if (profileFile) await startProfile(session);
  await (open ? open(page) : submit());
  await shown(page);
  await page.waitForTimeout(stillMs);
  const tasks = await takeTasks(page);
  if (profileFile) {
    const { profile } = await session.send('Profiler.stop');
    writeFileSync(profileFile, JSON.stringify(profile));
  }
  await context.close();
  return { typing, tasks };
}

async function startProfile(session: CDPSession): Promise<void> {
  await session.send('Profiler.enable');
  await session.send('Profiler.start');
}

function summary(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  return `${median.toFixed(0).padStart(6)}${`(${(sorted[0] ?? NaN).toFixed(0)})`.padStart(7)}`;
}

function report(name: string, tasks: readonly Tasks[], goal: Partial<Tasks> = {}): void {
  const blocking = summary(tasks.map((each) => each.blocking));
  const longest = summary(tasks.map((each) => each.longest));
  const goals = Object.entries(goal).map(([of, most]) => `${of} at most ${most}`);
  print(`${name.padEnd(32)}${blocking}  ${longest}  ${goals.join(', ')}`.trimEnd());
}

const executablePath = process.env['CHROMIUM_PATH'] || findChromium(process.env['PATH']);
spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const site = await startSite();
const browser = await chromium.launch({ executablePath });
try {
  const measured = scenarios.filter(({ name }) => name.includes(only));
  const results = measured.map((scenario) => ({ scenario, tasks: new Array<Tasks>() }));
  const typing: Tasks[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const { scenario, tasks } of results) {
      const result = await measure(browser, site.origin, scenario);
      tasks.push(result.tasks);
      typing.push(result.typing);
    }
  }
  print(`${runs} runs at 412 px, processor slowed ${slowness} times: ms as median (lowest)`);
  print(`${''.padEnd(32)}     blocking       longest   goal`);
  report('the gate, while typing', typing);
  for (const { scenario, tasks } of results) report(scenario.name, tasks, scenario.goal);
} finally {
  await browser.close();
  await site.stop();
}
