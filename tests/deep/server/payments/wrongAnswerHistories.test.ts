import { prepareSite } from '../../../server/bookings/support/prepareSite.ts';
import { walkWrongAnswers } from '../../../server/payments/wrongAnswerHistories.ts';

const parts = prepareSite();
const histories = Number(process.env['HISTORIES'] ?? 20);
const first = Number(process.env['SEED'] ?? 1);

test.each(Array.from({ length: histories }, (_, index) => first + index))(
  'whatever the bank answers in history %i, nothing is claimed that it does not have',
  async (seed) => {
    expect(await walkWrongAnswers(parts, seed)).toEqual([]);
  },
);
