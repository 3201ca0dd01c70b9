import type { head as english } from '../en/head.ts';
import type { Translation } from '../translation.ts';

export const head = {
  home: 'Hotels nach Ziel und Reisedaten suchen, Unterkünfte vergleichen und die Zimmer hinter der Tür sehen.',
  listing:
    'Unterkünfte in einer Liste und auf der Karte vergleichen und ein Zimmer für Ihre Tage wählen.',
  listingOf:
    'Unterkünfte in {city} in einer Liste und auf der Karte vergleichen und ein Zimmer für Ihre Tage wählen.',
  hotel: '{hotel}: Bilder, Zimmer, Ausstattung und Hausregeln.',
  hotelIn: '{hotel} in {place}: Bilder, Zimmer, Ausstattung und Hausregeln.',
} as const satisfies Translation<typeof english>;
