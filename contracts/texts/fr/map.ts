import type { map as english } from '../en/map.ts';
import type { Translation } from '../translation.ts';

export const map = {
  view: 'Voir sur la carte',
  short: 'Carte',
  noPlaces: 'Ces hôtels n’ont pas d’emplacement sur une carte.',
  results: {
    title: 'Carte des résultats',
    name: 'Carte',
    description: 'La liste présente les mêmes établissements sous forme de texte.',
    prices: 'Les prix sont pour tout le séjour, taxes et frais compris.',
    unplaced:
      '{count, plural, one {# établissement n’a pas d’emplacement sur la carte.} other {# établissements n’ont pas d’emplacement sur la carte.}}',
    viewList: 'Voir la liste',
  },
  marker: {
    several: '{count, plural, one {# établissement} other {# établissements}}',
    stars: '{stars, number} ★',
    name: '{name}, {fact}',
  },
  hotel: {
    title: 'Carte : {name}',
    description: 'La page indique aussi l’adresse en toutes lettres.',
    street: 'Itinéraire et plan des rues (ouvre un nouvel onglet)',
    notAvailable: 'Carte non disponible',
  },
  names: '{names}, {name}',
  keys: 'Les flèches déplacent la carte, plus et moins modifient le zoom.',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  source: '© les contributeurs d’OpenStreetMap',
  loading: 'Chargement de la carte...',
  failed: 'La carte n’a pas pu être chargée.',
  close: 'Fermer',
} as const satisfies Translation<typeof english>;
