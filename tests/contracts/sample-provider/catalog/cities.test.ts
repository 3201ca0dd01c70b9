import { cities } from '#contracts/sample-provider/catalog/cities.ts';

it.each(cities.map(({ name, ...city }) => [name, city] as const))(
  'has prices and a valid time zone for %s',
  (_name, { timeZone, nightly, salesTax }) => {
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    expect(nightly).toBeGreaterThan(0);
    expect(salesTax.share).toBeGreaterThanOrEqual(0);
  },
);

it('some cities have city taxes, by stars or as a percentage', () => {
  const taxes = cities.flatMap(({ cityTax }) => cityTax ?? []);
  expect(taxes).toHaveLength(21);
  for (const tax of taxes) {
    if ('share' in tax) expect(tax.share).toBeGreaterThan(0);
    else expect(tax.byStars).toHaveLength(6);
  }
});
