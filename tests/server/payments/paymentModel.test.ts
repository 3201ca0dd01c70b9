import { prepareSite } from '../bookings/support/prepareSite.ts';
import { walkHistory } from './paymentHistories.ts';

const parts = prepareSite();

// These are examples. tests/deep/server/payments runs 500 histories.
test.each([1, 2])('every amount in random history %i has an owner', async (seed) => {
  expect(await walkHistory(parts, seed)).toEqual([]);
});
