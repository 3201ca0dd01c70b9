import type { hotelsPaths } from './hotels.ts';

/** One of the four calls, by its name in `hotelsPaths`. Spec §7. */
export type Endpoint = keyof typeof hotelsPaths;

/** A part of the site that shows what one call answers, and what a traveller sees when that call fails. */
export interface Screen {
  title: string;
  endpoint: Endpoint;
  whenItFails: string;
}

/** Every screen that shows hotels. Spec §2, §4 and §8. */
export const screens = {
  carousel: {
    title: 'Home, popular hotels',
    endpoint: 'rand4',
    whenItFails: 'the carousel is left out',
  },
  grid: {
    title: 'Home, explore hotels',
    endpoint: 'rand8',
    whenItFails: "the text 'Loading hotels...' stays",
  },
  listing: {
    title: 'Hotel listing',
    endpoint: 'search',
    whenItFails: "'No properties found' and 'No hotels found for your search.'",
  },
  hotel: {
    title: 'Hotel detail',
    endpoint: 'hotel',
    whenItFails: 'the page renders without data',
  },
} as const satisfies Record<string, Screen>;
export type ScreenName = keyof typeof screens;

/** What a screen shows of a field, and what it shows when the field is missing, null or empty. */
export interface FieldUse {
  shows: string;
  without: string;
}

type FieldUses = Partial<Record<ScreenName, FieldUse>>;

const link: FieldUse = { shows: "the link to the hotel's page", without: 'the hotel is left out' };
const title: FieldUse = { shows: "the hotel's name", without: 'the hotel is left out' };
const largePicture: FieldUse = {
  shows: 'the first picture, at x600',
  without: 'a placeholder picture, 600 by 400',
};
const place: FieldUse = { shows: 'the place below the name', without: 'no place name' };
const country: FieldUse = { shows: 'the country code after the place', without: 'no country code' };
const noPageData = 'the page renders without data';

/**
 * Which screen reads which field of a hotel, and what it shows when there is none: read by the
 * contract kit, the OpenAPI descriptions and the comparison of two contracts, so that a provider's
 * team learns whom a field is for. Keys are paths below a hotel, `[]` for each item of a list. A
 * field with no screen is accepted and shown nowhere. Spec §2, §3, §5 and §8.
 */
export const fieldUses: Readonly<Record<string, FieldUses>> = {
  id: {
    carousel: link,
    grid: link,
    listing: link,
    hotel: { shows: 'the address of the page', without: noPageData },
  },
  name: {
    carousel: title,
    grid: title,
    listing: title,
    hotel: { shows: 'the heading and the page title', without: noPageData },
  },
  'images[].url': {
    carousel: largePicture,
    grid: largePicture,
    listing: {
      shows: 'the first picture, at x300',
      without: 'a placeholder picture, 320 by 180',
    },
    hotel: {
      shows: 'one large picture at x600, four small ones at x300, and the pictures of the rooms',
      without: 'placeholder pictures, 600 by 400 and 320 by 180',
    },
  },
  'region.name': { carousel: place, grid: place, listing: place, hotel: place },
  'region.country_code': { carousel: country, grid: country, hotel: country },
  star_rating: {
    listing: { shows: "'N stars' and its badge", without: "'No rating' and the badge '-'" },
    hotel: { shows: 'the stars and the rating box', without: "'No Rating' and 'N/A'" },
  },
  latitude: { hotel: { shows: 'the embedded map', without: "'Map not available'" } },
  longitude: { hotel: { shows: 'the embedded map', without: "'Map not available'" } },
  address: { hotel: { shows: 'the address', without: "'Address not available'" } },
  'room_groups[].id': {},
  'room_groups[].name': {
    listing: { shows: "the first room's name, where it has no main name", without: "'Room'" },
    hotel: { shows: "each room's name, where it has no main name", without: "'Room'" },
  },
  'room_groups[].name_struct.main_name': {
    listing: { shows: "the first room's name", without: "the room's name, else 'Room'" },
    hotel: {
      shows: "each room's name, and 'Showing N rooms'",
      without: "the room's name, else 'Room'; 'No rooms available' when there is no room",
    },
  },
  'room_groups[].room_amenities[].id': {},
  'room_groups[].room_amenities[].amenity': {
    hotel: { shows: 'what each room offers', without: 'a room card without amenities' },
  },
  'amenity_groups[].amenities[].amenity': {
    hotel: { shows: 'the ten first facilities', without: "'No amenities listed'" },
  },
};

/**
 * A field's key in `fieldUses`, from a JSON path into any answer: `$.hotels[3].images[0].url` and
 * `$[3].images[0].url` are both `images[].url`.
 */
export function fieldOf(jsonPath: string): string {
  return jsonPath
    .replace(/^\$/, '')
    .replace(/^\.hotels(?=\[|$)/, '')
    .replace(/^\[[^\]]*\]/, '')
    .replace(/^\./, '')
    .replace(/\[[^\]]*\]/g, '[]');
}

/**
 * The screens that read a field or anything below or above it, with what they show of it: for
 * `images` those of `images[].url`. Nothing for a field that no screen reads.
 */
export function usesOf(field: string): (FieldUse & { screen: ScreenName })[] {
  const related = Object.entries(fieldUses).filter(
    ([key]) => key === field || isBelow(key, field) || isBelow(field, key),
  );
  const found = new Map<ScreenName, FieldUse>();
  for (const [, uses] of related) {
    for (const screen of screenNames) {
      const use = uses[screen];
      if (use && !found.has(screen)) found.set(screen, use);
    }
  }
  return [...found].map(([screen, use]) => ({ screen, ...use }));
}

/** The screens in the order in which a traveller meets them. */
export const screenNames = ['carousel', 'grid', 'listing', 'hotel'] as const satisfies ScreenName[];

function isBelow(key: string, field: string): boolean {
  return key.startsWith(`${field}.`) || key.startsWith(`${field}[`);
}
