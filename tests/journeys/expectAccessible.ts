import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * All default rules of axe and one that is off by default. The map's frame is another site's page.
 * Only violations are described; describing what passed takes longer than the analysis.
 */
const axeOptions = {
  iframes: false,
  resultTypes: ['violations' as const],
  rules: { 'landmark-complementary-is-top-level': { enabled: true } },
};
/** The fourth hotel of a list and those after it: the rows of a list are alike. */
const repeatedRows = [':nth-child(n+4) > article', 'article:nth-of-type(n+4)'];

/**
 * Checks that axe finds no violation on the page as it is shown now, of a list of hotels in its
 * first three rows unless `everyRow` is set. Legacy mode analyzes one frame, all that is asked for,
 * in one step; the other mode opens a second page for the results of each analysis. A document
 * loads axe once.
 */
export async function expectAccessible(page: Page, { everyRow = false } = {}): Promise<void> {
  const loaded = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(loaded && { axeSource: ';' }) })
    .options(axeOptions)
    .setLegacyMode();
  if (!everyRow) for (const row of repeatedRows) builder.exclude(row);
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ html }) => html),
  }));
  expect(found).toEqual([]);
}
