import { prepareSite } from '../../../server/bookings/support/prepareSite.ts';
import { walkHistory } from '../../../server/payments/paymentHistories.ts';

const parts = prepareSite();
const histories = Number(process.env['HISTORIES'] ?? 100);
const first = Number(process.env['SEED'] ?? 1);

test.each(Array.from({ length: histories }, (_, index) => first + index))(
  'in random history %i the site keeps exactly its own money',
  async (seed) => {
    expect(await walkHistory(parts, seed)).toEqual([]);
  },
);
