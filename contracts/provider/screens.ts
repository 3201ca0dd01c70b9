import { hotelFieldUses } from './hotelFieldUses.ts';
import type { hotelsPaths } from './hotels.ts';
import { rateFieldUses } from './rateFieldUses.ts';

/** One of the four endpoints, by its name in `hotelsPaths`. Spec §7. */
export type Endpoint = keyof typeof hotelsPaths;

/** A part of the site, the endpoint whose response it shows, and what it shows when that call fails. */
export interface Screen {
  title: string;
  endpoint: Endpoint;
  whenItFails: string;
}

/** Every screen that shows hotels, in the order in which a traveller meets them. Spec §2, §4 and §8. */
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
  map: {
    title: 'Map of the listing',
    endpoint: 'search',
    whenItFails: 'a map without hotels',
  },
  hotel: {
    title: 'Hotel detail',
    endpoint: 'hotel',
    whenItFails: 'the page renders without data',
  },
  comparison: {
    title: 'Comparison',
    endpoint: 'hotel',
    whenItFails: 'the column of the hotel says that it could not be loaded',
  },
  favourites: {
    title: 'Favorites',
    endpoint: 'hotel',
    whenItFails: 'the card of the hotel says that it could not be loaded',
  },
  preCheckout: {
    title: 'Pre-checkout',
    endpoint: 'hotel',
    whenItFails: 'the chosen rate cannot be confirmed',
  },
  checkout: {
    title: 'Checkout',
    endpoint: 'hotel',
    whenItFails: 'the chosen rate cannot be confirmed',
  },
} as const satisfies Record<string, Screen>;
export type ScreenName = keyof typeof screens;

/** The screens in the order in which a traveller meets them. */
export const screenNames = [
  'carousel',
  'grid',
  'listing',
  'map',
  'hotel',
  'comparison',
  'favourites',
  'preCheckout',
  'checkout',
] as const satisfies ScreenName[];

/** What a screen shows of a field, and what it shows when the field is missing, null or empty. */
export interface FieldUse {
  shows: string;
  without: string;
}

/**
 * Which screen reads which field of a hotel, and what it shows without it. The contract kit, the
 * OpenAPI document and the comparison of two contracts read this, so that a provider's team learns
 * what each field is for. Keys are paths below a hotel, with `[]` for each item of a list. A field
 * without a screen is accepted and shown nowhere. Spec §2, §3, §5 and §8.
 */
export const fieldUses: Readonly<Record<string, Partial<Record<ScreenName, FieldUse>>>> = {
  ...hotelFieldUses,
  ...rateFieldUses,
};

/**
 * A field's key in `fieldUses`, from a JSON path into any response: `$.hotels[3].images[0].url` and
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
 * The screens that read a field or one below or above it, with what they show of it: for `images`
 * those of `images[].url`. Empty for a field that no screen reads.
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

function isBelow(key: string, field: string): boolean {
  return key.startsWith(`${field}.`) || key.startsWith(`${field}[`);
}
