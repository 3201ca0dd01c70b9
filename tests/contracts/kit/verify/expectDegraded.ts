import type { Overrides } from './faultyProvider.ts';
import { places, shownBy } from './places.ts';
import { reportOn } from './verifyAt.ts';

/**
 * Checks the text of the report, and that a provider is degraded only in these places and broken in
 * none.
 */
export async function expectDegraded(
  _error: string,
  overrides: Overrides,
  expected: readonly string[],
  shows: string,
): Promise<void> {
  const report = await reportOn(overrides);
  expect(places(report.findings, 'broken')).toEqual([]);
  expect(places(report.findings, 'degraded')).toEqual(expected);
  expect(shownBy(report.findings)).toContain(shows);
}
