import type { ListingAddress } from '../../domain/addresses/listingAddress.ts';
import type { ChangeListing } from './useListing.ts';
import type { ListedHotels } from './useListedHotels.ts';

/**
 * Changes the listing, and names in its address by which rates and in which currency prices are
 * compared, for as long as they are sorted or limited.
 */
export function namingRates(
  change: ChangeListing,
  shown: ListingAddress,
  { list: { comparedIn = '' }, comparison }: ListedHotels,
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
