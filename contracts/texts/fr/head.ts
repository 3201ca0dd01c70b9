import type { head as english } from '../en/head.ts';
import type { Translation } from '../translation.ts';

export const head = {
  home: 'Recherchez des hôtels par destination et par dates, comparez les hébergements et découvrez les chambres qui vous attendent.',
  listing:
    'Comparez les hébergements dans une liste et sur une carte, et choisissez une chambre pour vos dates.',
  listingOf:
    '{city} : comparez les hébergements dans une liste et sur une carte, et choisissez une chambre pour vos dates.',
  hotel: '{hotel} : photos, chambres, équipements et règlement intérieur.',
  hotelIn: '{hotel}, {place} : photos, chambres, équipements et règlement intérieur.',
} as const satisfies Translation<typeof english>;
