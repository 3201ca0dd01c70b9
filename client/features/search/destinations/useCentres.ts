import { useMemo } from 'react';
import { useGetPlacesQuery } from '../../../api/hotels/hotelsApi.ts';
import { emptyCriteria, normalizeCriteria } from '../../../domain/search/searchQuery.ts';
import { placesNamed } from '../../../domain/search/placesNamed.ts';
import { useLiveSite } from '../../../ui/page/LiveSite.ts';

/** The provider's places of a name; none on a site that is not live, and while they are not known. */
export function useCentres(name: string) {
  const live = useLiveSite();
  const { city } = normalizeCriteria({ ...emptyCriteria, city: name });
  const { data } = useGetPlacesQuery(undefined, { skip: !live || city === '' });
  return useMemo(() => placesNamed(data?.places ?? [], city), [data, city]);
}
