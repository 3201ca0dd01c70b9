import { type ComponentType, lazy, Suspense } from 'react';
import { useMayBeSignedIn } from '../../ui/frame/AccountSlot.tsx';
import type { KnownTravelerProps, SavedTravelerSelectProps } from './SavedTravelerSelect.tsx';

/** If its code does not load, the form is shown without it. */
const Select = lazy<ComponentType<SavedTravelerSelectProps>>(() =>
  import(/* webpackChunkName: "saved-travelers" */ './SavedTravelerSelect.tsx').then(
    ({ SavedTravelerSelect }) => ({ default: SavedTravelerSelect }),
    () => ({ default: () => null }),
  ),
);

/**
 * The choice of a saved traveler. Its code is loaded only in a browser that has signed in, and it
 * is shown when somebody is signed in and has saved travelers.
 */
export function SavedTravelerField(props: SavedTravelerSelectProps) {
  if (!useMayBeSignedIn()) return null;
  return (
    <Suspense fallback={null}>
      <Select {...props} />
    </Suspense>
  );
}

const Fill = lazy<ComponentType<KnownTravelerProps>>(() =>
  import(/* webpackChunkName: "saved-travelers" */ './SavedTravelerSelect.tsx').then(
    ({ FillKnownTraveler }) => ({ default: FillKnownTraveler }),
    () => ({ default: () => null }),
  ),
);

/**
 * Fills in what the account knows of the traveler. Its code is loaded only in a browser that has
 * signed in.
 */
export function KnownTraveler(props: KnownTravelerProps) {
  if (!useMayBeSignedIn()) return null;
  return (
    <Suspense fallback={null}>
      <Fill {...props} />
    </Suspense>
  );
}
