import type { booking as english } from '../en/booking.ts';
import type { Translation } from '../translation.ts';

export const booking = {
  title: 'Ihre Buchung',
  brand: 'Stayfarer',
  number: 'Buchungsnummer',
  hotelReference: 'Referenz des Hotels',
  addToCalendar: 'Zum Kalender hinzufügen',
  print: 'Drucken',
  seeRooms: 'Zimmer ansehen: {hotel}',
  howWasIt: 'Wie war Ihr Aufenthalt?',
  tooManyTries:
    'Es gab zu viele Versuche. Warten Sie eine Minute und versuchen Sie es dann erneut.',

  stay: {
    picture: '{room}, {hotel}',
    hotelPage: 'Seite des Hotels ansehen',
    zone: 'Uhrzeiten am Hotel: {zone}.',
    room: 'Zimmer',
    roomName: '{rooms, plural, one {{room}} other {# Zimmer: {room}}}',
    meals: 'Verpflegung',
    guests: 'Gäste',
    requested: 'Wünsche',
    service: '{service}: {choice}',
    onRequest: 'Auf Anfrage: Das Hotel gibt Ihnen Bescheid. Nicht im Preis enthalten.',
  },

  price: {
    title: 'Preis',
    ofStay: 'Preis des Aufenthalts',
    willEarn:
      'Mit dieser Buchung erhalten Sie {amount} in OneKeyCash, sobald das Hotel Ihren Aufenthalt meldet.',
    willEarnBy:
      'Mit dieser Buchung erhalten Sie {amount} in OneKeyCash, sobald das Hotel Ihren Aufenthalt meldet. Meldet es ihn nicht, erhalten Sie höchstens diesen Betrag am {day}.',
    earned: 'Mit dieser Buchung haben Sie {amount} in OneKeyCash erhalten.',
    earnedNothing:
      'Für diesen Aufenthalt haben Sie noch kein OneKeyCash erhalten: Das geschieht, sobald das Hotel ihn meldet.',
    paidBySite: 'Stayfarer zahlt an die Unterkunft:',
  },

  reach: {
    title: 'So erreichen Sie das Hotel',
    noAddress: 'Adresse nicht verfügbar',
    coordinates: 'Koordinaten: {coordinates}',
    directions: 'Route anzeigen',
  },

  record: {
    label: 'Verlauf',
    event: {
      pending: 'Buchung an das Hotel gesendet',
      requested: 'Anfrage an das Hotel gesendet',
      confirmed: 'Bestätigt',
      declined: 'Nicht gebucht',
      cancelled: 'Storniert',
      stayed: 'Aufenthalt beendet',
      'no-show': 'Als nicht angereist gemeldet',
    },
    saveToAccount:
      '<link>In meinem Konto speichern</link>: Melden Sie sich mit {email} an oder registrieren Sie sich, dann steht die Buchung bei Ihren Reisen.',
  },

  /** Above a booking that is shown from the device, because the site does not respond. */
  saved: {
    asOf: 'Die Website ist nicht erreichbar. Sie sehen Ihre Buchung, Stand: {time}.',
    resting: 'Sie lässt sich ändern oder stornieren, sobald wieder eine Verbindung besteht.',
  },

  offline: {
    title: 'Sie sind offline',
    text: 'Sie sind offline. Suchen, Buchen und Anmelden sind erst wieder möglich, wenn eine Verbindung besteht. Ihre Eingaben bleiben erhalten.',
    saved: 'Auf diesem Gerät gespeichert:',
  },

  none: {
    notNow: 'Ihre Buchung kann gerade nicht angezeigt werden',
    unreachable:
      'Die Website war nicht erreichbar. Ihre Buchung ist unverändert: Nur die Seite fehlt.',
    title: 'Unter dieser Adresse gibt es keine Buchung',
    reason:
      'Vielleicht ist der Link unvollständig. Öffnen Sie ihn noch einmal aus Ihrer E-Mail oder kopieren Sie ihn ganz: Der Teil nach „key=“ gehört dazu. Mit Ihrer Buchungsnummer senden wir Ihnen den Link noch einmal.',
    home: 'Zur Startseite',
  },

  standing: {
    title: 'Diesen Aufenthalt haben Sie schon gebucht',
    note: 'Wenn Sie fortfahren, buchen Sie ihn ein weiteres Mal.',
    open: 'Buchung {number} öffnen',
  },
} as const satisfies Translation<typeof english>;
