import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import { Provider, useSelector } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router-dom';
import { selectUnlocked } from '../features/gate/gateSlice.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { MapEmbedUrl } from '../ui/MapFrame.tsx';
import type { Store } from './createStore.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { pageRoutes } from './pageRoutes.tsx';
import { theme } from './theme.ts';

/** The site inside a router: nothing at all while the gate is locked. Spec §2. */
export function App({ store, mapEmbedUrl }: { store: Store; mapEmbedUrl: string }) {
  return (
    <Provider store={store}>
      <ChakraProvider value={theme}>
        <MapEmbedUrl value={mapEmbedUrl}>
          <Pages />
        </MapEmbedUrl>
      </ChakraProvider>
    </Provider>
  );
}

function Pages() {
  const { key, pathname } = useLocation();
  const visit = `${key} ${pathname}`;
  if (!useSelector(selectUnlocked)) return null;
  return (
    <PageBoundary visit={visit}>
      <Suspense fallback={<LoadingOverlay loading />}>
        <Routes>
          {pageRoutes.map(({ path, elementAt }) => (
            <Route key={path} path={path} element={elementAt(visit)} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}
