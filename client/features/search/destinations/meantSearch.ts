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

/** A city, and the landmark there that the search is for. */
type MeantSearch = Near & { readonly city: string };

/** Made once for what it reads: a form that is typed into asks with each letter. */
let lastFinder: { of: readonly unknown[]; find: FindDestinations } | undefined;

/**
 * What a search for a typed text sends: the place that it means for certain, else the text itself.
 * A site that is not `live` only knows the names of cities in the language of the page.
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
 * Searches for what a typed text means, as soon as the names of places are there. A site that is not
 * `live` does not wait for them.
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
 * The criteria after a suggestion was chosen: its days are those of a recent search, unless others
 * were chosen before.
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
