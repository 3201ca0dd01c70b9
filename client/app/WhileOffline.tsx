import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import * as v from 'valibot';
import { api } from '../api/api.ts';
import { useOnline } from '../ui/browser/useOnline.ts';
import type { Store } from './createStore.ts';

/** Loads what is shown offline, which must be there before it is needed. */
export const loadOffline = () => import(/* webpackChunkName: "offline" */ './afterStart.ts');

/** Whether a service worker answers for this page, as on a device that has opened a booking. */
export const hasServiceWorker = () =>
  typeof window !== 'undefined' &&
  'serviceWorker' in navigator &&
  navigator.serviceWorker.controller !== null;

/**
 * The notice on every page while the browser is offline. It is also there when a call has failed
 * without an answer, and where the page may come from the service worker: then it asks whether the site can be reached.
 */
export function WhileOffline() {
  const online = useOnline();
  const failed = useSelector(hasFailed);
  const [asked, setAsked] = useState(hasServiceWorker);
  if (failed && !asked) setAsked(true);
  return online && !asked ? null : <Late />;
}

/** No response, none that can be read, or one that a gateway may have given. */
const withoutAnswerSchema = v.object({
  status: v.union([v.string(), v.pipe(v.number(), v.minValue(502))]),
});

/** Whether a call has failed in a way that raises the question. `reachApi.ts` answers it. */
function hasFailed(state: ReturnType<Store['getState']>): boolean {
  const { queries, mutations } = state[api.reducerPath];
  return [...Object.values(queries), ...Object.values(mutations)].some((call) =>
    v.is(withoutAnswerSchema, call?.error),
  );
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
