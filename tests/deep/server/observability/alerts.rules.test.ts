import { cases, hasPromtool, runPromtool } from '../../../server/observability/alertCases.ts';

if (hasPromtool) {
  test.each(cases)('when %s, exactly the expected alerts fire: %#', async (...each) => {
    await expect(runPromtool(each)).resolves.toBeUndefined();
  });
} else {
  test.todo(
    `not run: ${cases.length} cases of the alerts need promtool, of Debian’s package prometheus`,
  );
}
