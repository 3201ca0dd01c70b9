import type { I18n } from './createI18n.ts';
import type { DeskTexts } from './en/deskTexts.ts';

/** A language with the texts of the desk and of the site. */
export type DeskI18n = I18n<DeskTexts>;
