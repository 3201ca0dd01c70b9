import './app/layers.css';
import './app/fonts.css';
import './app/drawnFonts.css';
import { deviceStorage } from './app/browserStorage.ts';
import { showWebFonts } from './app/webFonts.ts';
import { languageToOffer } from './features/language/languageToOffer.ts';
import { loadApp } from './loadApp.ts';

// The entry of the page without the gate, and of what the server has drawn of it. ADR 0021.
const root = document.getElementById('root');
const opening = document.getElementById('opening');
const drawn = document.getElementById('drawn');
if (!root || !opening) throw new Error('the page has no place for the site');
if (drawn) keepPlaces(drawn);

/** In what the server drew, links alone take the focus. */
let focused: string | null = null;
drawn?.addEventListener('focusin', ({ target }) => {
  focused = target instanceof Element ? target.getAttribute('href') : null;
});

// An older browser keeps what the server drew, below `outdatedNote`.
if (!CSS.supports('height', '1dvh')) showWebFonts();
else {
  loadApp(showWebFonts)
    .then(({ start }) =>
      start(
        root,
        () => {
          opening.remove();
          if (focused !== null) focusLink(root, focused);
        },
        drawn ? () => takeOver(drawn, root) : undefined,
      ),
    )
    .catch(() => {
      showWebFonts();
      // All pictures are shown.
      drawn?.removeAttribute('id');
      const { failed = '' } = opening.dataset;
      opening.replaceChildren(failed);
      // Above what was drawn, beside which it is not shown.
      document.body.prepend(opening);
    });
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

/**
 * Removes what the server drew. Parts of it that the app does not draw yet come to their places
 * there first: see `DrawnFirst`.
 */
function takeOver(page: HTMLElement, app: HTMLElement): void {
  page.remove();
  for (const place of app.querySelectorAll<HTMLElement>('[data-part]:empty')) {
    const part = page.querySelector(`[data-part="${place.dataset['part']}"]`);
    place.append(...(part?.childNodes ?? []));
  }
}

function focusLink(page: HTMLElement, href: string): void {
  const link = page.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
  link?.focus({ preventScroll: true });
}
