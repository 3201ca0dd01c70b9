import type { Rate } from '../provider/rateFields.ts';

/** The codes of taxes on the price itself, which are owed with it wherever it is paid. */
export const taxesOnPrice: readonly string[] = ['vat', 'gst', 'sales-tax'];

/** Whether only somebody who stays owes a tax, such as a city tax due at the property. */
export function isLocalTax({
  due,
  code,
}: {
  readonly due: Rate['payment'];
  readonly code?: string | null | undefined;
}): boolean {
  return due === 'property' && !taxesOnPrice.includes(code ?? '');
}
