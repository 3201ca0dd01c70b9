import type { map as english } from '../en/map.ts';
import type { Translation } from '../translation.ts';

export const map = {
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
  failed: 'Die Karte konnte nicht geladen werden.',
  close: 'Schließen',
} as const satisfies Translation<typeof english>;
