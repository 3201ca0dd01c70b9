import type { deskMoney as english } from '../en/deskMoney.ts';
import type { Translation } from '../translation.ts';

export const deskMoney = {
  lead: 'Was die Website jedem Hotel schuldet und jedes Hotel an Provision, nach dem Monat der Abreise.',
  previous: 'Voriger Monat',
  next: 'Nächster Monat',
  monthOf: 'Monat',
  hotelFilter: 'Name oder ID des Hotels',
  csv: 'CSV herunterladen',
  sums: 'Summe aller Hotels',
  hotels: 'Hotels',
  hotel: 'Hotel',
  owed: 'Dem Hotel geschuldet',
  owedShort: 'Geschuldet',
  commission: 'Provision',
  net: 'Saldo',
  settled: 'Abgerechnet',
  open: 'Offen',
  asItStands: 'Aktueller Stand',
  state: 'Status',
  stateOf: {
    running: 'Läuft noch',
    waiting: 'Wartet',
    open: 'Abzurechnen',
    adjustment: 'Korrektur',
    settled: 'Abgerechnet',
  },
  payment:
    '{payer, select, site {Die Website zahlt dem Hotel {amount}.} hotel {Das Hotel zahlt der Website {amount}.} other {Es ist nichts zu zahlen.}}',
  netNote:
    'Der Saldo ist, was die Website dem Hotel zahlt. Steht ein Minus davor, zahlt das Hotel der Website.',
  table: 'Liste der Hotels dieses Monats',
  empty:
    'Kein Hotel hat Beträge in diesem Monat. Wählen Sie einen anderen Monat oder löschen Sie den Filter.',
  notEnded:
    'Dieser Monat ist noch nicht vorbei. Er kann ab dem ersten Tag des nächsten Monats, 12:00 UTC, abgerechnet werden.',
  waiting:
    '{count, plural, one {# Aufenthalt ist nicht vorbei oder nicht gemeldet. Er braucht} other {# Aufenthalte sind nicht vorbei oder nicht gemeldet. Sie brauchen}} ein Ergebnis, bevor dieser Monat abgerechnet werden kann.',
  adjustment:
    'Seit der Abrechnung dieses Monats hat sich etwas geändert. Rechnen Sie die Differenz ab.',
  allSettled: 'Dieser Monat ist vollständig abgerechnet.',
  ledger: {
    title: 'Hauptbuch',
    agrees:
      'Stimmt mit dem Hauptbuch überein: Über alle Monate ergeben Buchungen und Abrechnungen {explained}, und im Hauptbuch stehen {ledger}.',
    differs:
      'Stimmt nicht mit dem Hauptbuch überein: Über alle Monate ergeben Buchungen und Abrechnungen {explained}, aber im Hauptbuch stehen {ledger}. Die Differenz beträgt {difference}: Einträge, die zu keiner Buchung ihres Hotels gehören.',
    empty: 'Das Hauptbuch hat keine Einträge von Hotels.',
  },
  bookings: {
    title: 'Buchungen',
    table: 'Liste der Buchungen dieses Monats',
    number: 'Buchung',
    stay: 'Aufenthalt',
    status: 'Status',
    empty: 'Keine Buchung dieses Monats hat ein Guthaben, eine Gebühr oder eine Provision.',
    waiting: 'Wartet auf das Ergebnis',
  },
  status: {
    pending: 'Offen',
    requested: 'Angefragt',
    confirmed: 'Bestätigt',
    declined: 'Abgelehnt',
    cancelled: 'Storniert',
    stayed: 'Abgereist',
    noShow: 'Nicht angereist',
  },
  settlements: {
    title: 'Abrechnungen',
    table: 'Liste der Abrechnungen dieses Monats',
    at: 'Wann',
    by: 'Von',
    kind: 'Was',
    settled: 'Abgerechnet',
    undoes: 'Hebt eine Abrechnung auf',
    undone: 'Abgerechnet, inzwischen aufgehoben',
    reference: 'Zahlungsreferenz',
    reason: 'Grund',
    empty: 'In diesem Monat wurde nichts abgerechnet.',
    undo: 'Aufheben',
  },
  settle: {
    title: 'Abrechnen: {month}',
    text: 'Das Hauptbuch erhält eine Transaktion mit diesen Beträgen. Geschuldete Beträge und Provision werden zusammen als eine Zahlung abgerechnet.',
    statement:
      'Auf dem Abrechnungsbeleg steht, dass der Monat heute abgerechnet wurde ({month}). Spätere Änderungen erscheinen als Korrektur.',
    reference: 'Zahlungsreferenz',
    referenceHint: 'Die Referenz der Bank, wie das Hotel sie sieht.',
    confirm: 'Als abgerechnet markieren',
  },
  undo: {
    title: 'Diese Abrechnung aufheben',
    text: 'Das Hauptbuch erhält eine Gegenbuchung über dieselben Beträge, und der Monat ist wieder offen. Die Abrechnung bleibt in der Liste.',
    confirm: 'Abrechnung aufheben',
  },
  problem: {
    stillOpen:
      '{waiting, plural, =0 {Es wurde nichts abgerechnet: Der Monat ist noch nicht vorbei.} one {Es wurde nichts abgerechnet: # Aufenthalt ist nicht vorbei oder nicht gemeldet.} other {Es wurde nichts abgerechnet: # Aufenthalte sind nicht vorbei oder nicht gemeldet.}}',
    settledAlready:
      '{known, select, yes {Es wurde nichts abgerechnet: {by} hat diesen Monat schon abgerechnet ({at}).} other {Es wurde nichts abgerechnet: In diesem Monat ist nichts offen.}}',
    undoneAlready: 'Es wurde nichts aufgehoben: {by} hat diese Abrechnung schon aufgehoben ({at}).',
    figuresChanged:
      'Es wurde nichts abgerechnet: Die Zahlen haben sich geändert. Schließen Sie diesen Dialog, prüfen Sie die Zahlen und rechnen Sie erneut ab.',
  },
  statement: {
    link: 'Abrechnungsbeleg',
    title: 'Abrechnungsbeleg: {month}',
    back: 'Zurück zum Monat',
    print: 'Drucken',
    hotelId: 'ID des Hotels',
    month: 'Monat der Abreise',
    asOf: 'Stand',
    bookingsOf: 'Buchungen, {currency}',
    sum: 'Summe',
    note: 'Für Aufenthalte und Nichtanreisen wird die Provision ihres Tarifs geschuldet, für stornierte Buchungen der Anteil, den die Gebühr am Preis hat. Beträge in verschiedenen Währungen werden nie addiert.',
    settledOn: 'Abgerechnet: {at}',
    undoneOn: 'Abrechnung aufgehoben: {at}',
    withReference: '{what}, {reference}',
    nothingSettled: 'In diesem Monat ist noch nichts abgerechnet.',
    openNow: 'Jetzt offen',
  },
} as const satisfies Translation<typeof english>;
