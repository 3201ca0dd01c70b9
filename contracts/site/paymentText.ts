import type { Money } from '../money/money.ts';
import type { PriceLedger } from '../money/priceLedger.ts';

/**
 * To whom and when the price of a stay is paid, in sentences, amounts written by `format`. The site takes no
 * payment: the hotel does. `note` is the operator's sentence on how the hotel asks for what is paid before.
 */
export function paymentText(
  { dueNow, dueAtProperty, total }: Pick<PriceLedger, 'dueNow' | 'dueAtProperty' | 'total'>,
  format: (money: Money) => string,
  note = '',
): string {
  if (total.amount === 0n) return 'Nothing is left to pay: your credits pay for the whole stay.';
  if (dueNow.amount === 0n) return `You pay ${format(total)} at the property.`;
  return [
    `You pay ${format(dueNow)} to the hotel before you arrive.`,
    note,
    dueAtProperty.amount > 0n && `You pay ${format(dueAtProperty)} at the property.`,
  ]
    .filter(Boolean)
    .join(' ');
}
