import { type ComponentType, lazy, Suspense } from 'react';
import { useMayBeSignedIn } from '../../ui/frame/AccountSlot.tsx';
import type { KnownTravellerProps, SavedTravellerSelectProps } from './SavedTravellerSelect.tsx';

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

const Fill = lazy<ComponentType<KnownTravellerProps>>(() =>
  import(/* webpackChunkName: "saved-travellers" */ './SavedTravellerSelect.tsx').then(
    ({ FillKnownTraveller }) => ({ default: FillKnownTraveller }),
    () => ({ default: () => null }),
  ),
);

/**
 * Fills in what the account knows of the traveller. Its code is loaded only in a browser that has
 * signed in.
 */
export function KnownTraveller(props: KnownTravellerProps) {
  if (!useMayBeSignedIn()) return null;
  return (
    <Suspense fallback={null}>
      <Fill {...props} />
    </Suspense>
  );
}
