import { use, useMemo } from 'react';
import { useGetExchangeRatesQuery } from '../../api/exchangeRatesApi.ts';
import type { ListingAddress } from '../../domain/addresses/listingAddress.ts';
import type { PriceComparison } from '../../domain/listing/inOneCurrency.ts';
import type { ListFacts } from '../../domain/listing/listFacts.ts';
import { PriceDisplay } from '../../ui/money/PriceDisplay.ts';
import type { ChangeListing } from './useListing.ts';

/**
 * Loads the exchange rates for a list with prices in several currencies, or in another currency
 * than the traveler has chosen. If the address names a day, the rates of that day are used, so that
 * a shared link sorts the same way. Otherwise the latest rates are used. The result is undefined if
 * no rates are needed or none are available.
 */
export function usePriceComparison(
  { currencies }: ListFacts,
  { rates: date, priceCurrency, minPrice, maxPrice }: ListingAddress,
): PriceComparison | undefined {
  const { currency } = use(PriceDisplay);
  const [first = ''] = currencies;
  const limited = minPrice !== '' || maxPrice !== '';
  // The address names the currency of the price limits. Without limits, the traveler's currency
  // comes first.
  const wanted = limited ? [priceCurrency, currency ?? ''] : [currency ?? '', priceCurrency];
  const [into] = wanted.filter(Boolean);
  const needed = currencies.length > 1 || (first !== '' && into !== undefined && into !== first);
  const key = wanted.join(' ');
  const { data } = useGetExchangeRatesQuery(date, { skip: !needed });
  return useMemo(() => {
    if (!needed || !data || data.outdated) return undefined;
    return { rates: data, wanted: key.split(' ') };
  }, [needed, data, key]);
}

/**
 * Wraps `change`. While prices are sorted or limited, each change also writes the day of the
 * exchange rates and the currency of the comparison into the address.
 */
export function namingRates(
  change: ChangeListing,
  shown: ListingAddress,
  { comparedIn = '' }: ListFacts,
  comparison: PriceComparison | undefined,
): ChangeListing {
  if (!comparison) return change;
  return (changed, options) => {
    const { sort, minPrice, maxPrice } = { ...shown, ...changed };
    const compares = sort === 'price' || minPrice !== '' || maxPrice !== '';
    const named = compares
      ? { rates: comparison.rates.date, priceCurrency: comparedIn }
      : { rates: '', priceCurrency: '' };
    change({ ...changed, ...named }, options);
  };
}
