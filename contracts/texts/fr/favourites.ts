import type { favourites as english } from '../en/favourites.ts';
import type { Translation } from '../translation.ts';

export const favourites = {
  title: 'Favoris',
  kept: '{count, plural, one {# établissement enregistré} other {# établissements enregistrés}} {where, select, account {dans votre compte} other {sur cet appareil uniquement}}.',
  none: 'Vous n’avez pas encore de favoris. Le cœur d’un établissement l’enregistre ici, {where, select, account {dans votre compte} other {sur cet appareil uniquement}}.',
  notLoaded: 'Les favoris de votre compte n’ont pas pu être chargés. Rechargez la page.',
  findStay: 'Trouver un séjour',
  removed: 'Retiré des favoris : {name}.',
  undo: 'Annuler',
  remove: 'Retirer',
  removeOf: 'Retirer : {name}',
  gone: 'Cet établissement n’est plus proposé.',
  property: 'Cet établissement',
  tonight: 'Ce soir',
  from: '{days}, à partir de',
  tonightFrom: 'Ce soir, à partir de',
  heart: {
    add: 'Ajouter aux favoris',
    addOf: 'Ajouter aux favoris : {name}',
    added: 'Dans vos favoris',
    full: 'Cet appareil conserve {most, number} favoris au maximum. Retirez-en un d’abord.',
  },
  notSaved: {
    device:
      'Vos favoris n’ont pas pu être enregistrés dans votre compte. Ils restent sur cet appareil.',
    some: 'Certains favoris n’ont pas pu être enregistrés. Réessayez plus tard.',
    added: 'Impossible d’ajouter à vos favoris : {name}. Réessayez plus tard.',
    removed: 'Impossible de retirer de vos favoris : {name}. Réessayez plus tard.',
    close: 'Fermer',
  },
} as const satisfies Translation<typeof english>;
