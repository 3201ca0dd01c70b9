import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { readSiteSettings } from '#contracts/site/siteSettings.ts';
import { splitLanguage } from '#contracts/texts/languages.ts';
import { App } from './app/App.tsx';
import { createStore } from './app/createStore.ts';
import { deviceStorage, tabStorage } from './app/browserStorage.ts';
import { LanguageRouter } from './app/LanguageRouter.tsx';
import { loadAllTexts, loadTexts } from './app/loadTexts.ts';
import { preloadPage, preloadPages } from './app/pageRoutes.tsx';
import { reportLate } from './app/failureLog.ts';
import { passwordMatched } from './features/gate/gateSlice.ts';

/** Late enough not to compete with the requests of the first page. */
const otherPagesAfterMs = 3_000;

const { language, path } = splitLanguage(window.location.pathname);

// The page behind the gate and its texts load while the password is typed.
preloadPage(path);
loadTexts(language).catch(() => undefined);

/**
 * Makes the store and shows the site in `container`; the gate calls it once its password matched.
 * The first page is rendered in small steps, as a transition, so that it never blocks a slow phone;
 * `onShown` is called when it is in the document. Rejects when the texts cannot be loaded.
 */
export async function start(container: HTMLElement, onShown: () => void): Promise<void> {
  for (const type of ['error', 'unhandledrejection']) {
    window.addEventListener(type, reportLate);
  }
  const first = await loadTexts(language);
  const store = createStore({
    apiOrigin: '',
    language: () => splitLanguage(window.location.pathname).language,
    storage: deviceStorage(),
    tabStorage: tabStorage(),
  });
  store.dispatch(passwordMatched());
  const settings = readSiteSettings(readSetting);
  const root = createRoot(container);
  startTransition(() => {
    root.render(
      <StrictMode>
        <Shown onShown={onShown}>
          <LanguageRouter first={first} load={loadAllTexts}>
            {(i18n) => <App store={store} i18n={i18n} settings={settings} />}
          </LanguageRouter>
        </Shown>
      </StrictMode>,
    );
  });
  setTimeout(preloadPages, otherPagesAfterMs, store);
}

function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useLayoutEffect(onShown, [onShown]);
  return children;
}

/** A setting that the server writes into the page; '' when it is missing. */
function readSetting(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
