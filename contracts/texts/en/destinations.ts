/** The field of the destination, its suggestions, and places that the site proposes. */
export const destinations = {
  where: 'Where to?',
  whereExample: 'City or region',
  list: 'Destinations',
  clearRecent: 'Clear recent searches',
  recentCleared: 'Recent searches cleared',
  /** The source of the names, as its licence asks for. */
  credit: 'Place names: GeoNames, CC BY 4.0',
  /** Stands beside a place that was searched for before. */
  recent: 'Recent',
  hotels: '{count, plural, one {# hotel} other {# hotels}}',
  hotelIn: 'Hotel in {city}',
  placeInCountry: '{place}, {country}',
  didYouMean: 'Did you mean',
  nearest: 'Nearest places with hotels',
  /** From the place that was searched for, such as '12 km away'. */
  away: '{distance} away',
  /** Such as '1.2 km from the center'. */
  fromCenter: '{distance} from the center',
  /** The cities of the home page. */
  popular: {
    karachi: 'Karachi',
    dubai: 'Dubai',
    marrakech: 'Marrakech',
    istanbul: 'Istanbul',
    lisbon: 'Lisbon',
    kyoto: 'Kyoto',
  },
} as const;
