import { type Hotel, hotelsPaths } from '../../hotels.ts';
import { isCountryCode } from '../isoCountry.ts';
import { type Breach, eachHotel, everyEndpoint, type Rule } from '../rule.ts';

const markup = /<\/?[a-z!][^>]*>|&(?:[a-z]+|#x?[\da-f]+);/i;
/** Ids that the contract allows and that lead elsewhere: two ways up, and the names of the calls. */
const takenIds = ['.', '..', ...Object.values(hotelsPaths).map((path) => path.split('/').at(-1))];

/** What the screens depend on beyond types: values that can be shown as they come. */
export const contentRules: readonly Rule[] = [
  {
    id: 'id-opens',
    title: 'Ids lead to their hotel',
    group: 'Content',
    rank: 'broken',
    endpoints: everyEndpoint,
    expects: 'neither dots alone nor the name of another call',
    check: eachHotel(({ id }, at) =>
      !takenIds.includes(id)
        ? undefined
        : { at: `${at}.id`, came: id, shows: "a link to a page without the hotel's data" },
    ),
  },
  {
    id: 'name-not-blank',
    title: 'Names can be read',
    group: 'Content',
    rank: 'broken',
    endpoints: everyEndpoint,
    expects: 'a name that is more than spaces',
    check: eachHotel(({ name }, at) =>
      name.trim() ? undefined : { at: `${at}.name`, came: name, shows: 'a hotel without a name' },
    ),
  },
  {
    id: 'no-html',
    title: 'No HTML in texts',
    group: 'Content',
    rank: 'degraded',
    endpoints: everyEndpoint,
    expects: 'plain text, without tags or entities',
    check: eachHotel((hotel, at) =>
      shownTexts(hotel)
        .filter(({ text }) => markup.test(text))
        .map(({ field, text }) => ({
          at: `${at}.${field}`,
          came: text,
          shows: 'the tags, as text',
        })),
    ),
  },
  {
    id: 'coordinates-on-earth',
    title: 'Coordinates name a place',
    group: 'Content',
    rank: 'degraded',
    endpoints: ['hotel'],
    expects: 'a latitude of -90 to 90 and a longitude of -180 to 180, not both 0',
    check: eachHotel(({ latitude, longitude }, at) => {
      if (latitude == null || longitude == null) return undefined;
      const breaches: Breach[] = [];
      if (Math.abs(latitude) > 90) breaches.push({ at: `${at}.latitude`, came: latitude });
      if (Math.abs(longitude) > 180) breaches.push({ at: `${at}.longitude`, came: longitude });
      if (latitude === 0 && longitude === 0)
        breaches.push({ at: `${at}.latitude`, came: '0, with longitude 0' });
      return breaches;
    }),
  },
  {
    id: 'country-code',
    title: 'Country codes are ISO 3166-1',
    group: 'Content',
    rank: 'degraded',
    endpoints: ['rand4', 'rand8', 'hotel'],
    expects: 'an ISO 3166-1 alpha-2 code in capitals',
    check: eachHotel(({ region }, at) =>
      !region?.country_code || isCountryCode(region.country_code)
        ? undefined
        : {
            at: `${at}.region.country_code`,
            came: region.country_code,
            shows: `'${region.country_code}' after the place`,
          },
    ),
  },
  {
    id: 'stars-0-to-5',
    title: 'Stars are 0 to 5',
    group: 'Content',
    rank: 'degraded',
    endpoints: ['search', 'hotel'],
    expects: 'a number from 0 to 5',
    check: eachHotel(({ star_rating: stars }, at) => {
      if (stars == null || (stars >= 0 && stars <= 5)) return undefined;
      return {
        at: `${at}.star_rating`,
        came: stars,
        shows: stars > 5 ? `'${stars} stars'` : undefined,
      };
    }),
  },
];

function shownTexts(hotel: Hotel): { field: string; text: string }[] {
  const rooms = (hotel.room_groups ?? []).flatMap((room, index) => [
    { field: `room_groups[${index}].name_struct.main_name`, text: room.name_struct?.main_name },
    { field: `room_groups[${index}].name`, text: room.name },
  ]);
  const facilities = (hotel.amenity_groups ?? []).flatMap((group, groupIndex) =>
    (group.amenities ?? []).map(({ amenity }, index) => ({
      field: `amenity_groups[${groupIndex}].amenities[${index}].amenity`,
      text: amenity,
    })),
  );
  return [
    { field: 'name', text: hotel.name },
    { field: 'region.name', text: hotel.region?.name },
    { field: 'address', text: hotel.address },
    ...rooms,
    ...facilities,
  ].flatMap(({ field, text }) => (text ? [{ field, text }] : []));
}
