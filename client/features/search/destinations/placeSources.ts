import type { Landmark } from '#contracts/provider/landmarks.ts';
import type { Place } from '#contracts/provider/places.ts';
import { languages } from '#contracts/texts/languages.ts';
import { hotelsApi } from '../../../api/hotels/hotelsApi.ts';
import type { StateWithApi } from '../../../api/hotels/knownHotels.ts';
import { landmarksApi } from '../../../api/hotels/landmarksApi.ts';
import type { Thunk } from '../../../api/thunk.ts';
import { countryNamesIn } from '../../../domain/destinations/foldName.ts';
import type { World } from '../../../domain/destinations/worldPlaces.ts';

/** The sources of places that are loaded on demand. */
export interface LoadedSources {
  /** The world's larger cities. */
  world?: World | undefined;
  /** The quarters, sights, stations and airports that the provider lists. */
  landmarks?: readonly Landmark[];
}

/** All sources of places outside the store. */
export interface PlaceSources extends LoadedSources {
  /** The places that the provider lists. */
  places: readonly Place[];
  /** Whether to include recent searches. */
  withRecent: boolean;
}

/**
 * Loads the places of the world, which are in a separate chunk. Their countries can be found by
 * name in the languages of the site and of the browser.
 */
export async function loadWorld(): Promise<World> {
  if (readingWorld) return readingWorld;
  const { readWorld } = await import(
    /* webpackChunkName: "places" */ '../../../domain/destinations/worldPlaces.ts'
  );
  readingWorld ??= readWorld(findCountryNames());
  return readingWorld;
}

/**
 * The places of the world. They are read once, because reading takes some time and they do not
 * change.
 */
let readingWorld: World | undefined;

/** Returns the places of the world, if they have already been read. */
export function readWorldPlaces(): World | undefined {
  return readingWorld;
}

let countryNames: ReturnType<typeof countryNamesIn> | undefined;

/** Returns the function that finds the names of a country. The function is created only once. */
export function findCountryNames() {
  countryNames ??= countryNamesIn([...languages, ...navigator.languages]);
  return countryNames;
}

/**
 * Loads the places of the world and, with `withLandmarks`, the landmarks of the provider. Each time
 * a source has arrived, `update` receives a function that adds the source. A source that fails to
 * load is left out.
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

/**
 * Loads the landmarks of the provider. The list is empty if there are none, or if they do not load.
 */
function loadLandmarks(): Thunk<Promise<readonly Landmark[]>, StateWithApi> {
  return async (dispatch) => {
    const { getLandmarks } = landmarksApi.endpoints;
    const { data } = await dispatch(getLandmarks.initiate(undefined, { subscribe: false }));
    return data?.landmarks ?? [];
  };
}

/** How long a search waits for the names of places, in milliseconds. */
const longestWaitMs = 2_000;

/**
 * Loads the data that `meantSearch` reads. The promise resolves once the data has loaded or has
 * failed to load, or after a maximum wait. Returns undefined instead of a promise if the data is
 * already there.
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
