import { matchPath } from 'react-router-dom';
import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import {
  browserReportsPath,
  type PageKind,
  type VitalsReport,
} from '#contracts/site/browserReports.ts';
import { splitLanguage } from '#contracts/texts/languages.ts';
import { routes } from '../domain/paths.ts';

/** What the page of each route counts as: a route that is not named here does not compile. */
const kinds = {
  [routes.home]: 'home',
  [routes.hotel]: 'hotel',
  [routes.listing]: 'listing',
  [routes.compare]: 'other',
  [routes.favourites]: 'other',
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

/** From here on a page is laid out for more than a phone: `md` of the theme. */
const desktop = '(min-width: 768px)';

/**
 * Reports to the site how this load went, once, when the page is first hidden: the largest paint
 * (LCP), the slowest interaction (INP) and the layout shift (CLS), those that the browser measures,
 * by the page that it began with. Later pages have no load of their own: what is slow or shifts on
 * them counts to the first one. A page that was hidden before it was painted, or comes back from
 * the browser's back/forward cache, reports nothing, and nor does a browser that measures no paint.
 */
export function reportVitals(): void {
  const measured = new Map<MetricType['name'], number>();
  const note = ({ name, value, navigationType }: MetricType) => {
    if (navigationType !== 'back-forward-cache') measured.set(name, value);
  };
  for (const measure of [onLCP, onINP, onCLS]) measure(note, { reportAllChanges: true });
  // After the listeners of web-vitals, which measure to the end on `window` while it is captured.
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
