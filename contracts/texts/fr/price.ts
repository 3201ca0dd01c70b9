import type { price as english } from '../en/price.ts';
import type { Translation } from '../translation.ts';

export const price = {
  details: 'Détail du prix',
  detailsOf: 'Détail du prix<hidden> : {of}</hidden>',
  nights:
    '{rooms, plural, one {# chambre} other {# chambres}} x {nights, plural, one {# nuit} other {# nuits}}',
  nightsOfCheckout:
    '{rooms, plural, one {# chambre} other {# chambres}} pour {nights, plural, one {# nuit} other {# nuits}}',
  promotion: 'Promotion {code}',
  oneKeyCash: 'OneKeyCash',
  total: 'Total',
  payAtProperty: 'Payer à l’établissement',
  toPayUponArrival: 'À payer à l’arrivée',
  propertyCharges: 'L’établissement facture {amount}',
  ofTheTotal: '{amount} du total',
  payment: {
    now: 'Payer avant l’arrivée',
    property: 'Payer à l’établissement',
  },
  paidLater: 'dont {amount} à payer à l’établissement',
  scope:
    '{when, select, tonight {Ce soir, } other {}}{nights, plural, one {# nuit} other {# nuits}}, {guests}{rooms, plural, =1 {} one {, # chambre} other {, # chambres}}',
  taxesIncluded: 'taxes et frais compris',
  noTaxes: 'Ni taxes ni frais',
  averageNight:
    '{amount} par nuit{rooms, plural, =1 {} one { et par chambre} other { et par chambre}}{taxed, select, yes { hors taxes} other {}}',
  noCard: 'Aucune carte n’est nécessaire, et rien n’est débité sur ce site.',
} as const satisfies Translation<typeof english>;
