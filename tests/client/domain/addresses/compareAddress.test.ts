import { spreadParty } from '#contracts/values/party.ts';
import { rateFactNames } from '#contracts/site/rateFacts.ts';
import {
  type CompareAddress,
  compareAddress,
  compareQuery,
  readCompareAddress,
} from '#client/domain/addresses/compareAddress.ts';

it('reads back everything that it wrote', () => {
  const value: CompareAddress = {
    hotels: ['sea_view', 'a,b', "A.b~c:@!$&'()*+;=-", 'd'],
    ...{ checkIn: '2026-12-01', checkOut: '2026-12-04', party: spreadParty(8, 16, [0, 17]) },
    ...{ facts: rateFactNames, differences: true },
  };
  const { pathname, search } = new URL(compareAddress(value), 'http://site.example');
  expect(pathname).toBe('/compare');
  expect(search).toBe(compareQuery(value));
  expect(readCompareAddress(search)).toEqual({ value, mended: [] });
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
])('corrects %s', (query, hotels) => {
  expect(readCompareAddress(query)).toMatchObject({ value: { hotels }, mended: ['hotels'] });
});
