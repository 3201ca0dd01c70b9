import type { bookingCancellation as english } from '../en/bookingCancellation.ts';
import type { Translation } from '../translation.ts';

export const bookingCancellation = {
  title: 'Annulation',
  onceConfirmed: 'Après confirmation de l’hôtel : {terms}',
  free: 'L’annulation est actuellement gratuite.',
  costs: 'L’annulation coûte actuellement {fee}.',
  cancel: 'Annuler la réservation',
  question: 'Annuler cette réservation ?',
  yes: 'Oui, annuler',
  cancelling: 'Annulation…',
  keep: 'Garder la réservation',

  fee: 'Frais d’annulation',
  paidWithCredits: 'Payé avec vos crédits',
  returned: 'Remboursé, ou n’est plus dû',
  rewardsBack: 'OneKeyCash restitué',
  promotion: 'Promotion {code}',
  usableAgain: 'de nouveau utilisable',

  notCancelled: {
    feeChanged: 'Les frais ont changé. Vérifiez-les avant de décider de nouveau.',
    noAnswer:
      'Aucune réponse n’est arrivée. Réessayez : une réservation n’est annulée qu’une seule fois.',
    refused: 'L’hôtel n’accepte plus l’annulation de cette réservation.',
  },
} as const satisfies Translation<typeof english>;
