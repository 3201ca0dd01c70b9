import type { I18n } from '#contracts/texts/createI18n.ts';
import type { SiteTexts } from '#contracts/texts/en/siteTexts.ts';

/** The number of hotels on a page of the listing. */
const pageSize = 25;

/**
 * One page of a list, with its number and the number of pages. A number above the last means the
 * last page.
 */
export interface ListPage<T> {
  readonly items: readonly T[];
  readonly page: number;
  readonly pages: number;
}

/** Returns the number of pages for this number of hotels, which is at least one. */
export function pagesOf(hotels: number): number {
  return Math.max(1, Math.ceil(hotels / pageSize));
}

/** Returns one page of a list. An empty list has one empty page. */
export function pageOf<T>(items: readonly T[], wanted: number): ListPage<T> {
  const pages = pagesOf(items.length);
  const page = Math.min(wanted, pages);
  return { items: items.slice((page - 1) * pageSize, page * pageSize), page, pages };
}

/**
 * Returns the page numbers to link to: the first, the last and those around `page`. 0 stands for a
 * gap.
 */
export function pageNumbers(page: number, pages: number): number[] {
  const shown = [1, page - 1, page, page + 1, pages].filter(
    (number, index, all) => number >= 1 && number <= pages && all.indexOf(number) === index,
  );
  return shown.flatMap((number, index) =>
    number - (shown[index - 1] ?? 0) > 1 ? [0, number] : [number],
  );
}

/**
 * Returns the title of a page of a list. From the second page on, the title includes the page
 * number.
 */
export function pageTitle(
  { t }: I18n<Pick<SiteTexts, 'listing'>>,
  title: string,
  page: number,
): string {
  return page > 1 ? `${title} · ${t('listing.pages.number', { page })}` : title;
}
