import { prepareSite } from '../bookings/support/prepareSite.ts';
import { walkStatements } from './statementHistories.ts';

const parts = prepareSite();

// These are examples. tests/deep/server/payments runs 100 histories.
test.each([1, 2, 3])('the payment statements of random history %i add up', async (seed) => {
  expect(await walkStatements(parts, seed)).toEqual([]);
});
