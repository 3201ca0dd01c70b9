import { type Breach, eachHotel, everyEndpoint, type Rule } from '../rule.ts';

const webAddress = /^https?:\/\//i;

/** Whether the site can load the pictures that a hotel names, at the sizes it wants. Spec §3 and §9. */
export const pictureRules: readonly Rule[] = [
  {
    id: 'picture-address',
    title: 'Pictures are http(s)',
    group: 'Content',
    rank: 'degraded',
    endpoints: everyEndpoint,
    expects: 'an absolute http or https address',
    check: eachPicture((url) =>
      webAddress.test(url.trim())
        ? undefined
        : { shows: 'the picture is left out: the next one, or a placeholder, stands there' },
    ),
  },
  {
    id: 'picture-size',
    title: 'Pictures carry {size}',
    group: 'Content',
    rank: 'advice',
    endpoints: everyEndpoint,
    expects: 'a {size} token, replaced by x300 or x600',
    check: eachPicture((url) =>
      url.includes('{size}') ? undefined : { shows: 'one file for small and large pictures' },
    ),
  },
];

function eachPicture(look: (url: string) => Pick<Breach, 'shows'> | undefined): Rule['check'] {
  return eachHotel((hotel, at) =>
    (hotel.images ?? []).flatMap(({ url }, index) => {
      const found = look(url);
      return found ? [{ at: `${at}.images[${index}].url`, came: url, ...found }] : [];
    }),
  );
}
