import { useEffect, useMemo, useState } from 'react';
import type { Place } from '#contracts/provider/places.ts';
import { useGetPlacesQuery } from '../../../api/hotels/hotelsApi.ts';
import type { StateWithApi } from '../../../api/hotels/knownHotels.ts';
import { useThunkDispatch } from '../../../api/thunk.ts';
import type { World } from '../../../domain/destinations/worldPlaces.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import type { Pickers } from '../fields/usePickers.ts';
import type { FindDestinations } from './findDestinations.ts';

const none: readonly Place[] = [];

/**
 * What finds destinations while the list is `open`, or undefined while the pickers are not loaded.
 * It reads what is known each time that the list opens, and when the places of the world or of the
 * provider have come. These are loaded when the list opens first; if that fails, it finds the
 * others, and the next opening tries again.
 */
export function useDestinations(
  pickers: Pickers | undefined,
  open: boolean,
  withRecent: boolean,
): FindDestinations | undefined {
  const i18n = useI18n();
  const dispatch = useThunkDispatch<StateWithApi>();
  const [world, setWorld] = useState<World>();
  const { data } = useGetPlacesQuery(undefined, { skip: !open });
  const places = data?.places ?? none;
  useEffect(() => {
    if (!open || !pickers || world) return;
    void pickers.loadWorld().then(setWorld, () => undefined);
  }, [open, pickers, world]);
  return useMemo(
    () =>
      open && pickers
        ? dispatch(pickers.readDestinations(i18n, { world, places, withRecent }))
        : undefined,
    [open, pickers, dispatch, i18n, world, places, withRecent],
  );
}
