import type { price as english } from '../en/price.ts';
import type { Translation } from '../translation.ts';

export const price = {
  details: 'Preisdetails',
  detailsOf: 'Preisdetails<hidden>: {of}</hidden>',
  nights:
    '{rooms, plural, one {# Zimmer} other {# Zimmer}} × {nights, plural, one {# Nacht} other {# Nächte}}',
  nightsOfCheckout:
    '{rooms, plural, one {# Zimmer} other {# Zimmer}} für {nights, plural, one {# Nacht} other {# Nächte}}',
  promotion: 'Gutschein {code}',
  oneKeyCash: 'OneKeyCash',
  total: 'Gesamtpreis',
  payAtProperty: 'In der Unterkunft zu zahlen',
  toPayUponArrival: 'Bei der Anreise zu zahlen',
  propertyCharges: 'Die Unterkunft berechnet {amount}',
  ofTheTotal: '{amount} des Gesamtpreises',
  payment: {
    now: 'Zahlung vor der Anreise',
    property: 'Zahlung in der Unterkunft',
  },
  paidLater: 'davon {amount} in der Unterkunft zu zahlen',
  scope:
    '{when, select, tonight {Heute Nacht, } other {}}{nights, plural, one {# Nacht} other {# Nächte}}, {guests}{rooms, plural, =1 {} other {, # Zimmer}}',
  taxesIncluded: 'inklusive Steuern und Gebühren',
  noTaxes: 'Keine Steuern oder Gebühren',
  averageNight:
    '{amount} pro Nacht{rooms, plural, =1 {} other { und Zimmer}}{taxed, select, yes { vor Steuern} other {}}',
  noCard: 'Es ist keine Karte nötig, und auf dieser Website wird nichts berechnet.',
} as const satisfies Translation<typeof english>;
