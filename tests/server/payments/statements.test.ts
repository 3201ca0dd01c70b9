import { prepareSite } from '../bookings/support/prepareSite.ts';
import { walkStatements } from './statementHistories.ts';

const parts = prepareSite();

// An example: tests/deep/server/payments walks 100.
test.each([1, 2, 3])('the payment statements of random history %i add up', async (seed) => {
  expect(await walkStatements(parts, seed)).toEqual([]);
});
