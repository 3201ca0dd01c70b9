import { use, useMemo } from 'react';
import { useGetExchangeRatesQuery } from '../../api/exchangeRatesApi.ts';
import type { ListingAddress } from '../../domain/addresses/listingAddress.ts';
import type { PriceComparison } from '../../domain/listing/inOneCurrency.ts';
import type { ListFacts } from '../../domain/listing/listFacts.ts';
import { PriceDisplay } from '../../ui/money/PriceDisplay.ts';
import type { ChangeListing } from './useListing.ts';

/**
 * What a list with prices in several currencies, or in another one than the traveler has chosen, is
 * compared with: the rates of the day that its address names, so that a shared link sorts alike, or
 * the latest ones. Undefined where it is not
 * needed, and without rates.
 */
export function usePriceComparison(
  { currencies }: ListFacts,
  { rates: date, priceCurrency, minPrice, maxPrice }: ListingAddress,
): PriceComparison | undefined {
  const { currency } = use(PriceDisplay);
  const [first = ''] = currencies;
  const limited = minPrice !== '' || maxPrice !== '';
  // Limits are in the currency of the address; else the traveler's own counts.
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
 * Changes the listing, and names in its address by which rates and in which currency prices are
 * compared, for as long as they are sorted or limited.
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
