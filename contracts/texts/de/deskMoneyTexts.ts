import type { DeskMoneyTexts } from '../en/deskMoneyTexts.ts';
import type { Translation } from '../translation.ts';

/** The texts of the desk's money pages, in German; a part of those pages' chunk. */
export const deskMoneyTexts: Translation<DeskMoneyTexts> = {
  deskMoney: {
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
      undoneAlready:
        'Es wurde nichts aufgehoben: {by} hat diese Abrechnung schon aufgehoben ({at}).',
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
      number: 'Beleg Nr. {number}',
      short: 'Nr. {number}',
      issued: 'Ausgestellt',
      from: 'Aussteller',
      takesBack: 'Dieser Beleg hebt Beleg Nr. {number} auf.',
      paidOnSite: 'Auf der Website mit Karte bezahlt: {captured}, erstattet: {refunded}',
      paidToHotel: 'An das Hotel bezahlt',
      vat: 'Die Provision von {commission} enthält {percent} % Umsatzsteuer, das sind {vat}; ohne Umsatzsteuer beträgt sie {without}.',
      noVat: 'Ohne Ausweis der Umsatzsteuer: Für die Provision ist kein Satz eingestellt.',
      csv: 'Belege (CSV)',
    },
    bulk: {
      tick: 'Abrechnen',
      tickOf: '{hotel} abrechnen, {currency}',
      all: 'Alle fälligen dieser Seite auswählen',
      none: 'Auswahl aufheben',
      open: '{count, plural, one {# Hotel abrechnen} other {# Hotels abrechnen}}',
      title:
        '{count, plural, one {# Hotel abrechnen: {month}} other {# Hotels abrechnen: {month}}}',
      text: 'Jedes Hotel erhält einen eigenen Beleg. Was die Website zahlt, wartet auf eine Datei für die Bank. Ein Hotel, dessen Zahlen sich seit dem Laden dieser Seite geändert haben, wird nicht abgerechnet.',
      sitePays: 'Die Website zahlt, {currency}',
      hotelsPay: 'Hotels zahlen der Website, {currency}',
      confirm: 'Diese Hotels abrechnen',
      settled:
        '{count, plural, one {# Hotel wurde abgerechnet.} other {# Hotels wurden abgerechnet.}}',
      refused:
        '{count, plural, one {# Hotel wurde nicht abgerechnet:} other {# Hotels wurden nicht abgerechnet:}}',
      because: '{hotel}, {currency}:',
      settledAlready:
        '{known, select, yes {{by} hat es schon abgerechnet ({at}).} other {Es wurde schon abgerechnet.}}',
      stillOpen:
        '{waiting, plural, =0 {Der Monat ist noch nicht vorbei.} one {# Aufenthalt ist nicht vorbei oder nicht gemeldet.} other {# Aufenthalte sind nicht vorbei oder nicht gemeldet.}}',
      figuresChanged: 'Die Zahlen haben sich geändert. Prüfen Sie sie und rechnen Sie erneut ab.',
      nothing: 'In diesem Monat ist nichts abzurechnen.',
      failed:
        'Es ist nicht bekannt, ob es abgerechnet wurde. Sehen Sie im Monat des Hotels nach, bevor Sie es erneut versuchen.',
      toPayouts: 'Datei für die Bank erstellen',
    },
    payouts: {
      title: 'Auszahlungen',
      lead: 'Werden mehrere Hotels zusammen abgerechnet, wartet hier, was die Website ihnen zahlt. Erstellen Sie daraus eine Datei für Ihre Bank.',
      waiting: 'Warten auf eine Datei',
      empty:
        'Nichts wartet auf eine Datei. Rechnen Sie auf der Seite „Abrechnung“ mehrere Hotels ab.',
      more: 'Gezeigt werden nur die ersten {count}.',
      payee: 'Empfänger',
      account: 'Konto',
      amount: 'Betrag',
      tick: 'In die Datei',
      tickOf: 'Beleg Nr. {number} in die Datei',
      noAccount: 'Kein Konto',
      enterAccount: 'Konto eingeben',
      accountChanged: 'Geändert von {by}, {at}',
      earlier: 'Vielleicht in Datei Nr. {number} bezahlt',
      earlierHint:
        'Dieser Monat war in Datei Nr. {number}, bevor seine Abrechnung aufgehoben wurde. Stellen Sie sicher, dass die Bank nicht bezahlt hat.',
      withoutAccount:
        '{count, plural, one {# Hotel hat kein Konto und bleibt in dieser Liste.} other {# Hotels haben kein Konto und bleiben in dieser Liste.}}',
      chosen:
        '{count, plural, =0 {Nichts ist ausgewählt.} one {# Zahlung: {sums}} other {# Zahlungen: {sums}}}',
      make: 'Datei für die Bank erstellen',
      makeText:
        'Die Datei behält diese Beträge und Konten. Jede Abrechnung ist in höchstens einer Datei.',
      confirm: 'Datei erstellen',
      changed:
        'Es wurde keine Datei erstellt: Seit dem Laden dieser Seite hat sich etwas geändert. Schließen Sie diesen Dialog, prüfen Sie die Liste und versuchen Sie es erneut.',
      files: 'Dateien',
      noFiles: 'Es wurde noch keine Datei erstellt.',
      file: 'Datei Nr. {number}',
      made: 'Erstellt',
      payments: 'Zahlungen',
      madeBy: 'Erstellt von {by}, {at}. Grund: {reason}',
      back: 'Alle Auszahlungen',
      sepa: 'SEPA-Datei herunterladen (pain.001)',
      inSepa: 'In der SEPA-Datei',
      yes: 'Ja',
      leftOut:
        'Nicht in der SEPA-Datei: {count, plural, one {# Zahlung} other {# Zahlungen}}. Zahlen Sie mit der CSV-Datei oder von Hand.',
      noOperator:
        'Es gibt keine SEPA-Datei: Als diese Datei erstellt wurde, hatte die Website kein eigenes Konto (PAYOUT_IBAN) oder keinen Namen in lateinischer Schrift (OPERATOR_NAME).',
      why: {
        'no-account': 'Nein: kein Konto der Website',
        currency: 'Nein: nicht in Euro',
        country: 'Nein: kein SEPA-Konto',
        characters: 'Nein: Der Name des Empfängers hat Buchstaben, die SEPA nicht kennt',
        amount: 'Nein: Der Betrag ist zu groß',
      },
      undone: 'Abrechnung inzwischen aufgehoben',
      undoneHint:
        'Abrechnungen dieser Datei wurden inzwischen aufgehoben. Was die Bank noch nicht bezahlt hat, entfernen Sie dort.',
    },
    details: {
      link: 'Firma und Konto',
      lead: 'Für Zahlungen an dieses Hotel und Rechnungen an es. Was Sie hier eingeben, geht dem vor, was der Anbieter sendet.',
      company: 'Firma',
      account: 'Bankkonto',
      legalName: 'Firmenname',
      address: 'Postanschrift',
      vatNumber: 'USt-IdNr.',
      accountHolder: 'Kontoinhaber',
      iban: 'IBAN',
      bic: 'BIC',
      bicHint: 'Nur, wenn Ihre Bank danach fragt.',
      fromProvider: 'Vom Anbieter: {value}. Das gilt, solange hier nichts steht.',
      alsoProvider: 'Hier eingegeben. Der Anbieter sendet: {value}',
      ownOnly: 'Hier eingegeben.',
      providerNone: 'Der Anbieter sendet zu diesem Hotel keine Firmendaten.',
      providerUnread:
        'Der Anbieter konnte gerade nicht gefragt werden: Was er sendet, wird nicht gezeigt. Gezeigt wird, was hier eingegeben wurde.',
      changed: 'Zuletzt geändert von {by}, {at}.',
      accountChanged: 'Konto zuletzt geändert von {by}, {at}.',
      save: 'Speichern',
      saveTitle: 'Diese Änderungen speichern',
      saveText:
        'Prüfen Sie ein neues Konto durch einen Anruf unter einer Nummer, die Sie schon kennen, nicht anhand des Briefs oder der E-Mail, in denen es steht.',
      empty: 'Keine Angabe',
      change: '{before} → {after}',
      nothing: 'Es hat sich nichts geändert.',
      saved: 'Die Änderungen sind gespeichert.',
      wrong: 'Es wurde nichts gespeichert. Korrigieren Sie diese Felder:',
      conflict:
        'Es wurde nichts gespeichert: {by} hat dieses Hotel geändert ({at}). Schließen Sie diesen Dialog, vergleichen Sie den jetzigen Stand und speichern Sie erneut.',
      fault: {
        'line-breaks': 'Das muss eine einzige Zeile sein.',
        'vat-characters':
          'Eine USt-IdNr. hat nur Buchstaben, Ziffern, Leerzeichen, Punkte, Binde- und Schrägstriche.',
        'iban-country': 'Eine IBAN beginnt mit einem Land, das IBANs hat, etwa DE oder FR.',
        'iban-length': 'Diese IBAN ist für ihr Land zu lang oder zu kurz.',
        'iban-characters':
          'Diese IBAN enthält Zeichen, die dort nicht hingehören. An dritter und vierter Stelle stehen Ziffern.',
        'iban-checksum': 'In dieser IBAN ist ein Tippfehler: Die Prüfziffern passen nicht.',
        'iban-missing': 'Geben Sie die IBAN ein, oder leeren Sie Kontoinhaber und BIC.',
        'holder-missing': 'Geben Sie ein, wem das Konto gehört.',
        'bic-form': 'Eine BIC hat 8 oder 11 Buchstaben und Ziffern.',
        'bic-country': 'Diese BIC gehört zu einem anderen Land als die IBAN.',
      },
    },
    invoice: {
      link: 'Provisionsrechnung',
      title: 'Provisionsrechnung Nr. {number}',
      credit: 'Storno-Rechnung Nr. {number}',
      back: 'Beleg Nr. {number}',
      draft: 'Entwurf, nicht ausgestellt',
      draftText:
        'Sie zeigt das Hotel nach jetzigem Stand. Einmal ausgestellt, ändert sie sich nicht mehr.',
      missing: {
        name: 'Der Firmenname des Hotels fehlt.',
        address: 'Die Postanschrift des Hotels fehlt.',
        operator:
          'Name oder Anschrift des Betreibers der Website fehlt (OPERATOR_NAME, OPERATOR_ADDRESS).',
      },
      unread: 'Der Anbieter konnte gerade nicht danach gefragt werden.',
      unreadNumber:
        'Der Anbieter konnte gerade nicht nach der USt-IdNr. gefragt werden. Geben Sie sie ein, oder öffnen Sie diese Seite später noch einmal.',
      enter: 'Daten des Hotels eingeben',
      issue: 'Diese Rechnung ausstellen',
      confirm: 'Rechnung ausstellen',
      issueText: 'Sie erhält das heutige Datum, kann gedruckt werden und ändert sich nicht mehr.',
      to: 'An',
      vatNumber: 'USt-IdNr.: {number}',
      date: 'Rechnungsdatum',
      service: 'Provision für Buchungen mit Abreise im {month}',
      none: 'Dieser Beleg enthält keine Provision: Es gibt keine Rechnung.',
      undoneBy: 'Beleg Nr. {number} hebt diesen auf: Die Storno-Rechnung hat dessen Nummer.',
      takesBack: 'Diese Storno-Rechnung hebt die Rechnung Nr. {number} auf.',
      net: 'Ohne Umsatzsteuer',
      vat: '{percent} % Umsatzsteuer',
      total: 'Gesamtbetrag',
      changed:
        'Es wurde nichts ausgestellt: Die Daten des Hotels haben sich geändert. Schließen Sie diesen Dialog und prüfen Sie sie.',
    },
  },
};
