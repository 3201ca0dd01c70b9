import { readStandbyWarning, standbyWarning } from '#server/database/standbys.ts';
import { createTestDatabase } from '../../support/testDatabase.ts';

test.each([
  [['async', 'async'], /^None of the 2 standbys/],
  [['async', 'potential'], /^None of the 2 standbys/],
  [['async', 'sync'], undefined],
  [['quorum'], undefined],
  [[null], undefined],
])('the check at the start answers standbys in the states %j with %s', (states, said) => {
  const warning = standbyWarning(states.map((sync) => ({ sync })));
  if (said === undefined) expect(warning).toBeUndefined();
  else expect(warning).toMatch(said);
});

test('a database without standbys gives no warning', async () => {
  const own = await createTestDatabase();
  expect(await readStandbyWarning(own.database)).toBeUndefined();
  await own.close();
});
