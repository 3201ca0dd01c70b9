import type { stay as english } from '../en/stay.ts';
import type { Translation } from '../translation.ts';

export const stay = {
  days: '{from} – {to}',
  daysOfYear: '{from} – {to} {year}',
  rooms: '{count, plural, one {# chambre} other {# chambres}}',
  adults: '{count, plural, one {# adulte} other {# adultes}}',
  children: '{count, plural, one {# enfant} other {# enfants}}',
  guests:
    '{adults, plural, one {# adulte} other {# adultes}}{children, plural, =0 {} one {, # enfant} other {, # enfants}}',
  party:
    '{travelers, plural, one {# voyageur} other {# voyageurs}}, {rooms, plural, one {# chambre} other {# chambres}}',
  tonight: 'Ce soir, 1 nuit',
  meal: {
    'room-only': 'Chambre seule',
    breakfast: 'Petit-déjeuner compris',
    'half-board': 'Demi-pension',
    'full-board': 'Pension complète',
    'all-inclusive': 'Tout compris',
  },
  cancellation: {
    nonRefundable: 'Non remboursable',
    noLongerFree: 'L’annulation n’est plus gratuite',
    freeUntil: 'Annulation gratuite jusqu’au {deadline}',
  },
  instantInZone: '{instant} ({zone})',
  zone: 'heure locale à {city}, {offset}',
  payment: {
    nothing: 'Il ne reste rien à payer : vos crédits couvrent tout le séjour.',
    beforeArrival: 'Vous payez {amount} à l’hôtel avant votre arrivée.',
    atProperty: 'Vous payez {amount} à l’établissement.',
  },
} as const satisfies Translation<typeof english>;
