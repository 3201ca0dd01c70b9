import type { filters as english } from '../en/filters.ts';
import type { Translation } from '../translation.ts';

export const filters = {
  title: 'Filter',
  filterBy: 'Filtern nach',
  showResults: 'Ergebnisse anzeigen',
  group: {
    popular: 'Beliebte Filter',
    stars: 'Sterne',
    price: 'Preis',
    guestRating: 'Gästebewertung',
    neighborhood: 'Stadtteil',
  },
  propertyName: 'Name der Unterkunft suchen',
  compare: 'Unterkünfte vergleichen',
  choice: {
    any: 'Alle',
    stars: '{stars, plural, one {# Stern} other {# Sterne}}',
    wonderful: 'Hervorragend 9+',
    veryGood: 'Sehr gut 8+',
    good: 'Gut 7+',
    clifton: 'Clifton',
  },
  price: {
    min: 'Min.',
    max: 'Max.',
    range: 'Preisspanne',
    lowest: 'Niedrigster Preis',
    highest: 'Höchster Preis',
    none: '0 $',
    minAboveMax: 'Der Mindestpreis ist höher als der Höchstpreis.',
    noAmount: 'Geben Sie einen Betrag ein, z. B. 120.',
    scope: 'Für den ganzen Aufenthalt, inklusive Steuern',
    scopeIn: 'Für den ganzen Aufenthalt, inklusive Steuern. Währung: {currency}',
    scopeOfSome:
      'Für den ganzen Aufenthalt, inklusive Steuern. Währung: {currency}. Mit einer Preisgrenze werden Hotels mit Preisen in {currencies} nicht angezeigt',
  },
  active: {
    title: 'Aktive Filter',
    remove: 'Filter entfernen: {filter}',
    clear: 'Alle löschen',
    name: 'Name: {name}',
    priceBetween: '{min} bis {max}',
    priceFrom: 'Ab {min}',
    priceTo: 'Bis {max}',
  },
  noMatches: {
    without:
      'Keine Unterkunft entspricht allen Filtern. Ohne „{filter}“ {count, plural, one {gibt es # Unterkunft} other {gibt es # Unterkünfte}}.',
    withoutAvailable:
      'Keine Unterkunft entspricht allen Filtern. Ohne „{filter}“ {count, plural, one {ist # Unterkunft} other {sind # Unterkünfte}} verfügbar.',
    remove: '„{filter}“ entfernen',
    noSingle:
      'Keine Unterkunft entspricht allen Filtern, und daran würde auch das Entfernen eines einzelnen nichts ändern.',
    clear: 'Alle Filter löschen',
  },
  whyUnknown: {
    stars: 'Diese Hotels haben keine Sterne.',
    guestRating: 'Diese Hotels haben keine Gästebewertung.',
    kind: 'Die Art dieser Unterkünfte ist nicht bekannt.',
    neighborhood: 'Die Stadtteile dieser Hotels sind nicht bekannt.',
    breakfast: 'Es ist nicht bekannt, welche dieser Hotels Frühstück anbieten.',
    price: 'Die Preise dieser Hotels sind nicht bekannt.',
    name: 'Diese Hotels haben keinen Namen.',
  },
} as const satisfies Translation<typeof english>;
