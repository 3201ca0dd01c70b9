/** The frame of every page: header, footer, and what any page may say. Spec §1. */
export const page = {
  findBooking: 'Find my booking',
  favorites: 'Favorites',
} as const;
