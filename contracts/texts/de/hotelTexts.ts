import type { HotelTexts } from '../en/hotelTexts.ts';
import type { Translation } from '../translation.ts';

/** The texts about hotels, rates and the chosen stay, in German. */
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
  favorites: {
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
  stayTerms: {
    meal: {
      'room-only': 'Ohne Verpflegung',
      breakfast: 'Frühstück inbegriffen',
      'half-board': 'Halbpension',
      'full-board': 'Vollpension',
      'all-inclusive': 'All-inclusive',
    },
    cancellation: {
      nonRefundable: 'Nicht erstattbar',
      noLongerFree: 'Die Stornierung ist nicht mehr kostenlos',
      free: 'Kostenlose Stornierung',
      freeUntil:
        '{labeled, select, yes {Kostenlos bis {deadline}} other {Kostenlose Stornierung bis {deadline}}}',
      costs: 'Stornogebühr: {fee}',
      costsUntil: 'Stornogebühr bis {deadline}: {fee}',
      then: '{whole, select, yes {Danach der ganze Preis} other {Danach {fee}}}',
      from: '{whole, select, yes {Ab {start} der ganze Preis} other {Ab {start}: {fee}}}',
      noShow:
        '{whole, select, yes {Bei Nichtanreise: der ganze Preis} other {Bei Nichtanreise: {fee}}}',
    },
    deposit: {
      title: 'Kaution in der Unterkunft',
      terms:
        '{amount}, {returned, select, yes {wird nach dem Aufenthalt erstattet} other {wird nicht erstattet}}',
      none: 'Keine',
      sentence: 'Kaution in der Unterkunft: {terms}.',
    },
    payment: {
      nothing:
        'Sie müssen nichts mehr zahlen: OneKeyCash oder Ihr Gutschein deckt den ganzen Aufenthalt.',
      beforeArrival: 'Sie zahlen {amount} vor der Anreise an das Hotel.',
      atProperty: 'Sie zahlen {amount} in der Unterkunft.',
      toHotel: 'Sie zahlen {amount} vor der Anreise am {day} an {hotel}.',
      card: {
        due: 'Sie zahlen {amount} bei der Buchung mit Karte, auf der Seite unseres Zahlungsanbieters. Abgebucht wird erst, wenn das Hotel bestätigt hat. Wir leiten den Betrag an das Hotel weiter.',
        reserved:
          '{amount} sind auf Ihrer Karte reserviert und werden erst abgebucht, wenn das Hotel bestätigt hat. Wir leiten den Betrag an das Hotel weiter.',
        paid: 'Sie haben {amount} mit Karte gezahlt. Wir leiten den Betrag an das Hotel weiter.',
        covered: '{amount} davon haben Sie bereits mit Karte gezahlt.',
      },
      atHotel: 'Sie zahlen {amount} vor Ort: {hotel}.',
    },
  },
  priceDetails: {
    title: 'Preisdetails',
    titleOf: 'Preisdetails<hidden>: {of}</hidden>',
    nights:
      '{rooms, plural, one {# Zimmer} other {# Zimmer}} × {nights, plural, one {# Nacht} other {# Nächte}}',
    nightsOfCheckout:
      '{rooms, plural, one {# Zimmer} other {# Zimmer}} für {nights, plural, one {# Nacht} other {# Nächte}}',
    promotion: 'Gutschein {code}',
    oneKeyCash: 'OneKeyCash',
    total: 'Gesamtpreis',
    payAtProperty: 'In der Unterkunft zu zahlen',
    toPayUponArrival: 'Bei der Anreise zu zahlen',
    propertyCharges: 'Die Unterkunft berechnet {amount}',
    ofTheTotal: '{amount} des Gesamtpreises',
    payment: {
      now: 'Zahlung vor der Anreise',
      property: 'Zahlung in der Unterkunft',
      card: 'Bei der Buchung mit Karte zahlen',
    },
    noCard: 'Sie brauchen keine Karte, und auf dieser Website wird nichts abgebucht.',
    notHere:
      'Dieses Zimmer wird vor der Anreise bezahlt, was hier nicht möglich ist. Buchen Sie es beim Hotel.',
    notCharged:
      '{reason, select, currency {In der Währung dieses Preises ({amount}) können wir Karten nicht belasten. Buchen Sie das Zimmer beim Hotel.} decimals {{amount} lassen sich nicht genau von einer Karte abbuchen. Buchen Sie das Zimmer beim Hotel.} most {{amount} sind für eine Kartenzahlung zu viel: Das Maximum sind {limit}. Buchen Sie das Zimmer beim Hotel.} other {{credits, select, yes {Mit Karte bleiben {amount} zu zahlen, und das ist zu wenig: Das Minimum sind {limit}. Lösen Sie weniger Guthaben ein.} other {Dieses Zimmer wird mit Karte bezahlt, und {amount} ist zu wenig: Das Minimum sind {limit}. Buchen Sie es beim Hotel.}}}}',
  },
  chargedIn: {
    nameAndCode: '{name} ({code})',
    charged: 'Sie bezahlen das Hotel in {currencies}.',
    estimates:
      'Beträge mit ≈ sind Richtwerte (Währung: {currency}) nach den Wechselkursen der Europäischen Zentralbank vom {date}.',
    noRate: 'Kein Wechselkurs verfügbar: {currencies}.',
  },
} as const satisfies Translation<HotelTexts>;
