import { readFileSync } from 'node:fs';
import { everyEndpoint, hotelsPaths } from '#contracts/provider/calls/hotelCalls.ts';
import { reservationPaths } from '#contracts/provider/reservations.ts';
import { openapiDocument } from '#contracts/kit/openapi/openapiDocument.ts';
import { openapiFile, openapiText } from '#contracts/kit/openapi/openapiFile.ts';

const document = JSON.parse(openapiText());
const hotel = document.components.schemas.Hotel;

it('matches the committed file (otherwise run npm run contracts:openapi)', () => {
  expect(openapiText()).toBe(readFileSync(openapiFile, 'utf8'));
});

it('has every call of the contract and no other', () => {
  expect(Object.keys(openapiDocument().paths)).toEqual(
    [...Object.values(hotelsPaths), ...Object.values(reservationPaths)].map((path) =>
      path.replace(/:(\w+)/, '{$1}'),
    ),
  );
});

it('requires only an id and a name', () => {
  expect(hotel.required).toEqual(['id', 'name']);
  expect(hotel.properties.star_rating.type).toEqual(['number', 'null']);
});

it('lists the screens that read a field and what they show without it', () => {
  const { url } = hotel.properties.images.items.properties;
  expect(url.description).toMatch(/\{size\}.* Read by: .*Hotel listing/);
  expect(url['x-screens']).toContainEqual({
    screen: 'Hotel listing',
    shows: 'the first picture, at x300',
    without: 'a placeholder picture, 320 by 180',
  });
});

it('says when a field is not read', () => {
  const { id, room_amenities } = hotel.properties.room_groups.items.properties;
  expect(id.type).toEqual(['string', 'number', 'null']);
  expect(id['x-screens']).toContainEqual({
    screen: 'Booking',
    shows: 'the booked room',
    without: "'Room'",
  });
  const amenity = room_amenities.items.properties;
  expect(amenity.id.description).toMatch(/not read/);
  expect(amenity.id).not.toHaveProperty('x-screens');
});

it('describes every field of every schema', () => {
  const bare: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      if (path.endsWith('/properties') && !child.description) bare.push(`${path}/${key}`);
      look(child, `${path}/${key}`);
    }
  };
  const { paths, components } = openapiDocument();
  look({ paths, schemas: components.schemas }, '');
  expect(bare).toEqual([]);
});

it('documents the error responses of every call', () => {
  const operations = Object.values(openapiDocument().paths).flatMap((item) => Object.values(item));
  expect(operations.length).toBeGreaterThan(everyEndpoint.length);
  for (const { responses } of operations) {
    expect(JSON.stringify(responses)).toContain('application/problem+json');
    expect(responses).toHaveProperty('5XX');
  }
});
