import type { desk as english } from '../en/desk.ts';
import type { Translation } from '../translation.ts';

export const desk = {
  request: {
    subject: 'Demande : {hotel}, {day}',
    heading: 'Une réservation vous attend',
    body: 'Un voyageur demande un séjour : {hotel}. Ouvrez la page pour confirmer ou refuser.',
    link: 'Confirmer ou refuser',
    keepLink:
      'Le lien fonctionne une seule fois, pour toute personne qui en dispose : ne transférez pas cet e-mail.',
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
    todo: 'Déterminez avec le fournisseur et le voyageur ce qui est valable. Pour l’annuler, exécutez npm run bookings -- cancel {id}.',
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
      'Exécutez ensuite npm run bookings -- confirm {id}, ou decline {id}. Annulez d’abord auprès du fournisseur toute réservation non souhaitée.',
    todo: 'Exécutez ensuite npm run bookings -- settle {id}.',
  },
  page: {
    noSuchLink: 'Ce lien n’est pas valable',
    openWholeLink:
      'Ouvrez le lien complet de l’e-mail. Les demandes peuvent aussi être traitées avec npm run bookings.',
    used: 'Ce lien a été utilisé ou a expiré',
    stillOpen: 'La demande est toujours ouverte : utilisez npm run bookings.',
    stateNow: 'État de la réservation : {state}.',
    heading: 'Un voyageur demande un séjour',
    body: 'Confirmez ou refusez la demande ci-dessous. Le voyageur reçoit aussitôt un e-mail.',
    confirmed: 'La réservation est confirmée',
    declined: 'La réservation est refusée',
    travellerMailed: 'Le voyageur reçoit un e-mail.',
    reference: 'Votre référence, s’il y en a une',
    confirm: 'Confirmer la réservation',
    decline: 'Refuser',
  },
} as const satisfies Translation<typeof english>;
