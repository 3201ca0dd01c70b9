import { hotelEndpoints, screens } from '#contracts/provider/calls/hotelCalls.ts';
import { fieldOf, usesOf } from '#contracts/provider/fieldUses/screens.ts';
import { body, everyHotel, hotels, hotelsOf, type Overrides } from './faultyProvider.ts';
import { places, placesOf, shownBy } from './places.ts';
import { reportOn } from './verifyAt.ts';

/** Returns the only broken finding for these overrides. */
async function brokenFinding(overrides: Overrides) {
  const report = await reportOn(overrides);
  const broken = report.findings.filter(({ rank }) => rank === 'broken');
  expect(broken).toHaveLength(1);
  return broken[0];
}

it.each<[string, Overrides, received: string, expected: string]>([
  [
    'a search below data',
    { search: body((good) => ({ data: good })) },
    'nothing; the hotels are at $.data.hotels',
    'the list of hotels at $.hotels: {"hotels": [ … ]}',
  ],
  [
    'a search with results',
    { search: body((good) => ({ meta: [], results: hotelsOf(good) })) },
    'nothing; the hotels are at $.results',
    'the list of hotels at $.hotels: {"hotels": [ … ]}',
  ],
  [
    'a bare search list',
    { search: body(hotelsOf) },
    'nothing; the hotels are at $',
    'the list of hotels at $.hotels: {"hotels": [ … ]}',
  ],
  [
    'a wrapped random list',
    { rand8: body((good) => ({ hotels: good })) },
    'the hotels at $.hotels',
    'a bare list of hotels: [ … ]',
  ],
  [
    'a wrapped hotel',
    { hotel: body((good) => ({ data: { hotel: good } })) },
    'the hotel at $.data.hotel',
    'the hotel itself: {"id": …, "name": …}',
  ],
  [
    'a hotel in a list',
    { hotel: body((good) => [good]) },
    'the hotel at $[0]',
    'the hotel itself: {"id": …, "name": …}',
  ],
])('names the place of the data of %s', async (_, overrides, received, expected) => {
  const finding = await brokenFinding(overrides);
  expect(finding?.samples[0]).toMatchObject({ received, expected });
});

it('does not mistake the rooms of a hotel without an id for a wrapped hotel', async () => {
  const overrides = { hotel: body((good) => ({ ...Object(good), id: undefined })) };
  expect(await brokenFinding(overrides)).toMatchObject({ places: [{ at: '$.id' }] });
});

it.each<[field: string, value: unknown, shows: string]>([
  ['star_rating', '4', 'the field is left out'],
  ['images', ['https://pictures.example/{size}/1.jpg'], 'the item is left out'],
  ['images', [{ size: 600 }], 'the item is left out'],
  ['region', 'Karachi', 'the field is left out'],
  ['latitude', '24.8', 'the field is left out'],
  ['address', 12, 'the field is left out'],
  ['room_groups', 'none', 'the field is left out'],
  ['room_groups', [{ room_amenities: ['Desk'] }], 'the item is left out'],
  ['amenity_groups', [{ amenities: ['Lift'] }], 'the item is left out'],
  ['guest_rating', { score: 9 }, 'the field is left out'],
])('reports a wrongly typed %s with %j once for all calls', async (field, value, shows) => {
  const report = await reportOn(everyHotel((hotel) => ({ ...hotel, [field]: value })));
  const found = report.findings.filter((one) => placesOf(one).join().includes(`.${field}`));
  expect(found).toHaveLength(1);
  expect(found[0]?.rank).toBe('degraded');
  expect(found[0]?.places.map(({ endpoint }) => endpoint).sort()).toEqual(
    hotelEndpoints.toSorted(),
  );
  expect(found[0]?.affected).toEqual({ what: 'hotel', count: hotels.length, of: hotels.length });
  expect(found[0]?.samples).toHaveLength(3);
  expect(new Set(shownBy(found).split('\n'))).toEqual(new Set([shows]));
});

it.each<[text: string, received: string]>([
  ['Bed &amp; Breakfast', 'Bed ⟶&amp; Breakfast (character 5)'],
  ['Sea\u200b View', 'Sea⟶[U+200B] View (character 4)'],
  [`${'Long '.repeat(20)}Caf\u00c3\u00a9`, '…g Long Long Long Long Long Caf⟶Ã© (character 104)'],
])('shows where the text %j is wrong', async (name, received) => {
  const report = await reportOn(everyHotel((hotel) => ({ ...hotel, name })));
  expect(report.findings.flatMap(({ samples }) => samples)).toContainEqual(
    expect.objectContaining({ received }),
  );
});

it('names the fields of the expected object in a list of texts', async () => {
  const report = await reportOn(
    everyHotel((hotel) => ({ ...hotel, images: ['https://pictures.example/1.jpg'] })),
  );
  const [shape] = report.findings.filter(({ rule }) => rule === 'shape');
  expect(shape?.expected).toBe('an object: {"url": …, "caption": …, "room_group_id": …}');
});

it('reports findings that hide others first', async () => {
  const report = await reportOn({
    ...everyHotel((hotel) => ({ ...hotel, name: undefined })),
    search: body(() => ({ hotels: [] })),
  });
  expect(report.findings.slice(0, 2).map(({ rule, rank }) => `${rank} ${rule}`)).toEqual([
    'broken shape',
    'degraded search-finds-hotels',
  ]);
});

it('reports a city without hotels before problems of other hotels', async () => {
  const wrong = everyHotel((hotel) => ({ ...hotel, address: null, images: null }));
  const report = await reportOn(wrong, { city: 'Lahore' });
  expect(report.findings[0]).toMatchObject({ rule: 'search-finds-hotels' });
});

it('says that a page has no rooms if its hotels have none', async () => {
  const report = await reportOn(everyHotel((hotel) => ({ ...hotel, room_groups: null })));
  const [found] = report.findings.filter(({ rule }) => rule === 'has-rooms');
  expect(found?.screens).toContainEqual({ title: 'Hotel detail', shows: "'No rooms available'" });
});

it('names only screens that show the field of a degraded finding', async () => {
  const withTags = everyHotel((hotel) => ({
    ...hotel,
    address: '<i>A</i>',
    room_groups: [
      { name: 'Room' },
      { name: '<i>Suite</i>', room_amenities: [{ amenity: 'Safe' }] },
    ],
    amenity_groups: [{ amenities: [{ amenity: '<i>Lift</i>' }] }],
    images: [{ url: 'https://pictures.example/{size}/1.jpg' }, { url: 'http://a.example/{size}' }],
    rates: [],
  }));
  const report = await reportOn(withTags);
  expect(places(report.findings, 'degraded')).toEqual([
    'hotel $.address',
    'hotel $.amenity_groups[*].amenities[*].amenity',
    'hotel $.images[*].url',
    'hotel $.room_groups[*].name',
    'search $.hotels[*].amenity_groups[*].amenities[*].amenity',
  ]);
  for (const found of report.findings.filter(({ rank }) => rank === 'degraded')) {
    const drawing = found.places.flatMap(({ at }) =>
      usesOf(fieldOf(at)).map((use) => screens[use.screen].title),
    );
    expect(drawing).toEqual(expect.arrayContaining(found.screens.map(({ title }) => title)));
  }
});

it('accepts region names that contain the searched city, ignoring case and accents', async () => {
  const names = ['KARACHI', 'Karachi (Sindh)', 'Karāchi', 'Greater Karachi'];
  let next = 0;
  const report = await reportOn({
    search: body((good) => ({
      hotels: hotelsOf(good).map((hotel) => ({
        ...hotel,
        region: { name: names[next++ % names.length], country_code: 'PK' },
      })),
    })),
  });
  expect(report.findings.filter(({ rule }) => rule === 'city-matches')).toEqual([]);
});

it('warns that a 500 for an unknown id counts as a failure of the provider', async () => {
  const finding = await brokenFinding({
    hotel: ({ send, status, good }) => send(good, status === 404 ? 500 : 200),
  });
  expect(shownBy(finding ? [finding] : [])).toContain(
    "counts the response against the provider's health",
  );
});

it.each(['फ़्रंट\u200d होटल', 'هتل می\u200cخواهم', '👩\u200d👩\u200d👧 Inn'])(
  'accepts the joiners in %j',
  async (name) => {
    const report = await reportOn({ rand4: body(() => [{ ...hotels[0], name }]) });
    expect(report.findings.flatMap(placesOf)).not.toContain('rand4 $[*].name');
  },
);
