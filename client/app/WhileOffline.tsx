import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useOnline } from '../ui/browser/useOnline.ts';

/** Loads what is shown offline, which must be there before it is needed. */
export const loadOffline = () =>
  import(/* webpackChunkName: "offline" */ '../features/booking/OfflineNotice.tsx');

/** The notice on every page while the browser is offline. */
export function WhileOffline() {
  return useOnline() ? null : <Late />;
}

/** Loads the notice anew on each page, as it may have failed on the last one: then nothing. */
function Late() {
  const [OfflineNotice] = useState(() =>
    lazy(() =>
      loadOffline().then(
        ({ OfflineNotice: notice }): { default: ComponentType } => ({ default: notice }),
        (): { default: ComponentType } => ({ default: () => null }),
      ),
    ),
  );
  return (
    <Suspense>
      <OfflineNotice />
    </Suspense>
  );
}
