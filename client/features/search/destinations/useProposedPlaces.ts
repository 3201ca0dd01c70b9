import { useEffect, useMemo, useState } from 'react';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import type { Place } from '#contracts/provider/places.ts';
import { useGetPlacesQuery } from '../../../api/hotels/hotelsApi.ts';
import type { StateWithApi } from '../../../api/hotels/knownHotels.ts';
import { type Thunk, useThunkDispatch } from '../../../api/thunk.ts';
import { kilometersBetween } from '../../../domain/map/distancesFromMiddle.ts';
import { type Coordinates, coordinatesOf } from '../../../domain/map/coordinates.ts';
import {
  mostProposed,
  nearbyPlaces,
  placesNamed,
  type ProposedPlace,
} from '../../../domain/search/nearbyPlaces.ts';
import { useI18n } from '../../../ui/useI18n.ts';

const none: readonly Place[] = [];

/**
 * The result of looking up a searched name. `listed`: the provider lists a place of that name with
 * hotels. `withoutHotels`: the name is a known place or country without hotels. `otherwise`: the
 * provider lists hotels under another name of the place. `unknown`: no place of that name is known.
 */
type Standing = 'listed' | 'withoutHotels' | 'otherwise' | 'unknown';

/** The proposals after a search for a place found nothing. */
export interface Proposal {
  /**
   * Undefined if the provider has no list of places, or if the names of the world's places do not
   * load.
   */
  readonly standing: Standing | undefined;
  /**
   * At most three of the provider's places with hotels. They are near the searched place or have a
   * similar name.
   */
  readonly proposed: readonly ProposedPlace[];
  /**
   * The provider's places with hotels, starting with the nearest to the searched place. If the
   * location of that place is unknown, the places with the most hotels come first.
   */
  readonly places: readonly Place[];
  /** Whether the location of the searched place is known, so that the nearest places come first. */
  readonly nearestFirst: boolean;
}

/** A function that finds places whose names are similar to the text. */
type FindByName = (
  i18n: SiteI18n,
  places: readonly Place[],
  text: string,
) => Thunk<Proposal, StateWithApi>;

/**
 * Returns the places with hotels, starting with the nearest to `center`. Places with more hotels
 * come first if there is no center, and among places without coordinates.
 */
function nearestOf(listed: readonly Place[], center: Coordinates | undefined): Place[] {
  const far = (place: Place) => {
    const at = coordinatesOf(place);
    return center && at ? kilometersBetween(center, at) : Infinity;
  };
  return listed
    .filter(({ hotels }) => hotels !== 0)
    .sort((one, other) => (other.hotels ?? 0) - (one.hotels ?? 0))
    .map((place) => ({ place, km: far(place) }))
    .sort((one, other) => (one.km === other.km ? 0 : one.km - other.km))
    .map(({ place }) => place);
}

/** Loads the index of names that the suggestions also use. ADR 0012. */
async function loadFindByName(): Promise<FindByName> {
  const [{ readDestinations }, { loadWorld }] = await Promise.all([
    import(/* webpackChunkName: "pickers" */ './findDestinations.ts'),
    import(/* webpackChunkName: "pickers" */ './placeSources.ts'),
  ]);
  const world = await loadWorld();
  return (i18n, places, text) => (dispatch) => {
    const find = dispatch(readDestinations(i18n, { world, places, withRecent: false }));
    const proposed = (find(text) ?? [])
      .flatMap(({ listed }) => (listed ? { place: listed } : []))
      .slice(0, mostProposed);
    const found = proposed.length > 0 ? 'otherwise' : 'withoutHotels';
    const at = world.placeNamed(text)?.at;
    return {
      standing: world.knows(text) ? found : 'unknown',
      proposed,
      places: nearestOf(places, at),
      nearestFirst: at !== undefined,
    };
  };
}

/**
 * Returns the proposals after a search for `city` found nothing. If the provider lists the city,
 * they are the nearest places, otherwise places with a similar name in any language. The result is
 * undefined until the proposals are known. It has no places if `city` is empty or the provider
 * lists no places. ADR 0012.
 */
export function useProposedPlaces(city: string): Proposal | undefined {
  const i18n = useI18n();
  const dispatch = useThunkDispatch<StateWithApi>();
  const [finder, setFinder] = useState<{ find: FindByName } | 'failed'>();
  const { data, isLoading } = useGetPlacesQuery(undefined, { skip: city === '' });
  const listed = data?.places ?? none;
  const searched = useMemo(() => placesNamed(listed, city), [listed, city]);
  const byName = listed.length > 0 && city !== '' && searched.length === 0;
  useEffect(() => {
    if (!byName) return;
    void loadFindByName().then(
      (find) => setFinder({ find }),
      () => setFinder('failed'),
    );
  }, [byName]);
  return useMemo(() => {
    if (isLoading || (byName && !finder)) return undefined;
    const [center, ...others] = searched.flatMap((place) => coordinatesOf(place) ?? []);
    const nearestFirst = center !== undefined && others.length === 0;
    const places = nearestOf(listed, nearestFirst ? center : undefined);
    if (byName && finder && finder !== 'failed') return dispatch(finder.find(i18n, places, city));
    const hasHotels = searched.some(({ hotels }) => hotels !== 0);
    const standing = searched.length === 0 ? undefined : hasHotels ? 'listed' : 'withoutHotels';
    return { standing, proposed: nearbyPlaces(listed, searched), places, nearestFirst };
  }, [isLoading, byName, listed, searched, finder, dispatch, city, i18n]);
}
