import type { destinations as english } from '../en/destinations.ts';
import type { Translation } from '../translation.ts';

export const destinations = {
  where: 'Wohin?',
  whereExample: 'Stadt oder Region',
  list: 'Reiseziele',
  clearRecent: 'Letzte Suchen löschen',
  recentCleared: 'Letzte Suchen gelöscht',
  credit: 'Ortsnamen: GeoNames, CC BY 4.0',
  recent: 'Zuletzt gesucht',
  hotels: '{count, plural, one {# Hotel} other {# Hotels}}',
  hotelIn: 'Hotel in {city}',
  placeInCountry: '{place}, {country}',
  didYouMean: 'Meinten Sie',
  nearest: 'Nächstgelegene Orte mit Hotels',
  away: '{distance} entfernt',
  fromCenter: '{distance} vom Zentrum',
  popular: {
    karachi: 'Karatschi',
    dubai: 'Dubai',
    marrakech: 'Marrakesch',
    istanbul: 'Istanbul',
    lisbon: 'Lissabon',
    kyoto: 'Kyoto',
  },
} as const satisfies Translation<typeof english>;
