import { cases, hasPromtool, ruleNames, runPromtool, watchdog } from './alertCases.ts';

test('each alert has a test case in which it fires', () => {
  const fired = new Set([watchdog, ...cases.flatMap(([, , alert]) => alert || [])]);
  expect([...fired].sort()).toEqual(ruleNames.toSorted());
});

// promtool needs half a second for each case, so the other cases are in tests/deep.
if (hasPromtool) {
  test.each(cases.slice(0, 3))('when %s, exactly the expected alerts fire', async (...each) => {
    await expect(runPromtool(each)).resolves.toBeUndefined();
  });
}
