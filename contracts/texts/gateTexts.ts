import { gate } from './en/gate.ts';
import type { Language } from './languages.ts';
import type { Translation } from './translation.ts';

/** The texts of the gate in each language, which its pages are built with. */
export const gateTexts: Readonly<Record<Language, Translation<typeof gate>>> = {
  en: gate,
  de: gate,
  fr: gate,
  ar: gate,
};
