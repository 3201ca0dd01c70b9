import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useOnline } from '../ui/browser/useOnline.ts';

/**
 * Loads what is shown offline, which must be there before it is needed: nothing if it cannot be
 * loaded.
 */
export const loadOfflineNotice = () =>
  import(/* webpackChunkName: "offline" */ '../features/booking/OfflineNotice.tsx').then(
    ({ OfflineNotice }): { default: ComponentType } => ({ default: OfflineNotice }),
    () => ({ default: () => null }),
  );

/** The notice on every page while the browser is offline. */
export function WhileOffline() {
  return useOnline() ? null : <Late />;
}

/** Loads the notice anew on each page: it may have failed on the last one. */
function Late() {
  const [OfflineNotice] = useState(() => lazy(loadOfflineNotice));
  return (
    <Suspense>
      <OfflineNotice />
    </Suspense>
  );
}
