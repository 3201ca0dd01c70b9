import request from 'supertest';
import { generateHotels } from '#contracts/sample-provider/catalog/generateHotels.ts';
import { createProvider } from '#contracts/sample-provider/createProvider.ts';

const provider = createProvider();
const hotels = [...generateHotels(1200, '')].map(({ answer }) => answer);
const [hotel] = hotels;
const address = hotel?.images?.[0]?.url ?? '';
const inSize = (size: string) => address.replace('{size}', size);

async function draw(size: string): Promise<string> {
  const { body } = await request(provider).get(inSize(size)).expect(200);
  return String(body);
}

it('the address of a picture is on the origin of the request or on the configured origin', async () => {
  expect(address).toMatch(/^\/media\/\{size\}\/[a-z0-9-]+\.svg$/);
  const mediaOrigin = 'http://pictures.example:4000';
  const { body } = await request(createProvider({ mediaOrigin })).get(`/api/hotels/${hotel?.id}`);
  expect(body.images[0].url).toBe(`${mediaOrigin}${address}`);
});

it('a picture is an SVG that is cached for a year and can load or run nothing', async () => {
  await request(provider)
    .get(inSize('x600'))
    .expect(200)
    .expect('content-type', /^image\/svg\+xml/)
    .expect('cache-control', 'public, max-age=31536000, immutable')
    .expect('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .expect('x-content-type-options', 'nosniff');
});

it('a picture shows the same drawing in both sizes', async () => {
  const small = await draw('x300');
  const large = await draw('x600');
  expect(small).toMatch(/^<svg xmlns="[^"]+" width="300" height="200"/);
  expect(large).toMatch(/^<svg xmlns="[^"]+" width="600" height="400"/);
  const content = (svg: string) => svg.slice(svg.indexOf('viewBox'));
  expect(content(small)).toBe(content(large));
});

it('every listed picture of a hotel and its rooms exists', async () => {
  for (const each of hotels.slice(0, 12)) {
    const images = [each, ...(each.room_groups ?? [])].flatMap((of) => of.images ?? []);
    for (const url of new Set(images.map((image) => image.url))) {
      await request(provider).get(url.replace('{size}', 'x300')).expect(200);
    }
  }
});

it('every picture of a hotel and a room has a unique address', () => {
  const seen = new Set<string>();
  for (const { images } of hotels) {
    for (const { url } of images ?? []) {
      expect(seen.has(url)).toBe(false);
      seen.add(url);
    }
  }
  expect(seen.size).toBeGreaterThan(7_000);
});

it.each([
  ['another size', inSize('x900')],
  ['the untouched placeholder', inSize('%7Bsize%7D')],
  ['an unknown name', '/media/x600/castle.svg'],
  ['a place that the hotel does not have', inSize('x600').replace('/front-', '/castle-')],
  ['a room that the hotel does not have', inSize('x600').replace('/front-', '/room-9-')],
  ['another version of the drawings', inSize('x600').replace(/-\w+\.svg$/, '-0000.svg')],
  ['another format', inSize('x600').replace('.svg', '.png')],
  ['a path out of the folder', '/media/x600/..%2fparts%2ftub.svg'],
])('%s is a 404 that is not cached', async (_what, path) => {
  const response = await request(provider).get(path).expect(404);
  expect(response.type).toBe('application/problem+json');
  expect(response.headers['cache-control']).toBe('no-store');
});
