import { readFileSync } from 'node:fs';
import { hotelsPaths } from '#contracts/hotels.ts';
import { openapiDocument } from '#contracts/openapi/openapiDocument.ts';
import { openapiFile, openapiText } from '#contracts/openapi/openapiFile.ts';

const document = JSON.parse(openapiText());
const hotel = document.components.schemas.Hotel;

it('is committed as the schemas have it; if not: npm run contracts:openapi', () => {
  expect(openapiText()).toBe(readFileSync(openapiFile, 'utf8'));
});

it('has the four calls and no other', () => {
  expect(Object.keys(openapiDocument().paths)).toEqual(
    Object.values(hotelsPaths).map((path) => path.replace(':id', '{id}')),
  );
});

it('asks for nothing but an id and a name', () => {
  expect(hotel.required).toEqual(['id', 'name']);
  expect(hotel.properties.star_rating.type).toEqual(['number', 'null']);
});

it('says of a field who reads it and what is shown without it', () => {
  const { url } = hotel.properties.images.items.properties;
  expect(url.description).toMatch(/\{size\}.* Read by: .*Hotel listing/);
  expect(url['x-screens']).toContainEqual({
    screen: 'Hotel listing',
    shows: 'the first picture, at x300',
    without: 'a placeholder picture, 320 by 180',
  });
});

it('says that a field is shown nowhere where it is', () => {
  const { id } = hotel.properties.room_groups.items.properties;
  expect(id.type).toEqual(['string', 'number', 'null']);
  expect(id.description).toMatch(/shown nowhere/);
  expect(id).not.toHaveProperty('x-screens');
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

it('tells of every call what a failing provider may answer', () => {
  for (const { get } of Object.values(openapiDocument().paths)) {
    expect(JSON.stringify(get.responses)).toContain('application/problem+json');
    expect(get.responses).toHaveProperty('5XX');
  }
});
