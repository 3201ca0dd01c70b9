import { Fragment, type ReactNode, Suspense, use, useEffect } from 'react';
import { Provider, useSelector } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { SiteSettings } from '#contracts/site/siteSettings.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { selectRatesSeen } from '../api/hotels/ratesSeenSlice.ts';
import { LanguageOffer } from '../features/language/LanguageOffer.tsx';
import { useDeviceFavorites } from '../features/favorites/useDeviceFavorites.ts';
import { selectUnlocked } from '../features/gate/gateSlice.ts';
import { useKeptStay } from '../features/search/lastStay.ts';
import { selectLastListing } from '../features/search/searchSlice.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { SiteSettingsContext, useLiveSite } from '../ui/page/siteSettings.ts';
import { LoadingOverlay } from '../ui/page/LoadingOverlay.tsx';
import { PageShell, PageTop } from '../ui/frame/PageShell.tsx';
import type { SiteVersion } from '../domain/siteVersion.ts';
import { pageId, searchAddress } from '../domain/addresses/searchAddress.ts';
import { PageNavigation } from '../ui/page/PageNavigation.tsx';
import { routes } from '../domain/paths.ts';
import { useI18n } from '../ui/useI18n.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { ReloadWhenOutdated } from '../ui/page/ReloadWhenOutdated.tsx';
import { RenderBoundary } from '../ui/page/RenderBoundary.tsx';
import styles from './App.module.css';
import type { Store } from './createStore.ts';
import { pageRoutes, preloadNext, textsOf, turnsLive } from './pageRoutes.tsx';
import { useChangedRooms } from './useChangedRooms.ts';
import { WhileForGuest } from './WhileForGuest.tsx';
import { WhileOffline } from './WhileOffline.tsx';
import { WithAccount } from './WithAccount.tsx';
import { WithCurrency } from './WithCurrency.tsx';
import { WithLanguage } from './LanguageRouter.tsx';
import { reportLate } from './failureLog.ts';

/**
 * The site, to be rendered inside a router. It renders nothing while the gate is locked. Spec §2.
 */
export function App({
  store,
  i18n,
  settings,
  version,
}: {
  store: Store;
  i18n: SiteI18n;
  settings: SiteSettings;
  version?: SiteVersion | undefined;
}) {
  // Sample prices are not converted.
  const Currency = settings.live ? WithCurrency : Fragment;
  return (
    <Provider store={store}>
      <WithLanguage i18n={i18n}>
        <SiteSettingsContext value={settings}>
          <Currency>
            <WithAccount>
              <Pages version={version} />
            </WithAccount>
          </Currency>
        </SiteSettingsContext>
      </WithLanguage>
    </Provider>
  );
}

function Pages({ version }: { version: SiteVersion | undefined }) {
  const { key, pathname } = useLocation();
  const navigationKey = `${key} ${pathname}`;
  const live = useLiveSite();
  const seen = useSelector(selectRatesSeen);
  useNextPages(pathname, live);
  useDeviceFavorites();
  useChangedRooms();
  useKeptStay();
  if (!useSelector(selectUnlocked)) return null;
  return (
    <PageNavigation pageId={pageId}>
      <LanguageOffer />
      <PageTop
        value={
          <>
            <WhileForGuest />
            <WhileOffline />
          </>
        }
      >
        <ReloadWhenOutdated version={version}>
          <PageBoundary navigationKey={navigationKey}>
            <Suspense fallback={<LoadingOverlay loading />}>
              <Routes>
                {pageRoutes.map(({ path, elementFor }) => (
                  <Route
                    key={path}
                    path={path}
                    element={
                      <WithTexts of={path}>
                        {elementFor(navigationKey, live || turnsLive(path, seen))}
                      </WithTexts>
                    }
                  />
                ))}
                <Route path="*" element={<NotFoundPage />} />
              </Routes>
            </Suspense>
          </PageBoundary>
        </ReloadWhenOutdated>
      </PageTop>
    </PageNavigation>
  );
}

/** The delay keeps these requests from competing with the requests of the present page. */
const nextPagesAfterMs = 3_000;

/** When the browser is idle, loads the code of the pages that are likely to be opened next. */
function useNextPages(pathname: string, live: boolean): void {
  useEffect(() => {
    const load = () => preloadNext(pathname, live);
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(load);
      else load();
    }, nextPagesAfterMs);
    return () => clearTimeout(timer);
  }, [pathname, live]);
}

/** Shows the page at a path after its texts have loaded. */
function WithTexts({ of: path, children }: { of: string; children: ReactNode }) {
  const i18n = useI18n();
  const part = textsOf(path);
  const loaded = part && i18n[part];
  if (loaded) use(loaded);
  return children;
}

/**
 * The error boundary of the pages. It shows a message and a reload button in place of a failed
 * page, and reports to the site where the error was thrown.
 */
function PageBoundary(props: { navigationKey: string; children: ReactNode }) {
  return <RenderBoundary {...props} fallback={<PageNotShown />} onError={reportLate} />;
}

/**
 * A message that a page could not be shown. It stands in the frame of every page, unless the frame
 * itself failed. Its link leads back to the last results, which are still in memory, even offline.
 */
function PageNotShown() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const results = useSelector(selectLastListing);
  const hasResults = results !== searchAddress() && pathname !== routes.listing;
  const message = (
    <div className={styles.notShown}>
      <PageHeading>{t('failures.page.heading')}</PageHeading>
      <p className={styles.text}>{t('failures.page.text')}</p>
      <div className={styles.ways}>
        <Button look="primary" onClick={() => window.location.reload()}>
          {t('failures.page.reload')}
        </Button>
        {hasResults && <LinkButton to={results}>{t('search.results.back')}</LinkButton>}
      </div>
    </div>
  );
  return (
    <RenderBoundary navigationKey="" fallback={<main>{message}</main>}>
      <PageShell title={t('failures.page.title')}>{message}</PageShell>
    </RenderBoundary>
  );
}
