import type { Language } from '#contracts/texts/languages.ts';
import type { Thunk } from '../../api/thunk.ts';
import { declinedKey, languageKey, read } from './languageToOffer.ts';
import { storeText } from '../../domain/storeText.ts';

/**
 * Stores the chosen language on this device. A language that was declined before may be offered
 * again.
 */
function keepLanguage(language: Language): Thunk<void> {
  return (_dispatch, _getState, { storage }) => {
    storeText(storage, languageKey, language);
    storeText(storage, declinedKey, '');
  };
}

/**
 * Stores the chosen language on this device and, if `signedIn` is true, also in the account. If
 * saving in the account fails, only the device keeps the language.
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

/** Stores a language that was chosen on another device, unless this device already has one. */
export function takeOverLanguage(language: Language): Thunk<void> {
  return (_dispatch, _getState, { storage }) => {
    if (!read(storage, languageKey)) storeText(storage, languageKey, language);
  };
}

/** Stops offering a language on this device until another language is chosen. */
export function declineLanguage(language: Language): Thunk<void> {
  return (_dispatch, _getState, { storage }) => storeText(storage, declinedKey, language);
}
