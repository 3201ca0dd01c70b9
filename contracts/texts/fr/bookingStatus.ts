import type { bookingStatus as english } from '../en/bookingStatus.ts';
import type { Translation } from '../translation.ts';

export const bookingStatus = {
  cancelling: {
    title: 'Votre réservation est en cours d’annulation',
    next: 'L’hôtel n’a pas encore répondu. Sa réponse s’affichera ici dès son arrivée et vous sera envoyée {knows, select, address {à {email}} other {par e-mail}}.',
  },
  pending: {
    title: 'Votre réservation est en cours de confirmation',
    next: 'L’hôtel n’a pas encore répondu. Vous n’avez rien à faire, et ne réservez pas une seconde fois : sa réponse s’affichera ici dès son arrivée et vous sera envoyée {knows, select, address {à {email}} other {par e-mail}}.',
  },
  clarifying: {
    title: 'Nous vérifions votre réservation',
    pending:
      'La réponse de l’hôtel ne correspond pas à ce que vous avez réservé. Notre service des réservations vérifie avec l’hôtel. Vous n’avez rien à faire, et ne réservez pas une seconde fois : le résultat s’affichera ici et vous sera envoyé {knows, select, address {à {email}} other {par e-mail}}.',
    confirmed:
      'Ce que l’hôtel a maintenant enregistré ne correspond pas à ce que vous avez réservé. Notre service des réservations vérifie avec l’hôtel.',
  },
  requested: {
    title: 'Votre demande a été transmise à l’hôtel',
    next: 'Pour ce tarif, l’hôtel confirme lui-même la réservation. Sa réponse s’affichera ici et vous sera envoyée {knows, select, address {à {email}} other {par e-mail}}. D’ici là, votre séjour n’est pas réservé.',
  },
  confirmed: {
    title: 'Votre réservation est confirmée',
    next: 'Présentez cette page, à l’écran ou imprimée, à votre arrivée. La confirmation est envoyée {knows, select, address {à {email}} other {par e-mail}}.',
  },
  declined: {
    title: 'Votre séjour n’est pas réservé',
    titleOfChange: 'Votre réservation n’a pas été modifiée',
    because: {
      'price-changed': 'Le prix de la chambre a changé avant la réservation.',
      gone: 'La chambre n’était plus disponible.',
      rejected: 'L’hôtel n’a pas accepté la réservation.',
      desk: 'L’hôtel a refusé la demande.',
      traveller: 'La réservation a été retirée.',
      expired: 'L’hôtel n’a pas répondu avant le jour de l’arrivée.',
    },
    nothingBooked: 'Rien n’est réservé et vous ne devez rien.',
    nothingMore: 'Rien de plus n’est réservé.',
    creditsBack: 'Les crédits que vous aviez utilisés vous ont été restitués.',
  },
  cancelled: {
    title: 'Votre réservation est annulée',
    titleOfChanged: 'Votre réservation a été modifiée',
    byHotel: 'L’hôtel l’a annulée.',
    byChange: 'Cette réservation est annulée : la nouvelle la remplace.',
    byTraveller: 'L’hôtel ne vous attend plus.',
    feeReported:
      'Il signale des frais que vous n’avez pas acceptés ; notre service des réservations vérifie.',
    feeAccepted: 'Les frais acceptés s’élèvent à {fee}.',
    feeDiffers:
      'La réponse de l’hôtel est différente ; notre service des réservations vérifie les frais.',
    free: 'Il n’y a pas de frais d’annulation.',
    paidByCredits: 'Les frais d’annulation s’élèvent à {fee} ; vos crédits les couvrent.',
    paidToHotel: 'Les frais d’annulation s’élèvent à {fee}. Vous les payez à l’hôtel.',
    shared:
      'Les frais d’annulation s’élèvent à {fee}. Vous en payez {own} à l’hôtel, et vos crédits couvrent le reste.',
  },
  stayed: {
    title: 'Votre séjour : {hotel}',
    next: 'Ce séjour est terminé. Nous espérons qu’il vous a plu.',
  },
  'no-show': {
    title: 'L’hôtel a signalé une non-présentation',
    next: '{hotel} indique que personne ne s’est présenté, et applique ses propres conditions. Si vous avez bien séjourné, contactez l’hôtel pour qu’il corrige son signalement.',
  },
} as const satisfies Translation<typeof english>;
