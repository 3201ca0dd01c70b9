import type { Place } from '#contracts/provider/places.ts';
import { fullPlace } from '#contracts/kit/samples/hotels.ts';
import { body, karachi, type Overrides } from './faultyProvider.ts';
import { places, shownBy, steady } from './places.ts';
import { reportOn, verifyOverrides } from './verifyAt.ts';

const withPlaces = (...listed: readonly unknown[]): Overrides => ({
  places: body(() => ({ places: listed })),
});
const answering = (status: number): Overrides => ({
  places: ({ send }) => send({ title: 'Wrong' }, status),
});
const changed = (change: Partial<Place>) => ({ ...fullPlace, hotels: 12, ...change });
const many = Array.from({ length: 5_001 }, (_, index) => changed({ name: `Karachi ${index}` }));

it.each<[error: string, Overrides, at: string, shows: string]>([
  ['a place twice', withPlaces(karachi, karachi), '[*].name', 'twice'],
  ['a name with a comma', withPlaces(changed({ name: 'Karachi, Sindh' })), '[*].name', 'comma'],
  ['an invalid country', withPlaces(changed({ country_code: 'UK' })), '[*].country_code', ''],
  ['a name that finds nothing', withPlaces(changed({ name: 'Lahore' })), '[*].name', 'nothing'],
  ['more hotels than there are', withPlaces(changed({ hotels: 60 })), '[*].hotels', 'wrong number'],
  ['a centre far away', withPlaces(changed({ latitude: 12 })), '[*].latitude', 'distances'],
  [
    'a name that is not text',
    withPlaces(karachi, { name: 7 }),
    '[*].name',
    'the place is left out',
  ],
  ['a bare list', { places: body(() => [karachi]) }, '', 'the places that the site knows itself'],
])('reports %s, which breaks nothing', async (_, overrides, at, shows) => {
  const report = await reportOn(overrides, { sample: 0 });
  const expected = at ? `places $.places${at}` : 'places $';
  expect(places(report.findings, 'broken')).toEqual([]);
  expect(places(report.findings, 'degraded')).toEqual([expected]);
  expect(shownBy(report.findings)).toContain(shows);
});

it('reports a German name for which a German search has no hotels', async () => {
  const report = await reportOn(
    {
      places: ({ send, status, asks }) => {
        const name = asks.acceptLanguage === 'de' ? 'Karatschi' : 'Karachi';
        send({ places: [{ ...karachi, name }] }, status, { vary: 'accept-language' });
      },
    },
    { sample: 0 },
  );
  expect(places(report.findings, 'degraded')).toEqual(['places $.places[*].name']);
  expect(report.findings.find(({ rule }) => rule === 'places-found')?.samples).toMatchObject([
    { received: expect.stringContaining("'Karatschi'") },
  ]);
});

it('accepts two places with the same name in different countries', async () => {
  const other = changed({ country_code: 'US', latitude: 40, longitude: -80, hotels: 3 });
  const report = await reportOn(withPlaces(karachi, other), { sample: 0 });
  expect(steady(report)).toEqual([]);
});

it('reports a list that is too long', async () => {
  const report = await reportOn(withPlaces(...many), { sample: 0 });
  expect(report.findings.map(({ rule }) => rule)).toContain('places-length');
});

it.each([500, 401, 429])('reports status %d, which breaks nothing', async (status) => {
  const report = await reportOn(answering(status), { sample: 0 });
  expect(places(report.findings, 'degraded')).toEqual(['places status']);
});

it.each([404, 400, 405])(
  'notes that status %d offers no places, and checks no rule',
  async (status) => {
    const { output, report } = await verifyOverrides(answering(status), ['--sample', '0']);
    expect(steady(report)).toEqual([]);
    expect(report.cells.filter(({ endpoint }) => endpoint === 'places')).toEqual(
      expect.arrayContaining([expect.objectContaining({ outcome: 'not checked' })]),
    );
    expect(output).toMatch(/GET \/api\/hotels\/places +not offered/);
  },
);

it('accepts numbers that new bookings and hotels change slightly, and places without numbers', async () => {
  const report = await reportOn(
    withPlaces(changed({ hotels: 13 }), { name: 'Karachi (Sindh)', hotels: 0 }),
    { sample: 0 },
  );
  expect(steady(report)).toEqual([]);
});
