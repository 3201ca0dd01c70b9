import type { listing as english } from '../en/listing.ts';
import type { Translation } from '../translation.ts';

export const listing = {
  title: 'Unterkünfte',
  titleOf: 'Unterkünfte in {city}',
  loading: 'Unterkünfte werden gesucht',
  found:
    '{count, plural, =0 {Keine Unterkünfte gefunden} one {# Unterkunft gefunden} other {# Unterkünfte gefunden}}',
  foundListed:
    '{count, plural, =0 {Keine Unterkünfte gefunden} one {# Unterkunft gefunden} other {# Unterkünfte gefunden}}',
  firstOf: 'Die ersten {count, number} von {total, number} Hotels werden angezeigt',
  results: 'Die Ergebnisliste',
  sortBy: 'Sortieren nach',
  ranking: 'Unsere Reihenfolge',
  sort: {
    recommended: 'Empfehlungen',
    price: 'Preis, niedrigster zuerst',
    'guest-rating': 'Gästebewertung, beste zuerst',
    stars: 'Sterne, meiste zuerst',
    distance: 'Entfernung vom Zentrum',
  },
  availability: {
    some: '{available, number} von {total, number} verfügbar.',
    fewHaveRoom:
      '{available, number} von {total, number} verfügbar: {small, plural, one {# hat} other {# haben}} keinen Platz für {who, select, adults {{people, plural, one {# Erwachsenen} other {# Erwachsene}}} other {{people, plural, one {# Reisenden} other {# Reisende}}}}{rooms, plural, =1 {} other { in # Zimmern}}.',
    noneHasRoom:
      '{available, number} von {total, number} verfügbar: Keine hat Platz für {who, select, adults {{people, plural, one {# Erwachsenen} other {# Erwachsene}}} other {{people, plural, one {# Reisenden} other {# Reisende}}}}{rooms, plural, =1 {} other { in # Zimmern}}.',
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
    checkSpelling: 'Prüfen Sie die Schreibweise von „{city}“ oder suchen Sie woanders',
    elsewhere: 'Woanders suchen',
  },
} as const satisfies Translation<typeof english>;
