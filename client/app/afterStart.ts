import { vitalsRateMeta } from '#contracts/site/browserReports.ts';
import { forgetAtStart } from '../api/savedEntries.ts';

export { OfflineNotice } from '../features/booking/OfflineNotice.tsx';

/**
 * Does what waits until the first page is shown. The device forgets saved bookings that are past
 * and, unless it has noted a session, those that were saved in one: until then nothing shows them.
 * A share of the loads then reports how fast they were, on a site without the gate.
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
