import type { ListingTexts } from '../en/listingTexts.ts';
import type { Translation } from '../translation.ts';

/** The texts of search results, filters, comparisons and maps, in German. */
export const listingTexts = {
  compare: {
    guests:
      '{score} von 10{word, select, none {} other { · {word}}} · {count, plural, one {# Bewertung} other {# Bewertungen}}',
    title: 'Unterkünfte vergleichen',
    back: 'Zurück zu den Ergebnissen',
    nothing:
      'Es gibt nichts zu vergleichen. Setzen Sie in den Ergebnissen das Häkchen „Vergleichen“ bei den Unterkünften.',
    onlyOne: 'Wählen Sie in den Ergebnissen eine weitere Unterkunft aus, um sie zu vergleichen.',
    onlyDifferences: 'Nur Unterschiede zeigen',
    table: 'Unterkünfte nebeneinander',
    facilities: 'Ausstattung',
    differs: 'Unterschiedlich',
    notKnown: 'Nicht bekannt',
    same: 'Soweit bekannt, unterscheiden sich diese Unterkünfte nicht.',
    remove: 'Entfernen',
    removeOf: 'Entfernen: {name}',
    gone: 'Diese Unterkunft wird nicht mehr angeboten.',
    property: 'Diese Unterkunft',
    fact: {
      price: 'Preis',
      cancellation: 'Stornierung',
      payment: 'Zahlung',
      breakfast: 'Frühstück',
      room: 'Zimmer',
      roomSize: 'Zimmergröße',
      stars: 'Sterne',
      guestRating: 'Gästebewertung',
      location: 'Lage',
      sight: 'Nächste Sehenswürdigkeit',
      airport: 'Flughafen',
    },
    breakfast: {
      notInPrice: 'Nicht in diesem Preis',
      notIncluded: 'Nicht inbegriffen',
      listed: 'Als Ausstattung angegeben',
      notListed: 'Nicht angegeben',
    },
    facility: {
      listed: 'Ja',
      notListed: 'Nicht angegeben',
    },
    choice: {
      compare: 'Vergleichen',
      compareOf: 'Vergleichen: {name}',
      full: 'Sie können höchstens {most, number} Unterkünfte vergleichen. Entfernen Sie zuerst eine.',
      chosen: 'Unterkünfte im Vergleich',
      notInResults: 'Nicht in diesen Ergebnissen',
      remove: 'Aus dem Vergleich entfernen: {name}',
      open: '{count, plural, one {# Unterkunft vergleichen} other {# Unterkünfte vergleichen}}',
      one: 'Wählen Sie eine weitere Unterkunft aus, um sie mit dieser zu vergleichen.',
      some: '{count, number} von {most, number} ausgewählt.',
      most: '{count, number} von {most, number} ausgewählt. Entfernen Sie eine, um eine andere zu vergleichen.',
    },
  },
  filters: {
    title: 'Filter',
    skip: 'Zu den Ergebnissen springen',
    filterBy: 'Filtern nach',
    close: 'Filter schließen',
    showResults:
      '{count, plural, =0 {Ergebnisse anzeigen} one {# Ergebnis anzeigen} other {# Ergebnisse anzeigen}}',
    showHotels:
      '{count, plural, =0 {Ergebnisse anzeigen} one {# Hotel anzeigen} other {# Hotels anzeigen}}',
    group: {
      popular: 'Beliebte Filter',
      stars: 'Sterne',
      terms: 'Buchungsbedingungen',
      price: 'Preis',
      guestRating: 'Gästebewertung',
      amenities: 'Ausstattung',
      distance:
        '{measuredFrom, select, center {Entfernung vom Zentrum} other {Entfernung zu: {measuredFrom}}}',
      neighborhood: 'Stadtteil',
    },
    propertyName: 'Name der Unterkunft suchen',
    compare: 'Unterkünfte vergleichen',
    choice: {
      any: 'Alle',
      within: 'Bis {distance}',
      withinOf:
        '{measuredFrom, select, center {Bis {distance} vom Zentrum} other {Bis {distance} entfernt von: {measuredFrom}}}',
      stars: '{stars, plural, one {# Stern} other {# Sterne}}',
      wonderful: 'Hervorragend 9+',
      veryGood: 'Sehr gut 8+',
      good: 'Gut 7+',
      clifton: 'Clifton',
    },
    price: {
      min: 'Min.',
      max: 'Max.',
      range: 'Preisspanne',
      lowest: 'Niedrigster Preis',
      highest: 'Höchster Preis',
      none: '0 $',
      minAboveMax: 'Der Mindestpreis ist höher als der Höchstpreis.',
      noAmount: 'Geben Sie einen Betrag ein, z. B. 120.',
      scope: 'Für den ganzen Aufenthalt, inklusive Steuern',
      scopeIn: 'Für den ganzen Aufenthalt, inklusive Steuern. Währung: {currency}',
      scopeOfSome:
        'Für den ganzen Aufenthalt, inklusive Steuern. Währung: {currency}. Mit einer Preisgrenze werden Hotels mit Preisen in {currencies} nicht angezeigt',
    },
    active: {
      area: 'Im Kartenausschnitt',
      title: 'Aktive Filter',
      remove: 'Filter entfernen: {filter}',
      clear: 'Alle löschen',
      name: 'Name: {name}',
      priceBetween: '{min} bis {max}',
      priceFrom: 'Ab {min}',
      priceTo: 'Bis {max}',
    },
    noMatches: {
      without:
        'Keine Unterkunft entspricht allen Filtern. Ohne „{filter}“ {count, plural, one {gibt es # Unterkunft} other {gibt es # Unterkünfte}}.',
      withoutAvailable:
        'Keine Unterkunft entspricht allen Filtern. Ohne „{filter}“ {count, plural, one {ist # Unterkunft} other {sind # Unterkünfte}} verfügbar.',
      remove: '„{filter}“ entfernen',
      noSingle:
        'Keine Unterkunft entspricht allen Filtern, und daran würde auch das Entfernen eines einzelnen nichts ändern.',
      clear: 'Alle Filter löschen',
    },
    whyUnknown: {
      guestRating: 'Diese Hotels haben keine Gästebewertung.',
      kind: 'Die Art dieser Unterkünfte ist nicht bekannt.',
      neighborhood: 'Die Stadtteile dieser Hotels sind nicht bekannt.',
      breakfast: 'Es ist nicht bekannt, welche dieser Hotels Frühstück anbieten.',
      price: 'Die Preise dieser Hotels sind nicht bekannt.',
    },
  },
  listing: {
    sample: {
      stay: '1 Nacht, 2 Erwachsene',
      amount: '14.400 PKR',
      taxes: '+ 2.160 PKR Steuern und Gebühren',
      freeCancellation: 'Kostenlose Stornierung',
    },
    title: 'Unterkünfte',
    titleOf: '{at, select, other {Unterkünfte in {city}}}',
    titleNear: '{landmark}, {city}: Unterkünfte in der Nähe',
    loading: 'Unterkünfte werden gesucht',
    found:
      '{count, plural, =0 {Keine Unterkünfte gefunden} one {# Unterkunft gefunden} other {# Unterkünfte gefunden}}',
    foundListed:
      '{count, plural, =0 {Keine Unterkünfte gefunden} one {# Unterkunft gefunden} other {# Unterkünfte gefunden}}',
    firstOf: 'Die ersten {count, number} von {total, number} Hotels werden angezeigt',
    results: 'Die Ergebnisliste',
    more: 'Mehr zu {name}',
    price:
      '{nights, plural, one {# Nacht} other {# Nächte}}{rooms, plural, =1 {} other {, # Zimmer}}, {taxed, select, yes {inkl. Steuern} other {keine Steuern}}',
    sortBy: 'Sortieren nach',
    ranking: 'Unsere Reihenfolge',
    sort: {
      recommended: 'Empfehlungen',
      price: 'Preis, niedrigster zuerst',
      'guest-rating': 'Gästebewertung, beste zuerst',
      stars: 'Sterne, meiste zuerst',
      distance:
        '{measuredFrom, select, center {Entfernung vom Zentrum} other {Entfernung zu: {measuredFrom}}}',
    },
    availability: {
      people:
        '{people, plural, =1 {Sie} =2 {Sie beide} =3 {Sie drei} =4 {Sie vier} =5 {Sie fünf} =6 {Sie sechs} other {alle # Personen}}',
      some: '{available, number} von {total, number} {match, select, yes {passenden } other {}}Hotels {available, plural, one {hat} other {haben}}{when, select, tonight { heute Nacht} other {}} {rooms, plural, =1 {ein Zimmer} other {# Zimmer}} für {people}',
      all: '{total, plural, one {# {match, select, yes {passendes } other {}}Hotel hat} other {# {match, select, yes {passende } other {}}Hotels haben}}{when, select, tonight { heute Nacht} other {}} {rooms, plural, =1 {ein Zimmer} other {# Zimmer}} für {people}',
      none: '{total, plural, one {Das einzige {match, select, yes {passende } other {}}Hotel hat} other {Keines der # {match, select, yes {passenden } other {}}Hotels hat}}{when, select, tonight { heute Nacht} other {}} {total, plural, one {{rooms, plural, =1 {kein Zimmer} other {keine # Zimmer}}} other {{rooms, plural, =1 {ein Zimmer} other {# Zimmer}}}} für {people}',
    },
    prices: {
      notCompared: 'Die Preise hier sind in {currencies} und können nicht verglichen werden.',
      ratesForgotten: 'Die Wechselkurse vom {day} sind nicht mehr bekannt.',
      compared:
        'Die Preise hier sind in {currencies}, verglichen nach den Wechselkursen vom {day} (Währung: {currency}).',
      withoutRate: 'Kein Wechselkurs verfügbar: {currencies}.',
    },
    pages: {
      label: 'Seiten',
      previous: 'Zurück',
      next: 'Weiter',
      number: 'Seite {page, number}',
    },
    nothingFound: {
      warning: 'Zu Ihrer Suche wurden keine Hotels gefunden.',
      noHotelsIn: 'Wir haben keine Hotels in {city}.',
      otherDays: 'Andere Reisedaten',
      otherDaysIn: 'Andere Reisedaten in {city}',
      checkSpelling:
        'Zu „{city}“ haben wir keinen Ort gefunden. Versuchen Sie es mit einer Stadt oder mit einer Sehenswürdigkeit, einem Bahnhof oder Flughafen samt Stadt.',
      elsewhere: 'Woanders suchen',
      mostHotels: 'Orte mit den meisten Hotels',
    },
  },
  map: {
    view: 'Auf der Karte ansehen',
    short: 'Karte',
    noPlaces: 'Diese Hotels sind nicht auf der Karte verzeichnet.',
    results: {
      title: 'Karte der Ergebnisse',
      name: 'Karte',
      description: 'Die Liste zeigt dieselben Unterkünfte als Text.',
      prices: 'Preise für den ganzen Aufenthalt, inklusive Steuern und Gebühren.',
      unplaced:
        '{count, plural, one {# Unterkunft ist nicht auf der Karte verzeichnet.} other {# Unterkünfte sind nicht auf der Karte verzeichnet.}}',
      searchArea: 'In diesem Ausschnitt suchen',
      viewList: 'Als Liste ansehen',
    },
    marker: {
      several: '{count, plural, one {# Unterkunft} other {# Unterkünfte}}',
      stars: '{stars, number} ★',
      name: '{name}, {fact}',
    },
    hotel: {
      title: 'Karte: {name}',
      description: 'Auf der Seite steht die Adresse auch als Text.',
      street: 'Route und Straßenkarte (öffnet einen neuen Tab)',
      notAvailable: 'Karte nicht verfügbar',
    },
    names: '{names}, {name}',
    keys: 'Mit den Pfeiltasten verschieben Sie die Karte, mit Plus und Minus zoomen Sie.',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    source: '© OpenStreetMap-Mitwirkende',
    loading: 'Karte wird geladen …',
    noTiles: 'Die Straßenkarte konnte nicht geladen werden.',
    failed: 'Die Karte konnte nicht geladen werden.',
    close: 'Schließen',
  },
} as const satisfies Translation<ListingTexts>;
