import { hotelSchema } from '#contracts/provider/hotels.ts';
import { listName } from '#contracts/provider/calls/hotelCall.ts';
import { reservationFieldUses } from '#contracts/provider/fieldUses/reservationFieldUses.ts';
import { reservationSchema } from '#contracts/provider/reservations.ts';
import { fieldOf, fieldUses, screenNames, usesOf } from '#contracts/provider/fieldUses/screens.ts';
import {
  everyEndpoint,
  hotelCalls,
  hotelEndpoints,
  itemDocsOf,
  screens,
} from '#contracts/provider/calls/hotelCalls.ts';

const itemCalls = everyEndpoint.filter(itemDocsOf).map((name) => hotelCalls[name]);
const listIn = (field: string) =>
  itemCalls.find((call) => field.startsWith(`${listName(call)}[]`))?.path;
const usesIn = (list: string | undefined) =>
  Object.fromEntries(Object.entries(fieldUses).filter(([field]) => listIn(field) === list));

interface Node {
  type: string;
  entries?: Record<string, Node>;
  item?: Node;
  wrapped?: Node;
}

/** Returns the paths of the leaves of a schema in the notation of `fieldUses`. */
function leaves(node: Node, path: string): string[] {
  if (node.wrapped) return leaves(node.wrapped, path);
  if (node.item) return leaves(node.item, `${path}[]`);
  if (!node.entries) return [path];
  return Object.entries(node.entries).flatMap(([key, entry]) =>
    leaves(entry, path ? `${path}.${key}` : key),
  );
}

/** Returns the schema of a body with only its list. */
function onlyList({ type, entries = {} }: Node, list: string): Node {
  return {
    type,
    entries: Object.fromEntries(Object.entries(entries).filter(([key]) => key === list)),
  };
}

it.each<[string, object, Node]>([
  ['hotel', usesIn(undefined), hotelSchema],
  ...itemCalls.map((call): [string, object, Node] => [
    call.items.are,
    usesIn(call.path),
    onlyList(call.response, listName(call)),
  ]),
  ['reservation', reservationFieldUses, reservationSchema],
])('names exactly the fields of a %s', (_, uses, schema) => {
  expect(Object.keys(uses).sort()).toEqual(leaves(schema, '').sort());
});

it('names every screen, and at least one for each endpoint', () => {
  expect([...screenNames].sort()).toEqual(Object.keys(screens).sort());
  const endpoints = new Set(screenNames.map((name) => screens[name].endpoint));
  expect([...endpoints].sort()).toEqual([...everyEndpoint].sort());
});

it.each([
  ['$.hotels[3].images[0].url', 'images[].url'],
  ['$[3].images[0].url', 'images[].url'],
  ['$[*].region.name', 'region.name'],
  ['$.room_groups[1].room_amenities[2].amenity', 'room_groups[].room_amenities[].amenity'],
  ['$.name', 'name'],
  ['$.places[2].name', 'places[].name'],
  ['$.hotels', ''],
  ['$', ''],
])('reads %s as the field %s', (path, field) => {
  expect(fieldOf(path)).toBe(field);
});

it('finds the screens of a field below and above it', () => {
  const names = (field: string) => usesOf(field).map(({ screen }) => screen);
  expect(names('address')).toEqual(['hotel', 'booking']);
  expect(names('images')).toEqual([
    'carousel',
    'grid',
    'listing',
    'hotel',
    'comparison',
    'favorites',
    'booking',
  ]);
  expect(names('rates[].left')).toEqual(['listing', 'hotel']);
  expect(names('images[]')).toEqual(names('images'));
  expect(names('region.name.first')).toEqual(names('region.name'));
  expect(names('room_groups[].id')).toEqual(
    screenNames.filter((name) => hotelEndpoints.some((call) => call === screens[name].endpoint)),
  );
  expect(names('places[].hotels')).toEqual(['destinations', 'proposals']);
  expect(names('room_groups[].room_amenities[].id')).toEqual([]);
  expect(names('nam')).toEqual([]);
});
