import { fullRate } from '#contracts/kit/samples/rates.ts';
import { collectorOf } from '#contracts/site/collection.ts';

const nothingSaid = {
  prepaidBy: 'hotel',
  payments: false,
  paymentNote: '',
  needsPaymentNote: true,
};
const agreed = { ...fullRate, collect: null };

describe('who collects what is paid before arrival', () => {
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
    ['the site, as agreed', agreed, null, { prepaidBy: 'site', payments: true }, 'site'],
    [
      'the site, as the rate says',
      { ...agreed, collect: 'site' },
      null,
      { payments: true },
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
    [
      'nobody, where the hotel has to confirm first',
      { ...agreed, collect: 'site', booking: 'on-request' },
      null,
      { payments: true },
      undefined,
    ],
  ] as const)('%s', (_who, rate, note, settings, expected) => {
    expect(collectorOf(rate, note, { ...nothingSaid, ...settings })).toBe(expected);
  });
});
