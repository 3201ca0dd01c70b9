import { createContext, use, useState } from 'react';
import type { Language } from '#contracts/texts/languages.ts';
import { useI18n } from '../useI18n.ts';

/**
 * Switches the page to another language. The address changes to the one in that language, and the
 * typed values stay. The promise rejects when the texts of the language cannot be loaded. In that
 * case the page does not change.
 */
export const SwitchLanguage = createContext<(language: Language) => Promise<void>>(() =>
  Promise.reject(new Error('There is no <LanguageRouter> above this component.')),
);

/**
 * Returns the state of a control for switching the language. `shown` is the language that the
 * control should show. This is the requested language while its texts load, and otherwise the
 * language of the page. `failed` is the language that could not be loaded at the last attempt.
 */
export function useLanguageSwitch() {
  const { language } = useI18n();
  const switchLanguage = use(SwitchLanguage);
  const [request, setRequest] = useState<{ from: Language; to: Language; failed: boolean }>();
  // A request ends when the page is shown in a different language than at the time of the request.
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
