import type { JsonSchema } from '../openapi/describeSchema.ts';
import type { Effect } from './change.ts';

/** A difference in a keyword of one type. */
export type KeywordChange = { what: string; effect: Effect };

const lowerBounds = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum', 'minProperties'];
const upperBounds = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum', 'maxProperties'];
const annotations = [
  'title',
  'description',
  'example',
  'examples',
  'default',
  'deprecated',
  '$comment',
];
const comparedElsewhere = ['properties', 'required', 'items', 'type', 'anyOf', 'oneOf', '$ref'];

/**
 * Compares two schemas keyword by keyword, except for keywords that contain other schemas. An unknown
 * keyword counts as narrower when it is added, wider when it is removed, and incompatible when it
 * changes, so that no unknown change is reported as harmless.
 */
export function compareKeywords(before: JsonSchema, after: JsonSchema): KeywordChange[] {
  const keywords = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keywords]
    .filter((keyword) => !keyword.startsWith('x-'))
    .filter((keyword) => ![...annotations, ...comparedElsewhere].includes(keyword))
    .filter((keyword) => !same(before[keyword], after[keyword]))
    .map((keyword) => ({
      what: sentence(keyword, before[keyword], after[keyword]),
      effect: effectOf(keyword, before[keyword], after[keyword]),
    }));
}

function same(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

function effectOf(keyword: string, before: unknown, after: unknown): Effect {
  if (before === undefined) return 'narrower';
  if (after === undefined) return 'wider';
  if (typeof before === 'number' && typeof after === 'number') {
    if (lowerBounds.includes(keyword)) return after > before ? 'narrower' : 'wider';
    if (upperBounds.includes(keyword)) return after < before ? 'narrower' : 'wider';
  }
  if (keyword === 'enum' && Array.isArray(before) && Array.isArray(after)) {
    return compareSets(before, after);
  }
  return 'incompatible';
}

function compareSets(before: unknown[], after: unknown[]): Effect {
  const gone = before.some((value) => !after.includes(value));
  const come = after.some((value) => !before.includes(value));
  if (gone && come) return 'incompatible';
  return gone ? 'narrower' : come ? 'wider' : 'same';
}

function sentence(keyword: string, before: unknown, after: unknown): string {
  const [was, is] = [JSON.stringify(before), JSON.stringify(after)];
  if (before === undefined) return `now requires ${keyword} ${is}`;
  if (after === undefined) return `no longer requires ${keyword} ${was}`;
  return `now has ${keyword} ${is}, previously ${was}`;
}
