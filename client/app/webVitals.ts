import { matchPath } from 'react-router-dom';
import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import {
  browserReportsPath,
  type PageKind,
  type VitalsReport,
} from '#contracts/site/browserReports.ts';
import { splitLanguage } from '#contracts/texts/languages.ts';
import { routes } from '../domain/paths.ts';

/** The kind of page of each route. A route that is missing here does not compile. */
const kinds = {
  [routes.home]: 'home',
  [routes.hotel]: 'hotel',
  [routes.listing]: 'listing',
  [routes.compare]: 'other',
  [routes.favorites]: 'other',
  [routes.preCheckout]: 'checkout',
  [routes.checkout]: 'checkout',
  [routes.booking]: 'booking',
  [routes.findBooking]: 'booking',
  [routes.signIn]: 'account',
  [routes.signUp]: 'account',
  [routes.forgotPassword]: 'account',
  [routes.resetPassword]: 'account',
  [routes.verifyEmail]: 'account',
  [routes.account]: 'account',
  [routes.accountSection]: 'account',
  [routes.trips]: 'account',
  [routes.content]: 'content',
  [routes.newsletterConfirm]: 'other',
  [routes.newsletterUnsubscribe]: 'other',
} as const satisfies Record<(typeof routes)[keyof typeof routes], PageKind>;

/** The minimum width at which pages use more than the phone layout. It equals `md` of the theme. */
const desktop = '(min-width: 768px)';

/**
 * Reports the performance of this load to the site once, when the page is first hidden. The report
 * names the first page and contains the metrics that the browser measures: the largest paint (LCP),
 * the slowest interaction (INP) and the layout shift (CLS).
 *
 * Opening another page of the site is not a new load, so its slow interactions and shifts count for
 * the first page. Nothing is reported for a page that was hidden before its first paint or that
 * comes back from the browser's back/forward cache. A browser that measures no paint reports
 * nothing either.
 */
export function reportVitals(): void {
  const measured = new Map<MetricType['name'], number>();
  const note = ({ name, value, navigationType }: MetricType) => {
    if (navigationType !== 'back-forward-cache') measured.set(name, value);
  };
  for (const measure of [onLCP, onINP, onCLS]) measure(note, { reportAllChanges: true });
  // This listener runs after those of web-vitals, which finish measuring in the capture phase on
  // `window`.
  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const report = reportOf(measured);
    if (!report) return;
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon(browserReportsPath, body);
  });
}

function reportOf(measured: ReadonlyMap<MetricType['name'], number>): VitalsReport | undefined {
  const [lcp, inp, cls] = [measured.get('LCP'), measured.get('INP'), measured.get('CLS')];
  const [load] = performance.getEntriesByType('navigation');
  if (lcp === undefined || !load) return undefined;
  return {
    kind: 'vitals',
    page: kindOf(new URL(load.name).pathname),
    width: window.matchMedia(desktop).matches ? 'desktop' : 'phone',
    lcp: Math.round(lcp),
    ...(inp !== undefined && { inp: Math.round(inp) }),
    ...(cls !== undefined && { cls: Number(cls.toFixed(4)) }),
  };
}

function kindOf(pathname: string): PageKind {
  const { path } = splitLanguage(pathname);
  return Object.entries(kinds).find(([pattern]) => matchPath(pattern, path))?.[1] ?? 'other';
}
