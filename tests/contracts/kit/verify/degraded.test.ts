import * as v from 'valibot';
import { hotelSchema } from '#contracts/provider/hotels.ts';
import { oneOfEach } from '../../../support/oneOfEach.ts';
import { degradedProviders } from './degradedProviders.ts';
import { expectDegraded } from './expectDegraded.ts';
import { body } from './faultyProvider.ts';
import { reportOn } from './verifyAt.ts';

describe('exits with 0 for', () => {
  // One provider for each text of the report. tests/deep/contracts/kit/verify has all of them.
  it.each(oneOfEach(degradedProviders, ([, , , shows]) => shows))('%s', expectDegraded);

  it.each([
    [500, undefined],
    [501, '501 hotels'],
  ])('a list of %d', async (count, received) => {
    const many = Array.from({ length: count }, (_, index) => ({
      id: `h${index}`,
      name: `Hotel ${index}`,
    }));
    const report = await reportOn({ search: body(() => ({ hotels: many })) }, { sample: 0 });
    expect(findingOf(report, 'list-length')).toEqual(
      received && { rank: 'degraded', at: '$.hotels', received },
    );
  });

  it.each([
    [200, undefined],
    [201, '201 rates'],
  ])('a hotel with %d rates', async (count, received) => {
    const withRates = ([rate]: readonly object[] = []) =>
      Array.from({ length: count }, (_, index) => ({ ...rate, id: `rate ${index}` }));
    const report = await reportOn({
      hotel: body((hotel) => {
        const { rates, ...rest } = v.parse(hotelSchema, hotel);
        return { ...rest, rates: withRates(rates ?? []) };
      }),
    });
    expect(findingOf(report, 'rates-count')).toEqual(
      received && { rank: 'degraded', at: '$.rates', received },
    );
  });
});

function findingOf({ findings }: Awaited<ReturnType<typeof reportOn>>, id: string) {
  const found = findings.find(({ rule }) => rule === id);
  return (
    found && { rank: found.rank, at: found.places[0]?.at, received: found.samples[0]?.received }
  );
}
