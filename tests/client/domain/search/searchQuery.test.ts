import {
  emptyCriteria,
  normalizeCriteria,
  toSearchQuery,
} from '#client/domain/search/searchQuery.ts';

it.each([
  ['Karachi, Sindh, Pakistan', 'Karachi'],
  ['  Karachi  ', 'Karachi'],
  ['São Paulo', 'São Paulo'],
])('cuts %p at the first comma and trims it', (city, sent) => {
  expect(toSearchQuery({ ...emptyCriteria, city })).toEqual({ city: sent });
  expect(normalizeCriteria({ ...emptyCriteria, city })).toEqual({ ...emptyCriteria, city: sent });
});

it('leaves empty fields out', () => {
  expect(toSearchQuery(emptyCriteria)).toEqual({});
  expect(toSearchQuery({ ...emptyCriteria, city: ' , Sindh' })).toEqual({});
});

it("uses the provider's parameter names", () => {
  const criteria = { city: 'Dubai', checkIn: '2026-12-01', checkOut: '2026-12-04' };
  expect(toSearchQuery(criteria)).toEqual({
    city: 'Dubai',
    check_in: '2026-12-01',
    check_out: '2026-12-04',
  });
});
