import './app/layers.css';
import './app/fonts.css';
import './app/drawnFonts.css';
import { deviceStorage } from './app/browserStorage.ts';
import { showWebFonts } from './app/webFonts.ts';
import { keepEarlyInput } from './earlyInput.ts';
import { languageToOffer } from './features/language/languageToOffer.ts';
import { loadApp } from './loadApp.ts';

// The entry of a page without the gate, which the server may have drawn. ADR 0041.
const root = document.getElementById('root');
const opening = document.getElementById('opening');
const drawn = document.getElementById('drawn');
if (!root || !opening) throw new Error('the page has no place for the site');
if (drawn) keepPlaces(drawn);

const early = drawn ? keepEarlyInput(drawn, opening.dataset['waiting']) : undefined;

// An older browser keeps the drawn page, below `outdatedNote`.
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
      // The message moves above the drawn page, because its own place is hidden while the drawn
      // page is shown.
      document.body.prepend(opening);
    });
} else {
  keepDrawn();
}

/**
 * Removes the site's name that the page shows while it opens, and lets the browser load the web
 * fonts. Loading the fonts earlier would delay the response to taps on a slow phone.
 */
function showSite(): void {
  opening?.remove();
  void showWebFonts();
}

/** Keeps the server-drawn page permanently, with all its pictures. */
function keepDrawn(): void {
  early?.giveUp();
  void showWebFonts();
  drawn?.setAttribute('data-kept', '');
}

/**
 * Reserves space for parts that depend on the device and are added to the page later. Without this
 * space, the content would move when they appear.
 */
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
