import type { ListingTexts } from '../en/listingTexts.ts';
import type { Translation } from '../translation.ts';

/** The texts of search results, filters, comparisons and maps, in French. */
export const listingTexts = {
  compare: {
    guests:
      '{score} sur 10{word, select, none {} other { · {word}}} · {count, plural, one {# évaluation} other {# évaluations}}',
    title: 'Comparer des établissements',
    back: 'Retour aux résultats',
    nothing:
      'Il n’y a rien à comparer. Cochez « Comparer » sur des établissements dans les résultats.',
    onlyOne: 'Cochez un autre établissement dans les résultats pour le comparer à celui-ci.',
    onlyDifferences: 'Afficher uniquement les différences',
    table: 'Comparaison des établissements',
    facilities: 'Équipements',
    differs: 'Différent',
    notKnown: 'Inconnu',
    same: 'D’après les informations connues, rien ne distingue ces établissements.',
    remove: 'Retirer',
    removeOf: 'Retirer : {name}',
    gone: 'Cet établissement n’est plus proposé.',
    property: 'Cet établissement',
    fact: {
      price: 'Prix',
      cancellation: 'Annulation',
      payment: 'Paiement',
      breakfast: 'Petit-déjeuner',
      room: 'Chambre',
      roomSize: 'Taille de la chambre',
      stars: 'Étoiles',
      guestRating: 'Note des clients',
      location: 'Emplacement',
      sight: 'Site à voir le plus proche',
      airport: 'Aéroport',
    },
    breakfast: {
      notInPrice: 'Non compris dans ce prix',
      notIncluded: 'Non compris',
      listed: 'Indiqué parmi les équipements',
      notListed: 'Non indiqué',
    },
    facility: {
      listed: 'Oui',
      notListed: 'Non indiqué',
    },
    choice: {
      compare: 'Comparer',
      compareOf: 'Comparer : {name}',
      full: 'Vous pouvez comparer {most, number} établissements au maximum. Retirez-en un d’abord.',
      chosen: 'Établissements à comparer',
      notInResults: 'Absent de ces résultats',
      remove: 'Retirer de la comparaison : {name}',
      open: '{count, plural, one {Comparer # établissement} other {Comparer # établissements}}',
      one: 'Cochez un autre établissement pour le comparer à celui-ci.',
      some: 'Sélection : {count, number} sur {most, number}.',
      most: 'Sélection : {count, number} sur {most, number}. Retirez-en un pour en comparer un autre.',
    },
  },
  filters: {
    title: 'Filtres',
    skip: 'Aller aux résultats',
    filterBy: 'Filtrer par',
    close: 'Fermer les filtres',
    showResults:
      '{count, plural, =0 {Afficher les résultats} one {Afficher # résultat} other {Afficher les # résultats}}',
    showHotels:
      '{count, plural, =0 {Afficher les résultats} one {Afficher # hôtel} other {Afficher # hôtels}}',
    group: {
      popular: 'Filtres populaires',
      stars: 'Nombre d’étoiles',
      terms: 'Conditions de réservation',
      price: 'Prix',
      guestRating: 'Note des clients',
      amenities: 'Équipements',
      distance:
        '{measuredFrom, select, center {Distance du centre} other {Distance depuis : {measuredFrom}}}',
      neighborhood: 'Quartier',
    },
    propertyName: 'Rechercher par nom d’établissement',
    compare: 'Comparer des établissements',
    choice: {
      any: 'Indifférent',
      within: 'À moins de {distance}',
      withinOf:
        '{measuredFrom, select, center {À moins de {distance} du centre} other {À moins de {distance} de : {measuredFrom}}}',
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
      area: 'Dans la zone de la carte',
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
      guestRating: 'Ces hôtels n’ont pas de note des clients.',
      kind: 'Le type d’hébergement de ces hôtels n’est pas connu.',
      neighborhood: 'Les quartiers de ces hôtels ne sont pas connus.',
      breakfast: 'On ne sait pas lesquels de ces hôtels servent le petit-déjeuner.',
      price: 'Les prix de ces hôtels ne sont pas connus.',
    },
  },
  listing: {
    sample: {
      stay: '1 nuit, 2 adultes',
      amount: '14 400 PKR',
      taxes: '+ 2 160 PKR de taxes et frais',
      freeCancellation: 'Annulation gratuite',
    },
    title: 'Séjours',
    titleOf:
      '{at, select, au {Séjours au {city}} aux {Séjours aux {city}} to {Séjours à {city}} other {Séjours : {city}}}',
    titleNear: '{landmark}, {city} : séjours à proximité',
    loading: 'Recherche de séjours',
    found:
      '{count, plural, =0 {Aucun établissement trouvé} one {# établissement trouvé} other {# établissements trouvés}}',
    foundListed:
      '{count, plural, =0 {Aucun établissement trouvé} one {# établissement trouvé} other {# établissements trouvés}}',
    firstOf: 'Affichage des {count, number} premiers hôtels sur {total, number}',
    results: 'Les résultats de la recherche',
    more: 'En savoir plus sur {name}',
    price:
      '{nights, plural, one {# nuit} other {# nuits}}{rooms, plural, =1 {} one {, # chambre} other {, # chambres}}, {taxed, select, yes {taxes comprises} other {aucune taxe}}',
    sortBy: 'Trier par',
    ranking: 'Notre classement',
    sort: {
      recommended: 'Recommandés',
      price: 'Prix croissant',
      'guest-rating': 'Meilleures notes des clients',
      stars: 'Étoiles, ordre décroissant',
      distance:
        '{measuredFrom, select, center {Distance du centre} other {Distance depuis : {measuredFrom}}}',
    },
    availability: {
      people:
        '{people, plural, =1 {vous} =2 {vous deux} =3 {vous trois} =4 {vous quatre} =5 {vous cinq} =6 {vous six} one {# personne} other {# personnes}}',
      some: '{available, plural, one {# hôtel} other {# hôtels}} {match, select, yes {sur les {total, number} correspondant à vos filtres} other {sur {total, number}}} {available, plural, one {a} other {ont}} {rooms, plural, =1 {une chambre} one {# chambre} other {# chambres}} pour {people}{when, select, tonight { ce soir} other {}}',
      all: '{total, plural, one {# hôtel{match, select, yes { correspondant à vos filtres} other {}} a} other {# hôtels{match, select, yes { correspondant à vos filtres} other {}} ont}} {rooms, plural, =1 {une chambre} one {# chambre} other {# chambres}} pour {people}{when, select, tonight { ce soir} other {}}',
      none: '{total, plural, one {Le seul hôtel{match, select, yes { correspondant à vos filtres} other {}} n’a pas} other {Aucun des # hôtels{match, select, yes { correspondant à vos filtres} other {}} n’a}} {rooms, plural, =1 {de chambre} one {# chambre} other {# chambres}} pour {people}{when, select, tonight { ce soir} other {}}',
    },
    prices: {
      notCompared: 'Les prix sont ici en {currencies} et ne peuvent pas être comparés.',
      ratesForgotten: 'Les taux de change du {day} ne sont plus connus.',
      compared:
        'Les prix sont ici en {currencies}, comparés en {currency} selon les taux de change du {day}.',
      withoutRate: 'Il n’y a pas de taux de change pour : {currencies}.',
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
      checkSpelling:
        'Aucun lieu trouvé pour « {city} ». Essayez une ville, ou un site, une gare ou un aéroport avec sa ville.',
      elsewhere: 'Chercher ailleurs',
      mostHotels: 'Les destinations avec le plus d’hôtels',
    },
  },
  map: {
    view: 'Voir sur la carte',
    short: 'Carte',
    noPlaces: 'Ces hôtels n’ont pas d’emplacement sur une carte.',
    results: {
      title: 'Carte des résultats',
      name: 'Carte',
      description: 'La liste présente les mêmes établissements sous forme de texte.',
      prices: 'Les prix sont pour tout le séjour, taxes et frais compris.',
      unplaced:
        '{count, plural, one {# établissement n’a pas d’emplacement sur la carte.} other {# établissements n’ont pas d’emplacement sur la carte.}}',
      searchArea: 'Rechercher dans cette zone',
      viewList: 'Voir la liste',
    },
    marker: {
      several: '{count, plural, one {# établissement} other {# établissements}}',
      stars: '{stars, number} ★',
      name: '{name}, {fact}',
    },
    hotel: {
      title: 'Carte : {name}',
      description: 'La page indique aussi l’adresse en toutes lettres.',
      street: 'Itinéraire et plan des rues (ouvre un nouvel onglet)',
      notAvailable: 'Carte non disponible',
    },
    names: '{names}, {name}',
    keys: 'Les flèches déplacent la carte, plus et moins modifient le zoom.',
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
    source: '© les contributeurs d’OpenStreetMap',
    loading: 'Chargement de la carte...',
    noTiles: 'Le plan des rues n’a pas pu être chargé.',
    failed: 'La carte n’a pas pu être chargée.',
    close: 'Fermer',
  },
} as const satisfies Translation<ListingTexts>;
