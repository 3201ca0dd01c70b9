import type { Money } from '../money/money.ts';
import type { PriceLedger } from '../money/priceLedger.ts';

/**
 * To whom and when the price of a stay is paid, in a sentence, amounts written by `format`. The site takes no
 * payment: the hotel does.
 */
export function paymentText(
  { dueNow, dueAtProperty, total }: Pick<PriceLedger, 'dueNow' | 'dueAtProperty' | 'total'>,
  format: (money: Money) => string,
): string {
  if (total.amount === 0n) return 'Nothing is left to pay: your credits pay for the whole stay.';
  if (dueNow.amount === 0n) return `You pay ${format(total)} at the property.`;
  const before = `You pay ${format(dueNow)} to the hotel before you arrive: it sends you the payment details by e-mail or phone.`;
  if (dueAtProperty.amount === 0n) return before;
  return `${before} You pay ${format(dueAtProperty)} at the property.`;
}
