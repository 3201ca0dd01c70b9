import { formatMoney } from '#client/domain/money/price.ts';

describe('formatMoney', () => {
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
    const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(spaced(formatMoney({ amount, currency }))).toBe(full);
    expect(spaced(formatMoney({ amount, currency }, 'short'))).toBe(short);
  });
});
