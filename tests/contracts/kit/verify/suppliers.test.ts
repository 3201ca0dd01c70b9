import { readFileSync } from 'node:fs';
import { startProvider } from '#contracts/sample-provider/startProvider.ts';
import { generateHotels } from '#contracts/sample-provider/catalogue/generateHotels.ts';
import { allRules } from '#contracts/kit/rules/allRules.ts';
import { body, hotelsOf } from './faultyProvider.ts';
import { places, steady } from './places.ts';
import { verifyAt, verifyOverrides } from './verifyAt.ts';

/** A hotel as a supplier's content API returns it: with nulls and many fields the site does not use. */
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

const catalogue = [
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
  const { code, report } = await verifyOverrides({
    search: body((good) => {
      const found = hotelsOf(good).length > 0 ? catalogue : [];
      return { hotels: found, total: found.length, debug: null };
    }),
    rand4: body(() => catalogue.slice(0, 4)),
    rand8: body(() => catalogue),
    hotel: ({ request, response }) => {
      const hotel = catalogue.find(({ id }) => request.url?.split('?')[0] === `/api/hotels/${id}`);
      response.writeHead(hotel ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(hotel ?? { error: 'hotel_not_found' }));
    },
  });
  expect(code).toBe(0);
  expect(places(report.findings, 'broken')).toEqual([]);
  expect(report.endpoints.find(({ endpoint }) => endpoint === 'hotel')?.hotels).toBe(
    catalogue.length,
  );
  expect(places(report.findings, 'degraded')).toEqual(
    expect.arrayContaining(['hotel $.address', 'hotel $.latitude', 'rand4 $[*].region']),
  );
});

it('finds only those gaps in the sample provider that docs/contracts.md explains', async () => {
  const page = readFileSync('docs/contracts.md', 'utf8');
  const table = page.slice(page.indexOf('| finding '), page.indexOf('### In a pipeline'));
  const explained = [...table.matchAll(/`([A-Z][^`]+ [^`]+)`/g)].map(([, title]) => title);
  const provider = await startProvider({ mediaOrigin: 'http://localhost:4000' });
  try {
    const { code, report } = await verifyAt(provider.origin, ['--sample', '500']);
    expect(code).toBe(0);
    const found = new Set(steady(report).map(({ title }) => title));
    expect(found).toContain('Pictures use https');
    expect(explained).toEqual(expect.arrayContaining([...found]));
    expect(allRules.map(({ title }) => title)).toEqual(expect.arrayContaining(explained));
  } finally {
    await provider.close();
  }
});

it('finds gaps in the sample provider only in its sparse hotels', async () => {
  const mediaOrigin = 'https://pictures.example';
  const provider = await startProvider({ mediaOrigin });
  try {
    const { code, report } = await verifyAt(provider.origin, ['--sample', '500']);
    const sparse = new Set(
      [...generateHotels(1_200, mediaOrigin)]
        .filter((_, ordinal) => ordinal % 40 === 39)
        .map(({ answer }) => answer.id),
    );
    expect(code).toBe(0);
    expect(places(report.findings, 'broken')).toEqual([]);
    const degraded = report.findings.filter(
      ({ rank, endpoint }) => rank === 'degraded' && endpoint === 'hotel',
    );
    expect(degraded.length).toBeGreaterThan(0);
    for (const { request } of degraded.flatMap(({ samples }) => samples)) {
      expect(sparse).toContain(request.split('?')[0]?.split('/').at(-1));
    }
    const advice = steady(report).filter(({ rank }) => rank === 'advice');
    expect(new Set(advice.map(({ rule }) => rule))).toEqual(
      new Set(['compression', 'search-whole']),
    );
  } finally {
    await provider.close();
  }
});
