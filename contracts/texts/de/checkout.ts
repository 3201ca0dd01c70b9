import type { checkout as english } from '../en/checkout.ts';
import type { Translation } from '../translation.ts';

export const checkout = {
  title: 'Buchung abschließen',
  back: 'Zurück zur Auswahl',
  guests: 'Angaben zu den Gästen',
  acceptChange: 'Um zu buchen, stimmen Sie der Änderung oben auf dieser Seite zu.',
  cancellation: '{terms}.',
  nonRefundable: 'Nicht erstattbar: Wenn Sie stornieren, zahlen Sie den ganzen Preis.',
  starsAndPlace: '{stars}, {place}',

  bookNow: {
    label: 'Jetzt buchen',
    binding: 'Zahlungspflichtig buchen',
    noWithdrawal: 'Für Aufenthalte mit festem Termin besteht kein gesetzliches Widerrufsrecht.',
    onRequest: 'Anfrage senden',
    sending: 'Wird gebucht …',
    isSending: 'Ihre Buchung wird gesendet. Das kann einige Sekunden dauern.',
    offline:
      'Sie sind offline, deshalb wird nichts gesendet. Mit einer Verbindung geht es weiter; Ihre Eingaben bleiben erhalten.',
    atOnce: 'Das Hotel bestätigt sofort.',
    byMail:
      'Ihre Anfrage verpflichtet Sie zur Zahlung, sobald das Hotel sie bestätigt. Seine Antwort erhalten Sie per E-Mail.',
  },

  services: {
    title: 'Zusatzleistungen',
    note: 'Wir fragen die Zusatzleistungen an und geben Ihnen Bescheid, sobald sie bestätigt sind.',
    onRequest: 'Auf Anfrage',
  },

  agent: {
    title: 'Kundenpreis und Provision',
    clientPrice: 'Kundenpreis',
    commission: 'Provision',
    noCommission: 'Keine Provision',
    earned: '{percent, number} % {amount}',
  },

  notBooked: {
    bookedAlready: {
      title: 'Das haben Sie schon gebucht: {hotel}, {days}',
      reason:
        'Die Buchung hat die Nummer {number}. Ohne Ihre Zustimmung wird nichts weiter gebucht.',
    },
    openThat: 'Vorhandene Buchung öffnen',
    onceMore: 'Noch einmal buchen',
    rewards: 'OneKeyCash konnte nicht verwendet werden',
    promotion: 'Ihr Gutscheincode konnte nicht verwendet werden',
    signIn: 'Zum Einlösen anmelden',
    sentBefore: {
      title: 'Diese Buchung wurde schon mit anderen Angaben gesendet',
      reason:
        'Vielleicht haben Sie in einem anderen Tab gebucht: Suchen Sie zuerst nach der E-Mail dazu. Mit „{bookNow}“ buchen Sie ein zweites Mal.',
    },
    feeChanged: {
      title: 'Die Stornierung Ihrer früheren Buchung kostet jetzt mehr',
      reason:
        'Es wurde nichts geändert. Sehen Sie sich die neue Gebühr an und entscheiden Sie neu.',
    },
    notChangeable: {
      title: 'Ihre Buchung kann nicht mehr geändert werden',
      reason: 'Es wurde nichts geändert. Den Stand der Buchung zeigt ihre Seite.',
    },
    priceChanged: {
      title: 'Der Preis dieses Zimmers hat sich geändert',
      reason: 'Es ist nichts gebucht. Laden Sie die Seite neu, um den neuen Preis zu sehen.',
    },
    rejected: {
      title: 'Das Hotel hat diese Buchung nicht angenommen',
      reason: 'Es ist nichts gebucht. Prüfen Sie die Angaben oder wählen Sie ein anderes Zimmer.',
    },
    invalid: {
      title: 'Diese Buchung wurde nicht angenommen',
      reason: 'Es ist nichts gebucht. Prüfen Sie die Angaben und versuchen Sie es dann erneut.',
    },
  },

  unknownOutcome: {
    title: 'Wir wissen noch nicht, ob Sie gebucht haben',
    stillUnknown: 'Es gibt noch immer keine Antwort',
    reason:
      'Auf Ihre Buchung kam keine Antwort. Versuchen Sie es erneut: Ist sie schon erfolgt, gelangen Sie zu ihr, sonst wird sie jetzt vorgenommen. Sie wird nie doppelt ausgeführt.',
    tooManyTries:
      'Es gab zu viele Versuche. Warten Sie eine Minute und versuchen Sie es dann erneut: Was schon gebucht ist, wird nie doppelt gebucht.',
    trying: 'Neuer Versuch …',
  },

  sample: {
    hotel: 'Riad Atlas Garden',
    place: 'Marrakesch, Marokko',
    room: 'Standard-Doppelzimmer, Blick auf den Innenhof',
    cancellation: 'Kostenlose Stornierung vor dem {day}',
    from: 'ab 14:00',
    until: 'bis 12:00',
    cityTax: 'Kurtaxe',
    taxNote: 'Keine Mehrwertsteuer',
    guestsNames: 'Namen der Gäste',
    promoCode: 'Gutscheincode',
    payWithPoints: 'Mit Punkten zahlen',
    pointsToSpend: 'Einzulösende Punkte',
    points: '{points, plural, one {# Punkt} other {# Punkte}}',
  },
} as const satisfies Translation<typeof english>;
