import { prepareSite } from '../../../server/bookings/support/prepareSite.ts';
import { walkStatements } from '../../../server/payments/statementHistories.ts';

const parts = prepareSite();
const histories = Number(process.env['HISTORIES'] ?? 50);
const first = Number(process.env['SEED'] ?? 1);

test.each(Array.from({ length: histories }, (_, index) => first + index))(
  'the page, desk and mails agree with the bank in random history %i',
  async (seed) => {
    expect(await walkStatements(parts, seed)).toEqual([]);
  },
);
