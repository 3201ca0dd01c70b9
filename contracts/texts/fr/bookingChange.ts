import type { bookingChange as english } from '../en/bookingChange.ts';
import type { Translation } from '../translation.ts';

export const bookingChange = {
  link: 'Modifier les dates ou les voyageurs',
  open: 'Ouvrir la réservation {number}, {days}',

  replaces: {
    cancelled:
      'Cette réservation remplace la réservation {number}, qui est annulée {cost, select, free {sans frais} other {moyennant des frais de {fee}}}.',
    cancelling:
      'Cette réservation remplace la réservation {number}, en cours d’annulation, {cost, select, free {sans frais} other {moyennant des frais de {fee} au maximum}}. Si l’hôtel n’accepte pas l’annulation, vous recevrez un e-mail.',
    over: 'Cette réservation devait remplacer la réservation {number}, qui est terminée.',
    waiting:
      'Cette réservation doit remplacer la réservation {number}, qui reste valable tant que l’hôtel n’a pas confirmé celle-ci. Ce n’est qu’ensuite que l’autre sera annulée, {cost, select, free {sans frais} other {moyennant des frais de {fee} au maximum}}.',
    bothStand:
      'Cette réservation devait remplacer la réservation {number}, mais l’hôtel n’a pas annulé cette dernière : les deux sont valables. Ouvrez l’ancienne pour l’annuler, ou contactez l’hôtel.',
    asItWas: 'Votre réservation {number} reste inchangée.',
  },
  replacedBy: {
    changed: 'Vous avez remplacé cette réservation par la réservation {number}.',
    asked:
      'Vous avez demandé à remplacer cette réservation par la réservation {number}. Celle d’origine reste valable tant que l’hôtel n’a pas confirmé la nouvelle.',
    bothStand:
      'Vous avez remplacé cette réservation par la réservation {number}, mais l’hôtel n’a pas annulé l’ancienne : les deux sont valables. Annulez l’ancienne ci-dessous, ou contactez l’hôtel.',
  },

  note: {
    title: 'Vous modifiez la réservation {number}',
    booked:
      '{days}, {guests}, {rooms} : {room}. Elle reste valable jusqu’à la confirmation de la nouvelle réservation.',
    keep: 'Ne rien changer',
    impossible: 'La réservation {number} ne peut pas être modifiée',
    status: '{title}.',
    openYours: 'Ouvrir votre réservation',
    notLoaded: 'La réservation que vous modifiez n’a pas pu être chargée',
    asItWas: 'Elle est inchangée.',
    noKey: 'Ouvrez votre réservation pour la modifier',
    noKeyReason:
      'Cette adresse n’ouvre pas la réservation. Ouvrez son lien depuis votre e-mail, puis choisissez « {link} ».',
  },

  summary: {
    title: 'Ce qui change',
    booked: 'Réservé',
    new: 'Nouveau',
    rooms: 'Chambres',
    difference: 'Différence de prix',
    inAll: 'Vous payez en tout : nouveau prix et frais',
    free: 'L’annulation de la réservation {number} est actuellement gratuite : vous ne payez que le nouveau prix.',
    fee: 'Ces frais sont ceux d’une annulation immédiate de la réservation {number}.',
    credits:
      'Les crédits ne peuvent pas servir pour la nouvelle réservation : ceux de la précédente ne sont restitués qu’à son annulation.',
  },

  review: {
    who: 'Au nom de {names}. Le contact, {email}, et vos demandes à l’hôtel restent inchangés.',
    change: 'Modifier ma réservation',
    request: 'Envoyer la demande de modification',
    changing: 'Modification…',
    cancellation: 'Nouvelle réservation : {terms}.',
    instant:
      'La nouvelle réservation est d’abord effectuée. Dès que l’hôtel l’a confirmée, la réservation {number} est annulée {cost, select, free {sans frais} other {moyennant des frais de {fee}}}. Si elle ne peut pas être effectuée, la réservation {number} reste inchangée.',
    onRequest:
      'La nouvelle réservation est d’abord demandée à l’hôtel. Dès que l’hôtel l’a confirmée, la réservation {number} est annulée {cost, select, free {sans frais} other {moyennant des frais de {fee}}}. Si elle ne peut pas être effectuée, la réservation {number} reste inchangée.',
    acceptChange: 'Pour continuer, acceptez la modification en haut de cette page.',
  },
} as const satisfies Translation<typeof english>;
