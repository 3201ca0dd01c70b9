import type { PriceLedger } from '#contracts/money/priceLedger.ts';
import type { Collector } from '#contracts/provider/rateFields.ts';
import { chargeRefusal } from '#contracts/site/charges.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';

/**
 * Returns the reason why a stay cannot be paid, and therefore not booked, on this site. Either
 * nobody can collect the amount due before arrival, or cards cannot be charged in that currency or
 * amount. Undefined if it can be paid.
 */
export function notHereText(
  { t, formats: { money } }: SiteI18n,
  { dueNow, lines }: PriceLedger,
  collector: Collector | undefined,
  charges: string,
): string | undefined {
  if (collector === undefined) return t('priceDetails.notHere');
  const refusal = collector === 'site' && chargeRefusal(dueNow, charges);
  if (!refusal) return undefined;
  return t('priceDetails.notCharged', {
    ...refusal,
    amount: money(dueNow),
    limit: money(refusal.limit),
    credits: lines.some(({ kind }) => kind === 'credit') ? 'yes' : 'no',
  });
}
