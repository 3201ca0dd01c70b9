import { createFormats } from '#contracts/texts/formats.ts';
import type { Language } from '#contracts/texts/languages.ts';

const english = createFormats('en');
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('money', () => {
  test.each([
    [24_000n, 'USD', '$240.00', '$240'],
    [38_355n, 'USD', '$383.55', '$383.55'],
    [67_800n, 'AED', 'AED 678.00', 'AED 678'],
    [1_926n, 'MAD', 'MAD 19.26', 'MAD 19.26'],
    [1_440_000n, 'PKR', 'PKR 14,400', 'PKR 14,400'],
    [1_440_050n, 'PKR', 'PKR 14,400.50', 'PKR 14,400.50'],
    [12_000n, 'JPY', '¥12,000', '¥12,000'],
    [1_234n, 'KWD', 'KWD 1.234', 'KWD 1.234'],
    [-1_500n, 'USD', '-$15.00', '-$15'],
    [900_719_925_474_099_301n, 'USD', '$9,007,199,254,740,993.01', '$9,007,199,254,740,993.01'],
  ])('formats %s minor units of %s', (amount, currency, full, short) => {
    expect(spaced(english.money({ amount, currency }))).toBe(full);
    expect(spaced(english.money({ amount, currency }, 'short'))).toBe(short);
  });
});

test.each<[Language, string, string]>([
  ['en', '14:00', '2:00 PM'],
  ['en', '00:30:00', '12:30 AM'],
  ['de', '14:00', '14:00 Uhr'],
  ['de', '2 PM', '2 PM'],
  ['en', '24:00', '24:00'],
])('in %s the time %s is %s', (language, time, text) => {
  expect(createFormats(language).timeOfDay(time)).toBe(text);
});

test.each<[Language, bigint, string, string]>([
  ['en', 1_200n, '+$12.00', '12.00'],
  ['en', -1_500n, '−$15.00', '-15.00'],
  ['en', 0n, '$0.00', '0.00'],
  ['de', 123_450n, '+1.234,50 $', '1234,50'],
  ['de', -1_500n, '−15,00 $', '-15,00'],
  ['ar', -1_500n, '\u200f\u200e−15.00\u200f US$\u200e', '\u200e-15.00'],
])(
  'in %s, %s cents are written as the difference %s and the figure %s',
  (language, amount, text, figure) => {
    const formats = createFormats(language);
    expect(spaced(formats.difference({ amount, currency: 'USD' }))).toBe(text);
    expect(formats.figure({ amount, currency: 'USD' })).toBe(figure);
  },
);
