import { landmarkRules } from '#contracts/kit/rules/landmarkRules.ts';
import { readExchange } from '#contracts/kit/verify/exchange.ts';
import { landmarksDocs, mostLandmarks } from '#contracts/provider/landmarks.ts';

const [airport] = landmarksDocs.items.examples.listed.landmarks;

const response = (value: unknown) => ({
  status: 200,
  headers: {},
  body: Buffer.from(JSON.stringify(value)),
  transferredBytes: 0,
  wholeMs: 0,
});
function findings(landmarks: readonly object[]) {
  const list = readExchange(
    { endpoint: 'landmarks', purpose: 'site', path: '/api/hotels/landmarks' },
    response({ landmarks }),
  );
  return landmarkRules.flatMap(({ id, check }) =>
    check([list]).occurrences.map(({ at }) => `${id} ${at}`),
  );
}

it('accepts landmarks of different kinds with the same name', () => {
  expect(findings([airport, { ...airport, kind: 'station' }])).toEqual([]);
});

it('accepts landmarks of two cities with the same name', () => {
  const abroad = { ...airport, country_code: 'US', latitude: 40, longitude: -80 };
  const names = ['Harbor', 'Station', 'Museum'];
  const inBoth = names.flatMap((name) => [
    { ...airport, name },
    { ...abroad, name: `${name} West` },
  ]);
  expect(findings(inBoth)).toEqual([]);
});

it.each<[string, object[], string]>([
  ['a landmark twice', [airport, airport], 'landmarks-once $.landmarks[1].name'],
  [
    'a landmark in another part of the world',
    [
      airport,
      { ...airport, name: 'Clifton' },
      { ...airport, name: 'Saddar', latitude: -airport.latitude },
    ],
    'landmarks-place $.landmarks[2].latitude',
  ],
])('reports %s', (_, landmarks, finding) => {
  expect(findings(landmarks)).toEqual([finding]);
});

it('reports a list that is too long', () => {
  const many = Array.from({ length: mostLandmarks + 1 }, (_, index) => ({
    ...airport,
    name: `Gate ${index}`,
  }));
  expect(findings(many)).toEqual(['landmarks-once $.landmarks']);
});
