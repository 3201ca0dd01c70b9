import type { Language } from '../texts/languages.ts';
import type { SiteSettings } from './siteSettings.ts';

/**
 * The data from which the server draws a page, so that the page is visible before its scripts run.
 * It contains nothing about the visitor. ADR 0041.
 */
export interface PageToDraw {
  /** The path and the query. */
  address: string;
  language: Language;
  settings: SiteSettings;
  /** The first call of the page, and its response as JSON; undefined for a page without a call. */
  answer?: readonly [call: string, json: string] | undefined;
  reviews?: ReviewCount | undefined;
}

/** The number of reviews of a hotel, which the page contains from the start. */
export interface ReviewCount {
  readonly hotel: string;
  readonly count: number;
}

/** The name of the `meta` element with the number of reviews. */
export const reviewCountName = 'hotel-reviews';

/** A part of a response that has the wrong shape: its path, and the error. */
export interface LeftOutPart {
  readonly path: string;
  readonly message: string;
}

/**
 * Draws a page as HTML. Rejects if the page cannot be drawn. Calls `onLeftOut` with the parts of
 * the response that the page does not show, if there are any.
 */
export type DrawPage = (
  page: PageToDraw,
  onLeftOut: (parts: readonly LeftOutPart[]) => void,
) => Promise<string>;

/** Inserts the drawn HTML into a page, before the element that the page shows while it opens. */
export function withDrawn(html: string, drawn: string): string {
  return html.replace('<p id="opening"', (opening) => `<div id="drawn">${drawn}</div>${opening}`);
}

/** Removes the drawn HTML, so that the page can be cached for all addresses. */
export function withoutDrawn(html: string): string {
  return html.replace(/<div id="drawn">[^]*<\/div>(?=<p id="opening")/, '');
}
