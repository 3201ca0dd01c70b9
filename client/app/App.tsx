import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import { Provider, useSelector } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router-dom';
import { AgentPrices } from '../features/checkout/AgentPrices.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { LanguageOffer } from '../features/language/LanguageOffer.tsx';
import { useDeviceFavourites } from '../features/favourites/useDeviceFavourites.ts';
import { selectUnlocked } from '../features/gate/gateSlice.ts';
import { useKeptStay } from '../features/search/lastStay.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { LiveSite } from '../ui/page/LiveSite.ts';
import { LoadingOverlay } from '../ui/page/LoadingOverlay.tsx';
import { MapUrls } from '../features/map/MapUrls.ts';
import { noOperatorTexts, OperatorTexts } from '../ui/page/OperatorTexts.ts';
import { PageTop } from '../ui/page/PageTop.ts';
import { PageNavigation } from '../ui/page/PageNavigation.tsx';
import type { Store } from './createStore.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { pageRoutes } from './pageRoutes.tsx';
import { theme } from './theme.ts';
import { WhileOffline } from './WhileOffline.tsx';
import { WithAllTexts } from './WithAllTexts.tsx';
import { WithAccount } from './WithAccount.tsx';
import { WithCurrency } from './WithCurrency.tsx';
import { WithLanguage } from './WithLanguage.tsx';

/**
 * The site, to be rendered inside a router. It renders nothing while the gate is locked. Spec §2.
 */
export function App({
  store,
  i18n,
  mapUrls,
  live,
  agentPrices = false,
  texts = noOperatorTexts,
}: {
  store: Store;
  i18n: SiteI18n;
  mapUrls: MapUrls;
  live: boolean;
  agentPrices?: boolean;
  texts?: OperatorTexts;
}) {
  return (
    <Provider store={store}>
      <ChakraProvider value={theme}>
        <WithLanguage i18n={i18n}>
          <LiveSite value={live}>
            <MapUrls value={mapUrls}>
              <AgentPrices value={agentPrices}>
                <OperatorTexts value={texts}>
                  <WithCurrency>
                    <WithAccount>
                      <Pages />
                    </WithAccount>
                  </WithCurrency>
                </OperatorTexts>
              </AgentPrices>
            </MapUrls>
          </LiveSite>
        </WithLanguage>
      </ChakraProvider>
    </Provider>
  );
}

function Pages() {
  const { key, pathname } = useLocation();
  const navigationKey = `${key} ${pathname}`;
  useDeviceFavourites();
  useKeptStay();
  if (!useSelector(selectUnlocked)) return null;
  return (
    <PageNavigation>
      <LanguageOffer />
      <PageTop value={<WhileOffline />}>
        <PageBoundary navigationKey={navigationKey}>
          <Suspense fallback={<LoadingOverlay loading />}>
            <Routes>
              {pageRoutes.map(({ path, elementFor }) => (
                <Route
                  key={path}
                  path={path}
                  element={<WithAllTexts of={path}>{elementFor(navigationKey)}</WithAllTexts>}
                />
              ))}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </PageBoundary>
      </PageTop>
    </PageNavigation>
  );
}
