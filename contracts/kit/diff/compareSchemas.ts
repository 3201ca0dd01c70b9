import { isSchema, type JsonSchema } from '../openapi/describeSchema.ts';
import { type Change, changeAt, type Effect, type ComparedPart } from './change.ts';
import { compareKeywords } from './compareKeywords.ts';
import type { RefResolver } from './document.ts';
import { expandedText, isAnnotation } from './expandedText.ts';
import { anyType, formatTypes, type SchemaShape, schemaShape, texts } from './schemaShape.ts';

/**
 * Returns every difference between two schemas in their allowed values or in the screens that read
 * them.
 */
export function compareSchemas(
  old: JsonSchema,
  now: JsonSchema,
  part: ComparedPart,
  refs: RefResolver,
): Change[] {
  const resolved = refs.resolvePair(old, now, part);
  if (!resolved) return [];
  const { before, after, part: here } = resolved;
  const change = changeAt(here);
  const [was, is] = [schemaShape(before, refs.before), schemaShape(after, refs.after)];
  if (!was || !is || !areComparable(was, is)) {
    const isSame = expandedText('', before, refs.before) === expandedText('', after, refs.after);
    return isSame ? [] : [change(notComparable, 'incompatible')];
  }
  const removed = [...was.keys()].filter((type) => !covers(is, type));
  const added = [...is.keys()].filter((type) => !covers(was, type));
  const shared = [...was].flatMap(([type, one]) => {
    const other = is.get(type) ?? (type === 'integer' ? is.get('number') : undefined);
    return other ? [{ one, other }] : [];
  });
  return unique([
    ...typeChange(removed, added, is.keys(), change),
    ...shared.flatMap(({ one, other }) => [
      ...compareKeywords(one, other, refs).map(({ what, effect }) => change(what, effect)),
      ...compareItems(one, other, here, refs),
      ...compareFields(one, other, here, refs),
    ]),
  ]);
}

const notComparable = 'has changed in a way that this comparison does not understand';

/**
 * Tells whether the types can be compared one by one. A schema with keywords but no type applies to
 * all types.
 */
function areComparable(was: SchemaShape, is: SchemaShape): boolean {
  const isOpen = (shape: SchemaShape) =>
    Object.keys(shape.get(anyType) ?? {}).some((keyword) => !isAnnotation(keyword));
  return was.has(anyType) === is.has(anyType) || !(isOpen(was) || isOpen(is));
}

/** Removes duplicates: a schema of several types is compared once for each type. */
function unique(changes: Change[]): Change[] {
  return [...new Map(changes.map((change) => [`${change.at} ${change.what}`, change])).values()];
}

/** Tells whether values of a type are allowed. Integers count as numbers. */
function covers(shape: SchemaShape, type: string): boolean {
  return shape.has(type) || shape.has(anyType) || (type === 'integer' && shape.has('number'));
}

function typeChange(
  removed: string[],
  added: string[],
  all: Iterable<string>,
  change: (what: string, effect: Effect) => Change,
): Change[] {
  const now = formatTypes(all);
  if (removed.length > 0 && added.length > 0) {
    return [change(`was ${formatTypes(removed)} and is now ${now}`, 'incompatible')];
  }
  if (removed.length > 0) {
    return [change(`can no longer be ${formatTypes(removed)}, only ${now}`, 'narrower')];
  }
  if (added.length > 0) return [change(`can now also be ${formatTypes(added)}`, 'wider')];
  return [];
}

function compareItems(
  one: JsonSchema,
  other: JsonSchema,
  part: ComparedPart,
  refs: RefResolver,
): Change[] {
  if (one['items'] === undefined && other['items'] === undefined) return [];
  const [before, after] = [asSchema(one['items']), asSchema(other['items'])];
  return compareSchemas(before, after, { ...part, at: `${part.at}[]` }, refs);
}

function compareFields(
  one: JsonSchema,
  other: JsonSchema,
  part: ComparedPart,
  refs: RefResolver,
): Change[] {
  const [before, after] = [fieldsOf(one), fieldsOf(other)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    const at = `${part.at}.${name}`;
    const { direction } = part;
    const screens = screensOf(is?.schema ?? was?.schema ?? {});
    const change = changeAt({ at, screens, direction });
    if (!was) return is ? [fieldAdded(is.required, change)] : [];
    if (!is) return [fieldRemoved(was.required, part, screens, change)];
    return [
      ...requirement(was.required, is.required, change),
      ...readers(screensOf(was.schema), screens, change),
      ...compareSchemas(was.schema, is.schema, { at, screens, direction }, refs),
    ];
  });
}

type CreateChange = (what: string, effect: Effect) => Change;

function fieldAdded(required: boolean, change: CreateChange): Change {
  return required
    ? change('is new and required', 'narrower')
    : change('is new and optional', 'same');
}

/**
 * Returns the change for a removed field. If a screen reads the field, even an optional one, its
 * removal breaks the site too: the screen then always shows its fallback.
 */
function fieldRemoved(
  required: boolean,
  { direction }: ComparedPart,
  screens: string[],
  change: CreateChange,
): Change {
  const gone = direction === 'request' ? 'is no longer sent' : 'is removed';
  if (required) return change(`${gone}; it was required before`, 'wider');
  const isMissed = direction === 'response' && screens.length > 0;
  return change(`${gone}; it was optional before`, isMissed ? 'wider' : 'same');
}

function requirement(was: boolean, is: boolean, change: CreateChange): Change[] {
  if (was === is) return [];
  return is
    ? [change('is now required; it was optional before', 'narrower')]
    : [change('is now optional; it was required before', 'wider')];
}

function readers(before: string[], after: string[], change: CreateChange): Change[] {
  const gained = after.filter((screen) => !before.includes(screen));
  const lost = before.filter((screen) => !after.includes(screen));
  return [
    ...(gained.length > 0 ? [change(`is now read by ${gained.join('; ')}`, 'same')] : []),
    ...(lost.length > 0 ? [change(`is no longer read by ${lost.join('; ')}`, 'same')] : []),
  ];
}

function fieldsOf(schema: JsonSchema): Map<string, { schema: JsonSchema; required: boolean }> {
  const required = texts(schema['required']);
  const properties = isSchema(schema['properties']) ? schema['properties'] : {};
  return new Map(
    Object.entries(properties).map(([name, field]) => [
      name,
      { schema: asSchema(field), required: required.includes(name) },
    ]),
  );
}

/** Returns a schema as an object: `true` or a missing schema allows everything, `false` nothing. */
function asSchema(value: unknown): JsonSchema {
  if (isSchema(value)) return value;
  return value === false ? { not: {} } : {};
}

/** Returns the titles in the `x-screens` of a field or an operation. */
export function screensOf(node: JsonSchema): string[] {
  const uses = node['x-screens'];
  if (!Array.isArray(uses)) return [];
  return texts(uses.map((use: unknown) => (isSchema(use) ? use['screen'] : undefined)));
}
