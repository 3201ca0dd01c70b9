import { readFileSync } from 'node:fs';
import { startProvider } from '#contracts/sample-provider/startProvider.ts';
import { allRules } from '#contracts/kit/rules/allRules.ts';
import { body, hotelsOf } from './faultyProvider.ts';
import { places, steady } from './places.ts';
import { reportOn, verifyAt } from './verifyAt.ts';

/**
 * Returns a hotel in the format of a supplier's content API, with nulls and many fields that the
 * site does not use.
 */
function supplied(slug: string, rest: Record<string, unknown> = {}) {
  return {
    id: slug,
    hid: 8_473_727,
    name: 'Hôtel du Vieux-Port & Spa',
    address: '12 Rue de la République, Marseille',
    check_in_time: '14:00:00',
    check_out_time: '12:00:00',
    description_struct: [{ title: 'Location', paragraphs: ['In the old town.'] }],
    amenity_groups: [
      {
        group_name: 'General',
        amenities: [{ amenity: 'Lift', free: true }],
        non_free_amenities: [],
      },
      { group_name: 'Rooms', amenities: null },
    ],
    images: [
      {
        url: 'https://cdn.supplier.example/t/{size}/content/1a/facade.jpeg',
        category_slug: 'exterior',
      },
      { url: 'https://cdn.supplier.example/t/{size}/content/2b/lobby.jpeg', category_slug: null },
    ],
    kind: 'Hotel',
    latitude: 43.2951,
    longitude: 5.3744,
    region: { id: 2_395, name: 'Marseille', type: 'City', country_code: 'FR', iata: 'MRS' },
    room_groups: [
      {
        room_group_id: 12,
        images: [],
        name: 'Standard Double room (full double bed)',
        name_struct: {
          bathroom: null,
          bedding_type: 'full double bed',
          main_name: 'Standard Double room',
        },
        rg_ext: { class: 3, quality: 2, capacity: 2 },
        room_amenities: [],
      },
      {
        room_group_id: 13,
        name: 'Bed in Dorm',
        name_struct: null,
        room_amenities: null,
      },
    ],
    star_rating: 4,
    serp_filters: ['has_internet'],
    payment_methods: null,
    email: null,
    metapolicy_struct: { pets: [] },
    ...rest,
  };
}

const catalog = [
  supplied('hotel_du_vieux-port_spa'),
  supplied('le.petit~nid', { star_rating: 0, images: [], room_groups: [] }),
  supplied('auberge_du_nord', {
    region: null,
    address: null,
    star_rating: null,
    email: 'a@b.example',
  }),
  supplied('chez_jeanne_3', {
    images: null,
    amenity_groups: null,
    latitude: null,
    longitude: null,
  }),
  supplied('residence_5', { star_rating: 3.5 }),
  supplied('villa_6'),
  supplied('loft_7'),
  supplied('gite_8'),
];

it("finds nothing broken in a supplier's documents", async () => {
  const report = await reportOn({
    search: body((good) => {
      const found = hotelsOf(good).length > 0 ? catalog : [];
      return { hotels: found, total: found.length, debug: null };
    }),
    rand4: body(() => catalog.slice(0, 4)),
    rand8: body(() => catalog),
    hotel: ({ url, send }) => {
      const hotel = catalog.find(({ id }) => url.split('?')[0] === `/api/hotels/${id}`);
      const json = { 'content-type': 'application/json' };
      send(hotel ?? { error: 'hotel_not_found' }, hotel ? 200 : 404, json);
    },
  });
  expect(places(report.findings, 'broken')).toEqual([]);
  expect(report.endpoints.find(({ endpoint }) => endpoint === 'hotel')?.items).toBe(catalog.length);
  const named = report.findings.filter(({ rule }) => rule === 'field-names');
  expect(named.map(({ expected }) => expected.split(',', 1).join()).sort()).toEqual([
    'check_in_from',
    'check_out_until',
    'contact_email',
    'description',
  ]);
  expect(places(report.findings, 'degraded')).toEqual(
    expect.arrayContaining(['hotel $.address', 'hotel $.latitude', 'rand4 $[*].region']),
  );
});

it('reports only the gaps of the sample provider that docs/contracts.md explains', async () => {
  const page = readFileSync('docs/contracts.md', 'utf8');
  const table = page.slice(page.indexOf('| finding '), page.indexOf('## Scope of the check'));
  const explained = [...table.matchAll(/`([A-Z][^`]+ [^`]+)`/g)].map(([, title]) => title);
  const provider = await startProvider({ mediaOrigin: 'http://localhost:4000' });
  try {
    const { code, report } = await verifyAt(provider.origin, ['--sample', '80']);
    expect(code).toBe(0);
    const found = new Set(steady(report).map(({ title }) => title));
    expect(found).toContain('Pictures use https');
    expect(explained).toEqual(expect.arrayContaining([...found]));
    expect(allRules.map(({ title }) => title)).toEqual(expect.arrayContaining(explained));
  } finally {
    await provider.close();
  }
});
