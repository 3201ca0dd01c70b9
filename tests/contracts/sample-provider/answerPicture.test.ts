import request from 'supertest';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { createProvider } from '#contracts/sample-provider/createProvider.ts';
import { generateHotels } from '#contracts/sample-provider/catalogue/generateHotels.ts';

const provider = createProvider();
const hotels = [...generateHotels(1200, '')].map(({ answer }) => answer);
const [first] = hotels;
const bare = hotels.find(({ images }) => images === null);

function addresses(hotel: Hotel | undefined, size: string): string[] {
  return (hotel?.images ?? []).map(({ url }) => url.replace('{size}', size));
}

async function draw(address: string, app = provider): Promise<string> {
  const { body } = await request(app).get(address).expect(200);
  return String(body);
}

describe('picture addresses', () => {
  it('are on the own origin of whoever asks, with a place for the size', () => {
    expect(first?.images?.[0]?.url).toBe(`/media/{size}/${first?.id}/1.svg`);
  });

  it('begin with the origin that the provider is given', async () => {
    const mediaOrigin = 'http://pictures.example:4000';
    const { body } = await request(createProvider({ mediaOrigin })).get(`/api/hotels/${first?.id}`);
    expect(body.images[0].url).toBe(`${mediaOrigin}/media/{size}/${first?.id}/1.svg`);
  });
});

describe('a picture', () => {
  it('is an SVG that browsers keep for a year and that may load and run nothing', async () => {
    await request(provider)
      .get(addresses(first, 'x600')[0] ?? '')
      .expect(200)
      .expect('content-type', /^image\/svg\+xml/)
      .expect('cache-control', 'public, max-age=31536000, immutable')
      .expect('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .expect('x-content-type-options', 'nosniff');
  });

  it.each([
    ['x300', 300, 200],
    ['x600', 600, 400],
  ])('is as large at %s as it says', async (size, width, height) => {
    const svg = await draw(addresses(first, size)[0] ?? '');
    expect(svg).toMatch(
      new RegExp(`^<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`),
    );
  });

  it('shows the same in both sizes, and the same each time', async () => {
    const content = (svg: string) => svg.slice(svg.indexOf('viewBox'));
    const [small = ''] = addresses(first, 'x300');
    const [large = ''] = addresses(first, 'x600');
    const drawn = await draw(large);
    expect(content(await draw(small))).toBe(content(drawn));
    expect(await draw(large, createProvider())).toBe(drawn);
  });

  it('differs from the others of its hotel and from those of other hotels', async () => {
    const all = [...addresses(first, 'x600'), ...addresses(hotels[1], 'x600')];
    const drawn = await Promise.all(all.map((address) => draw(address)));
    expect(new Set(drawn).size).toBe(all.length);
  });

  it('is whole, harmless and light for hotels all over the world', async () => {
    const sizes: number[] = [];
    for (const hotel of hotels.filter((_, i) => i % 29 === 0)) {
      for (const address of addresses(hotel, 'x600')) {
        const svg = await draw(address);
        expect(svg).toMatch(/^<svg [^]*<\/svg>$/);
        expect(svg.replace(/<[^>]+>/g, '')).toBe('');
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<image|<foreignObject|\son\w+=/);
        expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:/);
        const used = new Set([...svg.matchAll(/(?:url\(|href=")#(\w+)/g)].map(([, id]) => id));
        expect([...used].filter((id) => !svg.includes(`id="${id}"`))).toEqual([]);
        sizes.push(svg.length);
      }
    }
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    expect(Math.max(...sizes)).toBeLessThan(20_000);
    expect(mean).toBeLessThan(12_000);
  });

  it('of a room is there for each kind of room of every hotel that has pictures', async () => {
    for (const hotel of hotels.filter((_, i) => i % 97 === 0)) {
      for (const { images } of hotel.room_groups ?? []) {
        const [own, ...others] = images ?? [];
        expect(own?.url).toMatch(/room[1-9]\.svg$/);
        expect(others.length).toBeLessThan(2);
        for (const { url } of images ?? []) await draw(url.replace('{size}', 'x300'));
      }
    }
  });

  it.each([
    ['one single bed in a single room', /^1 single/, 1, 'narrow'],
    ['two beds in a twin room', /^2 single/, 2, 'narrow'],
    ['one wide bed in a double room', /^1 (double|king|queen)/, 1, 'wide'],
  ])('shows %s', async (_case, bedding, beds, width) => {
    const rooms = hotels.flatMap(({ room_groups: groups }) => groups ?? []);
    const found = rooms.find((room) => bedding.test(room.room_amenities?.[0]?.amenity ?? ''));
    const svg = await draw(found?.images?.[0]?.url.replace('{size}', 'x600') ?? '');
    // The frame at the foot of each bed is 14 units high and rounded by 3.
    const frames = [...svg.matchAll(/<rect [^>]*width="(\d+)" height="14"[^>]*rx="3"/g)];
    expect(frames).toHaveLength(beds);
    expect(Number(frames[0]?.[1]) > 200 ? 'wide' : 'narrow').toBe(width);
  });

  it.each([
    ['another size', `/media/x900/${first?.id}/1.svg`],
    ['the untouched placeholder', `/media/%7Bsize%7D/${first?.id}/1.svg`],
    ['an unknown hotel', '/media/x600/castle_in_the_air/1.svg'],
    ['number zero', `/media/x600/${first?.id}/0.svg`],
    [
      'a number beyond the last',
      `/media/x600/${first?.id}/${(first?.images?.length ?? 0) + 1}.svg`,
    ],
    ['a room beyond the last', `/media/x600/${first?.id}/room9.svg`],
    ['room number zero', `/media/x600/${first?.id}/room0.svg`],
    ['another format', `/media/x600/${first?.id}/1.png`],
    ['a number written oddly', `/media/x600/${first?.id}/01.svg`],
    ['a hotel without pictures', `/media/x600/${bare?.id}/1.svg`],
  ])('is not there for %s, and that is not kept', async (_what, address) => {
    const response = await request(provider).get(address).expect(404);
    expect(response.type).toBe('application/problem+json');
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
