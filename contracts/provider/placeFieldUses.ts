/** The uses of the fields of a place, by screen: see `fieldUses` in `screens.ts`. */
export const placeFieldUses = {
  'places[].name': {
    destinations: { shows: 'the place, and what a search for it sends', without: 'no such place' },
    proposals: { shows: 'the place, as a link that searches there', without: 'no such place' },
    centre: { shows: 'which place is searched for', without: 'no distance' },
  },
  'places[].country_code': {
    destinations: { shows: 'the country after the place', without: 'no country' },
    proposals: { shows: 'the country after the place', without: 'no country' },
    centre: { shows: 'which of several places of a name it is', without: 'the first of them' },
  },
  'places[].hotels': {
    destinations: { shows: 'the order of the places', without: 'the place behind the others' },
    proposals: { shows: 'how many hotels there are', without: 'no number' },
  },
  'places[].latitude': {
    proposals: {
      shows: 'which places are near',
      without: 'the place is proposed by its name alone',
    },
    centre: { shows: 'how far a hotel is from the centre', without: 'no distance' },
  },
  'places[].longitude': {
    proposals: {
      shows: 'which places are near',
      without: 'the place is proposed by its name alone',
    },
    centre: { shows: 'how far a hotel is from the centre', without: 'no distance' },
  },
} as const;
