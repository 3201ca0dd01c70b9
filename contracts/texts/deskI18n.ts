import type { I18n } from './createI18n.ts';
import type { DeskTexts } from './en/deskTexts.ts';

/** The parts of the texts that only single pages need and load. */
export type DeskPageTexts = 'money' | 'passkeys' | 'promotions' | 'rates' | 'templates';

/**
 * A language with the texts of the desk and of the site. `pageTexts` tells whether the texts of a
 * page are loaded, and loads them; it rejects when that fails. Without `pageTexts`, all texts are
 * loaded.
 */
export type DeskI18n = I18n<DeskTexts> & {
  readonly pageTexts?: {
    has: (page: DeskPageTexts) => boolean;
    add: (page: DeskPageTexts) => Promise<void>;
  };
};
