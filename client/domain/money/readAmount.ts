import { currencyDecimals } from '#contracts/money/currencies.ts';
import type { Money } from '#contracts/money/money.ts';
import type { Formats } from '#contracts/texts/formats.ts';

/**
 * Reads an amount in the format of addresses and drafts, such as `120` or `99.5`. Returns undefined
 * for any other text, and for an amount with too many decimals.
 */
export function parseTypedAmount(text: string, currency: string): Money | undefined {
  const [, units, fraction = ''] = /^(\d{1,15})(?:\.(\d*))?$/.exec(text) ?? [];
  const decimals = currencyDecimals(currency);
  if (units === undefined || decimals === undefined || fraction.length > decimals) return undefined;
  return { amount: BigInt(units + fraction.padEnd(decimals, '0')), currency };
}

/**
 * Reads an amount as people type it in a language, with or without currency and separators.
 * '$1,200.50' in English and '1.200,50 €' in German become '1200.50'. The empty text stays ''.
 * Returns undefined for a text that is not an amount of the currency.
 */
export function readTypedFigure(
  formats: Pick<Formats, 'number' | 'money'>,
  text: string,
  currency: string,
): string | undefined {
  const decimalSign = formats.number(1.5).replaceAll(/\d/g, '');
  const symbol = formats.money({ amount: 0n, currency }, 'short').replaceAll(/[\d\s\p{Cf}]/gu, '');
  const figure = text
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replace(symbol, '')
    .replace(currency, '')
    // Replaces Arabic-Indic digits and their separators.
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('٫', decimalSign)
    .replaceAll(/\p{Sc}|٬|[.,]$/gu, '')
    // A separator that is not the language's decimal sign separates groups of digits. A point does
    // so only before exactly three digits.
    .replaceAll(/,|\.(?=\d{3}(?!\d))/g, (sign) => (sign === decimalSign ? '.' : ''));
  return figure === '' || parseTypedAmount(figure, currency) ? figure : undefined;
}
