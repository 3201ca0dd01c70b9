import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import type { PriceComparison } from '../../domain/listing/inOneCurrency.ts';
import type { ListFacts } from '../../domain/listing/listFacts.ts';

/**
 * Says how prices in several currencies are compared, or that they cannot be compared. Returns ''
 * for a list in one currency.
 */
export function priceOrderText(
  { t, formats }: SiteI18n,
  { currencies, comparedIn, notCompared }: ListFacts,
  comparison: PriceComparison | undefined,
  wantedDate: string,
): string {
  if (currencies.length < 2) return '';
  const all = formats.list(currencies);
  if (!comparison || comparedIn === undefined) {
    return t('listing.prices.notCompared', { currencies: all });
  }
  const { date } = comparison.rates;
  return [
    wantedDate !== '' &&
      wantedDate !== date &&
      t('listing.prices.ratesForgotten', { day: formats.yearDay(wantedDate) }),
    t('listing.prices.compared', {
      currencies: all,
      currency: formats.currency(comparedIn),
      day: formats.yearDay(date),
    }),
    notCompared.length > 0 &&
      t('listing.prices.withoutRate', { currencies: formats.list(notCompared) }),
  ]
    .filter(Boolean)
    .join(' ');
}
