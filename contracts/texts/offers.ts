import type { Language } from './languages.ts';

/**
 * The texts of a language that are needed before its catalog is loaded: its name, and the offer
 * to show the page in it, all in the language itself.
 */
export const languageOffers: Readonly<
  Record<Language, { readonly name: string; readonly offer: string; readonly decline: string }>
> = {
  en: { name: 'English', offer: 'View this page in English', decline: 'Hide' },
  de: { name: 'Deutsch', offer: 'Diese Seite auf Deutsch ansehen', decline: 'Ausblenden' },
  fr: { name: 'Français', offer: 'Voir cette page en français', decline: 'Masquer' },
  ar: { name: 'العربية', offer: 'عرض هذه الصفحة بالعربية', decline: 'إخفاء' },
};
