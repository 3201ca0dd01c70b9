import { vitalsRateMeta } from '#contracts/site/browserReports.ts';
import { forgetAtStart } from '../api/savedEntries.ts';

export { OfflineNotice } from '../features/booking/OfflineNotice.tsx';

/**
 * Runs the tasks that wait until the first page is shown. The device forgets past bookings. Unless
 * it has noted a session, it also forgets bookings saved during a session, and nothing shows them
 * before. On a site without the gate, a share of the loads then reports its performance.
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
