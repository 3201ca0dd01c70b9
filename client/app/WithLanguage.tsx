import { type ReactNode, use, useCallback, useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { type Language, splitLanguage } from '#contracts/texts/languages.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { useThunkDispatch } from '../api/thunk.ts';
import { selectMayBeSignedIn } from '../features/account/session/accountSlice.ts';
import { chooseLanguage } from '../features/language/deviceLanguage.ts';
import { SwitchLanguage } from '../ui/page/SwitchLanguage.ts';
import { I18nContext } from '../ui/useI18n.ts';

/**
 * Shows the site in a language, which the document names, and keeps the language that the traveller
 * switches to.
 */
export function WithLanguage({ i18n, children }: { i18n: SiteI18n; children: ReactNode }) {
  const dispatch = useThunkDispatch();
  const signedIn = useSelector(selectMayBeSignedIn);
  const show = use(SwitchLanguage);
  const choose = useCallback(
    async (language: Language) => {
      await show(language);
      // Another one may have been chosen while its texts were loading.
      const { language: shown } = splitLanguage(window.location.pathname);
      if (shown === language) dispatch(chooseLanguage(language, signedIn));
    },
    [show, dispatch, signedIn],
  );
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.lang = i18n.language;
    html.dir = i18n.formats.direction;
  }, [i18n]);
  return (
    <I18nContext value={i18n}>
      <SwitchLanguage value={choose}>{children}</SwitchLanguage>
    </I18nContext>
  );
}
