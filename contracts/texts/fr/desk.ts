import type { desk as english } from '../en/desk.ts';
import type { Translation } from '../translation.ts';

export const desk = {
  link: 'Ouvrir la réservation dans la gestion',
  signIn: 'Le lien mène à la gestion des réservations, où vous vous connectez d’abord.',
  request: {
    subject: 'Demande : {hotel}, {day}',
    heading: 'Une réservation vous attend',
    body: 'Un voyageur demande un séjour : {hotel}. Confirmez ou refusez la demande dans la gestion des réservations.',
  },
  cancelled: {
    subject: 'Réservation annulée par le voyageur : {hotel}, {day}',
    heading: 'Une réservation a été annulée',
    body: 'Le voyageur a annulé un séjour qui vous avait été demandé ({hotel}).',
  },
  notCancelled: {
    subject: 'Réservation non annulée après une modification : {hotel}, {day}',
    heading: 'Deux réservations d’un voyageur sont valables',
    body: 'Le voyageur a modifié un séjour ({hotel}). La nouvelle réservation est confirmée, mais le fournisseur n’a pas annulé celle-ci. Le voyageur reçoit un e-mail.',
    todo: 'Déterminez avec le fournisseur et le voyageur ce qui est valable. Vous pouvez l’annuler dans la gestion des réservations.',
  },
  providerCancelled: {
    subject: 'Réservation annulée par le fournisseur : {hotel}, {day}',
    heading: 'Le fournisseur a annulé une réservation',
    body: 'Le fournisseur signale qu’un séjour est annulé ({hotel}). Personne ne l’a annulé sur ce site. Le voyageur reçoit un e-mail.',
  },
  mismatch: {
    subject: 'À vérifier avec le fournisseur : {hotel}, {day}',
    heading: 'Les données du fournisseur diffèrent de la réservation',
    body: 'Déterminez avec le fournisseur ce qui est valable. Le voyageur lit que vous vérifiez.',
    todoPending:
      'Confirmez ou refusez ensuite la réservation dans la gestion des réservations. Annulez d’abord auprès du fournisseur toute réservation non souhaitée.',
    todo: 'Réglez ensuite l’écart dans la gestion des réservations.',
  },
} as const satisfies Translation<typeof english>;
