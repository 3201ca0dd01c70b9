import type { JsonSchema } from '../openapi/describeSchema.ts';
import type { Effect } from './change.ts';

/** A difference in what is asked of the values of one type. */
export type LimitChange = { what: string; effect: Effect };

const least = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum', 'minProperties'];
const most = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum', 'maxProperties'];
const wordsOnly = [
  'title',
  'description',
  'example',
  'examples',
  'default',
  'deprecated',
  '$comment',
];
const walked = ['properties', 'required', 'items', 'type', 'anyOf', 'oneOf', '$ref'];

/**
 * Compares two schemas keyword by keyword, but for those that lead to other schemas. A keyword it
 * cannot weigh counts as narrower where it appears, wider where it goes, and unlike where it changes,
 * so that nothing passes as harmless that nobody has understood.
 */
export function compareLimits(before: JsonSchema, after: JsonSchema): LimitChange[] {
  const keywords = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keywords]
    .filter((keyword) => !keyword.startsWith('x-'))
    .filter((keyword) => ![...wordsOnly, ...walked].includes(keyword))
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
    if (least.includes(keyword)) return after > before ? 'narrower' : 'wider';
    if (most.includes(keyword)) return after < before ? 'narrower' : 'wider';
  }
  if (keyword === 'enum' && Array.isArray(before) && Array.isArray(after)) {
    return compareSets(before, after);
  }
  return 'unlike';
}

function compareSets(before: unknown[], after: unknown[]): Effect {
  const gone = before.some((value) => !after.includes(value));
  const come = after.some((value) => !before.includes(value));
  if (gone && come) return 'unlike';
  return gone ? 'narrower' : come ? 'wider' : 'same';
}

function sentence(keyword: string, before: unknown, after: unknown): string {
  const [was, is] = [JSON.stringify(before), JSON.stringify(after)];
  if (before === undefined) return `has to keep ${keyword} ${is} now`;
  if (after === undefined) return `need not keep ${keyword} ${was} any more`;
  return `has ${keyword} ${is} now, which was ${was}`;
}
