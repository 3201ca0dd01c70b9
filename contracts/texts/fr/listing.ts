import type { listing as english } from '../en/listing.ts';
import type { Translation } from '../translation.ts';

export const listing = {
  title: 'Séjours',
  titleOf: 'Séjours : {city}',
  loading: 'Recherche de séjours',
  found:
    '{count, plural, =0 {Aucun établissement trouvé} one {# établissement trouvé} other {# établissements trouvés}}',
  foundListed:
    '{count, plural, =0 {Aucun établissement trouvé} one {# établissement trouvé} other {# établissements trouvés}}',
  firstOf: 'Affichage des {count, number} premiers hôtels sur {total, number}',
  results: 'Les résultats de la recherche',
  sortBy: 'Trier par',
  ranking: 'Notre classement',
  sort: {
    recommended: 'Recommandés',
    price: 'Prix croissant',
    'guest-rating': 'Meilleures notes des clients',
    stars: 'Étoiles, ordre décroissant',
    distance: 'Distance du centre',
  },
  availability: {
    some: 'Disponibles : {available, number} sur {total, number}.',
    fewHaveRoom:
      'Disponibles : {available, number} sur {total, number}. {small, plural, one {# établissement ne peut pas accueillir} other {# établissements ne peuvent pas accueillir}} {who, select, adults {{people, plural, one {# adulte} other {# adultes}}} other {{people, plural, one {# voyageur} other {# voyageurs}}}}{rooms, plural, =1 {} one { dans # chambre} other { dans # chambres}}.',
    noneHasRoom:
      'Disponibles : {available, number} sur {total, number}. Aucun établissement ne peut accueillir {who, select, adults {{people, plural, one {# adulte} other {# adultes}}} other {{people, plural, one {# voyageur} other {# voyageurs}}}}{rooms, plural, =1 {} one { dans # chambre} other { dans # chambres}}.',
  },
  prices: {
    notCompared: 'Les prix sont ici en {currencies} et ne peuvent pas être comparés.',
    ratesForgotten: 'Les taux de change du {day} ne sont plus connus.',
    compared:
      'Les prix sont ici en {currencies}, comparés en {currency} selon les taux de change du {day}.',
    withoutRate: 'Il n’y a pas de taux pour : {currencies}.',
  },
  pages: {
    label: 'Pages',
    previous: 'Précédent',
    next: 'Suivant',
    number: 'Page {page, number}',
  },
  nothingFound: {
    warning: 'Aucun hôtel trouvé pour votre recherche.',
    noHotelsIn: 'Nous n’avons aucun hôtel pour cette destination : {city}.',
    otherDays: 'Autres dates',
    otherDaysIn: 'Autres dates : {city}',
    checkSpelling: 'Vérifiez l’orthographe (« {city} ») ou cherchez ailleurs',
    elsewhere: 'Chercher ailleurs',
  },
} as const satisfies Translation<typeof english>;
