import { landmarksCall, landmarkSchema, mostLandmarks } from '../../provider/landmarks.ts';
import { kilometers } from '../../values/kilometers.ts';
import { type Exchange, readItems } from '../verify/exchange.ts';
import { fold, median } from './placeRules.ts';
import { eachJson, type Occurrence, repeated, type Rule } from './rule.ts';

/** The largest distance of a landmark, such as an airport, from the middle of its city. */
const maxKm = 300;
/** With fewer landmarks, it is impossible to tell which of them is wrong. */
const leastOfCity = 3;

/** Rules for the optional list of landmarks. */
export const landmarkRules: readonly Rule[] = [
  {
    id: 'landmarks-once',
    title: 'Landmarks are listed once',
    rank: 'degraded',
    endpoints: ['landmarks'],
    expected: `each name once for a city and kind, at most ${mostLandmarks} landmarks`,
    check: eachJson((_, exchange) => {
      const landmarks = landmarksIn(exchange);
      const again = repeated(
        landmarks,
        ({ item }) => `${fold(item.name)} ${fold(item.city)} ${item.kind ?? ''}`,
      ).map(({ item: { at, item }, earlier }) => ({
        at: `${at}.name`,
        description: `${item.name}, the same as ${earlier.at}`,
        shows: 'no landmark for the name, because two have it',
      }));
      if (landmarks.length <= mostLandmarks) return again;
      const description = `${landmarks.length} landmarks`;
      return [...again, { at: '$.landmarks', description, shows: 'the first landmarks alone' }];
    }),
  },
  {
    id: 'landmarks-place',
    title: 'Landmarks are near their city',
    rank: 'degraded',
    endpoints: ['landmarks'],
    expected: `coordinates within ${maxKm} km of the middle of the city’s landmarks`,
    check: eachJson((_, exchange) => strayLandmarks(landmarksIn(exchange))),
  },
];

/** Returns the landmarks of a response that have the agreed shape. */
export function landmarksIn(exchange: Exchange) {
  return readItems(landmarksCall, landmarkSchema, exchange);
}

/** Finds the landmarks that are far from the others of their city. */
function strayLandmarks(landmarks: ReturnType<typeof landmarksIn>): Occurrence[] {
  const byCity = new Map<string, typeof landmarks>();
  for (const found of landmarks) {
    const city = `${fold(found.item.city)} ${found.item.country_code ?? ''}`;
    const others = byCity.get(city);
    if (others) others.push(found);
    else byCity.set(city, [found]);
  }
  return [...byCity.values()].flatMap((inCity) => {
    const middle = {
      latitude: median(inCity.map(({ item }) => item.latitude)),
      longitude: median(inCity.map(({ item }) => item.longitude)),
    };
    return inCity.flatMap(({ at, item }) => {
      const km = kilometers(middle, item);
      if (inCity.length < leastOfCity || km <= maxKm) return [];
      const description = `${Math.round(km)} km from the other landmarks of ${item.city}`;
      return [{ at: `${at}.latitude`, description, shows: 'wrong distances from the landmark' }];
    });
  });
}
