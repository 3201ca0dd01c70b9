import type { Hotel } from '../../provider/hotels.ts';
import { hotelEndpoints } from '../../provider/calls/hotelCalls.ts';
import { eachHotel, isDrawn, type Occurrence, type Rule } from './rule.ts';

const webAddress = /^https?:\/\//i;

/** Rules for picture addresses that the site can load, in the sizes it needs. Spec §3 and §9. */
export const pictureRules: readonly Rule[] = [
  {
    id: 'picture-address',
    title: 'Pictures are http(s)',
    rank: 'degraded',
    endpoints: hotelEndpoints,
    expected: 'an absolute http or https address',
    check: eachPicture((url) =>
      webAddress.test(url.trim())
        ? undefined
        : { shows: 'the picture is skipped: the next one or a placeholder is shown' },
    ),
  },
  {
    id: 'picture-https',
    title: 'Pictures use https',
    rank: 'degraded',
    endpoints: hotelEndpoints,
    expected: 'an https address',
    check: eachPicture((url) =>
      /^http:/i.test(url.trim())
        ? { shows: 'a placeholder on a site served over https, which blocks http pictures' }
        : undefined,
    ),
  },
  {
    id: 'picture-size',
    title: 'Pictures contain {size}',
    rank: 'advice',
    endpoints: hotelEndpoints,
    expected: 'a {size} token, replaced by x300 or x600',
    check: eachPicture((url) =>
      url.includes('{size}') ? undefined : { shows: 'one file for small and large pictures' },
    ),
  },
];

/** Checks each picture of the hotel and its rooms that the endpoint's screen draws. */
function eachPicture(check: (url: string) => Pick<Occurrence, 'shows'> | undefined): Rule['check'] {
  return eachHotel((hotel, at, { endpoint }) =>
    picturesOf(hotel).flatMap(({ path, url }) => {
      const found = check(url);
      return found && isDrawn(endpoint, path)
        ? [{ at: `${at}.${path}`, received: url, ...found }]
        : [];
    }),
  );
}

function picturesOf({ images, room_groups: rooms }: Hotel): { path: string; url: string }[] {
  const listed = (list: Hotel['images'], below = '') =>
    (list ?? []).map(({ url }, index) => ({ path: `${below}images[${index}].url`, url }));
  return [
    ...listed(images),
    ...(rooms ?? []).flatMap((room, index) => listed(room.images, `room_groups[${index}].`)),
  ];
}
