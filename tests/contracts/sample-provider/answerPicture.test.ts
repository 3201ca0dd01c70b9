import { readdirSync } from 'node:fs';
import request from 'supertest';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { createProvider } from '#contracts/sample-provider/createProvider.ts';
import { generateHotels } from '#contracts/sample-provider/catalogue/generateHotels.ts';

const provider = createProvider();
const catalogue = [...generateHotels(1200, '')];
const hotels = catalogue.map(({ answer }) => answer);
const names = readdirSync('contracts/sample-provider/pictures');

const namesOf = ({ images }: Pick<Hotel, 'images'>) =>
  (images ?? []).map(({ url }) => url.replace('/media/{size}/', ''));

async function draw(name: string, size = 'x600'): Promise<string> {
  const { body } = await request(provider).get(`/media/${size}/${name}`).expect(200);
  return String(body);
}

it('is addressed on the own origin of whoever asks, or on the origin that the provider is given', async () => {
  const [hotel] = hotels;
  expect(hotel?.images?.[0]?.url).toMatch(/^\/media\/\{size\}\/[a-z0-9-]+\.svg$/);
  const mediaOrigin = 'http://pictures.example:4000';
  const { body } = await request(createProvider({ mediaOrigin })).get(`/api/hotels/${hotel?.id}`);
  expect(body.images[0].url).toBe(`${mediaOrigin}${hotel?.images?.[0]?.url}`);
});

it('is an SVG that browsers keep for a year and that may load and run nothing', async () => {
  await request(provider)
    .get(`/media/x600/${names[0]}`)
    .expect(200)
    .expect('content-type', /^image\/svg\+xml/)
    .expect('cache-control', 'public, max-age=31536000, immutable')
    .expect('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .expect('x-content-type-options', 'nosniff');
});

it('shows the same in both sizes, as large as each says', async () => {
  const [name = ''] = names;
  const small = await draw(name, 'x300');
  const large = await draw(name);
  expect(small).toMatch(/^<svg xmlns="[^"]+" width="300" height="200"/);
  expect(large).toMatch(/^<svg xmlns="[^"]+" width="600" height="400"/);
  const content = (svg: string) => svg.slice(svg.indexOf('viewBox'));
  expect(content(small)).toBe(content(large));
});

it('is whole, harmless and light', async () => {
  for (const name of names) {
    const svg = await draw(name);
    expect(svg).toMatch(/^<svg [^]*<\/svg>\n$/);
    expect(svg.replace(/<[^>]+>/g, '').trim()).toBe('');
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<image|<foreignObject|\son\w+=/);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:/);
    const used = new Set([...svg.matchAll(/(?:url\(|href=")#(\w+)/g)].map(([, id]) => id));
    expect([...used].filter((id) => !svg.includes(`id="${id}"`))).toEqual([]);
    expect(svg.length).toBeLessThan(20_000);
  }
});

it('is there for every hotel and room, differs from the others of its hotel, and none is left over', () => {
  const shown = new Set<string>();
  for (const hotel of hotels) {
    const gallery = namesOf(hotel);
    expect(new Set(gallery).size).toBe(gallery.length);
    for (const name of [hotel, ...(hotel.room_groups ?? [])].flatMap(namesOf)) shown.add(name);
  }
  expect([...shown].sort()).toEqual(names.sort());
});

it('shows no pool where there is none, no place but that of the hotel, and no first picture twice in a row', () => {
  for (const [i, { answer, city }] of catalogue.entries()) {
    const gallery = namesOf(answer);
    const facilities = (answer.amenity_groups ?? []).flatMap((group) => group.amenities ?? []);
    if (!facilities.some(({ amenity }) => /pool/i.test(amenity))) {
      expect(gallery.filter((name) => name.startsWith('pool'))).toEqual([]);
    }
    const places = gallery.filter((name) => /^(view|pool)/.test(name));
    for (const name of places) expect(name).toMatch(new RegExp(`-${city.setting}\\.svg$`));
    const before = catalogue[i - 1];
    if (before?.city === city && gallery[0]) {
      expect(gallery[0]).not.toBe(namesOf(before.answer)[0]);
    }
  }
});

it.each([
  ['one single bed', /^1 single/, 'room-single'],
  ['two beds', /^2 single/, 'room-twin'],
  ['one wide bed', /^1 (double|king|queen)/, 'room-double'],
])('shows %s in a room that has them', (_case, bedding, name) => {
  const rooms = hotels.flatMap(({ room_groups: groups }) => groups ?? []);
  const found = rooms.filter(
    ({ room_amenities: amenities, images }) =>
      bedding.test(amenities?.[0]?.amenity ?? '') && images?.[0],
  );
  expect(found.length).toBeGreaterThan(10);
  for (const { images } of found) expect(images?.[0]?.url).toContain(`/${name}`);
});

it.each([
  ['another size', '/media/x900/bath-1.svg'],
  ['the untouched placeholder', '/media/%7Bsize%7D/bath-1.svg'],
  ['an unknown name', '/media/x600/castle.svg'],
  ['another format', '/media/x600/bath-1.png'],
  ['a path out of the folder', '/media/x600/..%2fpictures%2fbath-1.svg'],
])('is not there for %s, and that is not kept', async (_what, address) => {
  const response = await request(provider).get(address).expect(404);
  expect(response.type).toBe('application/problem+json');
  expect(response.headers['cache-control']).toBe('no-store');
});
