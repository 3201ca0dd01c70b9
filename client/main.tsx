import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createStore } from './app/createStore.ts';
import { preloadPage, preloadPages } from './app/pageRoutes.tsx';
import { passwordMatched } from './features/gate/gateSlice.ts';

/** By then the page's own calls and pictures are on their way. */
const otherPagesAfterMs = 3_000;

// While the password is typed, the page behind the gate is fetched too.
preloadPage(window.location.pathname);

/** Makes the store and shows the site in `container`; the gate calls it once its password matched. */
export function start(container: HTMLElement): void {
  const store = createStore({ apiOrigin: '' });
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

/** The operator's map address, which the BFF writes into the page. */
function readMapEmbedUrl(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="map-embed-url"]')?.content ?? '';
}
