import fc from 'fast-check';
import { currencyDecimals } from '#contracts/money/currencies.ts';
import {
  addMoney,
  compareMoney,
  CurrencyMismatchError,
  divideMoney,
  type Money,
  multiplyMoney,
  parseAmount,
  parseMoney,
  subtractMoney,
  sumMoney,
  parseSignedAmount,
  parseSignedMoney,
  toDecimal,
} from '#contracts/money/money.ts';

const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n - 1n });
const currencies = fc.constantFrom('JPY', 'PKR', 'USD', 'KWD', 'CLF');
const usd = (amount: bigint): Money => ({ amount, currency: 'USD' });

describe('currencies', () => {
  it.each([
    ['JPY', 0],
    ['ISK', 0],
    ['PKR', 2],
    ['HUF', 2],
    ['IDR', 2],
    ['USD', 2],
    ['KWD', 3],
    ['IQD', 3],
    ['CLF', 4],
  ])('%s has %d decimals', (currency, decimals) => {
    expect(currencyDecimals(currency)).toBe(decimals);
  });

  it.each(['', 'usd', 'XXX', 'DEM', 'USDT', '__proto__', 'toString'])(
    '%j is not a currency',
    (code) => {
      expect(currencyDecimals(code)).toBeUndefined();
    },
  );

  it('are all currencies of Intl except withdrawn ones', () => {
    const unknown = Intl.supportedValuesOf('currency').filter(
      (code) => currencyDecimals(code) === undefined,
    );
    expect(unknown.filter((code) => !/^(ANG|CUC|HRK|SLL|XDR|XSU|ZWL)$/.test(code))).toEqual([]);
  });
});

describe('reading amounts', () => {
  it.each([
    ['19.26', 'MAD', 1926n],
    ['0.05', 'USD', 5n],
    ['0.00', 'USD', 0n],
    ['14400', 'JPY', 14_400n],
    ['14400.00', 'PKR', 1_440_000n],
    ['1.234', 'KWD', 1234n],
    ['999999999999999.99', 'USD', 99_999_999_999_999_999n],
  ])('%s %s is %s', (text, currency, minor) => {
    expect(parseAmount(text, currency)).toBe(minor);
  });

  it.each([
    ['19.2', 'MAD'],
    ['19', 'MAD'],
    ['19.260', 'MAD'],
    ['19.', 'MAD'],
    ['.26', 'MAD'],
    ['1,926.00', 'MAD'],
    ['19,26', 'MAD'],
    ['-1.00', 'USD'],
    ['+1.00', 'USD'],
    ['1e3', 'JPY'],
    ['0x10', 'JPY'],
    [' 1.00', 'USD'],
    ['1.00\n', 'USD'],
    ['14400.00', 'JPY'],
    ['1.23', 'KWD'],
    ['1.00', 'XXX'],
    ['1'.repeat(16), 'JPY'],
    ['', 'USD'],
  ])('%j is not an amount in %s', (text, currency) => {
    expect(parseAmount(text, currency)).toBeUndefined();
    expect(() => parseMoney({ amount: text, currency })).toThrow(RangeError);
  });

  it('is the inverse of writing in every currency', () => {
    fc.assert(
      fc.property(amounts, currencies, (amount, currency) => {
        const text = toDecimal({ amount, currency });
        expect(parseMoney({ amount: text, currency })).toEqual({ amount, currency });
      }),
    );
  });

  it('accepts negative amounts too', () => {
    expect(parseSignedAmount('-19.26', 'USD')).toBe(-1926n);
    expect(parseSignedMoney({ amount: '-0.05', currency: 'USD' })).toEqual(usd(-5n));
    expect(parseSignedMoney({ amount: '0.05', currency: 'USD' })).toEqual(usd(5n));
    expect(parseSignedAmount('--1.00', 'USD')).toBeUndefined();
    expect(() => parseSignedMoney({ amount: '-1', currency: 'USD' })).toThrow(RangeError);
    expect(toDecimal(usd(-5n))).toBe('-0.05');
    expect(toDecimal(usd(-1926n))).toBe('-19.26');
  });
});

describe('sums', () => {
  it('are exact where floating point is not', () => {
    expect(0.1 + 0.2).not.toBe(0.3);
    const sum = sumMoney([usd(10n), usd(20n)], 'USD');
    expect(toDecimal(sum)).toBe('0.30');
    expect(sumMoney([], 'JPY')).toEqual({ amount: 0n, currency: 'JPY' });
  });

  it('do not depend on the order, and subtraction undoes addition', () => {
    fc.assert(
      fc.property(fc.array(amounts), amounts, (list, one) => {
        const total = sumMoney(list.map(usd), 'USD');
        expect(sumMoney(list.toReversed().map(usd), 'USD')).toEqual(total);
        expect(subtractMoney(addMoney(total, usd(one)), usd(one))).toEqual(total);
      }),
    );
  });

  it('multiply like repeated addition', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 40 }), (amount, times) => {
        const repeated = sumMoney(Array<Money>(times).fill(usd(amount)), 'USD');
        expect(multiplyMoney(usd(amount), times)).toEqual(repeated);
      }),
    );
  });

  it('divide to the nearest minor unit and round halves up', () => {
    expect(divideMoney(usd(20_050n), 2)).toEqual(usd(10_025n));
    expect(divideMoney(usd(1n), 2)).toEqual(usd(1n));
    expect(divideMoney(usd(100n), 3)).toEqual(usd(33n));
    expect(divideMoney(usd(200n), 3)).toEqual(usd(67n));
  });

  it('compare by amount for sorting', () => {
    expect([usd(3n), usd(1n), usd(2n)].sort(compareMoney)).toEqual([usd(1n), usd(2n), usd(3n)]);
    expect(compareMoney(usd(1n), usd(1n))).toBe(0);
  });

  it.each([addMoney, subtractMoney, compareMoney])('never mix currencies: %p', (operation) => {
    expect(() => operation(usd(1n), { amount: 1n, currency: 'EUR' })).toThrow(
      CurrencyMismatchError,
    );
  });

  it('reject a fraction of a room', () => {
    expect(() => multiplyMoney(usd(1n), 1.5)).toThrow(RangeError);
  });
});
