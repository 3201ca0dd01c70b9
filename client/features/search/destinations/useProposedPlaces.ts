import { useEffect, useMemo, useState } from 'react';
import type { Place } from '#contracts/provider/places.ts';
import { useGetPlacesQuery } from '../../../api/hotels/hotelsApi.ts';
import type { StateWithApi } from '../../../api/hotels/knownHotels.ts';
import { type Thunk, useThunkDispatch } from '../../../api/thunk.ts';
import {
  mostProposed,
  nearbyPlaces,
  type ProposedPlace,
} from '../../../domain/search/nearbyPlaces.ts';
import { placesNamed } from '../../../domain/search/placesNamed.ts';
import { useLiveSite } from '../../../ui/page/LiveSite.ts';

const none: readonly Place[] = [];

/** Finds those of the places that are called about as the text. */
type FindByName = (places: readonly Place[], text: string) => Thunk<ProposedPlace[], StateWithApi>;

/** Loads the index of names that the suggestions have. ADR 0041. */
async function loadFindByName(): Promise<FindByName> {
  const { loadWorld, readDestinations } = await import(
    /* webpackChunkName: "pickers" */ './findDestinations.ts'
  );
  const world = await loadWorld();
  return (places, text) => (dispatch) =>
    dispatch(readDestinations({ world, places, withRecent: false }))(text)
      .flatMap(({ listed }) => (listed ? { place: listed } : []))
      .slice(0, mostProposed);
}

/**
 * At most three of the provider's places with hotels, to propose where a search for `city` found nothing: the nearest
 * ones if the provider lists that place, else those of about that name in any language. Undefined until they are
 * known. None on a site that is not live, without a city, where the provider lists no places, and where the names
 * of the world's places do not load. ADR 0040.
 */
export function useProposedPlaces(city: string): readonly ProposedPlace[] | undefined {
  const live = useLiveSite();
  const dispatch = useThunkDispatch<StateWithApi>();
  const [finder, setFinder] = useState<{ find: FindByName } | 'failed'>();
  const { data, isLoading } = useGetPlacesQuery(undefined, { skip: !live || city === '' });
  const places = data?.places ?? none;
  const searched = useMemo(() => placesNamed(places, city), [places, city]);
  const byName = places.length > 0 && city !== '' && searched.length === 0;
  useEffect(() => {
    if (!byName) return;
    void loadFindByName().then(
      (find) => setFinder({ find }),
      () => setFinder('failed'),
    );
  }, [byName]);
  return useMemo(() => {
    if (isLoading) return undefined;
    if (!byName) return nearbyPlaces(places, searched);
    if (!finder) return undefined;
    if (finder === 'failed') return [];
    const withHotels = places.filter(({ hotels }) => hotels !== 0);
    return dispatch(finder.find(withHotels, city));
  }, [isLoading, byName, places, searched, finder, dispatch, city]);
}
