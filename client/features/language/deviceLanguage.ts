import type { Language } from '#contracts/texts/languages.ts';
import type { Thunk } from '../../api/thunk.ts';
import { declinedKey, languageKey, read } from './languageToOffer.ts';
import { storeText } from '../../domain/storeText.ts';

/**
 * Keeps the language that was chosen: on this device. One that was declined before may be offered
 * again.
 */
function keepLanguage(language: Language): Thunk<void> {
  return (_dispatch, _getState, { storage }) => {
    storeText(storage, languageKey, language);
    storeText(storage, declinedKey, '');
  };
}

/**
 * The same, and in the account of somebody who is `signedIn`. If that fails, the device keeps it
 * alone.
 */
export function chooseLanguage(language: Language, signedIn: boolean): Thunk<void> {
  return (dispatch) => {
    dispatch(keepLanguage(language));
    if (!signedIn) return;
    import(
      /* webpackChunkName: "account-parts" */ '../../api/account/accountPreferencesApi.ts'
    ).then(
      ({ accountLanguageApi: { endpoints } }) =>
        void dispatch(endpoints.chooseAccountLanguage.initiate({ language })),
      () => undefined,
    );
  };
}

/** Keeps a language that was chosen on another device, where this one keeps none. */
export function takeOverLanguage(language: Language): Thunk<void> {
  return (_dispatch, _getState, { storage }) => {
    if (!read(storage, languageKey)) storeText(storage, languageKey, language);
  };
}

/** Does not offer a language again on this device, until another one is chosen. */
export function declineLanguage(language: Language): Thunk<void> {
  return (_dispatch, _getState, { storage }) => storeText(storage, declinedKey, language);
}
