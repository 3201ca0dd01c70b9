import {
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  createPath,
  type Location,
  type NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { useSelector } from 'react-redux';
import { type Language, pathIn, pathPrefix, splitLanguage } from '#contracts/texts/languages.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { SwitchLanguage } from '../ui/frame/SwitchLanguage.ts';
import { api } from '../api/api.ts';
import { useThunkDispatch } from '../api/thunk.ts';
import { selectMayBeSignedIn } from '../features/account/session/accountSlice.ts';
import { chooseLanguage } from '../features/language/deviceLanguage.ts';
import { I18nContext } from '../ui/useI18n.ts';

interface Shown {
  readonly location: Location;
  readonly action: NavigationType;
  readonly i18n: SiteI18n;
}

/**
 * A router whose addresses name their language: `/de/trips` is the page `/trips` in German.
 * Components inside the router see paths without the prefix. When the traveler switches the
 * language or goes back to a page in another language, that page appears once its texts are loaded.
 * All components keep their state. ADR 0020.
 */
export function LanguageRouter({
  first,
  load,
  children,
}: {
  /** The language of the address that opened the site. */
  first: SiteI18n;
  load: (language: Language) => Promise<SiteI18n>;
  children: (i18n: SiteI18n) => ReactNode;
}) {
  // `BrowserRouter` never changes its prefix. Therefore this component creates the same kind of
  // history itself.
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [loaded] = useState(() => new Map([[first.language, first]]));
  const [{ location, action, i18n }, setShown] = useState<Shown>(() => ({
    location: history.location,
    action: history.action,
    i18n: first,
  }));

  useLayoutEffect(
    () =>
      history.listen(({ location: next, action: how }) => {
        const { language } = splitLanguage(next.pathname);
        const showIn = (known: SiteI18n) =>
          startTransition(() => setShown({ location: next, action: how, i18n: known }));
        const known = loaded.get(language);
        if (known) {
          showIn(known);
          return;
        }
        load(language).then(
          (other) => {
            loaded.set(language, other);
            if (history.location.key === next.key) showIn(other);
          },
          // The texts could not be loaded here, but the server can still render the page in the
          // language of its address.
          () => {
            if (history.location.key === next.key) window.location.reload();
          },
        );
      }),
    [history, loaded, load],
  );

  const wanted = useRef<Language>(undefined);
  const switchLanguage = useCallback(
    async (language: Language) => {
      wanted.current = language;
      loaded.set(language, loaded.get(language) ?? (await load(language)));
      // The traveler may have chosen another language while the texts loaded.
      if (wanted.current !== language) return;
      const { location: current } = history;
      const path = createPath({ ...current, pathname: pathIn(language, current.pathname) });
      history.replace(path, current.state);
    },
    [history, loaded, load],
  );

  return (
    <Router
      basename={pathPrefix(i18n.language)}
      location={location}
      navigationType={action}
      navigator={history}
    >
      <SwitchLanguage value={switchLanguage}>{children(i18n)}</SwitchLanguage>
    </Router>
  );
}

/**
 * Shows the site in a language and sets that language on the document. Stores the language when the
 * traveler has switched to it. Provider data in another language is requested again.
 */
export function WithLanguage({ i18n, children }: { i18n: SiteI18n; children: ReactNode }) {
  const dispatch = useThunkDispatch();
  const signedIn = useSelector(selectMayBeSignedIn);
  const show = use(SwitchLanguage);
  const choose = useCallback(
    async (language: Language) => {
      await show(language);
      // The traveler may have chosen another language while its texts loaded.
      const { language: shown } = splitLanguage(window.location.pathname);
      if (shown === language) dispatch(chooseLanguage(language, signedIn));
    },
    [show, dispatch, signedIn],
  );
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.lang = i18n.language;
    const { direction } = i18n.formats;
    if (html.dir === direction) return;
    html.dir = direction;
    // Safari would keep sideways-scrolling elements at their left edge, which is their end in
    // right-to-left pages.
    for (const strip of document.querySelectorAll('body *')) strip.scrollLeft = 0;
  }, [i18n]);
  const asked = useRef(i18n.language);
  useEffect(() => {
    if (asked.current === i18n.language) return;
    asked.current = i18n.language;
    dispatch(api.util.invalidateTags(['language']));
  }, [dispatch, i18n.language]);
  return (
    <I18nContext value={i18n}>
      <SwitchLanguage value={choose}>{children}</SwitchLanguage>
    </I18nContext>
  );
}
