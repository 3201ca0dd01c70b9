import fc from 'fast-check';
import { rateFactNames } from '#contracts/site/rateFacts.ts';
import {
  type CompareAddress,
  compareAddress,
  compareQuery,
  readCompareAddress,
} from '#client/domain/addresses/compareAddress.ts';

const id = fc
  .stringMatching(/^[\w.~:@!$&'()*+,;=-]{1,128}$/)
  .filter((text) => text !== '.' && text !== '..');
const day = fc.constantFrom('', '2026-12-01', '2027-02-28');
const comparison: fc.Arbitrary<CompareAddress> = fc.record({
  hotels: fc.uniqueArray(id, { maxLength: 4 }),
  checkIn: day,
  checkOut: day,
  rooms: fc.integer({ min: 1, max: 8 }),
  adults: fc.integer({ min: 1, max: 16 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 10 }),
  facts: fc.subarray([...rateFactNames]),
  differences: fc.boolean(),
});

it('reads back everything that it wrote', () => {
  fc.assert(
    fc.property(comparison, (value) => {
      const { pathname, search } = new URL(compareAddress(value), 'http://site.example');
      expect(pathname).toBe('/compare');
      expect(search).toBe(compareQuery(value));
      expect(readCompareAddress(search)).toEqual({ value, mended: [] });
    }),
  );
});

it('reads any text without throwing, and what it read has nothing to mend', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, ids) => {
      const query = new URLSearchParams(ids.map((each) => ['hotels', each]));
      for (const search of [text, `?${query}`]) {
        const { value } = readCompareAddress(search);
        expect(value.hotels.length).toBeLessThanOrEqual(4);
        expect(readCompareAddress(compareQuery(value))).toEqual({ value, mended: [] });
      }
    }),
  );
});

it('is written in words', () => {
  expect(
    compareAddress({ hotels: ['sea_view', 'a,b'], checkIn: '2026-12-01', differences: true }),
  ).toBe('/compare?hotels=sea_view&hotels=a%2Cb&check_in=2026-12-01&differences=1');
});

it.each([
  ['?hotels=a&hotels=a&hotels=b', ['a', 'b']],
  ['?hotels=a&hotels=b&hotels=c&hotels=d&hotels=e', ['a', 'b', 'c', 'd']],
  ['?hotels=..&hotels=a%2Fb&hotels=c', ['c']],
])('mends %s', (query, hotels) => {
  expect(readCompareAddress(query)).toMatchObject({ value: { hotels }, mended: ['hotels'] });
});
