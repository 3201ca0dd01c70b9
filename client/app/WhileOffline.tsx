import { type ComponentType, lazy, Suspense } from 'react';
import { useOnline } from '../ui/useOnline.ts';

/** Loads what is shown offline, which must be there before it is needed: nothing if it cannot be loaded. */
export const loadOfflineNotice = () =>
  import(/* webpackChunkName: "offline" */ '../features/booking/OfflineNotice.tsx').then(
    ({ OfflineNotice }): { default: ComponentType } => ({ default: OfflineNotice }),
    () => ({ default: () => null }),
  );

const OfflineNotice = lazy(loadOfflineNotice);

/** The notice on every page while the browser is offline. */
export function WhileOffline() {
  return useOnline() ? null : (
    <Suspense>
      <OfflineNotice />
    </Suspense>
  );
}
