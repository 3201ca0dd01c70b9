import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useEffect, useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import type { Language } from '#contracts/texts/languages.ts';
import type { SiteVersion } from '../../domain/siteVersion.ts';
import { PageNavigation } from '../../ui/page/PageNavigation.tsx';
import { ReloadWhenOutdated } from '../../ui/page/ReloadWhenOutdated.tsx';
import { I18nContext } from '../../ui/useI18n.ts';
import type { SecondStep } from '../api/secondStep.ts';
import { SecondStepDialog } from '../ui/SecondStepDialog.tsx';
import { DeskI18nContext } from '../ui/useDeskI18n.ts';
import type { DeskStore } from './createDeskStore.ts';
import { DeskFrame } from './DeskFrame.tsx';

/**
 * Returns the id of a page. The id is the path alone, so a new query does not count as a new page.
 */
const pathOf = ({ pathname }: { pathname: string }) => pathname;

/** The desk's root component, which needs a router around it. */
export function DeskApp({
  store,
  i18n,
  secondStep,
  version,
  onLanguage,
}: {
  store: DeskStore;
  i18n: DeskI18n;
  secondStep: SecondStep;
  version?: SiteVersion | undefined;
  /** Shows the desk in another language. */
  onLanguage: (language: Language) => void;
}) {
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.lang = i18n.language;
    html.dir = i18n.formats.direction;
  }, [i18n]);
  // When the window regains focus, the desk checks at once whether the session has ended.
  useEffect(() => setupListeners(store.dispatch), [store]);
  return (
    <Provider store={store}>
      <I18nContext value={i18n}>
        <DeskI18nContext value={i18n}>
          <PageNavigation pageId={pathOf}>
            <ReloadWhenOutdated version={version}>
              <DeskFrame onLanguage={onLanguage} />
            </ReloadWhenOutdated>
          </PageNavigation>
          <SecondStepDialog secondStep={secondStep} />
        </DeskI18nContext>
      </I18nContext>
    </Provider>
  );
}
