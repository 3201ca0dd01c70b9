import type { Rate } from '#contracts/provider/rateFields.ts';
import { oneOfEach } from '../../../support/oneOfEach.ts';
import { expectDegraded } from './expectDegraded.ts';
import { everyHotel } from './faultyProvider.ts';
import { places } from './places.ts';
import { reportOn } from './verifyAt.ts';
import { withoutRates, withRatesOfCall, wrongRateProviders } from './wrongRateProviders.ts';

describe('is degraded by', () => {
  // One provider for each text of the report. tests/deep/contracts/kit/verify has all of them.
  it.each(oneOfEach(wrongRateProviders, ([, , , shows]) => shows))('%s', expectDegraded);
});

it.each<[difference: string, (rate: Rate, call: number) => unknown]>([
  [
    'a missing field for null',
    (rate, call) => (call > 12 ? rate : { ...rate, taxes: null, commission: null, left: null }),
  ],
  [
    'taxes in another order',
    (rate, call) => {
      const taxes = ['VAT', 'Stay tax'].map((name) => ({ name, amount: '0.00', due: 'property' }));
      return { ...rate, taxes: call > 12 ? taxes.toReversed() : taxes };
    },
  ],
  [
    'the same instant with Z',
    (rate, call) => ({
      ...rate,
      free_cancellation_until: `${rate.check_in}T${call > 12 ? '01:00:00Z' : '06:00:00+05:00'}`,
    }),
  ],
  ['fewer rooms left', (rate, call) => ({ ...rate, left: call > 12 ? 2 : 3 })],
])('accepts %s in the second of two calls', async (_, change) => {
  const report = await reportOn(withRatesOfCall(change));
  expect(places(report.findings, 'degraded')).toEqual([]);
});

it('accepts one id for the rates of two rooms', async () => {
  const report = await reportOn(
    everyHotel((hotel) => ({
      ...hotel,
      // Ids such as `101-room-only-saver` lose their room.
      rates: hotel.rates?.map((rate) => ({ ...rate, id: rate.id.replace(/^\d+-/, '') })),
    })),
  );
  expect(places(report.findings, 'degraded')).toEqual([]);
});

it('accepts a provider that has no rates at all', async () => {
  const report = await reportOn(everyHotel(withoutRates));
  expect(places(report.findings, 'degraded')).toEqual([]);
  const cell = report.cells.find(
    ({ rule, endpoint }) => rule === 'rates-hold' && endpoint === 'hotel',
  );
  expect(cell?.outcome).toBe('not checked');
});
