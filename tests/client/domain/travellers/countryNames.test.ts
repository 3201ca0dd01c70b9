import { countryName, countryNames } from '#client/domain/travellers/countryNames.ts';

it('names every country once, sorted', () => {
  const names = countryNames();
  expect(names).toEqual(expect.arrayContaining(['Morocco', 'Pakistan', 'United Arab Emirates']));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});

it('names a country by its code, and returns an unknown code as it is', () => {
  expect(countryName('PK')).toBe('Pakistan');
  expect(countryName('QQ')).toBe('QQ');
});

it('has a name for every code', () => {
  expect(countryNames().filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
});
