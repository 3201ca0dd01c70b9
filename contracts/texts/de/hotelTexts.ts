import type { HotelTexts } from '../en/hotelTexts.ts';
import type { Translation } from '../translation.ts';

/**
 * What the page of a hotel, the review of a chosen stay, what leads from one to the
 * other, and the links of newsletters say, in German.
 */
export const hotelTexts = {
  chosenStay: {
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    from: 'ab {time}',
    until: 'bis {time}',
    nights: '{nights, plural, one {# Nacht} other {# Nächte}}',
    hotelStars: '{stars, plural, one {#-Stern-Hotel} other {#-Sterne-Hotel}}',
    phone: 'Telefon: <value>{phone}</value>',
    email: 'E-Mail: <value>{email}</value>',
    importantInformation: 'Wichtige Informationen',
    none: {
      title: 'Noch kein Zimmer ausgewählt',
      reason: 'Suchen Sie eine Unterkunft und wählen Sie dann ein Zimmer aus, um es zu buchen.',
    },
    unknown: {
      title: 'Wir konnten dieses Zimmer nicht finden',
      reason:
        'Vielleicht ist der Link alt oder unvollständig, oder das Hotel ist zurzeit nicht erreichbar.',
    },
    search: 'Unterkunft suchen',
    gone: {
      title: 'Dieses Angebot gibt es nicht mehr',
      reason:
        '{hotel} bietet dieses Zimmer für Ihren Aufenthalt nicht mehr zu diesen Bedingungen an.',
      rooms: 'Zimmer ansehen: {hotel}',
    },
    moved: {
      terms: 'Die Bedingungen haben sich geändert',
      price: 'Der Preis hat sich geändert',
      payment: 'Der Zeitpunkt der Zahlung hat sich geändert',
      lower: 'Der Preis ist jetzt niedriger',
      higher: 'Der Preis ist jetzt höher',
      needsConsent:
        'Bitte prüfen Sie, was sich seit der Auswahl dieses Zimmers geändert hat, und stimmen Sie der Änderung zu, um fortzufahren.',
      note: 'Das hat sich seit der Auswahl dieses Zimmers geändert.',
      term: '{label}: <was>{before}</was> <now>{after}</now>',
      accept: 'Der Änderung zustimmen',
      takeLower: 'Niedrigeren Preis übernehmen',
      otherRoom: 'Anderes Zimmer wählen',
      label: 'Was sich geändert hat',
      item: 'Posten',
      before: 'Vorher',
      now: 'Jetzt',
      difference: 'Unterschied',
      atProperty: '{line} (in der Unterkunft)',
    },
  },
  content: {
    contents: 'Inhalt',
    inEnglish: 'Diese Seite gibt es in Ihrer Sprache noch nicht. Sie wird auf Englisch angezeigt.',
    sample:
      'Diese Website zeigt Beispielhotels. Auch der Betreiber mit Adresse und Telefonnummer ist ein Beispiel.',
    contact: {
      title: 'Nachricht senden',
      text: 'Ihre Nachricht geht per E-Mail an unser Team. Die Antwort erhalten Sie an Ihre Adresse.',
      bookingNumber: 'Buchungsnummer (optional)',
      message: 'Nachricht',
      send: 'Nachricht senden',
      sending: 'Wird gesendet …',
      sent: 'Ihre Nachricht ist auf dem Weg zu unserem Team. Die Antwort erhalten Sie an <ltr>{email}</ltr>.',
      another: 'Weitere Nachricht schreiben',
      notSent:
        'Ihre Nachricht wurde nicht gesendet. Ihr Text ist noch da: Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
      tooMany:
        'Ihre Nachricht wurde nicht gesendet, weil von Ihrem Konto oder Ihrem Netzwerk zu viele kamen. Ihr Text ist noch da: Versuchen Sie es in einer Stunde noch einmal.',
      tooManyOfAll:
        'Ihre Nachricht wurde nicht gesendet, weil uns gerade ungewöhnlich viele Nachrichten erreichen. Ihr Text ist noch da: Versuchen Sie es in einer Stunde noch einmal.',
      otherWays: 'Sie erreichen uns auch direkt:',
      aboutBooking: 'Schreiben Sie uns zu dieser Buchung',
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
  favourites: {
    title: 'Favoriten',
    kept: '{count, plural, one {# Unterkunft} other {# Unterkünfte}}, {where, select, account {in Ihrem Konto gespeichert} other {nur auf diesem Gerät gespeichert}}.',
    none: 'Sie haben noch keine Favoriten. Mit dem Herzsymbol einer Unterkunft wird sie hier gespeichert, {where, select, account {in Ihrem Konto} other {nur auf diesem Gerät}}.',
    notLoaded: 'Die Favoriten Ihres Kontos konnten nicht geladen werden. Laden Sie die Seite neu.',
    shared:
      '{count, plural, one {Der Link führt zu dieser Unterkunft.} other {Der Link zeigt die # neuesten nebeneinander.}}',
    findStay: 'Unterkunft finden',
    removed: 'Entfernt: {name}.',
    undo: 'Rückgängig',
    remove: 'Entfernen',
    removeOf: 'Entfernen: {name}',
    gone: 'Diese Unterkunft wird nicht mehr angeboten.',
    property: 'Diese Unterkunft',
    tonight: 'Heute Nacht',
    from: '{days} ab',
    tonightFrom: 'Heute Nacht ab',
    heart: {
      add: 'Zu Favoriten hinzufügen',
      addOf: 'Zu Favoriten hinzufügen: {name}',
      added: 'In Ihren Favoriten',
      full: 'Auf diesem Gerät werden höchstens {most, number} Favoriten gespeichert. Entfernen Sie zuerst einen.',
    },
    notSaved: {
      device:
        'Ihre Favoriten konnten nicht in Ihrem Konto gespeichert werden. Sie bleiben auf diesem Gerät gespeichert.',
      some: 'Einige Favoriten konnten nicht gespeichert werden. Versuchen Sie es später erneut.',
      added:
        '{name} konnte nicht zu Ihren Favoriten hinzugefügt werden. Versuchen Sie es später erneut.',
      removed:
        '{name} konnte nicht aus Ihren Favoriten entfernt werden. Versuchen Sie es später erneut.',
      close: 'Schließen',
    },
  },
  rateFacts: {
    breakfast: {
      name: 'Frühstück inbegriffen',
      first: 'Frühstück zuerst',
      none: 'Kein Tarif für diesen Aufenthalt enthält Frühstück.',
    },
    freeCancellation: {
      name: 'Kostenlose Stornierung',
      first: 'Kostenlose Stornierung zuerst',
      none: 'Kein Tarif für diesen Aufenthalt ist kostenlos stornierbar.',
    },
    payAtProperty: {
      name: 'Zahlung in der Unterkunft',
      first: 'Zahlung vor Ort zuerst zeigen',
      none: 'Kein Tarif für diesen Aufenthalt wird in der Unterkunft gezahlt.',
    },
  },
  hotel: {
    signIn: {
      title: 'Anmelden und Geld sparen',
      earns:
        'Mit einem Konto haben Sie alle Reisen an einem Ort und erhalten OneKeyCash für spätere Aufenthalte.',
      memberPrices:
        'Mit einem Konto haben Sie alle Reisen an einem Ort und sehen Mitgliederpreise.',
      create: 'Konto erstellen',
    },
    unknown: 'Hoteldetails',
    thisHotel: 'Dieses Hotel',
    notFound: {
      title: 'Hotel nicht gefunden',
      heading: 'Dieses Hotel gibt es nicht, oder es wird nicht mehr angeboten',
      search: 'Suchen Sie eine andere Unterkunft:',
    },
    change: {
      how: 'Wählen Sie andere Reisedaten oder Gäste und dann ein Zimmer im selben Hotel.',
      ownNights:
        'Ihre gebuchten Nächte gelten als belegt, bis die Änderung abgeschlossen ist. Für diese Nächte muss deshalb noch ein weiteres Zimmer frei sein.',
    },
    sections: {
      overview: 'Überblick',
      about: 'Über die Unterkunft',
      facilities: 'Beliebteste Ausstattung',
      rooms: 'Zimmer auswählen',
      nearby: 'In der Nähe',
      accessibility: 'Barrierefreiheit',
      policies: 'Richtlinien',
      rating: 'Gästebewertung',
      reviews: 'Gästebewertungen',
      ratingAndLocation: 'Bewertung und Lage',
    },
    readMore: 'Weiterlesen',
    readLess: 'Weniger anzeigen',
    more: {
      description: 'Die Beschreibung',
      nearby: 'Die Umgebung',
    },
    nearby: {
      sight: 'Sehenswürdigkeiten',
      transport: 'Öffentliche Verkehrsmittel',
      airport: 'Flughäfen',
      other: 'Außerdem in der Nähe',
      straight: 'Alle Entfernungen sind Luftlinie.',
    },
    tabs: {
      label: 'Bereiche dieser Seite',
      overview: 'Überblick',
      amenities: 'Ausstattung',
      rooms: 'Zimmer',
      accessibility: 'Barrierefreiheit',
      policies: 'Richtlinien',
      rating: 'Gästebewertung',
      reviews: 'Bewertungen ({count, number})',
      reviewsPlain: 'Bewertungen ({count, number})',
    },
    gallery: {
      label: 'Bilder: {hotel}',
      pictures: 'Bilder',
      picture: '{hotel}, Bild {number, number}',
      show: 'Bild {number, number} von {count, number} anzeigen',
      position: '{number, number} von {count, number}',
      badge: '{number, number}/{count, number}',
      next: 'Nächstes Bild',
      previous: 'Vorheriges Bild',
      close: 'Schließen',
    },
    terms: {
      refundable: 'Voll erstattbar',
      payLater: 'Jetzt reservieren, später zahlen',
    },
    selectRoom: 'Zimmer auswählen',
    price: {
      from: 'ab <strong>{amount}</strong> für Ihren Aufenthalt',
      fromShort: 'ab <strong>{amount}</strong>',
      scope:
        '{nights, plural, one {# Nacht} other {# Nächte}}, {guests}{rooms, plural, =1 {} other {, # Zimmer}}{says, select, meal {, {meal}} other {}}{taxed, select, yes {, inklusive Steuern und Gebühren} other {}}',
      scopeShort:
        '{nights, plural, one {# Nacht} other {# Nächte}}{says, select, meal {, {meal}} other {}}{taxed, select, yes {, inkl. Steuern} other {}}',
      meal: {
        'room-only': 'ohne Frühstück',
        breakfast: 'Frühstück inbegriffen',
        'half-board': 'Halbpension',
        'full-board': 'Vollpension',
        'all-inclusive': 'All-inclusive',
      },
      tryRooms: 'Versuchen Sie es mit {rooms, plural, one {# Zimmer} other {# Zimmern}}',
    },
    noAmenities: 'Keine Ausstattung angegeben',
    allFacilities: 'Gesamte Ausstattung anzeigen ({count, number})',
    fewerFacilities: 'Weniger anzeigen',
    noAccessibility: 'Keine Angaben zur Barrierefreiheit',
    noPolicies: 'Die Unterkunft gibt keine Richtlinien an.',
    noGuestRating: 'Keine Gästebewertung angegeben',
    partnerRating: 'Bewertung bei unserem Reisepartner',
    partnerRatings: '{count, plural, one {# Note seiner Gäste} other {# Noten seiner Gäste}}',
    allReviews: 'Alle Bewertungen ansehen',
    noAddress: 'Adresse nicht verfügbar',
    viewInMap: 'Auf der Karte ansehen',
    samplePolicies: {
      checkIn: 'Check-in',
      checkInFrom: 'Check-in ab 14:00 Uhr',
      checkInAge: 'Mindestalter beim Check-in: 18',
      checkOut: 'Check-out',
      checkOutUntil: 'Check-out bis 12:00 Uhr',
      gettingHere: 'Anfahrt',
      transfer: 'Flughafentransfer mindestens 48 Stunden vorher anmelden',
      children: 'Kinder und Zustellbetten',
      childFree: '1 Kind bis 17 Jahre übernachtet kostenlos',
      noRollaways: 'Keine Zustellbetten',
      cribs: 'Kostenlose Babybetten auf Anfrage',
    },
    calendar: {
      note: 'Niedrigster Preis einer Nacht{rooms, plural, one {} other { in # Zimmern}}, inklusive Steuern; gerundet. Der Gesamtpreis eines Aufenthalts kann abweichen.',
      unit: 'Beträge in {scale, select, thousands {Tausend } millions {Millionen } other {}}{currency}.',
      lowest: 'niedrigster Preis',
      soldOut: 'ausgebucht',
      leastNights: 'mindestens {nights, plural, one {# Nacht} other {# Nächte}}',
      fromDay: 'Ab {day} mindestens {nights, plural, one {# Nacht} other {# Nächte}}.',
    },
  },
  newsletterLinks: {
    incomplete: 'Diese Adresse ist unvollständig. Öffnen Sie den Link in der E-Mail noch einmal.',
    confirm: {
      title: 'Abonnement bestätigen',
      ask: 'Noch ein Schritt, dann kommt unser Newsletter in Ihr Postfach. Ihren Code für 10 % Rabatt auf Ihre erste Buchung erhalten Sie per E-Mail.',
      button: 'Abonnement bestätigen',
      expired:
        'Der Link ist abgelaufen oder wurde ersetzt. Abonnieren Sie den Newsletter auf der Startseite noch einmal, dann senden wir Ihnen einen neuen.',
      done: {
        subscribed:
          'Sie haben den Newsletter abonniert. Ihr Code für 10 % Rabatt steht in der E-Mail, die wir Ihnen gerade gesendet haben.',
        'subscribed-again':
          'Sie haben den Newsletter wieder abonniert. Ihren Code für 10 % Rabatt haben Sie bei Ihrem ersten Abonnement erhalten.',
        already: 'Sie haben den Newsletter bereits abonniert. Sie müssen nichts mehr tun.',
      },
    },
    unsubscribe: {
      title: 'Abbestellen',
      heading: 'Newsletter abbestellen',
      ask: 'Sie erhalten keine Newsletter mehr, und wir entfernen Ihre Adresse aus unserer Liste.',
      button: 'Abbestellen',
      expired: 'Dieser Link ist ungültig. Öffnen Sie den Link am Ende unserer neuesten E-Mail.',
      done: 'Sie haben den Newsletter abbestellt, und Ihre Adresse ist aus unserer Liste entfernt.',
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
  reviews: {
    loading: 'Wird geladen …',
    cancel: 'Abbrechen',
    failed: 'Das hat nicht geklappt. Versuchen Sie es erneut.',
    count: '{count, plural, one {# Bewertung} other {# Bewertungen}}',
    aGuest: 'Gast',
    by: '<name>{author}</name>, Aufenthalt im {month}',
    answer: 'Antwort des Hotels',
    list: {
      title: 'Bewertungen unserer Gäste',
      note: 'Geschrieben von Gästen, die hier gebucht und dort übernachtet haben. Wir prüfen jede Bewertung anhand der Buchung.',
      more: 'Weitere Bewertungen anzeigen',
      moreFailed: 'Es konnten keine weiteren Bewertungen geladen werden. Versuchen Sie es erneut.',
    },
    partner: {
      title: 'Bewertungen bei unserem Reisepartner',
      note: 'Geschrieben von Gästen unseres Reisepartners und im Wortlaut wiedergegeben. Wir haben sie nicht geprüft.',
      what: 'Die Liste der Bewertungen bei unserem Reisepartner',
      noTexts: 'Unser Reisepartner gibt uns keine Texte zu den Bewertungen.',
      withText:
        '{count, plural, one {# geschriebene Bewertung} other {# geschriebene Bewertungen}}',
      filters: 'Bewertungen filtern',
      travellers: 'Reisende',
      anyTraveler: 'Alle Reisenden',
      language: 'Sprache',
      anyLanguage: 'Alle Sprachen',
      topics: 'Themen',
      topic: '<name>{topic}</name> ({mentions, number})',
      topicWithScore:
        '<name>{topic}</name> <strong>{score, number}<hidden> von 10</hidden></strong> ({mentions, number})',
      kinds: {
        family: 'Familien',
        couple: 'Paare',
        solo: 'Alleinreisende',
        friends: 'Freunde',
        business: 'Geschäftlich',
      },
      kind: {
        family: 'Familie',
        couple: 'Paar',
        solo: 'Allein unterwegs',
        friends: 'Mit Freunden',
        business: 'Geschäftsreise',
      },
      none: 'Keine Bewertungen{kind, select, family { von Familien} couple { von Paaren} solo { von Alleinreisenden} friends { von Freunden} business { von Geschäftsreisenden} other {}}{within, select, language { auf {language}} other {}}{about, select, topic { zu „{topic}“} other {}}.',
    },
    report: {
      open: 'Melden<hidden> (Bewertung: {author})</hidden>',
      question:
        'Diese Bewertung melden? Wir sehen sie uns an und blenden sie aus, wenn sie gegen unsere Regeln verstößt.',
      yes: 'Melden',
      thanks: 'Vielen Dank. Wir sehen uns diese Bewertung an.',
    },
    own: {
      title: 'Ihre Bewertung',
      hidden: 'Sie wird auf der Website nicht angezeigt, weil sie gegen unsere Regeln verstößt.',
      shown: 'Sie wird auf der Seite des Hotels angezeigt. Vielen Dank!',
      delete: 'Löschen',
      deleteQuestion: 'Ihre Bewertung löschen?',
      deleteYes: 'Ja, löschen',
      notLoaded: 'Ihre Bewertung konnte nicht geladen werden.',
    },
    form: {
      score: 'Ihre Bewertung in Punkten',
      scoreHint: '0 ist sehr schlecht, 10 ist hervorragend.',
      text: 'Ihre Bewertung',
      textHint: 'Was war gut, was nicht? Nennen Sie keine Namen oder Telefonnummern.',
      public: 'Alle können sie auf der Seite des Hotels lesen, mit dem Monat Ihres Aufenthalts.',
      publicWithName:
        'Alle können sie auf der Seite des Hotels lesen, mit Ihrem Vornamen und dem Monat Ihres Aufenthalts.',
      publish: 'Bewertung veröffentlichen',
      publishing: 'Wird veröffentlicht …',
    },
    errors: {
      score: 'Wählen Sie eine Punktzahl.',
      empty: 'Schreiben Sie ein paar Worte zu Ihrem Aufenthalt.',
      tooLong: 'Ihre Bewertung darf höchstens {most, number} Zeichen haben.',
      controlCharacters: 'Ihre Bewertung darf keine Steuerzeichen enthalten.',
      alreadyReviewed: 'Zu diesem Aufenthalt gibt es schon eine Bewertung.',
      notStayed: 'Nur ein vergangener Aufenthalt kann bewertet werden.',
      tooManyTries:
        'Es gab zu viele Versuche. Warten Sie eine Minute und versuchen Sie es dann erneut.',
      notPublished:
        'Ihre Bewertung wurde nicht veröffentlicht. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    },
  },
  rooms: {
    none: 'Keine Zimmer verfügbar',
    noneWithBeds: 'Kein Zimmer hat diese Anzahl Betten. Lassen Sie sich alle Zimmer anzeigen.',
    all: 'Alle {rooms, number} Zimmer anzeigen',
    booked: 'Sie haben diesen Zimmertyp gebucht.',
    notHere:
      'Zimmer, die vor der Anreise bezahlt werden, können hier nicht gebucht werden. Buchen Sie sie beim Hotel.',
    table: {
      label: 'Tarife: {room}',
      meal: 'Verpflegung',
      terms: 'Bedingungen',
      price: 'Preis',
      choice: 'Auswahl',
    },
    sleeps: '{guests, plural, one {Für # Person} other {Für # Personen}}',
    beds: '{beds, plural, one {# Bett} other {# Betten}}',
    details: 'Zimmerdetails<hidden>: {room}</hidden>',
    size: {
      metric: '{meters, number} m²',
      both: '{feet, number} Quadratfuß · {meters, number} m²',
    },
    otherDays: {
      title: 'An diesen Tagen frei',
      note: 'Preise für den ganzen Aufenthalt{rooms, plural, one {} other { in # Zimmern}}, inklusive Steuern.',
    },
    flexible: {
      title: 'Zeitlich flexibel? Preise vergleichen',
      what: 'Die Preisübersicht für andere Reisedaten',
      some: 'Ein Teil der Preise',
      notLoaded: 'Preis nicht geladen',
      lowest: 'Niedrigster Preis',
    },
    similar: 'Ähnliche Unterkünfte mit freiem Zimmer',
    filter: {
      label: 'Zimmer filtern',
      all: 'Alle Zimmer',
      oneBed: '1 Bett',
      twoBeds: '2 Betten',
      threeBeds: '3+ Betten',
      shown: '{rooms, plural, one {# Zimmer wird angezeigt} other {# Zimmer werden angezeigt}}',
      shownPlain:
        '{rooms, plural, one {# Zimmer wird angezeigt} other {# Zimmer werden angezeigt}}',
    },
    prices: {
      period: '{from} – {to}',
      days: {
        known:
          'Preise für {days}, {party}{taxes, select, all {, inklusive Steuern und Gebühren} none {, keine Steuern oder Gebühren} other {}}.{rooms, plural, =1 {} other { Jeder Preis gilt für ein Zimmer.}}',
        full: 'Für {days} ist kein Zimmer frei. Wählen Sie oben andere Reisedaten.',
        unknown:
          'Die Preise für {days} sind nicht bekannt. Wählen Sie oben andere Reisedaten oder versuchen Sie es später erneut.',
      },
      tonight: {
        known:
          'Preise für heute Nacht: {days}, {party}{taxes, select, all {, inklusive Steuern und Gebühren} none {, keine Steuern oder Gebühren} other {}}.{rooms, plural, =1 {} other { Jeder Preis gilt für ein Zimmer.}}',
        full: 'Für heute Nacht ist kein Zimmer frei. Wählen Sie oben andere Reisedaten.',
        unknown:
          'Die Preise für heute Nacht sind nicht bekannt. Wählen Sie oben andere Reisedaten oder versuchen Sie es später erneut.',
      },
    },
    choice: {
      room: 'Zimmer {number, number}: {guests}',
      none: 'Noch nicht gewählt',
      select: 'Für Zimmer {number, number} wählen',
      chosen: 'Für Zimmer {number, number} gewählt',
      selectOffer: 'Für Zimmer {number, number} wählen: {room}, {meal}, {cancellation}, {payment}',
      forAll: 'Für alle {rooms, number} Zimmer nehmen',
      label: 'Die Zimmer Ihres Aufenthalts',
      total: 'Gesamtpreis für {rooms, number} Zimmer',
      next: 'Weiter',
      missing:
        'Für Zimmer {number, number} ist noch kein Angebot gewählt. Wählen Sie eines, um fortzufahren.',
      conflict:
        'Diese Zimmer können nicht zusammen gebucht werden, oder es sind zu wenige davon frei. Wählen Sie für Zimmer {number, number} ein anderes.',
    },
    offer: {
      name: '{room}, {meal}',
      onRequest: 'Auf Anfrage: Die Unterkunft bestätigt die Buchung',
      left: 'Noch {rooms, plural, one {# Zimmer} other {# Zimmer}} frei',
      more: '{rates, plural, one {# weiterer Tarif} other {# weitere Tarife}}',
      partAtProperty:
        'Zahlung vor der Anreise, zzgl. {amount}{known, select, yes { {tax}} other {}} vor Ort',
      cardAndProperty:
        'Jetzt mit Karte zahlen, zzgl. {amount}{known, select, yes { {tax}} other {}} vor Ort',
      notForParty: 'In diesen Nächten nicht verfügbar für {party}.',
      noPrice: 'Kein Preis verfügbar',
      select: 'Auswählen',
      sendRequest: 'Anfrage senden',
      withHotel: 'Beim Hotel buchen',
      selectOffer: 'Auswählen: {room}, {meal}, {cancellation}, {payment}',
      requestOffer: 'Anfrage senden: {room}, {meal}, {cancellation}, {payment}',
    },
    sample: {
      refundable: 'Voll erstattbar',
      until: 'Vor Mi., 27. Nov.',
      nightly: '<strong>{amount}</strong> pro Nacht',
      total: '{amount} insgesamt',
      reserve: 'Reservieren',
      reserveRoom: 'Reservieren: {room}',
    },
  },
  share: {
    share: 'Teilen',
    copied: 'Der Link ist kopiert.',
    failed: 'Der Link konnte nicht kopiert werden. Kopieren Sie ihn aus der Adresszeile.',
  },
  services: {
    names: {
      meal: 'Verpflegung',
      'early-check-in': 'Früher Check-in',
      'late-check-out': 'Später Check-out',
      arrival: 'Ankunftszeit',
    },
    reasons: {
      meal: 'Falls mehr Verpflegung gewünscht ist',
      'early-check-in': 'Falls die Gäste vor {from} ankommen',
      'late-check-out': 'Falls die Gäste ausschlafen möchten',
    },
    prompts: {
      meal: 'Verpflegung wählen',
      'early-check-in': 'Ankunftszeit wählen',
      'late-check-out': 'Abreisezeit wählen',
    },
    meals: {
      breakfast: 'Frühstück',
      'half-board': 'Halbpension',
      'full-board': 'Vollpension',
      'all-inclusive': 'All-inclusive',
    },
    extrasBack:
      'Bei einer Stornierung kosten die Zusatzleistungen nichts: Bezahltes wird erstattet.',
    extras: {
      parking: 'Parkplatz',
      transfer: 'Flughafentransfer',
      cot: 'Babybett',
      'extra-bed': 'Zustellbett',
      'early-check-in': 'Früher Check-in ab {time}',
      'late-check-out': 'Später Check-out bis {time}',
    },
  },
} as const satisfies Translation<HotelTexts>;
