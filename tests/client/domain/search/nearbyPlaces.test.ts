import { nearbyPlaces, placesNamed } from '#client/domain/search/nearbyPlaces.ts';

const place = (name: string, latitude: number, longitude: number, hotels: number | null = 5) => {
  return { name, hotels, latitude, longitude };
};
const places = [
  place('Karachi', 24.86, 67, 0),
  place('Lahore', 31.55, 74.34),
  place('Muscat', 23.59, 58.41),
  place('Hyderabad', 25.4, 68.37, 0),
  place('Paris', 48.86, 2.35, 60),
  place('Pavia', 45.19, 9.16, 1),
  place('Zürich', 47.38, 8.54, null),
  { ...place('San José', 9.93, -84.08), country_code: 'CR' },
  { ...place('San José', 37.34, -121.89), country_code: 'US' },
  { name: 'Atlantis', hotels: 3 },
];

it.each<[city: string, proposed: string[]]>([
  ['Karachi', ['Muscat 882', 'Lahore 1034']],
  ['karāchi', ['Muscat 882', 'Lahore 1034']],
  ['Atlantis', []],
  ['San Jose', []],
  ['Parsi', []],
  ['', []],
])('proposes near %j', (city, proposed) => {
  const found = nearbyPlaces(places, placesNamed(places, city));
  expect(found.map(({ place: { name }, km = 0 }) => `${name} ${Math.round(km)}`)).toEqual(proposed);
});

it('finds a name without regard to case and accents', () => {
  expect(placesNamed(places, ' zurich').map(({ name }) => name)).toEqual(['Zürich']);
  expect(placesNamed(places, 'San Jose')).toHaveLength(2);
  expect(placesNamed(places, '')).toEqual([]);
});
