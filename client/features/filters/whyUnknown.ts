import type { Facet } from '../../domain/listing/facets.ts';

/** Why a filter cannot be used on these hotels, for its title. */
export const whyUnknown: Readonly<Record<Facet, string>> = {
  stars: 'These hotels have no star rating.',
  guestRating: 'These hotels have no guest rating.',
  kind: 'It is not known what kind of property these are.',
  neighborhood: 'The neighborhoods of these hotels are not known.',
  breakfast: 'It is not known which of these hotels serve breakfast.',
  price: 'The prices of these hotels are not known.',
  name: 'These hotels have no name.',
};

/** Why prices cannot be filtered or sorted when they are of several currencies. */
export function whyNoPriceOrder(currencies: readonly string[]): string {
  return `Prices here are in ${new Intl.ListFormat('en-US').format(currencies)} and cannot be compared.`;
}
