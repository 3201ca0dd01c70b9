import { vitalsRateMeta } from '#contracts/site/browserReports.ts';
import { forgetAtStart } from '../api/savedEntries.ts';

export { OfflineNotice } from '../features/booking/OfflineNotice.tsx';

/**
 * Runs the tasks that wait until the first page is shown. The device forgets bookings whose stay
 * has passed. If the device has noted no session, it also forgets the bookings that were saved
 * during a session. No page shows them before that. On a site without the gate, a share of the
 * loads then reports its performance.
 */
export function afterStart(mayBeSignedIn: boolean): void {
  forgetAtStart(mayBeSignedIn).catch(() => undefined);
  const rate = document.querySelector<HTMLMetaElement>(`meta[name="${vitalsRateMeta}"]`)?.content;
  if (Math.random() >= Number(rate ?? 0)) return;
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(loadVitals);
  else loadVitals();
}

function loadVitals(): void {
  import(/* webpackChunkName: "reports" */ './webVitals.ts').then(
    ({ reportVitals }) => reportVitals(),
    () => undefined,
  );
}
