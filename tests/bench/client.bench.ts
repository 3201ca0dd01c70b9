import { spawnSync } from 'node:child_process';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../support/findChromium.ts';
import { startSite } from '../support/startSite.ts';
import { traceTasks } from './client/traceTasks.ts';

/**
 * How long pages block a phone whose processor is four times slower than this one:
 * `npm run bench:client`, with RUNS (7) of each page, PAGE=text for those whose name contains it.
 * Each run is a browser context of its own, 412 px wide. Tasks of the main thread are counted from
 * the action that opens a page until 2 s after the page is shown, by the processor time that they
 * take, four times. `blocking` is the sum of what tasks exceed 50 ms by, `longest` the longest one.
 * It reports and never fails.
 */
const runs = Number(process.env['RUNS'] ?? 7);
const only = process.env['PAGE'] ?? '';
const slowness = 4;
const longTaskMs = 50;
const password = 'explore';
const typingMs = 2_000;
const stillMs = 2_000;
/** By then the site has also loaded the code of the other pages. */
const settledMs = 7_000;

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

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
const header = (page: Page) => page.getByRole('banner').waitFor();
/** A page of results: 25 of the 60 hotels that the sample provider finds. */
const allRows = (page: Page) => page.getByRole('article').nth(24).waitFor();

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
    open: (page) =>
      page.getByRole('article').first().getByRole('heading').getByRole('link').click(),
    shown: (page) => page.getByRole('heading', { name: 'Policies' }).waitFor(),
  },
  { name: 'checkout, from the gate', at: '/checkout', shown: header },
];

function print(text: string): void {
  process.stdout.write(`${text}\n`);
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
  await page.goto(origin + at);
  await page.waitForLoadState('networkidle');

  const endTyping = await traceTasks(session);
  await page.getByLabel('Password').fill(password);
  await page.waitForTimeout(typingMs);
  const typing = summarize(await endTyping());

  if (open) {
    await submit(page);
    await page.waitForTimeout(settledMs);
  }
  const end = await traceTasks(session);
  await (open ?? submit)(page);
  await shown(page);
  await page.waitForTimeout(stillMs);
  const opening = summarize(await end());
  await context.close();
  return { typing, opening };
}

function summarize(milliseconds: readonly number[]): Tasks {
  const slowed = milliseconds.map((task) => task * slowness);
  return {
    blocking: slowed.reduce((sum, task) => sum + Math.max(0, task - longTaskMs), 0),
    longest: Math.max(0, ...slowed),
  };
}

/**
 * The median and, in brackets, the lowest: what else the machine does also costs processor time.
 */
function figures(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  return `${median.toFixed(0)} (${(sorted[0] ?? NaN).toFixed(0)})`.padStart(11);
}

function report(name: string, tasks: readonly Tasks[], goal: Partial<Tasks> = {}): void {
  const blocking = figures(tasks.map((each) => each.blocking));
  const longest = figures(tasks.map((each) => each.longest));
  const goals = Object.entries(goal).map(([of, most]) => `${of} at most ${most}`);
  print(`| ${name.padEnd(27)} | ${blocking} | ${longest} | ${goals.join('').padEnd(20)} |`);
}

const executablePath = process.env['CHROMIUM_PATH'] || findChromium(process.env['PATH']);
spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const site = await startSite();
const browser = await chromium.launch({ executablePath });
try {
  const pages = scenarios.filter(({ name }) => name.includes(only));
  const results = pages.map((scenario) => ({ scenario, opening: new Array<Tasks>() }));
  const typing: Tasks[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const { scenario, opening } of results) {
      const measured = await measure(browser, site.origin, scenario);
      opening.push(measured.opening);
      typing.push(measured.typing);
    }
  }
  print(`${runs} runs at 412 px, processor time of tasks ${slowness} times, in ms`);
  print(
    `| ${'page'.padEnd(27)} | ${'blocking'.padStart(11)} | ${'longest'.padStart(11)} | ${'goal'.padEnd(20)} |`,
  );
  report('the gate, while typing', typing);
  for (const { scenario, opening } of results) report(scenario.name, opening, scenario.goal);
} finally {
  await browser.close();
  await site.stop();
}
