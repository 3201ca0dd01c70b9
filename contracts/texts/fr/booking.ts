import type { booking as english } from '../en/booking.ts';
import type { Translation } from '../translation.ts';

export const booking = {
  title: 'Votre réservation',
  brand: 'Stayfarer',
  number: 'Numéro de réservation',
  hotelReference: 'Référence de l’hôtel',
  addToCalendar: 'Ajouter au calendrier',
  print: 'Imprimer',
  seeRooms: 'Voir les chambres : {hotel}',
  howWasIt: 'Comment s’est passé votre séjour ?',
  tooManyTries: 'Trop de tentatives. Patientez une minute, puis réessayez.',

  stay: {
    picture: '{room}, {hotel}',
    hotelPage: 'Voir la page de l’hôtel',
    zone: 'Horaires de l’hôtel : {zone}.',
    room: 'Chambre',
    roomName: '{rooms, plural, one {{room}} other {# chambres : {room}}}',
    meals: 'Repas',
    guests: 'Clients',
    requested: 'Demandes',
    service: '{service} : {choice}',
    onRequest: 'Sur demande : l’hôtel vous donnera sa réponse. Non compris dans le prix.',
  },

  price: {
    title: 'Prix',
    ofStay: 'Prix du séjour',
    willEarn:
      'Cette réservation vous rapportera {amount} en OneKeyCash dès que l’hôtel aura signalé votre séjour.',
    willEarnBy:
      'Cette réservation vous rapportera {amount} en OneKeyCash dès que l’hôtel aura signalé votre séjour ou, à défaut, jusqu’à ce montant le {day}.',
    earned: 'Cette réservation vous a rapporté {amount} en OneKeyCash.',
    earnedNothing:
      'Ce séjour n’a pas rapporté de OneKeyCash : il en rapportera une fois signalé par l’hôtel.',
    paidBySite: 'Stayfarer paie à l’établissement :',
  },

  reach: {
    title: 'Se rendre à l’hôtel',
    noAddress: 'Adresse non disponible',
    coordinates: 'Coordonnées : {coordinates}',
    directions: 'Itinéraire',
  },

  record: {
    label: 'Historique',
    event: {
      pending: 'Réservation envoyée à l’hôtel',
      requested: 'Demande envoyée à l’hôtel',
      confirmed: 'Confirmée',
      declined: 'Réservation non aboutie',
      cancelled: 'Annulée',
      stayed: 'Séjour terminé',
      'no-show': 'Non-présentation signalée',
    },
    saveToAccount:
      '<link>Enregistrer dans mon compte</link> : connectez-vous ou inscrivez-vous avec {email}, et la réservation figurera parmi vos voyages.',
  },

  /** Above a booking that is shown from the device, because the site does not respond. */
  saved: {
    asOf: 'Le site est injoignable. Voici votre réservation, telle qu’elle était le {time}.',
    resting: 'Elle pourra être modifiée ou annulée dès que la connexion sera rétablie.',
  },

  offline: {
    title: 'Vous êtes hors ligne',
    text: 'Vous êtes hors ligne. Vous pourrez de nouveau chercher, réserver et vous connecter à votre compte dès que le réseau sera rétabli. Votre saisie est conservée.',
    saved: 'Enregistré sur cet appareil :',
  },

  none: {
    notNow: 'Votre réservation ne peut pas être affichée pour le moment',
    unreachable:
      'Le site n’a pas pu être joint. Votre réservation est inchangée : seule la page manque.',
    title: 'Aucune réservation à cette adresse',
    reason:
      'Le lien est peut-être incomplet. Ouvrez-le de nouveau depuis votre e-mail, ou copiez-le en entier : la partie qui suit « key= » en fait partie. Avec votre numéro de réservation, nous vous renvoyons le lien.',
    home: 'Aller à la page d’accueil',
  },

  standing: {
    title: 'Vous avez déjà réservé ce séjour',
    note: 'Si vous continuez, vous le réservez une fois de plus.',
    open: 'Ouvrir la réservation {number}',
  },
} as const satisfies Translation<typeof english>;
