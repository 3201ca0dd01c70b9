import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import * as v from 'valibot';
import { api } from '../api/api.ts';
import { useOnline } from '../ui/browser/useOnline.ts';
import type { Store } from './createStore.ts';

/** Loads the code for use offline. It must be loaded while the browser is still online. */
export const loadOffline = () => import(/* webpackChunkName: "offline" */ './afterStart.ts');

/**
 * Returns whether a service worker controls this page. This is so on a device that has opened a
 * booking.
 */
export const hasServiceWorker = () =>
  typeof window !== 'undefined' &&
  'serviceWorker' in navigator &&
  navigator.serviceWorker.controller !== null;

/**
 * The notice on every page while the browser is offline. It also appears after a call has failed
 * without an answer, and on a page that may come from the service worker. In these two cases it
 * first checks whether the site can be reached.
 */
export function WhileOffline() {
  const online = useOnline();
  const failed = useSelector(hasFailed);
  const [asked, setAsked] = useState(hasServiceWorker);
  if (failed && !asked) setAsked(true);
  return online && !asked ? null : <Late />;
}

/**
 * The error of a call without an answer: no response, an unreadable response, or a status that a
 * gateway may have sent.
 */
const withoutAnswerSchema = v.object({
  status: v.union([v.string(), v.pipe(v.number(), v.minValue(502))]),
});

/**
 * Returns whether a call has failed in a way that suggests that the site is unreachable.
 * `reachApi.ts` checks that.
 */
function hasFailed(state: ReturnType<Store['getState']>): boolean {
  const { queries, mutations } = state[api.reducerPath];
  return [...Object.values(queries), ...Object.values(mutations)].some((call) =>
    v.is(withoutAnswerSchema, call?.error),
  );
}

/**
 * Tries to load the notice again on each page, because loading may have failed on the last page.
 * After a failure nothing is shown.
 */
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
