import type { head as english } from '../en/head.ts';
import type { Translation } from '../translation.ts';

export const head = {
  home: 'Hotels nach Ziel und Reisedaten suchen, Unterkünfte vergleichen und sehen, welche Zimmer Sie erwarten.',
  listing:
    'Unterkünfte in der Liste und auf der Karte vergleichen und ein Zimmer für Ihre Reisedaten wählen.',
  listingOf:
    'Unterkünfte in {city} in der Liste und auf der Karte vergleichen und ein Zimmer für Ihre Reisedaten wählen.',
  hotel: '{hotel}: Bilder, Zimmer, Ausstattung und Hausregeln.',
  hotelIn: '{hotel} in {place}: Bilder, Zimmer, Ausstattung und Hausregeln.',
} as const satisfies Translation<typeof english>;
