import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './journey.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const axeSource = readFileSync(axeFile, 'utf8');
/**
 * All default rules of axe and a rule that is off by default. The map's frame is a page of another
 * site. Only violations are described, because describing passed rules takes longer than the
 * analysis.
 */
const options: axe.RunOptions = {
  iframes: false,
  resultTypes: ['violations'],
  rules: { 'landmark-complementary-is-top-level': { enabled: true } },
};
/** The hotels of a list from the fourth on, because the rows of a list are alike. */
const repeatedRows = [':nth-child(n+4) > article', 'article:nth-of-type(n+4)'];

/**
 * Checks that axe finds no violation on the page in its present state. It looks at the first three
 * rows of a list of hotels, or at all with `everyRow`. A document loads axe once.
 */
export async function expectAccessible(page: Page, { everyRow = false } = {}): Promise<void> {
  // A page has no heading while it loads.
  await expect(page.locator('h1').first()).toBeAttached();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const given = { context: { exclude: everyRow ? [] : repeatedRows }, options };
  const found = await page.evaluate(findViolations, given);
  expect(found).toEqual([]);
}

type Run = { context: axe.ElementContext; options: axe.RunOptions };

/** Runs axe once all color transitions have ended. Runs in the page. */
async function findViolations({ context, options }: Run) {
  const transitions = document.getAnimations().filter((at) => at instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
  const { violations } = await window.axe.run(context, options);
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ html }) => html),
  }));
}
