import { cities } from '#contracts/sample-provider/catalog/cities.ts';
import { placesNear } from '#contracts/sample-provider/catalog/nearby.ts';
import { generateHotels } from '#contracts/sample-provider/catalog/generateHotels.ts';

const hotels = [...generateHotels(1200, '')].map(({ answer }) => answer);
const located = hotels.filter(({ latitude, region }) => latitude != null && region);

it.each(cities.map(({ name }) => name))('%s has an airport and sights near its hotels', (city) => {
  const [area] = cities.find(({ name }) => name === city)?.areas ?? [];
  const places = placesNear({ region: { name: city }, ...area }, 'en');
  const of = (kind: string) => places.filter((place) => place.kind === kind);
  expect(of('sight').length).toBeGreaterThanOrEqual(2);
  expect(of('sight')[0]?.meters).toBeLessThan(7_500);
  expect(of('airport').length).toBeGreaterThanOrEqual(1);
  for (const { name } of of('airport')) expect(name).toMatch(/ Airport \([A-Z]{3}\)$/);
  // Zermatt has no airport.
  expect(of('airport')[0]?.meters).toBeLessThan(city === 'Zermatt' ? 150_000 : 100_000);
});

it('lists at most eight places near a hotel, with the nearest of each kind first', () => {
  for (const hotel of located) {
    const places = placesNear(hotel, 'en');
    expect(places.length).toBeLessThanOrEqual(8);
    const kinds = places.map(({ kind }) => kind);
    expect(kinds).toEqual(
      ['sight', 'transport', 'airport'].flatMap((kind) => kinds.filter((each) => each === kind)),
    );
    for (const kind of new Set(kinds)) {
      const meters = places.filter((place) => place.kind === kind).map((place) => place.meters);
      expect(meters).toEqual(meters.toSorted((a, b) => a - b));
      expect(meters.every((each) => each >= 10 && each % 10 === 0)).toBe(true);
    }
  }
});

it('measures from the hotel and names places in the language of the reader', () => {
  // In front of Rome's main station, half a kilometer from Santa Maria Maggiore.
  const hotel = { region: { name: 'Rome' }, latitude: 41.901, longitude: 12.5018 };
  const near = (language: 'en' | 'de' | 'fr' | 'ar') =>
    placesNear(hotel, language).map(({ name, meters }) => [name, meters]);
  expect(near('en')).toEqual(
    expect.arrayContaining([
      ['Santa Maria Maggiore', 470],
      ['Colosseum', 1_400],
      ['Roma Termini Station', 10],
    ]),
  );
  expect(near('de')).toContainEqual(['Kolosseum', 1_400]);
  expect(near('fr')).toContainEqual(['Gare de Rome-Termini', 10]);
  expect(near('ar')).toContainEqual(['الكولوسيوم', 1_400]);
});

it('has an Arabic name for every place', () => {
  for (const hotel of located) {
    for (const { name } of placesNear(hotel, 'ar')) {
      expect(name.replace(/ \([A-Z]{3}\)$/, '')).toMatch(/^[^a-z]+$/i);
    }
  }
});

it('lists no places for a hotel without a known position or city', () => {
  expect(placesNear({ region: { name: 'Rome' }, latitude: null, longitude: 12.5 }, 'en')).toEqual(
    [],
  );
  expect(placesNear({ region: null, latitude: 41.9, longitude: 12.5 }, 'en')).toEqual([]);
});
