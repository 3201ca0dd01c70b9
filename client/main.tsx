import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createStore } from './app/createStore.ts';
import { deviceStorage } from './app/deviceStorage.ts';
import { preloadPage, preloadPages } from './app/pageRoutes.tsx';
import { passwordMatched } from './features/gate/gateSlice.ts';

/** Late enough not to compete with the requests of the first page. */
const otherPagesAfterMs = 3_000;

// The page behind the gate loads while the password is typed.
preloadPage(window.location.pathname);

/** Creates the store and renders the site into `container`. The gate calls it when the password matches. */
export function start(container: HTMLElement): void {
  const store = createStore({ apiOrigin: '', storage: deviceStorage() });
  store.dispatch(passwordMatched());
  createRoot(container).render(
    <StrictMode>
      <BrowserRouter>
        <App store={store} mapEmbedUrl={readMapEmbedUrl()} />
      </BrowserRouter>
    </StrictMode>,
  );
  setTimeout(preloadPages, otherPagesAfterMs);
}

/** Reads the operator's map address, which the BFF writes into the page. */
function readMapEmbedUrl(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="map-embed-url"]')?.content ?? '';
}
