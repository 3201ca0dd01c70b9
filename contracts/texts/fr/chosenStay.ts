import type { chosenStay as english } from '../en/chosenStay.ts';
import type { Translation } from '../translation.ts';

export const chosenStay = {
  step: 'Étape {step, number} sur 2',
  checkIn: 'Arrivée',
  checkOut: 'Départ',
  from: 'à partir de {time}',
  until: 'jusqu’à {time}',
  nights: '{nights, plural, one {Séjour de # nuit} other {Séjour de # nuits}}',
  hotelStars: '{stars, plural, one {Hôtel # étoile} other {Hôtel # étoiles}}',
  phone: 'Téléphone : <value>{phone}</value>',
  email: 'E-mail : <value>{email}</value>',
  importantInformation: 'Informations importantes',
  none: {
    title: 'Aucune chambre choisie pour le moment',
    reason: 'Recherchez un séjour, puis sélectionnez une chambre pour la réserver.',
  },
  unknown: {
    title: 'Nous n’avons pas trouvé cette chambre',
    reason:
      'Le lien est peut-être ancien ou incomplet, ou l’hôtel n’est pas joignable pour le moment.',
  },
  search: 'Rechercher un séjour',
  gone: {
    title: 'Cette offre n’est plus disponible',
    reason: '{hotel} ne propose plus cette chambre à ces conditions pour votre séjour.',
    rooms: 'Voir les chambres : {hotel}',
  },
  moved: {
    terms: 'Les conditions ont changé',
    price: 'Le prix a changé',
    payment: 'Le moment du paiement a changé',
    lower: 'Le prix a baissé',
    higher: 'Le prix a augmenté',
    needsConsent:
      'Veuillez vérifier ce qui a changé depuis que vous avez choisi cette chambre, et l’accepter pour continuer.',
    note: 'Voici ce qui a changé depuis que vous avez choisi cette chambre.',
    term: '{label} : <was>{before}</was> <now>{after}</now>',
    accept: 'Accepter la modification',
    takeLower: 'Accepter le prix plus bas',
    otherRoom: 'Choisir une autre chambre',
    label: 'Ce qui a changé',
    item: 'Élément',
    before: 'Avant',
    now: 'Maintenant',
    difference: 'Différence',
    atProperty: '{line} (à l’établissement)',
  },
} as const satisfies Translation<typeof english>;
