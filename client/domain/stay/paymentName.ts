import type { Rate } from '#contracts/provider/rateFields.ts';
import { price } from '#contracts/texts/en/price.ts';

/** What is due before the stay, in English. */
export const dueNowLabel = price.payment.now;

/** When a rate is paid, in English: 'Pay at the property', or before arrival when anything is due now. */
export function paymentName({ payment }: Pick<Rate, 'payment'>): string {
  return price.payment[payment];
}
