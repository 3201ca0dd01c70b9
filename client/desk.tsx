import './app/layers.css';
import './app/fonts.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { defaultLanguage, isLanguage, type Language } from '#contracts/texts/languages.ts';
import { endForGuest } from './domain/travelers/forGuest.ts';
import { deviceStorage, tabStorage } from './app/browserStorage.ts';
import { createDeskStore } from './desk/app/createDeskStore.ts';
import { DeskApp } from './desk/app/DeskApp.tsx';
import { loadDeskTexts } from './desk/app/loadDeskTexts.ts';
import { createSecondStep } from './desk/api/secondStep.ts';
import { createSiteVersion } from './domain/siteVersion.ts';
import { storeText } from './domain/storeText.ts';

/** The key under which the device stores the language of the person at the desk. */
const languageKey = 'desk-language';

const storage = deviceStorage();
// Opening the desk ends a booking for a guest that was begun in this tab.
endForGuest(window.sessionStorage);
const siteName = document.querySelector<HTMLMetaElement>('meta[name="siteName"]')?.content;
const root = document.getElementById('root');
if (root) void start(root);

/**
 * Shows the desk in the language that the device has stored, or otherwise in the language of the
 * page.
 */
async function start(container: HTMLElement): Promise<void> {
  const wanted = storage?.getItem(languageKey) ?? document.documentElement.lang;
  const first = await loadDeskTexts(isLanguage(wanted) ? wanted : defaultLanguage, siteName);
  createRoot(container).render(
    <StrictMode>
      <BrowserRouter>
        <Desk first={first} />
      </BrowserRouter>
    </StrictMode>,
  );
}

function Desk({ first }: { first: DeskI18n }) {
  const [i18n, setI18n] = useState(first);
  const [secondStep] = useState(createSecondStep);
  const [version] = useState(() => createSiteVersion(tabStorage()));
  const [store] = useState(() =>
    createDeskStore({
      apiOrigin: '',
      language: () => {
        const { lang } = document.documentElement;
        return isLanguage(lang) ? lang : defaultLanguage;
      },
      storage,
      secondStep,
      version,
    }),
  );
  const choose = async (language: Language) => {
    setI18n(await loadDeskTexts(language, siteName));
    storeText(storage, languageKey, language);
  };
  return (
    <DeskApp
      {...{ store, i18n, secondStep, version }}
      onLanguage={(language) => void choose(language).catch(() => undefined)}
    />
  );
}
