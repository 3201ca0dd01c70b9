import type { travellers as english } from '../en/travellers.ts';
import type { Translation } from '../translation.ts';

export const travellers = {
  title: 'Ihre Angaben',
  citizenship: 'Staatsangehörigkeit der Gäste',
  email: 'E-Mail-Adresse',
  emailHint: 'Dorthin wird der Link zu Ihrer Buchung gesendet.',
  specialRequests: 'Besondere Wünsche',
  choose: 'Auswählen',

  names: {
    title: 'Namen der Gäste',
    others: 'Namen der weiteren Gäste',
    guest: 'Gast {number, number}',
    guestOptional: 'Gast {number, number} (optional)',
    child: 'Gast {number, number}, Kind, Alter {age, number}',
    childOptional: 'Gast {number, number}, Kind, Alter {age, number} (optional)',
    saved: 'Gespeicherte Reisende',
    first: 'Vorname',
    last: 'Nachname',
  },

  given: {
    label: 'Wer eincheckt',
    change: 'Ändern',
    changeLabel: 'Ändern, wer eincheckt',
  },

  saving: {
    label: 'Angaben für künftige Buchungen speichern',
    signedOut:
      'Zum Speichern <link>melden Sie sich an</link>. Ihre Eingaben bleiben hier erhalten.',
    what: 'Name, Staatsangehörigkeit und Telefonnummer des ersten Gastes werden in Ihrem Konto gespeichert.',
    full: 'In Ihrem Konto {count, plural, one {ist # Person} other {sind # Personen}} gespeichert, mehr sind nicht möglich. Diese wird also nicht gespeichert. Entfernen Sie eine in <link>Ihrem Konto</link>.',
    failed:
      'Ihre Buchung ist davon nicht betroffen, aber diese Person konnte nicht gespeichert werden. Sie können sie in <link>Ihrem Konto</link> hinzufügen.',
  },

  errors: {
    firstName: 'Geben Sie einen Vornamen ein',
    lastName: 'Geben Sie einen Nachnamen ein',
    citizenship: 'Wählen Sie ein Land',
    email: 'Geben Sie eine E-Mail-Adresse ein, z. B. name@example.com',
    phone: 'Geben Sie eine Telefonnummer mit Ländervorwahl ein, z. B. +92 300 1234567',
    service: 'Treffen Sie eine Auswahl oder entfernen Sie das Häkchen bei der Leistung',
  },
  phone: {
    country: 'Land der Telefonnummer',
    countryAndCode: '{country} ({calling})',
    number: 'Mobilnummer',
    hintWithCountry: 'Ohne + und Ländervorwahl gilt sie als Nummer dieses Landes.',
    hintWithoutCountry: 'Mit Ländervorwahl, z. B. +92 300 1234567.',
  },
} as const satisfies Translation<typeof english>;
