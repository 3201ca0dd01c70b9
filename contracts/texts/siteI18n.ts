import type { I18n } from './createI18n.ts';
import type { SiteTexts } from './en/siteTexts.ts';

/** A language with the texts of the site's pages. */
export interface SiteI18n extends I18n<SiteTexts> {
  /**
   * Resolves when the texts of listings and hotels are loaded; undefined if they were loaded from
   * the start. Until then only the texts of the home page and of the frame are available.
   */
  readonly stays?: Promise<void>;
  /**
   * Resolves when the texts of all pages are loaded; undefined if they were loaded from the start.
   */
  readonly rest?: Promise<void>;
}
