/** What search engines and previews of links show below the titles of pages. */
export const head = {
  home: 'Search for hotels by destination and dates, compare stays and see the rooms behind the door.',
  /** A search without a place. */
  listing: 'Compare stays in a list and on a map, and choose a room for your days.',
  listingOf: 'Compare stays in {city} in a list and on a map, and choose a room for your days.',
  hotel: '{hotel}: pictures, rooms, facilities and house rules.',
  hotelIn: '{hotel} in {place}: pictures, rooms, facilities and house rules.',
} as const;
