import * as v from 'valibot';
import { type Hotel, hotelSchema } from '#contracts/provider/hotels.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { body, everyHotel, hotels, hotelsOf, type Overrides } from './faultyProvider.ts';
import { everywhere } from './places.ts';

/** Gives every hotel only this picture. */
function withPictures(url: string): Overrides {
  return everyHotel((hotel) => ({ ...hotel, images: [{ url }] }));
}

const withTotal = (total: string) => (hotel: Hotel) => ({
  ...hotel,
  rates: hotel.rates?.map((rate) => ({ ...rate, total })),
});
const withRoomId = (room_group_id: number) => (hotel: Hotel) => ({
  ...hotel,
  rates: hotel.rates?.map((rate) => ({ ...rate, room_group_id })),
});
const withRoomPictures = (hotel: Hotel) => ({
  ...hotel,
  room_groups: hotel.room_groups?.map((room) => ({ ...room, images: ['https://p.example/1.jpg'] })),
});

const texts: [error: string, text: string, shows: string][] = [
  ['HTML', '<b>City tax</b>', 'the tag <b>, as text'],
  ['a replacement character', 'Caf\ufffd', 'wrong characters'],
  ['mojibake', 'Caf\u00c3\u00a9', 'wrong characters'],
  ['half a surrogate pair', 'Bed \ud83d', 'wrong characters'],
];
type ChangeText = (hotel: Hotel, text: string) => unknown;
const textFields: [field: string, at: string, change: ChangeText][] = [
  [
    'a title of policies',
    'policies[*].title',
    (hotel, title) => ({ ...hotel, policies: [{ title, lines: [] }] }),
  ],
  [
    'a line of policies',
    'policies[*].lines[*]',
    (hotel, line) => ({ ...hotel, policies: [{ title: 'Pets', lines: [line] }] }),
  ],
  [
    'a title of the description',
    'description[*].title',
    (hotel, title) => ({ ...hotel, description: [{ title, text: 'A house.' }] }),
  ],
  [
    'a paragraph of the description',
    'description[*].text',
    (hotel, text) => ({ ...hotel, description: [{ text }] }),
  ],
  [
    'a place nearby',
    'nearby[*].name',
    (hotel, name) => ({ ...hotel, nearby: [{ name, kind: 'sight', meters: 1 }] }),
  ],
  ['an address', 'address', (hotel, address) => ({ ...hotel, address })],
];

const wrongFields: [error: string, at: string, change: (hotel: Hotel) => unknown][] = [
  ['check-in at 25:00', 'check_in_from', (hotel) => ({ ...hotel, check_in_from: '25:00' })],
  ['check-out in words', 'check_out_until', (hotel) => ({ ...hotel, check_out_until: 'noon' })],
  [
    'a blank title of policies',
    'policies[*].title',
    (hotel) => ({ ...hotel, policies: [{ title: ' ', lines: ['No pets.'] }] }),
  ],
  [
    'reviews below zero',
    'guest_rating.reviews',
    (hotel) => ({ ...hotel, guest_rating: { score: 9, reviews: -1 } }),
  ],
  [
    'a place at less than no distance',
    'nearby[*].meters',
    (hotel) => ({ ...hotel, nearby: [{ name: 'Museum', kind: 'sight', meters: -1 }] }),
  ],
  [
    'a place without a name',
    'nearby[*].name',
    (hotel) => ({ ...hotel, nearby: [{ name: ' ', kind: 'sight', meters: 1 }] }),
  ],
  ['rooms without floor', 'room_groups[*].size_sqm', withRooms({ size_sqm: 0 })],
  ['rooms as large as palaces', 'room_groups[*].size_sqm', withRooms({ size_sqm: 10_000 })],
  ['beds below zero', 'room_groups[*].beds', withRooms({ beds: -1 })],
  ['half a bed', 'room_groups[*].beds', withRooms({ beds: 1.5 })],
  ['rooms that sleep less than nobody', 'room_groups[*].sleeps', withRooms({ sleeps: -2 })],
];

function withRooms(wrong: object) {
  return (hotel: Hotel) => ({
    ...hotel,
    rates: null,
    room_groups: hotel.room_groups?.map((room) => ({ ...room, ...wrong })),
  });
}

const swapped = ({ latitude, longitude, ...hotel }: Hotel) => ({
  ...hotel,
  latitude: longitude,
  longitude: latitude,
});

const furtherPages: [error: string, at: string, more: object][] = [
  ['a larger total below', '$.meta.total_count', { meta: { total_count: 400 } }],
  ['the next page', '$.next', { next: '/api/hotels/search?page=2' }],
  ['a link to it', '$.links.next', { links: { self: '/', next: { href: '/?page=2' } } }],
  ['the word that there is more', '$.has_more', { has_more: true }],
];

const furtherPageHeaders = [
  ['link', '</api/hotels/search?page=2>; rel="next"'],
  ['x-total-count', '400'],
  ['content-range', 'items 0-11/400'],
] as const;

const without = (...fields: (keyof Hotel)[]) =>
  everyHotel((hotel) => ({
    ...hotel,
    ...Object.fromEntries(fields.map((name) => [name, null])),
  }));

/**
 * Providers with one error each, the places of the findings and the text of the report about the
 * site.
 */
export const degradedProviders: [error: string, Overrides, places: string[], shows: string][] = [
  ['no hotels list', { search: body(() => ({})) }, ['search $.hotels'], 'No hotels found'],
  [
    'null for the hotels list',
    { search: body(() => ({ hotels: null })) },
    ['search $.hotels'],
    'No hotels found',
  ],
  ['null for pictures', without('images'), everywhere('.images'), '600 by 400'],
  [
    'null for rooms',
    without('room_groups', 'rates'),
    ['hotel $.room_groups', 'search $.hotels[*].room_groups'],
    "'Room'",
  ],
  [
    'null for facilities',
    without('amenity_groups'),
    ['hotel $.amenity_groups', 'search $.hotels[*].amenity_groups'],
    'No amenities listed',
  ],
  ['no address', without('address'), ['hotel $.address'], 'Address not available'],
  [
    'no stars',
    without('star_rating'),
    ['hotel $.star_rating', 'rand8 $[*].star_rating', 'search $.hotels[*].star_rating'],
    'No Rating',
  ],
  [
    'coordinates 0,0',
    everyHotel((hotel) => ({ ...hotel, latitude: 0, longitude: 0 })),
    ['hotel $.latitude'],
    'Map not available',
  ],
  [
    'a latitude over 90',
    everyHotel((hotel) => ({ ...hotel, latitude: 148 })),
    ['hotel $.latitude'],
    'Map not available',
  ],
  [
    'HTML in a name',
    everyHotel((hotel) => ({ ...hotel, name: `<b>${hotel.name}</b>` })),
    everywhere('.name'),
    'the tag <b>, as text',
  ],
  [
    'an entity in a name',
    everyHotel((hotel) => ({ ...hotel, name: 'Bed &amp; Breakfast' })),
    everywhere('.name'),
    'the entity &amp;, as text',
  ],
  [
    'a javascript: picture',
    withPictures('javascript:alert("{size}")'),
    everywhere('.images[*].url'),
    'placeholder',
  ],
  [
    'an http picture',
    withPictures('http://pictures.example/{size}/1.jpg'),
    everywhere('.images[*].url'),
    'a site served over https',
  ],
  [
    'a control character in a name',
    everyHotel((hotel) => ({ ...hotel, name: `Sea\u0007 ${hotel.name}` })),
    everywhere('.name'),
    'replaced character',
  ],
  [
    'HTML in an address, which only the hotel page draws',
    everyHotel((hotel) => ({ ...hotel, address: '<b>12</b> Clifton' })),
    ['hotel $.address'],
    'the tag <b>, as text',
  ],
  [
    'hotels of another city',
    everyHotel((hotel) => ({ ...hotel, region: { name: 'Lahore', country_code: 'PK' } })),
    ['search $.hotels[*].region.name'],
    "a hotel in 'Lahore' in a search for 'Karachi'",
  ],
  [
    'null for the hotels list of an empty search',
    {
      search: body((good) => (hotelsOf(good).length === 0 ? { hotels: null } : good)),
    },
    ['search $.hotels'],
    'No hotels found',
  ],
  [
    'status 404 for an unknown city',
    {
      search: ({ send, good, status }) =>
        send(good, status < 400 && hotelsOf(good).length === 0 ? 404 : status),
    },
    ['search status'],
    'does not say that nothing was found',
  ],
  [
    'a relative picture',
    withPictures('/media/{size}/1.jpg'),
    everywhere('.images[*].url'),
    'placeholder',
  ],
  [
    'an unassigned country code',
    everyHotel((hotel) => ({ ...hotel, region: { name: 'Karachi', country_code: 'UK' } })),
    [
      'hotel $.region.country_code',
      'rand4 $[*].region.country_code',
      'rand8 $[*].region.country_code',
      'search $.hotels[*].region.country_code',
    ],
    "'UK' after the place",
  ],
  [
    'seven stars',
    everyHotel((hotel) => ({ ...hotel, star_rating: 7 })),
    ['hotel $.star_rating', 'rand8 $[*].star_rating', 'search $.hotels[*].star_rating'],
    "'7 stars'",
  ],
  [
    'a phone number without its country code',
    everyHotel((hotel) => ({ ...hotel, contact_phone: '021 3456 7890' })),
    ['hotel $.contact_phone'],
    'a text in place of a link',
  ],
  [
    'an e-mail address without a host',
    everyHotel((hotel) => ({ ...hotel, contact_email: 'front desk' })),
    ['hotel $.contact_email'],
    'a text in place of a link',
  ],
  [
    'a total that is a text',
    { search: body((good) => ({ ...Object(good), total: '400' })) },
    ['search $.total'],
    'the field is left out',
  ],
  [
    'the same hotel twice',
    { rand8: body(() => [0, 0, 1, 2, 3, 4, 5, 6].map((index) => hotels[index])) },
    ['rand8 $[*].id'],
    'twice',
  ],
  [
    'a rate that does not add up',
    { search: body((good) => ({ hotels: hotelsOf(good).map(withTotal('1.00')) })) },
    ['search $.hotels[*].rates[*].total'],
    'the rate is left out',
  ],
  [
    'rates for another stay',
    {
      hotel: body((good) => {
        const hotel = v.parse(hotelSchema, good);
        const room_group_id = hotel.room_groups?.[0]?.id;
        return { ...hotel, rates: fullHotel.rates.map((rate) => ({ ...rate, room_group_id })) };
      }),
    },
    ['hotel $.rates[*]'],
    'the rate is left out',
  ],
  [
    'a rate for a room that the hotel does not have',
    { rand4: body(() => hotels.slice(0, 4).map(withRoomId(999))) },
    ['rand4 $[*].rates[*].room_group_id'],
    'the rate is left out',
  ],
  [
    'a guest rating out of a hundred',
    everyHotel((hotel) => ({ ...hotel, guest_rating: { score: 91, reviews: 3 } })),
    [
      'hotel $.guest_rating.score',
      'rand4 $[*].guest_rating.score',
      'rand8 $[*].guest_rating.score',
      'search $.hotels[*].guest_rating.score',
    ],
    'left out',
  ],
  [
    'a time zone that does not exist',
    everyHotel((hotel) => ({ ...hotel, time_zone: 'Karachi' })),
    ['hotel $.time_zone', 'search $.hotels[*].time_zone'],
    'deadlines with their offset',
  ],
  [
    'pictures of rooms of another shape than the added field has',
    { hotel: body((good) => withRoomPictures(v.parse(hotelSchema, good))) },
    ['hotel $.room_groups[*].images[*]'],
    'the item is left out',
  ],
  [
    'stars as a text',
    everyHotel((hotel) => ({ ...hotel, star_rating: '4' })),
    everywhere('.star_rating'),
    'the field is left out',
  ],
  [
    'pictures as bare texts',
    everyHotel((hotel) => ({ ...hotel, images: ['https://pictures.example/{size}/1.jpg'] })),
    everywhere('.images[*]'),
    'the item is left out',
  ],
  // Every error occurs in one field, and every other field has one of the errors.
  ...texts.flatMap(([error, text, shows], index) =>
    textFields
      .slice(0, index === 0 ? undefined : 1)
      .map(([field, at, change]): (typeof degradedProviders)[number] => [
        `${error} in ${field}`,
        { hotel: body((good) => change(v.parse(hotelSchema, good), text)) },
        [`hotel $.${at}`],
        shows,
      ]),
  ),
  [
    'a name of 10,000 characters',
    everyHotel((hotel) => ({ ...hotel, name: hotel.name + 'x'.repeat(10_000) })),
    everywhere('.name'),
    'the beginning of the text',
  ],
  ...wrongFields.map(([error, at, change]): (typeof degradedProviders)[number] => [
    error,
    everyHotel(change),
    everywhere(`.${at}`),
    'is left out',
  ]),
  [
    'latitude and longitude swapped',
    {
      search: body((good) => ({
        hotels: hotelsOf(good).map((hotel, index) => (index === 5 ? swapped(hotel) : hotel)),
      })),
      hotel: body((good) => {
        const hotel = v.parse(hotelSchema, good);
        return hotel.id === hotels[5]?.id ? swapped(hotel) : hotel;
      }),
    },
    ['hotel $.latitude', 'search $.hotels[*].latitude'],
    'in another place of the map',
  ],
  [
    'a hotel elsewhere than the list says',
    { hotel: body((good) => ({ ...Object(good), latitude: 25.2 })) },
    ['hotel $.latitude'],
    'another place than the list did',
  ],
  ...furtherPages.map(([error, at, more]): (typeof degradedProviders)[number] => [
    `a search that gives only a page, with ${error}`,
    { search: body((good) => ({ ...Object(good), ...more })) },
    [`search ${at}`],
    'the first page alone',
  ]),
  ...furtherPageHeaders.map(([name, value]): (typeof degradedProviders)[number] => [
    `a search that gives only a page, with the header ${name}`,
    { search: ({ send, good, status }) => send(good, status, { [name]: value }) },
    [`search header ${name}`],
    'the first page alone',
  ]),
  [
    'other stars and another rating than the list has',
    {
      hotel: body((good) => {
        const guest_rating = { score: 2, reviews: 1 };
        return { ...v.parse(hotelSchema, good), star_rating: 1, guest_rating };
      }),
    },
    ['hotel $.guest_rating.score', 'hotel $.star_rating'],
    'something else than the list did',
  ],
  [
    'latitude and longitude swapped in every hotel',
    everyHotel(swapped),
    ['hotel $.latitude', 'places $.places[*].latitude', 'search $.hotels[*].latitude'],
    'in another place of the map',
  ],
  [
    'latitude and longitude swapped in every hotel, without a list of places',
    { ...everyHotel(swapped), places: ({ send }) => send({ title: 'Not Found' }, 404) },
    ['hotel $.latitude', 'search $.hotels[*].latitude'],
    'in another place of the map',
  ],
  [
    'rooms for nobody',
    everyHotel(withRooms({ sleeps: 0 })),
    everywhere('.room_groups[*].sleeps').filter((at) => !at.startsWith('rand')),
    'nobody fits',
  ],
  ['an empty random list', { rand8: body(() => []) }, ['rand8 $'], 'Loading hotels...'],
  [
    'a name that differs in detail',
    { hotel: body((good) => ({ ...Object(good), name: 'Other' })) },
    ['hotel $.name'],
    'something else',
  ],
];
