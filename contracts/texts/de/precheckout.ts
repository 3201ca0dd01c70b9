import type { precheckout as english } from '../en/precheckout.ts';
import type { Translation } from '../translation.ts';

export const precheckout = {
  title: 'Buchung prüfen',
  changeTitle: 'Änderung prüfen',
  backToHotel: 'Zurück zum Hotel',
  proceed: 'Fortfahren',
  continue: 'Weiter',
  payNow: 'Jetzt zu zahlen',
  requests: 'Besondere Wünsche/Barrierefreiheit (optional)',
  requestsLabel: 'Ihre Wünsche an die Unterkunft',
  coupon: 'Coupon, Guthaben oder Gutscheincode einlösen',
  urgency: 'Sie haben einen guten Geschmack! Buchen Sie jetzt, bevor jemand anders schneller ist!',
  currency: 'Währung der Preise: {currency} ({code}).',
  currencyAtProperty:
    'Währung der Preise: {currency} ({code}). Was Sie in der Unterkunft zahlen, wird in deren Währung berechnet. Dieser Betrag kann sich daher mit dem Wechselkurs am Tag der Zahlung ändern.',
  checkingIn: {
    title: 'Wer checkt ein?',
    savedTraveler: 'Reisende Person',
    traveler: 'Name des Gastes',
    someoneElse: 'Jemand anders',
    firstName: 'Vorname',
    lastName: 'Nachname',
    mobile: 'Mobilnummer',
    textAlerts:
      'SMS-Benachrichtigungen zu dieser Reise erhalten. Es können Gebühren für Nachrichten und Daten anfallen.',
  },
  oneKeyCash: {
    title: 'Ihr OneKeyCash',
    earn: 'Mit dieser Buchung erhalten Sie {amount} in OneKeyCash.',
    balance: 'Sie haben ein OneKeyCash-Guthaben von {balance} für diesen Aufenthalt.',
    apply: 'Mein OneKeyCash verwenden: {balance}',
    value: 'Betrag in OneKeyCash',
    charged: 'Heute werden Ihnen {amount} berechnet',
  },
  sample: {
    hotel: 'Clifton Shore Hotel',
    room: 'Deluxe-Zimmer, 1 Kingsize-Bett, Meerblick',
    oneKeyCash: 'Verwendetes OneKeyCash',
    taxes: 'Steuern und Gebühren',
    localTax: 'Ortstaxe',
    payableAtProperty: 'In der Unterkunft zu zahlen',
    firstName: 'Gast',
    lastName: 'Reisender',
    name: '{firstName} {lastName}',
  },
} as const satisfies Translation<typeof english>;
