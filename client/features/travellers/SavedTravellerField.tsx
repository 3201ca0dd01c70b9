import { type ComponentType, lazy, Suspense } from 'react';
import { useMayBeSignedIn } from '../../ui/page/AccountSlot.tsx';
import type { SavedTravellerSelectProps } from './SavedTravellerSelect.tsx';

/** If its code does not load, the form is shown without it. */
const Select = lazy<ComponentType<SavedTravellerSelectProps>>(() =>
  import(/* webpackChunkName: "saved-travellers" */ './SavedTravellerSelect.tsx').then(
    ({ SavedTravellerSelect }) => ({ default: SavedTravellerSelect }),
    () => ({ default: () => null }),
  ),
);

/**
 * The choice of a saved traveller. Its code is loaded only in a browser that has signed in, and it
 * is shown when somebody is signed in and has saved travellers.
 */
export function SavedTravellerField(props: SavedTravellerSelectProps) {
  if (!useMayBeSignedIn()) return null;
  return (
    <Suspense fallback={null}>
      <Select {...props} />
    </Suspense>
  );
}
