import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * All default rules of axe and one that is off by default. The map's frame is another site's page. Only
 * violations are described; describing what passed takes longer than the analysis.
 */
const axeOptions = {
  iframes: false,
  resultTypes: ['violations' as const],
  rules: { 'landmark-complementary-is-top-level': { enabled: true } },
};

/**
 * Checks that axe finds no violation on the page as it is shown now. Legacy mode analyzes one frame, all
 * that is asked for, in one step; the other mode opens a second page for the results of each analysis.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options(axeOptions)
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ html }) => html),
  }));
  expect(found).toEqual([]);
}
