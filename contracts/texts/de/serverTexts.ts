import type { ServerTexts } from '../en/serverTexts.ts';
import type { Translation } from '../translation.ts';
import { bookingTexts } from './bookingTexts.ts';
import { firstTexts } from './firstTexts.ts';
import { hotelTexts } from './hotelTexts.ts';
import { listingTexts } from './listingTexts.ts';
import { accountMails, bookingMails, deskMails } from './mailTexts.ts';

/** The texts of mails, of the calendar file and of the desk's page, in German. */
export const serverTexts = {
  accountMails,
  bookingMails,
  deskMessages: {
    greeting: 'Guten Tag {name},',
    hello: 'Guten Tag,',
    closing: 'Freundliche Grüße\nIhr Reservierungsteam von Stayfarer',
    reach:
      'wir haben versucht, Sie wegen Ihres Aufenthalts ({hotel}, {day}) unter {phone} anzurufen, haben Sie aber nicht erreicht. Bitte antworten Sie auf diese E-Mail und sagen Sie uns, wann wir Sie anrufen können.',
    arrival:
      'damit Ihr Zimmer bereit ist ({hotel}, {day}): Wann etwa kommen Sie an? Bitte antworten Sie auf diese E-Mail.',
    arrivalFrom:
      'damit Ihr Zimmer bereit ist ({hotel}, {day}): Wann etwa kommen Sie an? Das Zimmer ist ab {time} bereit. Bitte antworten Sie auf diese E-Mail.',
    wish: 'wir haben Ihren Wunsch an das Hotel weitergegeben ({hotel}, {day}). Das Hotel bemüht sich darum, kann es aber nicht zusagen.',
    address: 'hier finden Sie Ihr Hotel ({hotel}, {day}): {address}.',
    phone: 'Telefon des Hotels: {phone}',
    sorry:
      'die Unannehmlichkeiten bei Ihrem Aufenthalt ({hotel}, {day}) tun uns leid. Wir klären das mit dem Hotel und melden uns wieder bei Ihnen.',
  },
  contactMails: {
    subject: 'Nachricht über das Kontaktformular',
    aboutBooking: 'Nachricht zur Buchung {number}',
    sender: 'Absender',
    name: 'Name',
    email: 'E-Mail-Adresse',
    bookingNumber: 'Buchungsnummer',
    language: 'Sprache',
    answer: 'Ihre Antwort auf diese E-Mail geht an den Absender.',
    unchecked:
      'Weder Name noch Adresse wurden geprüft. Vergewissern Sie sich, wer schreibt, bevor Sie etwas über eine Buchung mitteilen.',
  },
  desk: deskMails,
  head: {
    home: 'Hotels nach Ziel und Reisedaten suchen, Unterkünfte vergleichen und sehen, welche Zimmer Sie erwarten.',
    listing:
      'Unterkünfte in der Liste und auf der Karte vergleichen und ein Zimmer für Ihre Reisedaten wählen.',
    listingOf:
      'Unterkünfte in {city} in der Liste und auf der Karte vergleichen und ein Zimmer für Ihre Reisedaten wählen.',
    hotel: '{hotel}: Bilder, Zimmer, Ausstattung und Hausregeln.',
    hotelIn: '{hotel} in {place}: Bilder, Zimmer, Ausstattung und Hausregeln.',
  },
  withoutScript: {
    drawn:
      'Sie können auch ohne JavaScript lesen, suchen und filtern. Um zu buchen, sich anzumelden oder uns zu schreiben, schalten Sie es bitte ein und laden Sie die Seite neu.',
    needed:
      'Diese Seite benötigt JavaScript: Bitte schalten Sie es ein und laden Sie die Seite neu.',
    notLoaded: 'Diese Seite konnte nicht vollständig geladen werden.',
    retry: firstTexts.failures.retry,
    notFound: 'Diese Seite gibt es nicht.',
    home: 'Zur Startseite',
  },
  limited: {
    title: 'Einen Moment bitte',
    limited:
      'Über Ihre Verbindung wurden zu viele Seiten aufgerufen. Warten Sie {seconds, plural, one {# Sekunde} other {# Sekunden}} und versuchen Sie es dann erneut.',
    busy: 'Gerade rufen sehr viele Menschen Seiten auf. Warten Sie {seconds, plural, one {# Sekunde} other {# Sekunden}} und versuchen Sie es dann erneut.',
    retry: firstTexts.failures.retry,
  },
  home: firstTexts.home,
  hotel: hotelTexts.hotel,
  listing: listingTexts.listing,
  mailFacts: {
    stay: {
      title: 'Der Aufenthalt',
      hotel: 'Hotel',
      yourHotel: 'Ihr Hotel',
      address: 'Adresse',
      phone: 'Telefon des Hotels',
      email: 'E-Mail des Hotels',
      room: 'Zimmer',
      numberedRoom: 'Zimmer {number, number}',
      meals: 'Verpflegung',
      checkIn: 'Check-in',
      dayFrom: '{day}, ab {time}',
      checkOut: 'Check-out',
      dayUntil: '{day}, bis {time}',
      people: 'Für',
      roomsAndGuests:
        '{rooms, plural, one {# Zimmer} other {# Zimmer}}, {adults, plural, one {# Erwachsener} other {# Erwachsene}}{children, plural, =0 {} one {, # Kind} other {, # Kinder}}',
      guests: 'Gäste',
      reference: 'Referenz des Hotels',
      number: 'Buchungsnummer',
    },
    price: {
      title: 'Preis',
      nights: '{count, plural, one {# Nacht} other {# Nächte}}',
      chargedAs: '{amount} (berechnet als {charged})',
      total: 'Gesamtpreis',
      beforeArrival: 'Vor der Anreise zu zahlen',
      atProperty: 'In der Unterkunft zu zahlen',
      bySite: 'Von Stayfarer an das Hotel gezahlt',
      terms: 'Stornierung',
    },
    cancellation: {
      title: 'Stornierung',
      earlier: 'Ihre frühere Buchung',
      price: 'Preis des Aufenthalts',
      fee: 'Stornogebühr',
      kept: 'Mit OneKeyCash oder Gutschein bezahlt',
      charged: 'Sie zahlen an das Hotel',
      returned: 'Erstattung',
      toCard: 'Zurück auf Ihre Karte',
      paidByCard: 'Mit Karte bezahlt',
      moved: 'Davon für die neue Buchung',
      before: 'Davon früher erstattet',
      open: 'Noch nicht erstattet, wir kümmern uns darum',
      toCardSoon: '{amount}, in 5 bis 10 Tagen auf Ihrem Konto',
      rewards: 'OneKeyCash, das Sie zurückerhalten',
      promotion: 'Gutschein {code}',
      usableAgain: 'kann wieder verwendet werden',
    },
    requests: {
      title: 'Wünsche',
      special: 'Besondere Wünsche',
    },
    contact: {
      title: 'Kontakt',
      email: 'E-Mail',
      phone: 'Telefon',
      citizenship: 'Staatsangehörigkeit',
    },
    change: {
      title: 'Änderung einer Buchung',
      changes: 'Ändert die Buchung',
      hasCost: 'Kosten der Stornierung',
      costsAtMost: 'Kosten der Stornierung höchstens',
      whenConfirmed: 'Wenn diese bestätigt wird',
      siteCancels: 'wird jene Buchung automatisch storniert',
      changedBy: 'Geändert durch die Buchung',
      booking: '{number}, {from} – {to}, {state}',
    },
    mismatch: {
      title: 'Was abweicht',
      field: 'Feld',
      accepted: 'Vom Gast angenommen',
      reported: 'Vom Anbieter gemeldet',
      nothing: 'nichts',
      reference: 'Referenz des Anbieters',
    },
    state: {
      pending: 'offen',
      requested: 'angefragt',
      confirmed: 'bestätigt',
      declined: 'abgelehnt',
      cancelled: 'storniert',
      stayed: 'abgereist',
      'no-show': 'nicht angereist',
      cancelling: 'wird storniert',
    },
    calendar: {
      summary: 'Aufenthalt: {hotel}',
      reference: 'Referenz: {reference}',
      number: 'Buchungsnummer: {number}',
      phone: 'Telefon des Hotels: {phone}',
      email: 'E-Mail des Hotels: {email}',
    },
  },
  newsletterMails: {
    unsubscribe: 'Abbestellen',
    confirm: {
      subject: 'Bestätigen Sie Ihr Abonnement',
      body: 'Jemand, vermutlich Sie, hat unseren Newsletter für diese Adresse bestellt. Wenn Sie das bestätigen, erhalten Sie ihn und dazu einen Code für 10 % Rabatt auf Ihre erste Buchung. Der Link gilt sieben Tage.',
      link: 'Abonnement bestätigen',
      notYou:
        'Wenn Sie ihn nicht bestellt haben, können Sie diese E-Mail ignorieren: Es wird nichts weiter gesendet.',
    },
    already: {
      subject: 'Sie haben unseren Newsletter bereits abonniert',
      body: 'Jemand, vermutlich Sie, hat unseren Newsletter für diese Adresse bestellt. Sie erhalten ihn bereits und müssen nichts tun.',
    },
    welcome: {
      subject: 'Willkommen bei unserem Newsletter',
      heading: 'Sie haben den Newsletter abonniert',
      withCode:
        'Vielen Dank. Hier ist Ihr Code für 10 % Rabatt auf Ihre erste Buchung. Er gilt nur für Sie und nur einmal: Melden Sie sich mit einem Konto für diese E-Mail-Adresse an und geben Sie ihn vor der Buchung ein.',
      again:
        'Willkommen zurück. Ihren Code für 10 % Rabatt haben Sie bei Ihrem ersten Abonnement erhalten.',
      code: 'Ihr Code',
      off: '10 % Rabatt',
      findRoom: 'Zimmer finden',
    },
  },
  page: firstTexts.page,
  paidByCard: bookingTexts.paidByCard,
  priceDetails: hotelTexts.priceDetails,
  services: hotelTexts.services,
  stay: firstTexts.stay,
  stayTerms: hotelTexts.stayTerms,
} as const satisfies Translation<ServerTexts>;
