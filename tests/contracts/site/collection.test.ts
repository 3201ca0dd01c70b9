import { fullRate } from '#contracts/kit/samples/rates.ts';
import { chargeRefusal, chargesText } from '#contracts/site/charges.ts';
import { collectorOf } from '#contracts/site/collection.ts';

const nothingSaid = {
  prepaidBy: 'hotel',
  payments: '',
  paymentNote: '',
  needsPaymentNote: true,
};
const agreed = { ...fullRate, collect: null };

describe('who collects a prepayment', () => {
  test.each([
    ['nobody, where the hotel has not said how', agreed, null, {}, undefined],
    ['the hotel, as it says itself', agreed, 'It mails a link.', {}, 'hotel'],
    ['the hotel, as the operator says', agreed, ' ', { paymentNote: 'By link.' }, 'hotel'],
    ['the hotel, where the hotels are samples', agreed, null, { needsPaymentNote: false }, 'hotel'],
    [
      'nobody, where the site should and takes no payments',
      agreed,
      'By link.',
      { prepaidBy: 'site' },
      undefined,
    ],
    ['the site, as agreed', agreed, null, { prepaidBy: 'site', payments: 'EUR:50 USD:50' }, 'site'],
    [
      'the site, as the rate says',
      { ...agreed, collect: 'site' },
      null,
      { payments: 'EUR:50 USD:50' },
      'site',
    ],
    [
      'the hotel, as the rate says',
      { ...agreed, collect: 'hotel' },
      'By link.',
      { prepaidBy: 'site' },
      'hotel',
    ],
    ['the hotel, where nothing is', { ...agreed, total_now: '0.00' }, null, {}, 'hotel'],
  ] as const)('%s', (_who, rate, note, settings, expected) => {
    expect(collectorOf([rate], note, { ...nothingSaid, ...settings })).toBe(expected);
  });
});

test('nobody collects if the site collects one room and the hotel another', () => {
  const bySite = { ...fullRate, collect: 'site' } as const;
  const settings = { ...nothingSaid, payments: 'USD:50' };
  expect(collectorOf([bySite, bySite], 'By link.', settings)).toBe('site');
  expect(collectorOf([bySite, { ...fullRate, collect: 'hotel' }], 'By link.', settings)).toBe(
    undefined,
  );
  const atProperty = { ...fullRate, collect: 'hotel', total_now: '0.00' } as const;
  expect(collectorOf([bySite, atProperty], 'By link.', settings)).toBe('site');
});

test.each([
  ['in a currency', 5_000n, 'USD', undefined],
  ['nothing', 0n, 'KES', undefined],
  ['in no currency that is charged', 5_000n, 'KES', 'currency'],
  ['the least', 50n, 'EUR', undefined],
  ['less than the least', 49n, 'EUR', 'least'],
  ['in a currency without decimals', 49n, 'JPY', 'least'],
  ['in a currency with three decimals', 5_120n, 'KWD', undefined],
  ['a third decimal', 5_124n, 'KWD', 'decimals'],
  ['eight digits', 99_999_999n, 'COP', undefined],
  ['more than eight digits', 184_992_000n, 'COP', 'most'],
  ['eight digits without decimals', 100_000_000n, 'JPY', 'most'],
  ['a million króna, which the bank counts in hundredths', 1_000_000n, 'ISK', 'most'],
  ['twelve digits in the one currency that has them', 999_999_999_999n, 'IDR', undefined],
  ['more than twelve digits', 1_000_000_000_000n, 'IDR', 'most'],
])('a charge of %s is allowed or refused with a reason', (_what, amount, currency, reason) => {
  const charges = chargesText({ COP: 50, EUR: 50, IDR: 1, ISK: 1, JPY: 50, KWD: 1, USD: 1 });
  expect(chargeRefusal({ amount, currency }, charges)?.reason).toBe(reason);
});
