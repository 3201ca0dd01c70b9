import {
  emptyCriteria,
  listingPath,
  readCriteria,
  toSearchQuery,
} from '#client/domain/searchQuery.ts';

describe('toSearchQuery', () => {
  it.each([
    ['Karachi, Sindh, Pakistan', 'Karachi'],
    ['  Karachi  ', 'Karachi'],
    ['São Paulo', 'São Paulo'],
  ])('cuts %p at the first comma and trims it', (city, sent) => {
    expect(toSearchQuery({ ...emptyCriteria, city })).toEqual({ city: sent });
  });

  it('leaves empty fields out', () => {
    expect(toSearchQuery(emptyCriteria)).toEqual({});
    expect(toSearchQuery({ ...emptyCriteria, city: ' , Sindh' })).toEqual({});
  });

  it('uses the names the provider knows', () => {
    const criteria = { city: 'Dubai', checkIn: '2026-12-01', checkOut: '2026-12-04' };
    expect(toSearchQuery(criteria)).toEqual({
      city: 'Dubai',
      check_in: '2026-12-01',
      check_out: '2026-12-04',
    });
  });
});

describe('the listing address', () => {
  it('carries the criteria there and back', () => {
    const criteria = { city: 'São Paulo & more', checkIn: '2026-12-01', checkOut: '2026-12-04' };
    const address = new URL(listingPath(criteria), 'http://site.example');
    expect(address.pathname).toBe('/hotel-listing');
    expect(readCriteria(address.searchParams)).toEqual(criteria);
  });

  it.each(['2026-11-3', '2026-02-30', 'tomorrow', ''])('knows no day %p', (day) => {
    const params = new URLSearchParams({ city: 'Dubai', check_in: day, check_out: '2026-12-04' });
    expect(readCriteria(params)).toEqual({ city: 'Dubai', checkIn: '', checkOut: '2026-12-04' });
  });

  it('has no query without criteria', () => {
    expect(listingPath(emptyCriteria)).toBe('/hotel-listing');
    expect(readCriteria(new URLSearchParams())).toEqual(emptyCriteria);
  });
});
