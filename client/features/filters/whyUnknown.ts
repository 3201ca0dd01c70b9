import type { PriceComparison } from '../../domain/listing/inOneCurrency.ts';
import { currencyName } from '../../domain/money/price.ts';
import { formatYearDay } from '../../domain/search/calendarDay.ts';
import type { ListFacts } from '../../domain/listing/listFacts.ts';
import type { Facet } from '../../domain/listing/facets.ts';

/** Why a filter cannot be used on these hotels, for its title. */
export const whyUnknown: Readonly<Record<Facet, string>> = {
  stars: 'These hotels have no star rating.',
  guestRating: 'These hotels have no guest rating.',
  kind: 'It is not known what kind of property these are.',
  neighborhood: 'The neighborhoods of these hotels are not known.',
  breakfast: 'It is not known which of these hotels serve breakfast.',
  price: 'The prices of these hotels are not known.',
  name: 'These hotels have no name.',
};

const list = new Intl.ListFormat('en-US');

/** How prices of several currencies are compared, or that they cannot be; '' for a list of one currency. */
export function priceOrderText(
  { currencies, comparedIn, notCompared }: ListFacts,
  comparison: PriceComparison | undefined,
  wantedDate: string,
): string {
  if (currencies.length < 2) return '';
  if (!comparison || comparedIn === undefined) {
    return `Prices here are in ${list.format(currencies)} and cannot be compared.`;
  }
  const { date } = comparison.rates;
  return [
    wantedDate !== '' &&
      wantedDate !== date &&
      `The exchange rates of ${formatYearDay(wantedDate)} are not known any more.`,
    `Prices here are in ${list.format(currencies)}, compared in ${currencyName(comparedIn)} by the exchange rates of ${formatYearDay(date)}.`,
    notCompared.length > 0 && `There is no rate for ${list.format(notCompared)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
