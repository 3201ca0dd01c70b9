import type { I18n } from './createI18n.ts';
import type { DeskTexts } from './en/deskTexts.ts';

/** Parts of the texts that only single pages need, which add them. */
export type DeskPageTexts = 'money' | 'passkeys' | 'promotions' | 'rates' | 'templates';

/**
 * A language with the texts of the desk and of the site. `pageTexts` says whether the texts of a
 * page are there, and adds them; it rejects when they cannot be loaded. Without it, all are there.
 */
export type DeskI18n = I18n<DeskTexts> & {
  readonly pageTexts?: {
    has: (page: DeskPageTexts) => boolean;
    add: (page: DeskPageTexts) => Promise<void>;
  };
};
