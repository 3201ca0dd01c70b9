import type { trips as english } from '../en/trips.ts';
import type { Translation } from '../translation.ts';

export const trips = {
  title: 'Voyages',
  withoutAccount:
    'Vous avez réservé sans compte ? <link>Retrouvez votre réservation</link> avec son numéro.',
  noneComing: 'Aucun voyage à venir.',
  findStay: 'Trouver un séjour',
  coming: 'À venir',
  past: 'Passés',
  cancelled: 'Annulés',
  roomAndRegion: '{room}, {region}',
  number: 'Numéro de réservation <ltr>{number}</ltr>',
  status: {
    pending: 'En cours de confirmation',
    requested: 'Demandée',
    confirmed: 'Confirmée',
    declined: 'Non aboutie',
    cancelled: 'Annulée',
    stayed: 'Séjour terminé',
    'no-show': 'Non-présentation',
  },
  nothingToPay: 'Rien à payer',
  fee: 'Vous payez à l’hôtel des frais de {amount}',
  next: {
    changed: 'Remplacée par la réservation <ltr>{number}</ltr>',
    clarifying: 'Nous vérifions avec l’hôtel',
    beingCancelled: 'En cours d’annulation : l’hôtel n’a pas encore répondu',
    pending: 'L’hôtel n’a pas encore répondu',
    requested: 'L’hôtel confirme lui-même la réservation',
  },
  writeReview: 'Écrire un avis<hidden> : {hotel}</hidden>',
} as const satisfies Translation<typeof english>;
