import type { Rate } from '#contracts/provider/rateFields.ts';

/** What is due before the stay. The site takes no payment, so live prices never say 'Pay now'. */
export const dueNowLabel = 'Pay before arrival';

/** When a rate is paid: 'Pay at the property', or before arrival when anything is due now. */
export function paymentName({ payment }: Pick<Rate, 'payment'>): string {
  return payment === 'property' ? 'Pay at the property' : dueNowLabel;
}
