import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useEffect, useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { PageNavigation } from '../../ui/page/PageNavigation.tsx';
import { I18nContext } from '../../ui/useI18n.ts';
import type { SecondStep } from '../api/secondStep.ts';
import { SecondStepDialog } from '../ui/SecondStepDialog.tsx';
import { DeskI18nContext } from '../ui/useDeskI18n.ts';
import type { DeskStore } from './createDeskStore.ts';
import { DeskFrame } from './DeskFrame.tsx';

/** The desk, to be rendered inside a router. */
export function DeskApp({
  store,
  i18n,
  secondStep,
  onLanguage,
}: {
  store: DeskStore;
  i18n: DeskI18n;
  secondStep: SecondStep;
  /** Shows the desk in another language. */
  onLanguage: (language: Language) => void;
}) {
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.lang = i18n.language;
    html.dir = i18n.formats.direction;
  }, [i18n]);
  // Whoever comes back to the window sees at once whether the session has ended.
  useEffect(() => setupListeners(store.dispatch), [store]);
  return (
    <Provider store={store}>
      <I18nContext value={i18n}>
        <DeskI18nContext value={i18n}>
          <PageNavigation>
            <DeskFrame onLanguage={onLanguage} />
          </PageNavigation>
          <SecondStepDialog secondStep={secondStep} />
        </DeskI18nContext>
      </I18nContext>
    </Provider>
  );
}
