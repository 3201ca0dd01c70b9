import type { I18n } from './createI18n.ts';
import type { SiteTexts } from './en/siteTexts.ts';

/** A language with the texts of the site's pages. */
export interface SiteI18n extends I18n<SiteTexts> {
  /**
   * Resolves when the texts of listings and hotels are there; undefined if they are from the start.
   * Before that there are those of the home page and of the frame of all pages.
   */
  readonly stays?: Promise<void>;
  /** Resolves when the texts of all pages are there, likewise. */
  readonly rest?: Promise<void>;
}
