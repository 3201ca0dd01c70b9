import { useMemo, useState } from 'react';
import type { Place } from '#contracts/provider/places.ts';
import { useGetPlacesQuery } from '../../../api/hotels/hotelsApi.ts';
import { emptyCriteria, normalizeCriteria } from '../../../domain/search/searchQuery.ts';
import { placesNamed } from '../../../domain/search/placesNamed.ts';
import { useLiveSite } from '../../../ui/page/LiveSite.ts';

/**
 * The provider's places of a name, as far as they were known when `shown` was first shown:
 * distances that come later would move what is being read. None on a site that is not live.
 */
export function useCentres(name: string, shown: unknown): readonly Place[] {
  const live = useLiveSite();
  const { city } = normalizeCriteria({ ...emptyCriteria, city: name });
  const { data } = useGetPlacesQuery(undefined, { skip: !live });
  const centres = useMemo(() => placesNamed(data?.places ?? [], city), [data, city]);
  const [held, setHeld] = useState({ shown, centres });
  if (held.shown === shown) return held.centres;
  setHeld({ shown, centres });
  return centres;
}
