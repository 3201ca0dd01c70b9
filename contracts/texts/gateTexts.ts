import { gate as arabic } from './ar/gate.ts';
import { gate as german } from './de/gate.ts';
import { gate as english } from './en/gate.ts';
import { gate as french } from './fr/gate.ts';
import type { Language } from './languages.ts';
import type { Translation } from './translation.ts';

/** The texts of the gate in each language, from which its pages are built. */
export const gateTexts: Readonly<Record<Language, Translation<typeof english>>> = {
  en: english,
  de: german,
  fr: french,
  ar: arabic,
};
