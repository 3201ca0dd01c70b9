import type { Landmark } from '#contracts/provider/landmarks.ts';
import type { Place } from '#contracts/provider/places.ts';
import { languages } from '#contracts/texts/languages.ts';
import { hotelsApi } from '../../../api/hotels/hotelsApi.ts';
import type { StateWithApi } from '../../../api/hotels/knownHotels.ts';
import { landmarksApi } from '../../../api/hotels/landmarksApi.ts';
import type { Thunk } from '../../../api/thunk.ts';
import { countryNamesIn } from '../../../domain/destinations/foldName.ts';
import type { World } from '../../../domain/destinations/worldPlaces.ts';

/** Sources of places that are loaded when somebody looks for one. */
export interface LoadedSources {
  /** The world's larger cities. */
  world?: World | undefined;
  /** The quarters, sights, stations and airports that the provider lists. */
  landmarks?: readonly Landmark[];
}

/** Where places come from, beside the store. */
export interface PlaceSources extends LoadedSources {
  /** The places that the provider lists. */
  places: readonly Place[];
  /** Whether recent searches are among them. */
  withRecent: boolean;
}

/**
 * Loads the world's places, which have a chunk of their own. Their countries are found in the
 * languages of the site and of the browser.
 */
export async function loadWorld(): Promise<World> {
  if (readingWorld) return readingWorld;
  const { readWorld } = await import(
    /* webpackChunkName: "places" */ '../../../domain/destinations/worldPlaces.ts'
  );
  readingWorld ??= readWorld(findCountryNames());
  return readingWorld;
}

/** Read once: it takes some time, and does not change. */
let readingWorld: World | undefined;

/** The world's places, if they have been read already. */
export function readWorldPlaces(): World | undefined {
  return readingWorld;
}

let countryNames: ReturnType<typeof countryNamesIn> | undefined;

/** What finds the names of a country, made once. */
export function findCountryNames() {
  countryNames ??= countryNamesIn([...languages, ...navigator.languages]);
  return countryNames;
}

/**
 * Loads the places of the world, and `withLandmarks` those of the provider. `update` is called with
 * what adds each of them once it has come; what does not load is left out.
 */
export function loadSources(
  withLandmarks: boolean,
  update: (add: (loaded: LoadedSources) => LoadedSources) => void,
): Thunk<void, StateWithApi> {
  return (dispatch) => {
    void loadWorld().then(
      (world) => update((loaded) => (loaded.world === world ? loaded : { ...loaded, world })),
      () => undefined,
    );
    if (!withLandmarks) return;
    void dispatch(loadLandmarks()).then((landmarks) =>
      update((loaded) => (loaded.landmarks === landmarks ? loaded : { ...loaded, landmarks })),
    );
  };
}

/** The landmarks of the provider; none where it has none, or they do not load. */
function loadLandmarks(): Thunk<Promise<readonly Landmark[]>, StateWithApi> {
  return async (dispatch) => {
    const { getLandmarks } = landmarksApi.endpoints;
    const { data } = await dispatch(getLandmarks.initiate(undefined, { subscribe: false }));
    return data?.landmarks ?? [];
  };
}

/** For how long a search waits for the names of places, in milliseconds. */
const longestWaitMs = 2_000;

/**
 * Loads what `meantSearch` reads, and resolves once it is there, failed or takes too long. Undefined
 * where it is there already.
 */
export function loadPlaceNames(): Thunk<Promise<unknown> | undefined, StateWithApi> {
  return (dispatch, getState) => {
    const { getPlaces } = hotelsApi.endpoints;
    const { getLandmarks } = landmarksApi.endpoints;
    const state = getState();
    const calls = [getPlaces.select()(state), getLandmarks.select()(state)];
    if (readingWorld && calls.every(({ isSuccess, isError }) => isSuccess || isError)) {
      return undefined;
    }
    const late = new Promise((resolve) => void setTimeout(resolve, longestWaitMs));
    const loaded = Promise.allSettled([
      loadWorld(),
      dispatch(getPlaces.initiate(undefined, { subscribe: false })),
      dispatch(loadLandmarks()),
    ]);
    return Promise.race([loaded, late]);
  };
}
