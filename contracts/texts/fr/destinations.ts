import type { destinations as english } from '../en/destinations.ts';
import type { Translation } from '../translation.ts';

export const destinations = {
  where: 'Où allez-vous ?',
  whereExample: 'Ville ou région',
  list: 'Destinations',
  clearRecent: 'Effacer les recherches récentes',
  recentCleared: 'Recherches récentes effacées',
  credit: 'Noms de lieux : GeoNames, CC BY 4.0',
  recent: 'Récent',
  hotels: '{count, plural, one {# hôtel} other {# hôtels}}',
  hotelIn: 'Hôtel, {city}',
  placeInCountry: '{place}, {country}',
  didYouMean: 'Vouliez-vous dire',
  nearest: 'Lieux les plus proches avec des hôtels',
  away: 'à {distance}',
  fromCenter: 'à {distance} du centre',
  popular: {
    karachi: 'Karachi',
    dubai: 'Dubaï',
    marrakech: 'Marrakech',
    istanbul: 'Istanbul',
    lisbon: 'Lisbonne',
    kyoto: 'Kyoto',
  },
} as const satisfies Translation<typeof english>;
