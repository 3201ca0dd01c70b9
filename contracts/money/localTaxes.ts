import type { Rate } from '../provider/rateFields.ts';

/**
 * The codes of taxes on the price itself. They are owed together with the price, wherever it is
 * paid.
 */
export const taxesOnPrice: readonly string[] = ['vat', 'gst', 'sales-tax'];

/**
 * Returns whether a tax is owed only by guests who actually stay, such as a city tax due at the
 * property.
 */
export function isLocalTax({
  due,
  code,
}: {
  readonly due: Rate['payment'];
  readonly code?: string | null | undefined;
}): boolean {
  return due === 'property' && !taxesOnPrice.includes(code ?? '');
}
