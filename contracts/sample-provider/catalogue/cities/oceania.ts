import { city } from './city.ts';

/** Four cities of Australia, New Zealand and Fiji. */
export const oceanianCities = [
  city(
    'Sydney',
    'AU',
    60,
    'coast',
    'australian',
    `
    The Rocks         | -33.8595 151.2080 | George Street, Harrington Street
    Surry Hills       | -33.8850 151.2120 | Crown Street, Bourke Street
    Bondi             | -33.8895 151.2690 | Hall Street, Curlewis Street
    Manly             | -33.7975 151.2850 | Belgrave Street, Whistler Street
    Potts Point       | -33.8705 151.2250 | Macleay Street, Victoria Street
    Newtown           | -33.8980 151.1780 | King Street, Australia Street`,
  ),
  city(
    'Auckland',
    'NZ',
    8,
    'coast',
    'aotearoa',
    `
    Ponsonby          | -36.8560 174.7410 | Ponsonby Road, Richmond Road
    Parnell           | -36.8560 174.7820 | Parnell Road
    Britomart         | -36.8455 174.7680 | Customs Street East
    Devonport         | -36.8290 174.7960 | Victoria Road`,
  ),
  city(
    'Queenstown',
    'NZ',
    7,
    'mountain',
    'aotearoa',
    `
    Town Centre       | -45.0305 168.6610 | Shotover Street, Man Street
    Fernhill          | -45.0350 168.6330 | Fernhill Road
    Frankton          | -45.0205 168.7290 | Frankton Road`,
  ),
  city(
    'Nadi',
    'FJ',
    5,
    'tropical',
    'fijian',
    `
    Denarau Island    | -17.7730 177.3810 | Denarau Road
    Wailoaloa         | -17.7770 177.4260 | Wasawasa Road
    Martintar         | -17.7830 177.4330 | Queens Road`,
  ),
];
