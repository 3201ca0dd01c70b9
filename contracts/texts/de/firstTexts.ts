import type { FirstTexts } from '../en/firstTexts.ts';
import type { Translation } from '../translation.ts';

/**
 * What the home page and the frame of all pages say: loaded before the site is shown, in German.
 */
export const firstTexts = {
  currency: {
    label: 'Währung für die Anzeige von Preisen',
    none: 'Währung',
    asCharged: 'Originalwährung',
    choice: '{code} · {name}',
    outdated: 'Keine Umrechnung: Die neuesten Wechselkurse sind vom {date}',
    notLoaded: 'Keine Umrechnung: Die Wechselkurse konnten nicht geladen werden',
    nameAndCode: '{name} ({code})',
    charged: 'Sie bezahlen das Hotel in {currencies}.',
    estimates:
      'Beträge mit ≈ sind Richtwerte (Währung: {currency}) nach den Wechselkursen der Europäischen Zentralbank vom {date}.',
    noRate: 'Kein Wechselkurs verfügbar: {currencies}.',
  },
  destinations: {
    where: 'Wohin?',
    whereExample: 'Stadt oder Region',
    list: 'Reiseziele',
    clearRecent: 'Letzte Suchen löschen',
    recentCleared: 'Letzte Suchen gelöscht',
    credit: 'Ortsnamen: GeoNames, CC BY 4.0',
    recent: 'Zuletzt gesucht',
    hotels: '{count, plural, one {# Hotel} other {# Hotels}}',
    noHotels: 'Hier keine Hotels',
    suggested: '{count, plural, =0 {Kein Ort gefunden} one {# Vorschlag} other {# Vorschläge}}',
    hotelIn: 'Hotel in {city}',
    placeInCountry: '{place}, {country}',
    didYouMean: 'Meinten Sie',
    nearest: 'Nächstgelegene Orte mit Hotels',
    away: '{distance} entfernt',
    fromCenter: '{distance} vom Zentrum',
    popular: {
      karachi: 'Karatschi',
      dubai: 'Dubai',
      marrakech: 'Marrakesch',
      istanbul: 'Istanbul',
      lisbon: 'Lissabon',
      kyoto: 'Kyoto',
    },
  },
  failures: {
    // Each text for `what` is a singular, so that the verb fits.
    this: 'Dieser Inhalt',
    offline: 'Sie sind offline. {what} wird geladen, sobald Sie wieder online sind.',
    retryInSeconds:
      '{what} konnte nicht geladen werden. Versuchen Sie es in {seconds, plural, one {# Sekunde} other {# Sekunden}} erneut.',
    retryInMinutes:
      '{what} konnte nicht geladen werden. Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} erneut.',
    noConnection:
      '{what} konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    notLoaded: '{what} konnte nicht geladen werden. Versuchen Sie es gleich noch einmal.',
    retrying: 'Neuer Versuch …',
    retry: 'Erneut versuchen',
    retryNamed: 'Erneut versuchen: {name}',
    didNotWork:
      'Das hat leider nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    page: {
      title: 'Seite nicht angezeigt',
      heading: 'Diese Seite konnte nicht angezeigt werden',
      text: 'Prüfen Sie Ihre Verbindung und laden Sie die Seite dann neu.',
      reload: 'Neu laden',
    },
  },
  home: {
    title: 'Finden Sie Ihre Unterkunft',
    heading: 'Finden Sie ein Zimmer, das die Reise wert ist',
    lead: 'Sagen Sie uns, wohin und wann. Wir zeigen Ihnen, wo Sie übernachten können.',
    destinations: 'Unterkünfte an beliebten Reisezielen entdecken',
    plan: {
      title: 'Planen Sie Ihre Reise mit uns',
      trip: {
        title: 'Exklusive Reisen',
        text: 'Handverlesene Unterkünfte und Tage, die nicht in jedem Prospekt stehen.',
      },
      guide: {
        title: 'Professionelle Reiseleitung',
        text: 'Menschen, die die Straßen, die Jahreszeiten und die beste Stunde zum Aufbruch kennen.',
      },
    },
    seen: { title: 'Zuletzt angesehene Hotels', clear: 'Löschen' },
    popular: {
      title: 'Beliebte Hotels',
      what: 'Die Liste der beliebten Hotels',
    },
    explore: {
      title: 'Beliebte Hotels entdecken',
      all: 'Alle anzeigen',
      what: 'Diese Hotelliste',
    },
    solo: {
      label: 'Allein reisen',
      title: 'Reisen Sie allein, in Ihrem eigenen Tempo',
      text: 'Eine Tasche, ein Ticket und ein Zimmer, in dem Sie sich zu Hause fühlen. Unterkünfte, die Alleinreisende willkommen heißen.',
    },
    signIn: {
      title: 'Anmelden und Geld sparen',
      earns:
        'Mit einem Konto haben Sie alle Reisen an einem Ort und erhalten OneKeyCash für spätere Aufenthalte.',
      memberPrices:
        'Mit einem Konto haben Sie alle Reisen an einem Ort und sehen Mitgliederpreise.',
      create: 'Konto erstellen',
    },
  },
  hotels: {
    room: 'Zimmer',
    place: '{inner}, {outer}',
    stars: {
      live: '{stars, plural, =0 {Ohne Sterne} one {# Stern} other {# Sterne}}',
      listed: '{stars, plural, =0 {Ohne Sterne} one {# Stern} other {# Sterne}}',
      onPage: '{stars, plural, =0 {Ohne Sterne} one {# Stern} other {# Sterne}}',
      badge: { inList: '-', onPage: 'k. A.' },
    },
    guests: {
      score: '{score}<hidden> von 10</hidden>',
      word: {
        wonderful: 'Hervorragend',
        veryGood: 'Sehr gut',
        good: 'Gut',
      },
      ratings: '{count, plural, one {# Bewertung} other {# Bewertungen}}',
    },
    kind: {
      hotel: 'Hotel',
      apartment: 'Apartment',
      'guest-house': 'Pension',
      hostel: 'Hostel',
      resort: 'Resort',
      villa: 'Villa',
      riad: 'Riad',
      lodge: 'Lodge',
      ryokan: 'Ryokan',
    },
    policies: {
      checkIn: 'Check-in',
      checkInFrom: 'Check-in ab {time}',
      checkOut: 'Check-out',
      checkOutUntil: 'Check-out bis {time}',
    },
    seeAvailability: 'Verfügbarkeit prüfen',
    seeAvailabilityOf: 'Verfügbarkeit prüfen: {name}',
    slide: {
      seeAvailability: 'Verfügbarkeit prüfen<more>: {name}</more>',
      viewHotel: 'Hotel ansehen<more>: {name}</more>',
    },
    carousel: {
      name: 'Beliebte Hotels',
      role: 'Karussell',
      dot: 'Hotel {number, number} von {total, number}',
      next: 'Nächstes Hotel',
      previous: 'Vorheriges Hotel',
    },
    loading: 'Hotels werden geladen …',
    price: {
      perNight: '{price} pro Nacht',
      forStay: 'Preis ansehen: {stay}',
      tryRooms: 'Versuchen Sie es mit {rooms, plural, one {# Zimmer} other {# Zimmern}}',
    },
    terms: {
      payAtProperty: 'Keine Vorauszahlung nötig – Zahlung in der Unterkunft',
      breakfastNotInPrice: 'Frühstück nicht in diesem Preis',
      onRequest: 'Auf Anfrage: Die Unterkunft bestätigt',
    },
    sample: {
      stay: '1 Nacht, 2 Erwachsene',
      amount: '14.400 PKR',
      taxes: '+ 2.160 PKR Steuern und Gebühren',
      freeCancellation: 'Kostenlose Stornierung',
    },
    unavailable: {
      full: 'Für diese Reisedaten kein Zimmer frei',
      fullTonight: 'Für heute Nacht kein Zimmer frei',
      unknown: 'Kein Preis verfügbar',
      few: '{rooms, plural, one {Kein Zimmer mehr frei} other {Nicht genügend Zimmer frei}}',
      tooMany:
        'Kein Zimmer für {children, plural, =0 {{adults, plural, one {# Erwachsenen} other {# Erwachsene}}} other {{travelers, plural, one {# Reisenden} other {# Reisende}}}}',
    },
  },
  newsletter: {
    heading: 'Post von unterwegs',
    offer: 'Abonnieren Sie unseren Newsletter und erhalten Sie 10 % Rabatt auf Ihre erste Buchung.',
    needsAccount: 'Um den Code einzulösen, melden Sie sich mit derselben E-Mail-Adresse an.',
    email: 'E-Mail-Adresse',
    subscribe: 'Abonnieren',
    outcome: {
      invalid: 'Geben Sie eine E-Mail-Adresse ein, z. B. name@example.com.',
      sent: 'Sehen Sie in Ihrem Postfach nach: Wir haben Ihnen eine E-Mail gesendet, mit der Sie Ihr Abonnement bestätigen.',
      tooMany: 'Es gab zu viele Versuche. Versuchen Sie es später erneut.',
    },
  },
  page: {
    brand: 'Stayfarer',
    title: '{title} · Stayfarer',
    skipToContent: 'Zum Inhalt springen',
    findBooking: 'Meine Buchung finden',
    favorites: 'Favoriten',
    signIn: 'Anmelden',
    loading: 'Wird geladen …',
    loadingPage: 'Wird geladen …',
    choose: 'Auswählen',
    goHome: 'Zur Startseite',
    language: {
      label: 'Sprache',
      notLoaded:
        'Diese Sprache konnte nicht geladen werden: {language}. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    },
    notFound: {
      title: 'Seite nicht gefunden',
      heading: 'Unter dieser Adresse gibt es keine Seite',
      text: 'Vielleicht ist der Link alt oder unvollständig.',
    },
    footer: {
      claim: 'Zimmer, die eine Reise wert sind, ganz ohne Rummel gefunden.',
      quickLinks: 'Schnellzugriff',
      support: 'Hilfe',
      contact: 'Kontakt',
      address: '1 Harbour Walk, Karachi',
      phone: '+1 555 0100',
      email: 'hello@stayfarer.example',
      sample: 'Beispielkontakt',
      rights: '© 2024 Stayfarer. Alle Rechte vorbehalten.',
      links: {
        home: 'Startseite',
        'about-us': 'Über uns',
        services: 'Leistungen',
        'tour-guide': 'Reiseleitung',
        'contact-us': 'Kontakt',
        findBooking: 'Meine Buchung finden',
        'help-center': 'Hilfe-Center',
        covid: 'Unsere COVID-19-Maßnahmen',
        cancellation: 'Stornierungsoptionen',
        safety: 'Sicherheitshinweise',
        imprint: 'Impressum',
        terms: 'AGB',
        privacy: 'Datenschutz',
        accessibility: 'Barrierefreiheit',
      },
      payment: {
        label: 'Zahlungsmethoden',
        visa: 'Visa',
        payPal: 'PayPal',
        masterCard: 'MasterCard',
      },
    },
  },
  price: {
    details: 'Preisdetails',
    detailsOf: 'Preisdetails<hidden>: {of}</hidden>',
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
    paidLater: 'davon {amount} in der Unterkunft zu zahlen',
    scope:
      '{when, select, tonight {Heute Nacht, } other {}}{nights, plural, one {# Nacht} other {# Nächte}}, {guests}{rooms, plural, =1 {} other {, # Zimmer}}',
    charged: 'berechnet: {amount}',
    taxesIncluded: 'inklusive Steuern und Gebühren',
    noTaxes: 'Keine Steuern oder Gebühren',
    freeToCancel: 'Mit kostenloser Stornierung: {amount}',
    averageNight:
      '{amount} pro Nacht{rooms, plural, =1 {} other { und Zimmer}}{taxed, select, yes { vor Steuern} other {}}',
    noCard: 'Sie brauchen keine Karte, und auf dieser Website wird nichts abgebucht.',
    notHere:
      'Dieses Zimmer wird vor der Anreise bezahlt, was hier nicht möglich ist. Buchen Sie es beim Hotel.',
    notCharged:
      '{reason, select, currency {In der Währung dieses Preises ({amount}) können wir Karten nicht belasten. Buchen Sie das Zimmer beim Hotel.} decimals {{amount} lassen sich nicht genau von einer Karte abbuchen. Buchen Sie das Zimmer beim Hotel.} most {{amount} sind für eine Kartenzahlung zu viel: Das Maximum sind {limit}. Buchen Sie das Zimmer beim Hotel.} other {{credits, select, yes {Mit Karte bleiben {amount} zu zahlen, und das ist zu wenig: Das Minimum sind {limit}. Lösen Sie weniger Guthaben ein.} other {Dieses Zimmer wird mit Karte bezahlt, und {amount} ist zu wenig: Das Minimum sind {limit}. Buchen Sie es beim Hotel.}}}}',
  },
  search: {
    tabs: { label: 'Was Sie buchen', stays: 'Unterkünfte', experiences: 'Erlebnisse' },
    form: 'Unterkünfte',
    changeStay: 'Aufenthalt ändern',
    submit: 'Suchen',
    open: 'Ändern',
    close: 'Schließen',
    anyDates: 'Beliebige Reisedaten',
    allPlaces: 'Alle Orte',
    stay: '{days}, {nights, plural, one {# Nacht} other {# Nächte}}, {guests}{rooms, plural, =1 {} one {, # Zimmer} other {, # Zimmer}}',
    stayTonight: '{tonight}, {guests}{rooms, plural, =1 {} one {, # Zimmer} other {, # Zimmer}}',
    mended: {
      checkInPast: 'Die Anreise am {day} liegt in der Vergangenheit. Wählen Sie neue Reisedaten.',
      checkOutPast: 'Die Abreise am {day} liegt in der Vergangenheit. Wählen Sie neue Reisedaten.',
      notAfterCheckIn: 'Die Abreise lag nicht nach der Anreise. Sie ist jetzt am Tag danach.',
    },
    results: {
      back: 'Zurück zu den Ergebnissen',
      allStaysIn: 'Alle Unterkünfte in {place}',
      allStays: 'Alle Unterkünfte',
    },
  },
  searchFields: {
    dates: 'Reisedaten',
    checkIn: 'Anreise',
    checkOut: 'Abreise',
    noDates: 'Anreise – Abreise',
    addDate: 'Datum wählen',
    dayRead: '„{text}“ verstehen wir als {day}.',
    dayRejected: '„{text}“ ist kein Datum, das am {day} oder danach liegt.',
    calendar: 'Kalender',
    chooseArrival: 'Wählen Sie den Tag Ihrer Anreise',
    chooseDeparture: 'Wählen Sie den Tag Ihrer Abreise',
    clearDates: 'Reisedaten löschen',
    done: 'Fertig',
    travelers: 'Reisende',
    travelersExample: '2 Reisende',
    partyRejected:
      '„{text}“ wurde nicht verstanden. Schreiben Sie „2 Erwachsene, 1 Zimmer“ oder verwenden Sie die Schaltfläche.',
    partyWords: {
      rooms: 'zimmer, zimmern, raum, räume, räumen',
      children: 'kind, kinder, kindern',
      adults:
        'erwachsener, erwachsene, erwachsenen, reisender, reisende, reisenden, gast, gäste, gästen, person, personen, leute, leuten',
      and: 'und',
    },
    chooseGuests: 'Gäste wählen',
    guestsAndRooms: 'Gäste und Zimmer',
    rooms: { label: 'Zimmer', fewer: 'Weniger Zimmer', more: 'Mehr Zimmer' },
    adults: { label: 'Erwachsene', fewer: 'Weniger Erwachsene', more: 'Mehr Erwachsene' },
    children: { label: 'Kinder', fewer: 'Weniger Kinder', more: 'Mehr Kinder' },
    ageOfChild: 'Alter von Kind {number, number}',
    chooseAge: 'Auswählen',
    underOne: 'Unter 1',
    roomsWithoutAdult:
      'In jedem Zimmer muss ein Erwachsener sein: {rooms, plural, one {# Zimmer} other {# Zimmer}} für {adults, plural, one {# Erwachsenen} other {# Erwachsene}} ist nicht möglich.',
    missingAges:
      '{children, plural, one {Wählen Sie das Alter des Kindes.} other {Wählen Sie das Alter jedes Kindes.}}',
  },
  stay: {
    days: '{from} – {to}',
    daysOfYear: '{from} – {to} {year}',
    rooms: '{count, plural, one {# Zimmer} other {# Zimmer}}',
    adults: '{count, plural, one {# Erwachsener} other {# Erwachsene}}',
    children: '{count, plural, one {# Kind} other {# Kinder}}',
    guests:
      '{adults, plural, one {# Erwachsener} other {# Erwachsene}}{children, plural, =0 {} one {, # Kind} other {, # Kinder}}',
    party:
      '{travelers, plural, one {# Reisender} other {# Reisende}}, {rooms, plural, one {# Zimmer} other {# Zimmer}}',
    tonight: 'Heute Nacht, 1 Nacht',
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
      freeUntil: 'Kostenlose Stornierung bis {deadline}',
    },
    instantInZone: '{instant} Uhr{named, select, no {} other { ({zone})}}',
    zone: 'Ortszeit {city}, {offset}',
    payment: {
      nothing:
        'Sie müssen nichts mehr zahlen: OneKeyCash oder Ihr Gutschein deckt den ganzen Aufenthalt.',
      beforeArrival: 'Sie zahlen {amount} vor der Anreise an das Hotel.',
      atProperty: 'Sie zahlen {amount} in der Unterkunft.',
      toHotel: 'Sie zahlen {amount} vor der Anreise am {day} an {hotel}.',
      card: {
        due: 'Sie zahlen {amount} bei der Buchung mit Karte, auf der Seite unseres Zahlungsanbieters. Abgebucht wird erst, wenn das Hotel bestätigt hat. Diese Website zieht den Betrag für das Hotel ein.',
        reserved:
          '{amount} sind auf Ihrer Karte reserviert und werden erst abgebucht, wenn das Hotel bestätigt hat. Diese Website zieht den Betrag für das Hotel ein.',
        paid: 'Sie haben {amount} mit Karte gezahlt. Diese Website hat den Betrag für das Hotel eingezogen.',
      },
      atHotel: 'Sie zahlen {amount} vor Ort: {hotel}.',
    },
  },
} as const satisfies Translation<FirstTexts>;
