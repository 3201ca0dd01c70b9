import { currencyDecimals } from '#contracts/money/currencyDecimals.ts';
import { type DecimalMoney, type Money, toDecimal } from '#contracts/money/money.ts';

/** `2027-03-08` as 'Mon, Mar 8, 2027'. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00:00Z`));
}

/** An amount with its currency and all of its decimals, such as '$234.16' or 'PKR 1,000.00'. */
export function formatAmount(money: Money | DecimalMoney): string {
  const { amount, currency } = money;
  const decimals = currencyDecimals(currency) ?? 0;
  const text = typeof amount === 'bigint' ? toDecimal({ amount, currency }) : amount;
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return (isNumericLiteral(text) ? format.format(text) : `${currency} ${text}`).replaceAll(
    /\s/g,
    ' ',
  );
}

/** `Intl` accepts decimal text exactly where a number would be rounded. */
function isNumericLiteral(text: string): text is Intl.StringNumericLiteral {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** An instant in a hotel's zone: 'Sat, Mar 6, 2027, 6:00 PM (Asia/Karachi)'; in UTC without a zone. */
export function formatInstant(instant: string, timeZone: string | null): string {
  const text = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timeZone ?? 'UTC',
  }).format(Date.parse(instant));
  return `${text.replaceAll(/\s/g, ' ')} (${timeZone ?? 'UTC'})`;
}

/** '1 night', '2 nights'. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
