import { prepareSite } from '../../../server/bookings/support/prepareSite.ts';
import { walkStatements } from '../../../server/payments/statementHistories.ts';

const parts = prepareSite();
const histories = Number(process.env['HISTORIES'] ?? 50);
const first = Number(process.env['SEED'] ?? 1);

test.each(Array.from({ length: histories }, (_, index) => first + index))(
  'what page, desk and mails say of the payment of history %i adds up, and is what the bank has',
  async (seed) => {
    expect(await walkStatements(parts, seed)).toEqual([]);
  },
);
