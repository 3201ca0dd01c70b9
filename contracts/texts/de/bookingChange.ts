import type { bookingChange as english } from '../en/bookingChange.ts';
import type { Translation } from '../translation.ts';

export const bookingChange = {
  link: 'Reisedaten oder Gäste ändern',
  open: 'Buchung öffnen: {number}, {days}',

  replaces: {
    cancelled:
      'Diese Buchung ersetzt Ihre frühere Buchung {number}. {cost, select, free {Die frühere ist kostenlos storniert.} other {Die frühere ist gegen eine Gebühr von {fee} storniert.}}',
    cancelling:
      'Diese Buchung ersetzt Ihre frühere Buchung {number}. {cost, select, free {Die frühere wird gerade kostenlos storniert.} other {Die frühere wird gerade gegen eine Gebühr von höchstens {fee} storniert.}} Wenn das Hotel die Stornierung nicht annimmt, erhalten Sie eine E-Mail.',
    over: 'Diese Buchung sollte Ihre frühere Buchung {number} ändern, deren Aufenthalt vorbei ist.',
    waiting:
      'Diese Buchung soll Ihre frühere Buchung {number} ersetzen. Die frühere gilt, bis das Hotel diese bestätigt hat. {cost, select, free {Erst dann wird sie kostenlos storniert.} other {Erst dann wird sie gegen eine Gebühr von höchstens {fee} storniert.}}',
    bothStand:
      'Diese Buchung sollte Ihre frühere Buchung {number} ersetzen, aber das Hotel hat die frühere nicht storniert: Beide gelten. Öffnen Sie die frühere, um sie zu stornieren, oder wenden Sie sich an das Hotel.',
    asItWas: 'Ihre Buchung {number} gilt unverändert.',
  },
  replacedBy: {
    changed: 'Sie haben diese Buchung geändert. Die neue Buchungsnummer ist {number}.',
    asked:
      'Sie haben eine Änderung angefragt, mit der Buchungsnummer {number}. Diese Buchung gilt, bis das Hotel die neue bestätigt hat.',
    bothStand:
      'Sie haben diese Buchung geändert. Die neue Buchungsnummer ist {number}, aber das Hotel hat diese Buchung nicht storniert: Beide gelten. Stornieren Sie diese unten oder wenden Sie sich an das Hotel.',
  },

  note: {
    title: 'Sie ändern die Buchung {number}',
    booked: '{days}, {guests}, {rooms}: {room}. Diese Buchung gilt, bis die neue bestätigt ist.',
    keep: 'Nichts ändern',
    impossible: 'Die Buchung {number} kann nicht geändert werden',
    status: '{title}.',
    openYours: 'Ihre Buchung öffnen',
    notLoaded: 'Die Buchung, die Sie ändern, konnte nicht geladen werden',
    asItWas: 'Ihre Buchung ist unverändert.',
    noKey: 'Öffnen Sie Ihre Buchung, um sie zu ändern',
    noKeyReason:
      'Diese Adresse öffnet die Buchung nicht. Öffnen Sie den Link aus Ihrer E-Mail und wählen Sie dann „{link}“.',
  },

  summary: {
    title: 'Was sich ändert',
    booked: 'Gebucht',
    new: 'Neu',
    rooms: 'Anzahl Zimmer',
    difference: 'Preisunterschied',
    inAll: 'Sie zahlen insgesamt: neuer Preis und Gebühr',
    free: 'Die Buchung {number} können Sie jetzt kostenlos stornieren: Sie zahlen nur den neuen Preis.',
    fee: 'Diese Gebühr kostet die Stornierung der Buchung {number} jetzt.',
    credits:
      'Für die neue Buchung kann kein Guthaben verwendet werden: Das Guthaben der früheren erhalten Sie erst zurück, wenn sie storniert ist.',
  },

  review: {
    who: 'Auf den Namen: {names}. Die Kontaktadresse {email} und Ihre Wünsche an das Hotel bleiben unverändert.',
    change: 'Zahlungspflichtig ändern',
    request: 'Änderung anfragen',
    changing: 'Wird geändert …',
    cancellation: 'Neue Buchung: {terms}.',
    instant:
      'Zuerst wird die neue Buchung vorgenommen. Sobald das Hotel sie bestätigt hat, wird die Buchung {number} {cost, select, free {kostenlos storniert} other {gegen eine Gebühr von {fee} storniert}}. Kommt die neue Buchung nicht zustande, bleibt die Buchung {number} unverändert.',
    onRequest:
      'Zuerst wird die neue Buchung beim Hotel angefragt. Sobald das Hotel sie bestätigt hat, wird die Buchung {number} {cost, select, free {kostenlos storniert} other {gegen eine Gebühr von {fee} storniert}}. Kommt die neue Buchung nicht zustande, bleibt die Buchung {number} unverändert.',
    acceptChange: 'Um fortzufahren, stimmen Sie der Änderung oben auf dieser Seite zu.',
  },
} as const satisfies Translation<typeof english>;
