import type { Meal, Rate } from '#contracts/provider/rateFields.ts';

const names: Readonly<Record<Meal, string>> = {
  'room-only': 'Room only',
  breakfast: 'Breakfast included',
  'half-board': 'Half board',
  'full-board': 'Full board',
  'all-inclusive': 'All inclusive',
};

/** What a rate includes to eat, such as 'Breakfast included'. */
export function mealName(meal: Meal): string {
  return names[meal];
}

/** What is due before the stay. The site takes no payment, so live prices never say 'Pay now'. */
export const dueNowLabel = 'Pay before arrival';

/** When a rate is paid: 'Pay at the property', or before arrival when anything is due now. */
export function paymentName({ payment }: Pick<Rate, 'payment'>): string {
  return payment === 'property' ? 'Pay at the property' : dueNowLabel;
}
