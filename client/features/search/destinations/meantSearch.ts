import type { Landmark } from '#contracts/provider/landmarks.ts';
import type { Place } from '#contracts/provider/places.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { hotelsApi } from '../../../api/hotels/hotelsApi.ts';
import { selectKnownHotels, type StateWithApi } from '../../../api/hotels/knownHotels.ts';
import { landmarksApi } from '../../../api/hotels/landmarksApi.ts';
import type { Thunk } from '../../../api/thunk.ts';
import { providerCity } from '../../../domain/destinations/providerCity.ts';
import {
  type Near,
  nearOf,
  type Stay,
  type TypedCriteria,
} from '../../../domain/search/searchQuery.ts';
import type { Destination } from './candidates.ts';
import { type FindDestinations, readDestinations } from './findDestinations.ts';
import { loadPlaceNames, readWorldPlaces } from './placeSources.ts';

/** A city, and optionally the landmark in that city at which the search is aimed. */
type MeantSearch = Near & { readonly city: string };

/**
 * The last finder and the sources that it was built for. It is reused, because a form needs it at
 * every typed letter.
 */
let lastFinder: { of: readonly unknown[]; find: FindDestinations } | undefined;

/**
 * Returns the search for a typed text: for the place that the text certainly means, otherwise for
 * the text itself. A site that is not `live` knows only the names of cities in the language of the
 * page.
 */
export function meantSearch(
  i18n: SiteI18n,
  typed: string,
  live: boolean,
): Thunk<MeantSearch, StateWithApi> {
  return (dispatch, getState) => {
    const state = getState();
    const { places = noPlaces } = hotelsApi.endpoints.getPlaces.select()(state).data ?? {};
    const listedNames = places.map(({ name }) => name);
    const city = providerCity(i18n, typed, listedNames);
    if (!live || city !== typed) return { city };
    const { landmarks = noLandmarks } =
      landmarksApi.endpoints.getLandmarks.select()(state).data ?? {};
    const world = readWorldPlaces();
    const sources = { world, places, landmarks, withRecent: false };
    const of = [i18n, world, places, landmarks, selectKnownHotels(state)];
    if (of.some((each, index) => each !== lastFinder?.of[index])) {
      lastFinder = { of, find: dispatch(readDestinations(i18n, sources)) };
    }
    const certain = lastFinder?.find.certain(typed);
    return certain ? { city: certain.city, ...nearOf(certain) } : { city };
  };
}

/**
 * Searches for the meaning of a typed text, once the names of places have loaded. On a site that is
 * not `live`, the search does not wait for the names.
 */
export function findMeant(
  i18n: SiteI18n,
  typed: string,
  live: boolean,
  search: (meant: MeantSearch) => void,
): Thunk<void, StateWithApi> {
  return (dispatch) => {
    const found = () => search(dispatch(meantSearch(i18n, typed, live)));
    const coming = live && typed.trim() !== '' && dispatch(loadPlaceNames());
    if (coming) void coming.then(found);
    else found();
  };
}

/**
 * Returns the criteria after a suggestion was chosen. If the traveler has not chosen days yet, the
 * days of a recent search are used.
 */
export function chosenSearch(
  { city, name, stay, ...place }: Destination,
  { checkIn, checkOut }: Stay,
): TypedCriteria {
  const near = nearOf(place);
  const days = checkIn === '' && checkOut === '' && stay ? stay : { checkIn, checkOut };
  return near.near ? { city, ...near, ...days } : { city: name, typed: true, ...days };
}

const noPlaces: readonly Place[] = [];
const noLandmarks: readonly Landmark[] = [];
