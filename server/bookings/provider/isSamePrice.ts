import type { PricedStay } from '#contracts/provider/rateFields.ts';

/** Whether two prices of one room are the same: each night, each tax, the sums and the currency. */
export function isSamePrice(a: PricedStay, b: PricedStay): boolean {
  return canonical(a) === canonical(b);
}

function canonical(price: PricedStay): string {
  const nights = price.nights.map(({ date, amount }) => [date, amount]).sort(byText);
  const taxes = (price.taxes ?? [])
    .map(({ name, amount, due, charged }) => [
      name,
      amount,
      due,
      charged?.amount ?? null,
      charged?.currency ?? null,
    ])
    .sort(byText);
  const { total, total_now, total_property, currency } = price;
  return JSON.stringify([nights, taxes, total, total_now, total_property, currency]);
}

function byText(a: readonly unknown[], b: readonly unknown[]): number {
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
