import { type ScreenName, screens } from './hotelCalls.ts';
import { hotelFieldUses } from './hotelFieldUses.ts';
import { rateFieldUses } from './rateFieldUses.ts';

/** The screens in the order in which a traveller meets them. */
export const screenNames = Object.keys(screens).filter(isScreenName);

function isScreenName(name: string): name is ScreenName {
  return name in screens;
}

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
