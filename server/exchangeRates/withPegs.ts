import type { EuroRates } from '#contracts/money/euroRates.ts';

/**
 * Official pegs: how many units of a currency its central bank gives for one US dollar. Other
 * currencies, such as MAD, follow no single one and cannot be converted.
 */
const perDollar: EuroRates = {
  AED: '3.6725',
  BHD: '0.376',
  JOD: '0.709',
  OMR: '0.3845',
  QAR: '3.64',
  SAR: '3.75',
};

/** The rates with those of the currencies that are pegged to the US dollar. */
export function withPegs(rates: EuroRates): EuroRates {
  const { USD: dollars } = rates;
  if (dollars === undefined) return rates;
  const pegged = Object.entries(perDollar).map(([currency, peg]): [string, string] => [
    currency,
    multiplyDecimals(dollars, peg),
  ]);
  return { ...Object.fromEntries(pegged), ...rates };
}

function multiplyDecimals(a: string, b: string): string {
  const [wholeA = '', fractionA = ''] = a.split('.');
  const [wholeB = '', fractionB = ''] = b.split('.');
  const decimals = fractionA.length + fractionB.length;
  const digits = String(BigInt(wholeA + fractionA) * BigInt(wholeB + fractionB));
  if (decimals === 0) return digits;
  const padded = digits.padStart(decimals + 1, '0');
  return `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
}
