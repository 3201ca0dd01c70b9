import { currencyDecimals } from '#contracts/money/currencyDecimals.ts';
import { type Money, toDecimal } from '#contracts/money/money.ts';
import type { PriceLedger } from '#contracts/money/priceLedger.ts';

/** Formatters by currency and form: making one costs more than using it. */
const formatters = new Map<string, Intl.NumberFormat>();

/**
 * An amount with its currency, such as '$240.00' or 'MAD 19.26'. `short` leaves out decimals that
 * are zero: '$240'. Formatted from decimal text, so that no amount is rounded. Spec §9.
 */
export function formatMoney(money: Money, form: 'full' | 'short' = 'full'): string {
  // `Intl` has no decimals for some currencies that have them, such as PKR: enough for whole amounts only.
  const decimals = currencyDecimals(money.currency) ?? 0;
  const whole = money.amount % 10n ** BigInt(decimals) === 0n;
  const key = `${money.currency} ${form} ${whole}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: money.currency,
      trailingZeroDisplay: form === 'short' ? 'stripIfInteger' : 'auto',
      ...(!whole && { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    });
    formatters.set(key, formatter);
  }
  return formatter.format(decimalOf(money));
}

/** An amount with its sign, such as '+$12.00' or '−$15.00'; 0 has none. */
export function formatDifference(money: Money): string {
  if (money.amount === 0n) return formatMoney(money);
  const rises = money.amount > 0n;
  const size = { ...money, amount: rises ? money.amount : -money.amount };
  return `${rises ? '+' : '−'}${formatMoney(size)}`;
}

/** 'US dollars', as a currency is called in a sentence. */
export function currencyName(currency: string): string {
  const parts = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** `Intl` accepts decimal text exactly where a number would be rounded; the type names such text by shape. */
function decimalOf(money: Money): Intl.StringNumericLiteral {
  const text = toDecimal(money);
  if (isNumericLiteral(text)) return text;
  throw new RangeError(`${text} is not a decimal number.`);
}

function isNumericLiteral(text: string): text is Intl.StringNumericLiteral {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** Reads an amount as people type it, `120` or `99.5`; undefined for any other text or too many decimals. */
export function parseTypedAmount(text: string, currency: string): Money | undefined {
  const [, units, fraction = ''] = /^(\d{1,15})(?:\.(\d*))?$/.exec(text) ?? [];
  const decimals = currencyDecimals(currency);
  if (units === undefined || decimals === undefined || fraction.length > decimals) return undefined;
  return { amount: BigInt(units + fraction.padEnd(decimals, '0')), currency };
}

/** What of a price is paid at the property where the rest is not, in words; undefined where all is paid at once. */
export function paidLater({
  dueNow,
  dueAtProperty,
}: Pick<PriceLedger, 'dueNow' | 'dueAtProperty'>): string | undefined {
  const parts = dueNow.amount > 0n && dueAtProperty.amount > 0n;
  return parts ? `${formatMoney(dueAtProperty)} of it paid at the property` : undefined;
}
