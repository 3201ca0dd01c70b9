import type { Language } from '../texts/languages.ts';
import type { SiteSettings } from './siteSettings.ts';

/** What a page looks like before its scripts run depends on: nothing of who visits it. ADR 0041. */
export interface PageToDraw {
  /** Path and query. */
  address: string;
  language: Language;
  settings: SiteSettings;
  /** The call that the page makes first, and its answer as JSON; undefined for a page without one. */
  answer?: readonly [call: string, json: string] | undefined;
  reviews?: ReviewCount | undefined;
}

/** How many reviews the hotel of a page has, as the page says from the start. */
export interface ReviewCount {
  readonly hotel: string;
  readonly count: number;
}

/** The name of the `meta` element that says it. */
export const reviewCountName = 'hotel-reviews';

/** A part of an answer that has the wrong shape: where it is, and what is wrong there. */
export interface LeftOutPart {
  readonly path: string;
  readonly message: string;
}

/**
 * Draws a page as HTML. Rejects when it cannot be drawn. `onLeftOut` is told which parts of the
 * answer the page does not show, if there are any.
 */
export type DrawPage = (
  page: PageToDraw,
  onLeftOut: (parts: readonly LeftOutPart[]) => void,
) => Promise<string>;

/** A page with what was drawn of it, which stands before what the page shows otherwise. */
export function withDrawn(html: string, drawn: string): string {
  return html.replace('<p id="opening"', (opening) => `<div id="drawn">${drawn}</div>${opening}`);
}

/** The page without it: one that is kept for all addresses. */
export function withoutDrawn(html: string): string {
  return html.replace(/<div id="drawn">[^]*<\/div>(?=<p id="opening")/, '');
}
