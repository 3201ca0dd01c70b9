import './app/layers.css';
import './app/fonts.css';
import './app/drawnFonts.css';
import { deviceStorage } from './app/browserStorage.ts';
import { showWebFonts } from './app/webFonts.ts';
import { keepEarlyInput } from './earlyInput.ts';
import { languageToOffer } from './features/language/languageToOffer.ts';
import { loadApp } from './loadApp.ts';

// The entry of the page without the gate, and of what the server has drawn of it. ADR 0041.
const root = document.getElementById('root');
const opening = document.getElementById('opening');
const drawn = document.getElementById('drawn');
if (!root || !opening) throw new Error('the page has no place for the site');
if (drawn) keepPlaces(drawn);

const early = drawn ? keepEarlyInput(drawn, opening.dataset['waiting']) : undefined;

// An older browser keeps what the server drew, below `outdatedNote`.
if (CSS.supports('height', '1dvh')) {
  loadApp()
    .then(({ start }) =>
      early
        ? start(
            root,
            () => early.handOver(),
            () => {
              showSite();
              early.giveWay(root);
            },
          )
        : start(root, showSite),
    )
    .catch(() => {
      const { failed = '' } = opening.dataset;
      keepDrawn();
      opening.replaceChildren(failed);
      // Above what was drawn, beside which it is not shown.
      document.body.prepend(opening);
    });
} else {
  keepDrawn();
}

/**
 * Makes room for the app. The web fonts come now: before, they would delay what a slow phone answers
 * to a tap, and once the app is laid out, it would be laid out again.
 */
function showSite(): void {
  opening?.remove();
  showWebFonts();
}

/** What the server drew stays for good, with all its pictures. */
function keepDrawn(): void {
  early?.giveUp();
  showWebFonts();
  drawn?.setAttribute('data-kept', '');
}

/** Keeps the places of what the device adds to a page, so that nothing moves when it is shown. */
function keepPlaces(page: HTMLElement): void {
  const storage = deviceStorage();
  const languages = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
  const offered = languageToOffer(
    languages.map(({ hreflang }) => hreflang),
    { shown: document.documentElement.lang, preferred: navigator.languages },
    storage,
  );
  if (offered) page.style.paddingTop = '2.75rem';
  for (const part of page.querySelectorAll<HTMLElement>('[data-stored]')) {
    const stored = storage?.getItem(part.dataset['stored'] ?? '') ?? '[]';
    part.hidden = stored === '[]';
  }
}
