import type { filters as english } from '../en/filters.ts';
import type { Translation } from '../translation.ts';

export const filters = {
  title: 'Filtres',
  filterBy: 'Filtrer par',
  showResults: 'Afficher les résultats',
  group: {
    popular: 'Filtres populaires',
    stars: 'Nombre d’étoiles',
    price: 'Prix',
    guestRating: 'Note des clients',
    neighborhood: 'Quartier',
  },
  propertyName: 'Rechercher par nom d’établissement',
  compare: 'Comparer des établissements',
  choice: {
    any: 'Indifférent',
    stars: '{stars, plural, one {# étoile} other {# étoiles}}',
    wonderful: 'Superbe 9+',
    veryGood: 'Très bien 8+',
    good: 'Bien 7+',
    clifton: 'Clifton',
  },
  price: {
    min: 'Min.',
    max: 'Max.',
    range: 'Fourchette de prix',
    lowest: 'Prix minimum',
    highest: 'Prix maximum',
    none: '0 $US',
    minAboveMax: 'Le minimum dépasse le maximum.',
    noAmount: 'Saisissez un montant, par exemple 120.',
    scope: 'Pour tout le séjour, taxes comprises',
    scopeIn: 'Pour tout le séjour, taxes comprises, en {currency}',
    scopeOfSome:
      'Pour tout le séjour, taxes comprises, en {currency}. Avec une limite, les hôtels en {currencies} ne sont pas affichés',
  },
  active: {
    title: 'Filtres actifs',
    remove: 'Retirer le filtre : {filter}',
    clear: 'Tout effacer',
    name: 'Nom : {name}',
    priceBetween: 'De {min} à {max}',
    priceFrom: 'À partir de {min}',
    priceTo: 'Jusqu’à {max}',
  },
  noMatches: {
    without:
      'Aucun établissement ne correspond à tous les filtres. Sans « {filter} », il y a {count, plural, one {# établissement} other {# établissements}}.',
    withoutAvailable:
      'Aucun établissement ne correspond à tous les filtres. Sans « {filter} », il y a {count, plural, one {# établissement disponible} other {# établissements disponibles}}.',
    remove: 'Retirer « {filter} »',
    noSingle:
      'Aucun établissement ne correspond à tous les filtres, et en retirer un seul n’y changerait rien.',
    clear: 'Effacer tous les filtres',
  },
  whyUnknown: {
    stars: 'Ces hôtels ne sont pas classés par étoiles.',
    guestRating: 'Ces hôtels n’ont pas de note des clients.',
    kind: 'Le type d’hébergement de ces hôtels n’est pas connu.',
    neighborhood: 'Les quartiers de ces hôtels ne sont pas connus.',
    breakfast: 'On ne sait pas lesquels de ces hôtels servent le petit-déjeuner.',
    price: 'Les prix de ces hôtels ne sont pas connus.',
    name: 'Ces hôtels n’ont pas de nom.',
  },
} as const satisfies Translation<typeof english>;
