import type { rooms as english } from '../en/rooms.ts';
import type { Translation } from '../translation.ts';

export const rooms = {
  none: 'Aucune chambre disponible',
  noneWithBeds: 'Aucune chambre n’a ce nombre de lits. Affichez plutôt toutes les chambres.',
  booked: 'Vous avez réservé ce type de chambre.',
  filter: {
    label: 'Filtrer les chambres',
    all: 'Toutes les chambres',
    oneBed: '1 lit',
    twoBeds: '2 lits',
    threeBeds: '3 lits ou plus',
    shown: '{rooms, plural, one {# chambre affichée} other {# chambres affichées}}',
    shownPlain: '{rooms, plural, one {# chambre affichée} other {# chambres affichées}}',
  },
  breakfast: {
    first: 'Petit-déjeuner d’abord',
    none: 'Aucun tarif ne comprend le petit-déjeuner pour ce séjour.',
  },
  prices: {
    known: 'Prix pour {days}, {party}.',
    knownTonight: 'Prix pour ce soir, {days}, {party}.',
    full: 'Aucune chambre n’est libre à ces dates ({days}). Choisissez d’autres dates ci-dessus.',
    fullTonight: 'Aucune chambre n’est libre ce soir. Choisissez d’autres dates ci-dessus.',
    unknown:
      'Les prix pour ces dates ({days}) ne sont pas connus. Choisissez d’autres dates ci-dessus ou réessayez plus tard.',
    unknownTonight:
      'Les prix pour ce soir ne sont pas connus. Choisissez d’autres dates ci-dessus ou réessayez plus tard.',
  },
  offer: {
    name: '{room}, {meal}',
    onRequest: 'Sur demande : l’établissement confirme la réservation',
    left: '{rooms, plural, one {Plus que # chambre} other {Plus que # chambres}}',
    partAtProperty: 'Payer avant l’arrivée, {amount} à l’établissement',
    notForParty: 'Non disponible pour {party} à ces dates.',
    noPrice: 'Aucun prix disponible',
    select: 'Sélectionner',
    sendRequest: 'Envoyer la demande',
    selectOffer: 'Sélectionner {room}, {meal}, {cancellation}, {payment}',
    requestOffer: 'Envoyer la demande : {room}, {meal}, {cancellation}, {payment}',
  },
  sample: {
    refundable: 'Entièrement remboursable',
    until: 'Avant le mer. 27 nov.',
    nightly: '<strong>{amount}</strong> par nuit',
    total: '{amount} au total',
    reserve: 'Réserver',
    reserveRoom: 'Réserver {room}',
  },
} as const satisfies Translation<typeof english>;
