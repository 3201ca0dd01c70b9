import type { I18n } from './createI18n.ts';
import type { SiteTexts } from './en/siteTexts.ts';

/** A language with the texts of the site's pages. */
export type SiteI18n = I18n<SiteTexts>;
