import { useState } from 'react';

/** What helps to fill the search form, and is not needed to show it. */
async function loadPickers() {
  const [
    { Calendar },
    { PartyPicker },
    { readDestinations, loadWorld },
    { parseTypedDay },
    { parseParty },
  ] = await Promise.all([
    import(/* webpackChunkName: "pickers" */ './Calendar.tsx'),
    import(/* webpackChunkName: "pickers" */ './PartyPicker.tsx'),
    import(/* webpackChunkName: "pickers" */ '../destinations/findDestinations.ts'),
    import(/* webpackChunkName: "pickers" */ '../../../domain/search/parseTypedDay.ts'),
    import(/* webpackChunkName: "pickers" */ '../../../domain/search/parseParty.ts'),
  ]);
  return { Calendar, PartyPicker, readDestinations, loadWorld, parseTypedDay, parseParty };
}

export type Pickers = Awaited<ReturnType<typeof loadPickers>>;

/**
 * The pickers of the search form, in a chunk of their own. `load` starts loading them, once; after a
 * failure the next call tries again. Without them the form works with plain fields.
 */
export function usePickers(): {
  pickers: Pickers | undefined;
  loading: boolean;
  load: () => void;
} {
  const [pickers, setPickers] = useState<Pickers>();
  const [loading, setLoading] = useState(false);

  function load() {
    if (pickers || loading) return;
    setLoading(true);
    void loadPickers()
      .then(setPickers, () => undefined)
      .finally(() => setLoading(false));
  }

  return { pickers, loading, load };
}
