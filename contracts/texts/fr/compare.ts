import type { compare as english } from '../en/compare.ts';
import type { Translation } from '../translation.ts';

export const compare = {
  title: 'Comparer des établissements',
  back: 'Retour aux résultats',
  nothing:
    'Il n’y a rien à comparer. Cochez « Comparer » pour des établissements dans les résultats.',
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
    stars: 'Étoiles',
    guestRating: 'Note des clients',
    location: 'Emplacement',
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
} as const satisfies Translation<typeof english>;
