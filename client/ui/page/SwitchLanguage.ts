import { createContext } from 'react';
import type { Language } from '#contracts/texts/languages.ts';

/**
 * Shows the page in another language, at its address in that language, and keeps what was typed. Rejects when
 * the texts of the language cannot be loaded: the page then stays as it is.
 */
export const SwitchLanguage = createContext<(language: Language) => Promise<void>>(() =>
  Promise.reject(new Error('There is no <LanguageRouter> above this component.')),
);
