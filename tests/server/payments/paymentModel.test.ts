import { prepareSite } from '../bookings/support/prepareSite.ts';
import { walkHistory } from './paymentHistories.ts';

const parts = prepareSite();

// An example: tests/deep/server/payments walks 500.
test.each([1, 2])('history %i leaves nobody’s money', async (seed) => {
  expect(await walkHistory(parts, seed)).toEqual([]);
});
