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
 * Returns the site as structured data, with its search: an address with a place shows the listing
 * of that place. https://schema.org/SearchAction
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
 * Returns the position of a page: below the home page and, if the city is known, below the listing
 * of that city. https://schema.org/BreadcrumbList
 */
export function breadcrumbData(
  { t, language }: ServerI18n,
  origin: string,
  {
    city,
    page,
  }: {
    /** The name of the city at the provider, and in the language. */
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
