import { createContext, use } from 'react';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';

/** The texts and formats of the desk in its present language. */
export const DeskI18nContext = createContext<DeskI18n | undefined>(undefined);

/** Returns the texts and formats of the desk. Throws outside `<DeskI18nContext>`. */
export function useDeskI18n(): DeskI18n {
  const i18n = use(DeskI18nContext);
  if (!i18n) throw new Error('There is no <DeskI18nContext> above this component.');
  return i18n;
}
