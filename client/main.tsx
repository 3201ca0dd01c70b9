import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { readSiteSettings } from '#contracts/site/siteSettings.ts';
import { splitLanguage } from '#contracts/texts/languages.ts';
import { makeFirstCall } from './api/hotels/firstCall.ts';
import { readWrittenAnswers } from './api/writtenAnswers.ts';
import { App } from './app/App.tsx';
import { createStore } from './app/createStore.ts';
import { deviceStorage, tabStorage } from './app/browserStorage.ts';
import { LanguageRouter } from './app/LanguageRouter.tsx';
import { loadAllTexts, loadTexts } from './app/loadTexts.ts';
import { preloadPage, preloadPointedAt, prepareOffline, textsOf } from './app/pageRoutes.tsx';
import { createSiteVersion } from './domain/siteVersion.ts';
import { reportLate } from './app/failureLog.ts';
import { passwordMatched } from './features/gate/gateSlice.ts';

/**
 * The delay, in milliseconds, before offline use is prepared. It is long enough not to compete with
 * the requests of the first page.
 */
const offlineAfterMs = 3_000;

const { language, path } = splitLanguage(window.location.pathname);

let firstPageShown = () => {};
const shown = new Promise<void>((resolve) => {
  firstPageShown = resolve;
});
const needed = textsOf(path);
/** Delays the texts that the first page does not need. They load after the first page is shown. */
const later = {
  stays: needed ? undefined : shown,
  rest: needed === 'rest' ? undefined : shown,
};

// The page behind the gate and its texts load while the password is entered.
const settings = readSiteSettings(readSetting);
const pageLoaded = preloadPage(path, settings.live);
loadTexts(language, settings.siteName, later).catch(() => undefined);

/**
 * Creates the store and shows the site in `container`. The gate calls this function once its
 * password matches. A page without the gate calls it at once. The first page is rendered in small
 * steps, as a transition, so that it never blocks a slow phone.
 *
 * `onShown` is called when the first page is in the document. `onPlaced` is passed only if the
 * server has drawn the page. It is called just before any part of the app reads the layout. With
 * `onPlaced`, everything that the page shows first is loaded before rendering, so that the app
 * never shows less than the drawn page. Rejects when the texts cannot be loaded.
 */
export async function start(
  container: HTMLElement,
  onShown: () => void,
  onPlaced?: () => void,
): Promise<void> {
  for (const type of ['error', 'unhandledrejection']) {
    window.addEventListener(type, reportLate);
  }
  const first = await loadTexts(language, settings.siteName, later);
  const written = readWrittenAnswers(document);
  const tab = tabStorage();
  const version = createSiteVersion(tab);
  const store = createStore({
    apiOrigin: '',
    language: () => splitLanguage(window.location.pathname).language,
    storage: deviceStorage(),
    tabStorage: tab,
    written,
    version,
  });
  store.dispatch(passwordMatched());
  if (onPlaced) {
    await Promise.allSettled([
      pageLoaded,
      needed && first[needed],
      ...written.calls.map((call) => makeFirstCall(store.dispatch, call, { subscribe: false })),
    ]);
  }
  const root = createRoot(container);
  startTransition(() => {
    root.render(
      <StrictMode>
        {onPlaced && <Once inDocument={onPlaced} />}
        <Once
          inDocument={() => {
            onShown();
            firstPageShown();
          }}
        >
          <LanguageRouter first={first} load={(other) => loadAllTexts(other, settings.siteName)}>
            {(i18n) => <App {...{ store, i18n, settings, version }} />}
          </LanguageRouter>
        </Once>
      </StrictMode>,
    );
  });
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, (event) => preloadPointedAt(event, settings.live), {
      passive: true,
    });
  }
  setTimeout(prepareOffline, offlineAfterMs, store);
}

/**
 * Calls `inDocument` once its children are in the document. The callbacks of earlier siblings run
 * first.
 */
function Once({ inDocument, children }: { inDocument: () => void; children?: ReactNode }) {
  useLayoutEffect(inDocument, [inDocument]);
  return children;
}

/** Returns a setting that the server writes into the page, or '' if it is missing. */
function readSetting(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
