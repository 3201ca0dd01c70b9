import { type ComponentType, lazy, Suspense } from 'react';
import { useMayBeSignedIn } from '../../ui/page/AccountSlot.tsx';
import type { KnownTravellerProps } from './FillKnownTraveller.tsx';

const Fill = lazy<ComponentType<KnownTravellerProps>>(() =>
  import(/* webpackChunkName: "saved-travellers" */ './FillKnownTraveller.tsx').then(
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
