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

/** The screens in the order in which a traveler meets them. */
export const screenNames = Object.keys(screens).filter(isScreenName);

function isScreenName(name: string): name is ScreenName {
  return name in screens;
}

/** The uses of the fields of a body, by path and by the name of the reader. */
export type FieldUses<Reader extends string> = Readonly<
  Record<string, Partial<Record<Reader, FieldUse>>>
>;

/**
 * Which screen reads which field of a hotel, and what it shows without it. The contract kit, the
 * OpenAPI document and the comparison of two contracts read this, so that a provider's team learns
 * what each field is for. Keys are paths below a hotel, with `[]` for each item of a list; those of
 * other items, which the record of their call has, begin with the name of their list: `places[]`. A
 * field without a screen is accepted and shown nowhere. Spec §2, §3, §5 and §8.
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
  return relatedUses(fieldUses, screenNames, field);
}

/** The same for any table of uses: of its readers, those of a field or of one below or above it. */
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
