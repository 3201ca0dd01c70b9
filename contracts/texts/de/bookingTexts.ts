import type { BookingTexts } from '../en/bookingTexts.ts';
import type { Translation } from '../translation.ts';

/** The texts of the stay review, the checkout and the bookings, in German. */
export const bookingTexts = {
  booking: {
    pay: '{amount} mit Karte zahlen',
    /** The payments by card; `number` is the booking number, `day` a date such as 'Nov 3, 2026'. */
    receipt: 'Beleg {number}',
    paidOn: 'Bezahlt am {day} mit Karte',
    paidByCard: 'Mit Karte bezahlt',
    reservedOnCard: 'Auf Ihrer Karte reserviert',
    paidWith:
      'Bezahlt am {day} mit {brand, select, none {Karte} other {{brand}}}, Endziffern {last4}',
    including: 'darin {tax}',
    refunding:
      '{amount} werden auf Ihre Karte erstattet. Der Betrag ist in 5 bis 10 Tagen auf Ihrem Konto.',
    refunded:
      '{amount} wurden am {day} erstattet. Der Betrag ist in 5 bis 10 Tagen auf Ihrem Konto.',
    movedOn: 'Davon wurden {amount} auf die Buchung angerechnet, die diese ersetzt.',
    bookAgain: 'Noch einmal buchen',
    changeDetails: 'Angaben ändern',
    refundFailed:
      'Die Erstattung von {amount} auf Ihre Karte ist fehlgeschlagen. Wir kümmern uns darum.',
    title: 'Ihre Buchung',
    brand: 'Stayfarer',
    number: 'Buchungsnummer',
    hotelReference: 'Referenz des Hotels',
    addToCalendar: 'Zum Kalender hinzufügen',
    print: 'Drucken',
    seeRooms: 'Zimmer ansehen: {hotel}',
    similarHotels: 'Ähnliche Hotels ansehen',
    howWasIt: 'Wie war Ihr Aufenthalt?',
    tooManyTries:
      'Es gab zu viele Versuche. Warten Sie eine Minute und versuchen Sie es dann erneut.',

    stay: {
      picture: '{room}, {hotel}',
      hotel: 'Ihr Hotel',
      hotelPage: 'Seite des Hotels ansehen',
      zone: 'Uhrzeiten: {zone}.',
      room: 'Zimmer',
      roomName: '{rooms, plural, one {{room}} other {# × {room}}}',
      lead: 'Hauptgast: {name}',
      meals: 'Verpflegung',
      extras: 'Zusatzleistungen',
      guests: 'Gäste',
      requested: 'Wünsche',
      service: '{service}: {choice}',
      onRequest: 'Auf Anfrage: Das Hotel gibt Ihnen Bescheid. Nicht im Preis enthalten.',
    },

    price: {
      title: 'Preis',
      ofStay: 'Preis des Aufenthalts',
      willEarn: 'Mit dieser Buchung erhalten Sie nach dem Aufenthalt {amount} in OneKeyCash.',
      willEarnBy:
        'Mit dieser Buchung erhalten Sie nach dem Aufenthalt {amount} in OneKeyCash, spätestens am {day}.',
      earned: 'Mit dieser Buchung haben Sie {amount} in OneKeyCash erhalten.',
      earnedNothing:
        'Noch kein OneKeyCash: Sie erhalten es, sobald das Hotel Ihren Aufenthalt gemeldet hat.',
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
        pending: 'Buchung eingegangen',
        requested: 'Anfrage an das Hotel gesendet',
        confirmed: 'Bestätigt',
        declined: 'Nicht gebucht',
        cancelled: 'Storniert',
        stayed: 'Aufenthalt beendet',
        'no-show': 'Als nicht angereist gemeldet',
      },
      saveToAccount: '<link>Melden Sie sich an</link>, dann steht die Buchung bei Ihren Reisen.',
    },

    /** Above a booking that is shown from the device because the site does not respond. */
    saved: {
      asOf: 'Die Website ist nicht erreichbar. Sie sehen Ihre Buchung, Stand: {time}.',
      resting: 'Sie lässt sich ändern oder stornieren, sobald wieder eine Verbindung besteht.',
      keyless:
        'Sie sehen Ihre Buchung, wie sie auf diesem Gerät gespeichert ist, Stand: {time}. Wie sie jetzt ist, zeigt der Link in Ihrer E-Mail.',
      restingKeyless: 'Zum Ändern oder Stornieren öffnen Sie den Link in Ihrer E-Mail.',
    },

    offline: {
      title: 'Sie sind offline',
      text: 'Sie sind offline. Suchen, Buchen und Anmelden sind erst wieder möglich, wenn eine Verbindung besteht. Ihre Eingaben bleiben erhalten.',
      saved: 'Auf diesem Gerät gespeichert:',
    },

    unreachable: {
      title: 'Die Website ist nicht erreichbar',
      text: 'Die Website ist nicht erreichbar. Suchen, Buchen und Anmelden sind erst wieder möglich, wenn sie antwortet; wir versuchen es weiter. Im WLAN eines Hotels oder Flughafens ist oft zuerst eine Anmeldung nötig.',
    },

    none: {
      notNow: 'Ihre Buchung kann gerade nicht angezeigt werden',
      unreachable:
        'Die Website war nicht erreichbar. Ihre Buchung ist unverändert: Nur die Seite fehlt.',
      title: 'Unter dieser Adresse gibt es keine Buchung',
      reason:
        'Vielleicht ist der Link unvollständig. Öffnen Sie ihn noch einmal aus Ihrer E-Mail oder kopieren Sie ihn ganz: Der Teil nach „key=“ gehört dazu. Mit Ihrer Buchungsnummer senden wir Ihnen den Link noch einmal.',
      keyless: 'Öffnen Sie Ihre Buchung über den Link in Ihrer E-Mail',
      home: 'Zur Startseite',
    },

    standing: {
      title: 'Diesen Aufenthalt haben Sie schon gebucht',
      note: 'Wenn Sie fortfahren, buchen Sie ihn ein weiteres Mal.',
      unpaid: 'Gebucht wird erst, wenn Sie bezahlt haben.',
      open: 'Buchung {number} öffnen',
    },
  },
  bookingSteps: {
    label: 'Schritte der Buchung',
    details: 'Angaben',
    pay: 'Zahlung',
    confirmed: 'Bestätigt',
    done: 'erledigt',
  },
  bookingCancellation: {
    title: 'Stornierung',
    onceConfirmed: 'Sobald das Hotel bestätigt hat: {terms}',
    free: '{what, select, request {Sie können die Anfrage kostenlos zurückziehen.} other {Die Stornierung ist jetzt kostenlos.}}',
    costs: 'Die Stornogebühr beträgt jetzt {fee}.',
    cancel: '{what, select, request {Anfrage zurückziehen} other {Buchung stornieren}}',
    question:
      '{what, select, request {Diese Anfrage zurückziehen?} other {Diese Buchung stornieren?}}',
    yes: '{what, select, request {Ja, zurückziehen} other {Ja, stornieren}}',
    cancelling: '{what, select, request {Wird zurückgezogen …} other {Wird storniert …}}',
    keep: '{what, select, request {Anfrage behalten} other {Buchung behalten}}',

    fee: 'Stornogebühr',
    paidWithCredits: 'Mit OneKeyCash oder Gutschein bezahlt',
    returned: 'Erstattung',
    rewardsBack: 'OneKeyCash, das Sie zurückerhalten',
    promotion: 'Gutschein {code}',
    usableAgain: 'kann wieder verwendet werden',

    notCancelled: {
      bookingChanged:
        'Die Buchung hat sich inzwischen geändert. Sehen Sie sie sich an und entscheiden Sie neu.',
      feeChanged: 'Die Gebühr hat sich geändert. Sehen Sie sie sich an und entscheiden Sie neu.',
      noAnswer:
        'Es kam keine Antwort. Versuchen Sie es erneut: Eine Buchung wird nur einmal storniert.',
      refused: 'Das Hotel storniert diese Buchung nicht mehr.',
    },
  },
  bookingChange: {
    link: 'Reisedaten oder Gäste ändern',
    addExtras: 'Zusatzleistungen hinzufügen',
    open: 'Buchung öffnen: {number}, {days}',

    replaces: {
      cancelled:
        'Diese Buchung ersetzt die Buchung {number}, die {cost, select, free {kostenlos} other {gegen eine Gebühr von {fee}}} storniert ist.',
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
      byCard: 'Jetzt von Ihrer Karte abgebucht',
      back: 'Auf Ihre Karte zurück, 5 bis 10 Tage nach der Bestätigung der neuen Buchung{fee, select, yes {, abzüglich der Gebühr} other {}}',
      free: 'Die Buchung {number} können Sie jetzt kostenlos stornieren: Sie zahlen nur den neuen Preis.',
      fee: 'Diese Gebühr kostet die Stornierung der Buchung {number} jetzt.',
      credits:
        'Für die neue Buchung können Sie OneKeyCash und Gutscheine nicht verwenden: Die der früheren Buchung erhalten Sie erst zurück, wenn sie storniert ist.',
    },

    review: {
      who: 'Auf den Namen: {names}. Die Kontaktadresse {email} und Ihre Wünsche an das Hotel bleiben unverändert.',
      change: 'Zahlungspflichtig ändern',
      request: 'Änderung anfragen',
      changing: 'Wird geändert …',
      same: 'Es ist noch nichts geändert.',
      cancellation: 'Neue Buchung: {terms}',
      covered:
        'Jetzt wird nichts abgebucht: Was Sie mit Karte bezahlt haben, wird auf den neuen Aufenthalt angerechnet.',
      coveredAndBack:
        'Jetzt wird nichts abgebucht: Was Sie mit Karte bezahlt haben, wird auf den neuen Aufenthalt angerechnet. Sobald das Hotel ihn bestätigt hat, werden {amount} auf Ihre Karte erstattet.',
      backNext: '{amount} werden auf Ihre Karte erstattet, sobald die neue Buchung bestätigt ist.',
      stands:
        'Die Buchung {number} gilt, bis das Hotel die neue bestätigt hat. Dann wird sie {cost, select, free {kostenlos} other {gegen eine Gebühr von {fee}}} storniert.',
      acceptChange: 'Um fortzufahren, stimmen Sie der Änderung oben auf dieser Seite zu.',
    },
  },
  paidByCard: {
    kept: 'Einbehalten von Ihrer Kartenzahlung',
    fee: 'Die Stornogebühr beträgt {fee}. {kept, select, none {Davon wird nichts} other {Davon werden {own}}} von dem einbehalten, was Sie mit Karte bezahlt haben{more, select, yes {, und {rest} zahlen Sie an das Hotel} other {}}.',
    back: '{when, select, now {Von Ihrer Kartenzahlung für die frühere Buchung werden {amount} auf Ihre Karte erstattet. Der Betrag ist in 5 bis 10 Tagen auf Ihrem Konto} other {Sobald die frühere Buchung storniert ist, werden {amount} Ihrer Kartenzahlung dafür auf Ihre Karte erstattet. Der Betrag ist 5 bis 10 Tage später auf Ihrem Konto}}{both, select, yes {; bis dahin kann Ihre Karte mit beiden Beträgen belastet sein} other {}}.',
  },
  bookingStatus: {
    cancelling: {
      title: 'Wir stornieren Ihre Buchung',
      next: 'Das Hotel hat noch nicht geantwortet. Sobald die Antwort da ist, wird sie hier angezeigt{knows, select, address { und an {email} gesendet} none {} other { und per E-Mail gesendet}}.',
    },
    pending: {
      title: 'Ihre Buchung wird bestätigt',
      next: 'Das Hotel hat noch nicht geantwortet. Sie müssen nichts tun und sollten nicht noch einmal buchen: Sobald die Antwort da ist, wird sie hier angezeigt{knows, select, address { und an {email} gesendet} none {} other { und per E-Mail gesendet}}.',
    },
    unpaid: {
      title: 'Ihr Aufenthalt ist noch nicht bezahlt',
      next: 'Gebucht wird erst, wenn Sie bezahlt haben. Sie können bis {deadline} zahlen, auf der Seite unseres Zahlungsanbieters; wir sehen Ihre Karte nie.',
    },
    lookedUp: {
      title: 'Wir prüfen Ihre Zahlung',
      next: 'Unser Zahlungsanbieter hat noch nicht geantwortet. Wenn Sie bezahlt haben, müssen Sie nichts tun: Diese Seite aktualisiert sich von selbst. Andernfalls können Sie bis {deadline} zahlen.',
    },
    paying: {
      title: 'Ihre Buchung wird bestätigt',
      next: 'Der Betrag ist auf Ihrer Karte reserviert. Er wird erst abgebucht, wenn das Hotel bestätigt hat. Sie müssen nichts tun und sollten nicht noch einmal buchen.',
    },
    clarifying: {
      title: 'Wir klären Ihre Buchung',
      pending:
        'Die Antwort des Hotels weicht von Ihrer Buchung ab. Unser Reservierungsteam klärt das mit dem Hotel. Sie müssen nichts tun und sollten nicht noch einmal buchen: Das Ergebnis wird hier angezeigt{knows, select, address { und an {email} gesendet} none {} other { und per E-Mail gesendet}}.',
      confirmed:
        'Die Angaben des Hotels weichen von Ihrer Buchung ab. Unser Reservierungsteam klärt das mit dem Hotel.',
    },
    requested: {
      title: 'Ihre Anfrage liegt beim Hotel',
      next: 'Das Hotel bestätigt diesen Tarif selbst. Die Antwort wird hier angezeigt{knows, select, address { und an {email} gesendet} none {} other { und per E-Mail gesendet}}. Bis dahin ist Ihr Aufenthalt nicht gebucht.',
      reserved:
        '{amount} sind auf Ihrer Karte reserviert. Abgebucht wird nur, wenn das Hotel bestätigt.',
      answerBy:
        'Das Hotel hat bis {deadline} Zeit für eine Antwort. Ohne Antwort endet Ihre Anfrage von selbst, und es wird nichts gebucht.',
    },
    payAgain: {
      title: 'Bitte zahlen Sie noch einmal',
      lapsed:
        'Ihre Bank reserviert einen Betrag nur für einige Tage. Diese Frist ist abgelaufen, und es wurde nichts abgebucht.',
      accepted: 'Das Hotel hat Ihren Aufenthalt bestätigt.',
      next: 'Zahlen Sie bis {deadline}: Sonst endet Ihre Anfrage, es wird nichts gebucht und nichts abgebucht.',
    },
    accepted: {
      title: 'Das Hotel hat Ihren Aufenthalt bestätigt',
      next: 'Ihre Zahlung wird gerade eingezogen. Sie müssen nichts tun: Ihre Buchung ist gleich bestätigt.',
    },
    confirmed: {
      title: 'Ihre Buchung ist bestätigt',
      titleOfPaid: 'Ihre Buchung ist bestätigt und bezahlt',
      atProperty: 'Im Hotel noch zu zahlen: {amount}.',
      next: 'Zeigen Sie beim Check-in diese Seite oder einen Ausdruck davon.{knows, select, address { Die Bestätigung wird an {email} gesendet.} none {} other { Die Bestätigung wird per E-Mail gesendet.}}',
    },
    declined: {
      title: 'Ihr Aufenthalt ist nicht gebucht',
      titleOfChange: 'Ihre Buchung wurde nicht geändert',
      because: {
        'price-changed': 'Der Preis des Zimmers hat sich geändert, bevor es gebucht wurde.',
        gone: 'Das Zimmer war nicht mehr verfügbar.',
        rejected: 'Das Hotel hat die Buchung nicht angenommen.',
        'not-combinable': 'Das Hotel nimmt diese Zimmer nicht in einer Buchung an.',
        desk: 'Das Hotel hat die Anfrage abgelehnt.',
        traveller: 'Die Buchung wurde zurückgezogen.',
        expired: 'Das Hotel hat vor dem Tag der Anreise nicht geantwortet.',
        'not-paid': 'Der Aufenthalt wurde nicht bezahlt.',
        'not-chargeable': 'Dieser Betrag kann hier nicht mit Karte bezahlt werden.',
        unanswered: 'Das Hotel hat nicht rechtzeitig geantwortet.',
      },
      notCharged: 'Ihre Karte wurde nicht belastet.',
      nothingBooked: 'Es ist nichts gebucht, und Sie müssen nichts zahlen.',
      nothingMore: 'Es ist nichts weiter gebucht.',
      creditsBack: 'OneKeyCash oder Gutschein, falls eingesetzt, können Sie wieder verwenden.',
    },
    cancelled: {
      title: 'Ihre Buchung ist storniert',
      titleOfChanged: 'Ihre Buchung wurde geändert',
      titleOfRequest: 'Ihre Anfrage ist zurückgezogen',
      byHotel: 'Das Hotel hat sie storniert.',
      byChange: 'Diese Buchung ist storniert: An ihrer Stelle gilt die neue.',
      byTraveler: 'Das Hotel erwartet Sie nicht mehr.',
      asAsked:
        'Sie haben unser Reservierungsteam darum gebeten. Das Hotel erwartet Sie nicht mehr.',
      bySite: 'Es tut uns leid, wir mussten sie stornieren.',
      feeReported:
        'Es meldet eine Gebühr, der Sie nicht zugestimmt haben, und unser Reservierungsteam klärt das.',
      feeAccepted: 'Die Gebühr, der Sie zugestimmt haben, beträgt {fee}.',
      feeDiffers:
        'Die Antwort des Hotels weicht davon ab, und unser Reservierungsteam klärt die Gebühr.',
      free: 'Es fällt keine Stornogebühr an.',
      paidByCredits: 'Die Stornogebühr beträgt {fee}. OneKeyCash oder Ihr Gutschein deckt sie.',
      paidToHotel: 'Die Stornogebühr beträgt {fee}. Sie zahlen sie an das Hotel.',
      shared:
        'Die Stornogebühr beträgt {fee}. Davon zahlen Sie {own} an das Hotel, den Rest deckt OneKeyCash oder Ihr Gutschein.',
    },
    stayed: {
      title: 'Ihr Aufenthalt: {hotel}',
      next: 'Dieser Aufenthalt ist vorbei. Wir hoffen, dass er Ihnen gefallen hat.',
    },
    'no-show': {
      title: 'Das Hotel hat gemeldet, dass Sie nicht angereist sind',
      next: '{hotel} meldet, dass niemand angereist ist. Das Hotel rechnet nach seinen eigenen Bedingungen ab. Wenn Sie doch dort waren, bitten Sie das Hotel, seine Meldung zu korrigieren.',
    },
  },
  checkout: {
    title: 'Buchung abschließen',
    back: 'Zurück zur Auswahl',
    guests: 'Angaben zu den Gästen',
    acceptChange: 'Um zu buchen, stimmen Sie der Änderung oben auf dieser Seite zu.',
    nonRefundable:
      'Nicht erstattbar: Wenn Sie stornieren, zahlen Sie den ganzen Preis ohne die örtlichen Steuern, die in der Unterkunft fällig wären.',
    starsAndPlace: '{stars}, {place}',

    bookNow: {
      label: 'Jetzt buchen',
      binding: 'Zahlungspflichtig buchen',
      cardNext:
        'Danach zahlen Sie {amount} mit Karte{rest, select, none {} other {, dazu {rest} vor Ort}}.',
      freeUntil: 'Kostenlos stornierbar bis {deadline}',
      onRequest: 'Anfrage senden',
      sending: 'Wird gebucht …',
      isSending: 'Ihre Buchung wird gesendet. Das kann einige Sekunden dauern.',
      offline:
        'Sie sind offline, deshalb wird nichts gesendet. Mit einer Verbindung geht es weiter; Ihre Eingaben bleiben erhalten.',
      atOnce: 'Das Hotel bestätigt sofort.',
      byMail: 'Ihre Anfrage verpflichtet Sie zur Zahlung, sobald das Hotel sie bestätigt.',
      answer: 'Die Antwort des Hotels erhalten Sie per E-Mail.',
    },

    terms: 'Gut zu wissen vor der Buchung',

    arrival: {
      label: 'Ich komme etwa an um',
      late: 'Nach Mitternacht',
    },

    services: {
      title: 'Zusatzleistungen',
      meals: 'Mahlzeiten hinzufügen',
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
        title: 'Sie haben bereits gebucht: {hotel}, {days}',
        reason:
          'Die Buchung hat die Nummer {number}. Ohne Ihre Zustimmung wird nichts weiter gebucht.',
        elsewhere:
          'Die Buchung stammt aus einem anderen Tab dieses Browsers und hat die Nummer {number}. Ohne Ihre Zustimmung wird nichts weiter gebucht.',
      },
      openThat: 'Vorhandene Buchung öffnen',
      onceMore: 'Trotzdem buchen',
      rewards: 'OneKeyCash konnte nicht verwendet werden',
      promotion: 'Ihr Gutscheincode konnte nicht verwendet werden',
      'signed-out': {
        title: 'Sie sind nicht mehr angemeldet',
        reason:
          'Es wurde nichts gebucht, und Ihre Angaben sind noch da. Melden Sie sich an, um mit Ihrem Konto zu buchen, oder wählen Sie erneut „{bookNow}“, um ohne Konto zum jetzt angezeigten Preis zu buchen.',
      },
      'key-reused': {
        title: 'Diese Buchung wurde schon mit anderen Angaben gesendet',
        reason:
          'Vielleicht haben Sie in einem anderen Tab gebucht: Suchen Sie zuerst nach der E-Mail dazu. Mit „{bookNow}“ buchen Sie ein zweites Mal.',
      },
      'not-paid': {
        title: 'Zahlen ist zurzeit nicht möglich',
        reason:
          'Es wurde nichts gebucht und nichts abgebucht. Ihre Angaben sind noch da: Klicken Sie später noch einmal auf „{bookNow}“.',
      },
      'not-chargeable': {
        title: 'Dieser Preis kann hier nicht mit Karte bezahlt werden',
        reason:
          'Es wurde nichts gebucht und nichts abgebucht. Wählen Sie einen anderen Tarif, oder buchen Sie beim Hotel.',
      },
      'fee-changed': {
        title: 'Die Stornierung Ihrer früheren Buchung kostet jetzt mehr',
        reason:
          'Es wurde nichts geändert. Sehen Sie sich die neue Gebühr an und entscheiden Sie neu.',
      },
      'not-changeable': {
        title: 'Ihre Buchung kann nicht mehr geändert werden',
        reason: 'Es wurde nichts geändert. Den Stand der Buchung sehen Sie auf ihrer Seite.',
      },
      'price-changed': {
        title: 'Der Preis dieses Zimmers hat sich geändert',
        reason: 'Es ist nichts gebucht. Laden Sie die Seite neu, um den neuen Preis zu sehen.',
      },
      rejected: {
        title: 'Das Hotel hat diese Buchung nicht angenommen',
        reason: 'Es ist nichts gebucht. Prüfen Sie die Angaben oder wählen Sie ein anderes Zimmer.',
      },
      'not-combinable': {
        title: 'Dieses Hotel nimmt diese Zimmer nicht in einer Buchung an',
        reason:
          'Es ist nichts gebucht und nichts berechnet. Buchen Sie die Zimmer einzeln, oder wählen Sie Zimmer eines Typs.',
      },
      paused: {
        title: 'Zurzeit sind keine Buchungen möglich',
        reason:
          'Es wurde nichts gebucht. Ihre Angaben bleiben hier erhalten: Bitte versuchen Sie es später noch einmal.',
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
      from: 'ab 14:00 Uhr',
      until: 'bis 12:00 Uhr',
      cityTax: 'Kurtaxe',
      taxNote: 'Keine Mehrwertsteuer',
      guestsNames: 'Namen der Gäste',
      promoCode: 'Gutscheincode',
      payWithPoints: 'Mit Punkten zahlen',
      pointsToSpend: 'Einzulösende Punkte',
      points: '{points, plural, one {# Punkt} other {# Punkte}}',
    },
  },
  problems: {
    promotion: {
      unknown: 'Den Gutscheincode {code} gibt es nicht.',
      'unknown-to-account': 'Den Gutscheincode {code} gibt es für dieses Konto nicht.',
      'not-yet': '{code} gilt erst ab dem {day}.',
      ended: '{code} ist abgelaufen.',
      'ended-on': '{code} galt bis zum {day}.',
      'used-up': '{code} ist bereits aufgebraucht.',
      'already-used': 'Sie können {code} nicht noch einmal einlösen.',
      'signed-out':
        'Um {code} einzulösen, melden Sie sich mit einer bestätigten E-Mail-Adresse an.',
      amount: 'Der Rabatt von {code} hat sich geändert.',
      'other-currency': '{code} gilt für Preise in {currency}, nicht in {wanted}.',
    },

    rewards: {
      off: 'OneKeyCash kann derzeit nicht eingelöst werden.',
      'signed-out': 'Melden Sie sich an, um OneKeyCash einzulösen.',
      amount: 'Der Betrag in OneKeyCash ist höher als der Preis.',
      minimum: 'Bis zu Ihrem ersten Aufenthalt gilt OneKeyCash für Buchungen ab {minimum}.',
      balance: 'So viel OneKeyCash haben Sie nicht.',
      refused: 'OneKeyCash kann für diese Buchung nicht eingelöst werden.',
    },

    creditNotUsed:
      '{reason} Es wurde nichts gebucht. Sehen Sie sich den neuen Preis an und wählen Sie dann erneut „{bookNow}“.',

    field: {
      required: 'Füllen Sie dieses Feld aus.',
      'too-short': 'Zu kurz: mindestens {min, plural, one {# Zeichen} other {# Zeichen}}.',
      'too-long': 'Zu lang: höchstens {max, plural, one {# Zeichen} other {# Zeichen}}.',
      'one-line': 'Schreiben Sie alles in eine Zeile, ohne Zeilenumbruch.',
      'control-characters':
        'Die Eingabe enthält ein Zeichen, das nicht verwendet werden kann. Geben Sie sie neu ein.',
      unchanged: 'Das ist bereits die Adresse Ihres Kontos.',
      invalid: 'Diese Angabe wurde nicht angenommen. Prüfen Sie sie und versuchen Sie es erneut.',
    },
  },
  credits: {
    rewards: {
      title: 'Ihr OneKeyCash',
      signIn: 'Anmelden und OneKeyCash verwenden',
      earn: 'Wenn Sie angemeldet sind, erhalten Sie mit dieser Buchung auch {amount} in OneKeyCash.',
      none: 'Sie haben für diesen Aufenthalt kein OneKeyCash in {currency}.',
      belowMinimum:
        'Sie haben {balance} in OneKeyCash. Bis zu Ihrem ersten Aufenthalt gilt es für Buchungen ab {minimum}.',
      balance: 'Für diesen Aufenthalt haben Sie {amount} in OneKeyCash.',
      apply: 'Mein OneKeyCash verwenden: {amount}',
      value: 'Betrag in OneKeyCash',
      charged: 'Heute wird Ihnen nichts berechnet. Für diesen Aufenthalt zahlen Sie {amount}.',
      error: {
        notAnAmount: 'Geben Sie einen Betrag ein, z. B. {example}. Es wird nichts angerechnet.',
        overBalance:
          'Sie haben {amount}. Geben Sie höchstens diesen Betrag ein. Es wird nichts angerechnet.',
        overPrice:
          'Der Preis beträgt {amount}. Geben Sie höchstens diesen Betrag ein. Es wird nichts angerechnet.',
      },
    },
    promotion: {
      title: 'Coupon, Guthaben oder Gutscheincode einlösen',
      label: 'Gutscheincode',
      apply: 'Einlösen',
      hint: 'Lösen Sie ihn ein, um den neuen Preis zu sehen.',
      applied: 'Gutschein {code}: {amount} Rabatt',
      remove: 'Entfernen',
      removeLabel: 'Gutscheincode entfernen',
      signIn: 'Anmelden und Code einlösen',
      error: {
        empty: 'Geben Sie einen Gutscheincode ein.',
        form: 'Ein Gutscheincode hat 3 bis 40 Buchstaben, Ziffern und Bindestriche.',
        refused: 'Dieser Gutscheincode kann nicht verwendet werden.',
        tooMany:
          'Es gab zu viele Versuche. Warten Sie einige Minuten und versuchen Sie es dann erneut.',
        notChecked: 'Der Code konnte nicht geprüft werden. Versuchen Sie es erneut.',
      },
    },
  },
  precheckout: {
    card: {
      credit: 'Erhalten Sie {amount} Gutschrift auf Ihre Kartenabrechnung',
      rewards: '+ {amount} in OneKeyCash*',
      fee: 'Keine Jahresgebühr',
      start: 'Jetzt starten',
      terms: '* Für neue Karteninhaber nach dem ersten Einkauf. Es gelten Bedingungen.',
    },
    title: 'Buchung prüfen',
    changeTitle: 'Änderung prüfen',
    proceed: 'Fortfahren',
    payNow: 'Jetzt zu zahlen',
    requests: 'Besondere Wünsche/Barrierefreiheit (optional)',
    requestsLabel: 'Ihre Wünsche an die Unterkunft',
    coupon: 'Coupon, Guthaben oder Gutscheincode einlösen',
    urgency:
      'Sie haben einen guten Geschmack! Buchen Sie jetzt, bevor jemand anderes schneller ist!',
    currency: 'Währung der Preise: {currency} ({code}).',
    currencyAtProperty:
      'Währung der Preise: {currency} ({code}). Was Sie in der Unterkunft zahlen, wird in deren Währung berechnet. Dieser Betrag kann sich daher mit dem Wechselkurs am Tag der Zahlung ändern.',
    checkingIn: {
      title: 'Wer checkt ein?',
      traveler: 'Name des Gastes',
      someoneElse: 'Jemand anderes',
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
  },
} as const satisfies Translation<BookingTexts>;
