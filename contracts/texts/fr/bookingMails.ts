import type { bookingMails as english } from '../en/bookingMails.ts';
import type { Translation } from '../translation.ts';

export const bookingMails = {
  link: 'Ouvrir votre réservation',
  keepLink:
    'Toute personne disposant de ce lien peut voir et annuler la réservation : ne transférez pas cet e-mail.',
  seePage: 'La page de votre réservation indique toujours son état actuel.',
  booking: '{number} ({from} – {to})',
  lateAnswer: 'Au moment de votre réservation, l’hôtel n’avait pas encore répondu.',
  noCharge: 'Il n’y a pas de frais.',
  requested: {
    subject: 'Votre demande : {hotel}',
    heading: 'Votre demande a été envoyée',
    body: '{hotel} confirme directement les réservations. Vous recevrez un e-mail dès sa réponse ; d’ici là, rien n’est réservé et l’annulation est gratuite.',
  },
  changeRequested: {
    subject: 'Votre demande de modification de réservation : {hotel}',
    heading: 'Votre demande de modification a été envoyée',
    body: '{hotel} confirme directement les réservations. Vous recevrez un e-mail dès sa réponse. D’ici là, votre réservation {booking} reste inchangée. Elle ne sera annulée que lorsque l’hôtel aura confirmé la nouvelle.',
  },
  confirmed: {
    subject: 'Réservation confirmée : {hotel}, {day}',
    heading: 'Votre réservation est confirmée',
    expects: '{hotel} vous attend le {day}.',
    expectsAtLast:
      'Au moment de votre réservation, l’hôtel n’avait pas encore répondu. Il a maintenant confirmé la réservation : {hotel} vous attend le {day}.',
  },
  changed: {
    subject: 'Votre réservation a été modifiée : {hotel}, {day}',
    heading: 'Votre réservation a été modifiée',
    number: 'Votre numéro de réservation est désormais {number}.',
    cancelledFree: 'Votre réservation précédente {booking} est annulée, sans frais.',
    cancelledAt:
      'Votre réservation précédente {booking} est annulée, moyennant des frais de {fee}.',
    cancellingFree:
      'Votre réservation précédente {booking} est en cours d’annulation, sans frais. Si l’hôtel n’accepte pas l’annulation, vous recevrez un autre e-mail.',
    cancellingAt:
      'Votre réservation précédente {booking} est en cours d’annulation, moyennant des frais de {fee} au maximum. Si l’hôtel n’accepte pas l’annulation, vous recevrez un autre e-mail.',
    notCancelled: 'Votre réservation précédente {booking} n’a pas été annulée. Consultez sa page.',
  },
  declined: {
    subject: 'Réservation non aboutie : {hotel}, {day}',
    heading: 'Votre réservation n’a pas été effectuée',
    body: 'Nous sommes désolés : votre séjour n’a pas pu être réservé ({hotel}).',
    nothingReserved: 'Rien n’a été réservé et vous ne devez rien.',
  },
  notChanged: {
    subject: 'Réservation non modifiée : {hotel}, {day}',
    heading: 'Votre réservation n’a pas été modifiée',
    body: 'Nous sommes désolés : la modification de votre séjour n’a pas pu être réservée ({hotel}).',
    stands: 'Votre réservation {booking} reste inchangée. Rien de plus n’a été réservé.',
    asItsPageSays:
      'L’état de votre réservation {booking} est celui qu’indique sa page. Rien de plus n’a été réservé.',
  },
  reason: {
    'price-changed':
      'Le prix a changé avant la réservation. Vous pouvez réserver de nouveau au nouveau prix.',
    gone: 'La chambre n’est plus disponible.',
    rejected: 'L’hôtel n’a pas accepté la réservation.',
    expired: 'L’hôtel n’a pas répondu avant le jour de l’arrivée.',
    desk: 'L’hôtel ne peut pas accepter la réservation.',
  },
  cancelled: {
    subject: 'Réservation annulée : {hotel}, {day}',
    heading: 'Votre réservation est annulée',
    body: 'Comme vous l’avez demandé, votre séjour est annulé ({hotel}).',
  },
  cancelledByDesk: {
    subject: 'Réservation annulée par l’hôtel : {hotel}, {day}',
    heading: 'Votre réservation a été annulée',
    body: 'Nous sommes désolés : votre séjour a été annulé par le service des réservations de l’hôtel ({hotel}).',
  },
  cancelledByHotel: {
    subject: 'Réservation annulée par l’hôtel : {hotel}, {day}',
    heading: 'L’hôtel a annulé votre réservation',
    body: 'Nous sommes désolés : {hotel} a annulé votre séjour. Si vous l’avez annulé directement auprès de l’hôtel, cet e-mail le confirme.',
    feeReported:
      'L’hôtel signale des frais. Vous n’en avez pas accepté, et notre service des réservations vérifie. Vous recevrez ensuite un e-mail.',
    creditsBack: 'Les crédits que vous aviez utilisés vous ont été restitués.',
  },
  fee: {
    costs: 'L’annulation coûte {fee}.',
    accepted: 'Les frais acceptés s’élèvent à {fee}.',
    clarifying:
      'La réponse de l’hôtel est différente, et notre service des réservations vérifie les frais. Vous recevrez ensuite un e-mail.',
  },
  notCancelled: {
    subject: 'Réservation non annulée : {hotel}',
    heading: 'Votre réservation n’a pas pu être annulée',
    body: '{hotel} n’a pas accepté l’annulation ; votre réservation reste donc valable. Veuillez contacter l’hôtel.',
    besides:
      '{hotel} n’a pas accepté l’annulation ; votre réservation reste donc valable en plus de votre nouvelle réservation {booking}. Veuillez contacter l’hôtel.',
  },
  feeChanged: {
    subject: 'Réservation non annulée : {hotel}',
    heading: 'Votre réservation n’est pas annulée',
    body: '{hotel} n’a pas annulé pour le montant de frais que vous aviez accepté ; votre réservation reste donc valable. L’annulation coûterait maintenant {fee}. Ouvrez votre réservation si vous souhaitez malgré tout l’annuler.',
    besides:
      '{hotel} n’a pas annulé pour le montant de frais que vous aviez accepté ; votre réservation reste donc valable en plus de votre nouvelle réservation {booking}. L’annulation coûterait maintenant {fee}. Ouvrez votre réservation si vous souhaitez malgré tout l’annuler.',
    moreThanTerms:
      'C’est plus que ce que prévoient les conditions de votre réservation, et notre service des réservations vérifie.',
  },
  mismatch: {
    subject: 'Nous vérifions votre réservation : {hotel}, {day}',
    heading: 'Nous vérifions votre réservation',
    body: 'Ce que {hotel} a maintenant enregistré ne correspond pas à ce que vous avez réservé. Notre service des réservations vérifie avec l’hôtel. Vous n’avez rien à faire.',
  },
  noShow: {
    subject: 'Non-présentation signalée : {hotel}, {day}',
    heading: 'L’hôtel a signalé une non-présentation',
    body: '{hotel} signale que personne ne s’est présenté le {day}. L’hôtel applique ses propres conditions. Si le séjour avait rapporté du OneKeyCash, celui-ci a été repris.',
    ifYouStayed:
      'Si vous avez bien séjourné, contactez l’hôtel pour qu’il corrige son signalement.',
  },
  linkAsked: {
    subject: 'Votre réservation : {hotel}, {day}',
    heading: 'Le lien vers votre réservation',
    body: 'Vous l’avez demandé avec votre numéro de réservation et cette adresse. Si ce n’était pas vous, ne faites rien : le lien n’a été envoyé qu’à vous.',
  },
} as const satisfies Translation<typeof english>;
