import { readTypedFigure } from '#client/domain/money/readAmount.ts';
import { createFormats } from '#contracts/texts/formats.ts';

test.each([
  ['en', 'USD', '', ''],
  ['en', 'USD', '120', '120'],
  ['en', 'USD', '$1,200.50', '1200.50'],
  ['en', 'USD', 'USD 1,234,567', '1234567'],
  ['en', 'USD', '$1,50', '150'],
  ['en', 'USD', '120.', '120'],
  ['en', 'CAD', 'CA$120', '120'],
  ['en', 'JPY', '¥12,800', '12800'],
  ['en', 'JPY', '1.5', undefined],
  ['en', 'USD', '1.200', undefined],
  ['en', 'USD', 'cheap', undefined],
  ['en', 'USD', '-5', undefined],
  ['de', 'EUR', '1.200,50 €', '1200.50'],
  ['de', 'EUR', '1.200', '1200'],
  ['de', 'EUR', '120.50', '120.50'],
  ['fr', 'EUR', '1 200,50 €', '1200.50'],
  ['ar', 'USD', '١٬٢٠٠٫٥٠', '1200.50'],
  ['ar', 'USD', 'US$ 1,200', '1200'],
] as const)('in %s, an amount of %s typed as %p is %p', (language, currency, typed, figure) => {
  expect(readTypedFigure(createFormats(language), typed, currency)).toBe(figure);
});

test.each(['en', 'de', 'fr', 'ar'] as const)('reads back amounts as %s shows them', (language) => {
  const formats = createFormats(language);
  for (const currency of ['USD', 'EUR', 'AED', 'JPY']) {
    const shown = formats.money({ amount: 1_234_500n, currency }, 'short');
    expect(Number(readTypedFigure(formats, shown, currency))).toBe(
      currency === 'JPY' ? 1_234_500 : 12_345,
    );
  }
});
