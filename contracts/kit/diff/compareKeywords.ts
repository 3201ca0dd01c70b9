import type { JsonSchema } from '../openapi/describeSchema.ts';
import type { Effect } from './change.ts';
import type { RefResolver } from './document.ts';
import { expandedText, isAnnotation } from './expandedText.ts';

/** A difference in a keyword of one type. */
export type KeywordChange = { what: string; effect: Effect };

const lowerBounds = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum', 'minProperties'];
const upperBounds = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum', 'maxProperties'];
/** Keywords that only exclude values. A schema with such a keyword allows fewer values. */
const restrictions = new Set([
  ...lowerBounds,
  ...upperBounds,
  'enum',
  'const',
  'pattern',
  'format',
  'multipleOf',
  'uniqueItems',
  'not',
]);
const comparedElsewhere = new Set(['properties', 'required', 'items', 'type', '$ref']);

/**
 * Compares two schemas keyword by keyword, except for keywords that contain other schemas. An
 * unknown keyword counts as incompatible when it is added, removed or changed, so that no unknown
 * change is reported as harmless.
 */
export function compareKeywords(
  before: JsonSchema,
  after: JsonSchema,
  refs: RefResolver,
): KeywordChange[] {
  const keywords = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keywords]
    .filter((keyword) => !isAnnotation(keyword) && !comparedElsewhere.has(keyword))
    .filter(
      (keyword) =>
        expandedText(keyword, before[keyword], refs.before) !==
        expandedText(keyword, after[keyword], refs.after),
    )
    .map((keyword) => ({
      what: sentence(keyword, before[keyword], after[keyword]),
      effect: effectOf(keyword, before[keyword], after[keyword]),
    }));
}

function effectOf(keyword: string, before: unknown, after: unknown): Effect {
  if (keyword === 'additionalProperties') return effectOfAdditional(before, after);
  if (!restrictions.has(keyword)) return 'incompatible';
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

/**
 * Returns `narrower` if further fields become forbidden. Permitting them again breaks nobody,
 * because the site ignores unknown fields.
 */
function effectOfAdditional(before: unknown, after: unknown): Effect {
  const isOpen = (value: unknown) => value === undefined || value === true;
  if (isOpen(before) && isOpen(after)) return 'same';
  if (isOpen(before) && after === false) return 'narrower';
  return before === false && isOpen(after) ? 'same' : 'incompatible';
}

function compareSets(before: unknown[], after: unknown[]): Effect {
  const removed = before.some((value) => !after.includes(value));
  const added = after.some((value) => !before.includes(value));
  if (removed && added) return 'incompatible';
  return removed ? 'narrower' : added ? 'wider' : 'same';
}

function sentence(keyword: string, before: unknown, after: unknown): string {
  const [was, is] = [JSON.stringify(before), JSON.stringify(after)];
  const verb = restrictions.has(keyword) ? 'requires' : 'has';
  if (before === undefined) return `now ${verb} ${keyword} ${is}`;
  if (after === undefined) return `no longer ${verb} ${keyword} ${was}`;
  return `now has ${keyword} ${is}, previously ${was}`;
}
