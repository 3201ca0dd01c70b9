import { type ComponentType, lazy, Suspense } from 'react';
import { useMayBeSignedIn } from '../../ui/frame/AccountSlot.tsx';
import type { KnownTravelerProps, SavedTravelerSelectProps } from './SavedTravelerSelect.tsx';

/** If this code fails to load, the form omits the field. */
const Select = lazy<ComponentType<SavedTravelerSelectProps>>(() =>
  import(/* webpackChunkName: "saved-travelers" */ './SavedTravelerSelect.tsx').then(
    ({ SavedTravelerSelect }) => ({ default: SavedTravelerSelect }),
    () => ({ default: () => null }),
  ),
);

/**
 * Renders the choice of a saved traveler, if the account has saved travelers. The code is loaded
 * only in a browser that has signed in.
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
 * Fills in the traveler details that are known from the account. The code is loaded only in a
 * browser that has signed in.
 */
export function KnownTraveler(props: KnownTravelerProps) {
  if (!useMayBeSignedIn()) return null;
  return (
    <Suspense fallback={null}>
      <Fill {...props} />
    </Suspense>
  );
}
