import { prepareSite } from '../../../server/bookings/support/prepareSite.ts';
import { walkWrongAnswers } from '../../../server/payments/wrongAnswerHistories.ts';

const parts = prepareSite();
const histories = Number(process.env['HISTORIES'] ?? 20);
const first = Number(process.env['SEED'] ?? 1);

test.each(Array.from({ length: histories }, (_, index) => first + index))(
  'the site makes no false claim whatever the bank answers in random history %i',
  async (seed) => {
    expect(await walkWrongAnswers(parts, seed)).toEqual([]);
  },
);
