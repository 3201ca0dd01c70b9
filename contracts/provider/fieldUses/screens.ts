import { type FieldUse, listName } from '../calls/hotelCall.ts';
import {
  everyEndpoint,
  hotelCalls,
  itemDocsOf,
  type ScreenName,
  screens,
} from '../calls/hotelCalls.ts';
import { hotelFieldUses } from './hotelFieldUses.ts';
import { rateFieldUses } from './rateFieldUses.ts';

/** The names of the screens, in the order in which a traveler sees them. */
export const screenNames = Object.keys(screens).filter(isScreenName);

function isScreenName(name: string): name is ScreenName {
  return name in screens;
}

/** The uses of the fields of a body, by path and by the name of the reader. */
export type FieldUses<Reader extends string> = Readonly<
  Record<string, Partial<Record<Reader, FieldUse>>>
>;

/**
 * The uses of each field of a hotel, by screen. The contract kit, the OpenAPI document and the
 * comparison of two contracts read this table, so that a provider's developers learn the purpose of
 * each field.
 *
 * Keys are paths below a hotel, with `[]` for each item of a list. The keys of other items come
 * from the record of their call, and begin with the name of their list: `places[]`. A field without
 * a screen is accepted but never shown. Spec §2, §3, §5 and §8.
 */
export const fieldUses: FieldUses<ScreenName> = {
  ...hotelFieldUses,
  ...rateFieldUses,
  ...Object.fromEntries(
    everyEndpoint.flatMap((endpoint) =>
      Object.entries(itemDocsOf(endpoint)?.fields ?? {}).flatMap(([field, { uses }]) =>
        uses ? [[`${listName(hotelCalls[endpoint])}[].${field}`, uses]] : [],
      ),
    ),
  ),
};

/**
 * Converts a JSON path in any response into the key of a field in `fieldUses`:
 * `$.hotels[3].images[0].url` and `$[3].images[0].url` both become `images[].url`.
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
 * Returns the screens that read a field, or a field below or above it, with their uses. For
 * `images`, these include the uses of `images[].url`. The result is empty if no screen reads the
 * field.
 */
export function usesOf(field: string): (FieldUse & { screen: ScreenName })[] {
  return relatedUses(fieldUses, screenNames, field);
}

/** Does the same as `usesOf` for any table of uses and its readers. */
export function relatedUses<Reader extends string>(
  table: FieldUses<Reader>,
  readers: readonly Reader[],
  field: string,
): (FieldUse & { screen: Reader })[] {
  const related = Object.entries(table).filter(
    ([key]) => key === field || isBelow(key, field) || isBelow(field, key),
  );
  const found = new Map<Reader, FieldUse>();
  for (const [, uses] of related) {
    for (const reader of readers) {
      const use = uses[reader];
      if (use && !found.has(reader)) found.set(reader, use);
    }
  }
  return [...found].map(([screen, use]) => ({ screen, ...use }));
}

function isBelow(key: string, field: string): boolean {
  return key.startsWith(`${field}.`) || key.startsWith(`${field}[`);
}
