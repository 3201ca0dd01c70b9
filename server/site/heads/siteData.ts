import type {
  BreadcrumbList,
  SearchAction,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts';
import { cityAddress, routes } from '#client/domain/paths.ts';
import { pathIn } from '#contracts/texts/languages.ts';
import type { ServerI18n } from '#contracts/texts/serverI18n.ts';

/**
 * The site as structured data, with its search: whoever puts a place into the address gets the
 * listing of that place. https://schema.org/SearchAction
 */
export function siteData({ t, language }: ServerI18n, origin: string): WithContext<WebSite> {
  const potentialAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${pathIn(language, routes.listing)}?city={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: t('page.brand'),
    url: origin + pathIn(language, routes.home),
    potentialAction,
  };
}

/**
 * Where a page is: below the home page, the listing of a city if it is known, and the page itself,
 * if it is not that listing. https://schema.org/BreadcrumbList
 */
export function breadcrumbData(
  { t, language }: ServerI18n,
  origin: string,
  {
    city,
    page,
  }: {
    /** As the provider names it, and in the language. */
    city: { name: string; text: string } | undefined;
    page?: { name: string; path: string };
  },
): WithContext<BreadcrumbList> {
  const steps = [
    { name: t('page.brand'), path: routes.home },
    ...(city ? [{ name: city.text, path: cityAddress(city.name) }] : []),
    ...(page ? [page] : []),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + pathIn(language, path),
    })),
  };
}
