import type { PriceLedger } from '#contracts/money/priceLedger.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';

/**
 * What of a price is paid at the property where the rest is not; undefined where all is paid at
 * once.
 */
export function paidLaterText(
  { t, formats }: SiteI18n,
  { dueNow, dueAtProperty }: Pick<PriceLedger, 'dueNow' | 'dueAtProperty'>,
): string | undefined {
  const parts = dueNow.amount > 0n && dueAtProperty.amount > 0n;
  return parts ? t('price.paidLater', { amount: formats.money(dueAtProperty) }) : undefined;
}
