import { createContext, use, useState } from 'react';
import type { Language } from '#contracts/texts/languages.ts';
import { useI18n } from '../useI18n.ts';

/**
 * Shows the page in another language at its address in that language, and keeps the typed values.
 * The promise rejects when the texts of the language cannot be loaded, and the page then stays as
 * it is.
 */
export const SwitchLanguage = createContext<(language: Language) => Promise<void>>(() =>
  Promise.reject(new Error('There is no <LanguageRouter> above this component.')),
);

/**
 * Returns the state of a control for switching the language. `shown` is the language that the
 * control should show: the wanted language while its texts load, otherwise that of the page.
 * `failed` is the language that could not be loaded at the last attempt.
 */
export function useLanguageSwitch() {
  const { language } = useI18n();
  const switchLanguage = use(SwitchLanguage);
  const [request, setRequest] = useState<{ from: Language; to: Language; failed: boolean }>();
  // A request is over when the page appears in another language than before.
  const open = request?.from === language ? request : undefined;
  return {
    shown: open && !open.failed ? open.to : language,
    failed: open?.failed ? open.to : undefined,
    switchTo: (to: Language) => {
      const asked = { from: language, to, failed: false };
      setRequest(asked);
      switchLanguage(to).catch(() =>
        setRequest((last) => (last === asked ? { ...asked, failed: true } : last)),
      );
    },
  };
}
