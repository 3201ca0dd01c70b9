import { prepareSite } from '../bookings/support/prepareSite.ts';
import { walkHistory } from './paymentHistories.ts';

const parts = prepareSite();

// An example: tests/deep/server/payments walks 500.
test.each([1, 2, 3, 4])('history %i leaves nobody’s money', async (seed) => {
  expect(await walkHistory(parts, seed)).toEqual([]);
});
