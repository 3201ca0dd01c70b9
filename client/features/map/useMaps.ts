import { useState } from 'react';

/** The code that draws maps: Leaflet, its styles, and our markers. */
async function loadMaps() {
  const [{ ResultsMap }, { PlaceMap }] = await Promise.all([
    import(/* webpackChunkName: "map" */ './leaflet/ResultsMap.tsx'),
    import(/* webpackChunkName: "map" */ './leaflet/PlaceMap.tsx'),
  ]);
  return { ResultsMap, PlaceMap };
}

export type Maps = Awaited<ReturnType<typeof loadMaps>>;

/**
 * The maps, in a chunk of their own. `load` starts loading them, once; after a failure the next call
 * tries again.
 */
export function useMaps(): { maps: Maps | undefined; failed: boolean; load: () => void } {
  const [maps, setMaps] = useState<Maps>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  function load() {
    if (maps || state === 'loading') return;
    setState('loading');
    void loadMaps().then(setMaps, () => setState('failed'));
  }

  return { maps, failed: state === 'failed', load };
}
