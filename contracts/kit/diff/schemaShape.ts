import { isSchema, type JsonSchema } from '../openapi/describeSchema.ts';
import { expandedText, isAnnotation } from './expandedText.ts';

/** The keywords for each type that a value may have. */
export type SchemaShape = ReadonlyMap<string, JsonSchema>;

/** The key for a schema without a type. */
export const anyType = 'anything';

type Resolve = (schema: JsonSchema) => JsonSchema;

/**
 * Splits a schema by type: each choice of `anyOf` or `oneOf`, each type of a list, and each type
 * among the values of `enum` and `const` gets its own entry. `allOf` is merged. Returns `undefined`
 * when that is not possible: two choices of the same type, or conflicting keywords.
 */
export function schemaShape(schema: JsonSchema, resolve: Resolve): SchemaShape | undefined {
  const merged = withoutAllOf(resolve(schema), resolve);
  if (!merged) return undefined;
  const { anyOf, oneOf, ...rest } = merged;
  if (anyOf !== undefined && oneOf !== undefined) return undefined;
  const choices: unknown = anyOf ?? oneOf;
  if (!Array.isArray(choices)) return byType(merged);

  const shape = new Map<string, JsonSchema>();
  for (const choice of choices.filter(isSchema)) {
    const both = merge(rest, resolve(choice), resolve);
    const entries = both && schemaShape(both, resolve);
    if (!entries) return undefined;
    for (const [type, keywords] of entries) {
      if (shape.has(type)) return undefined;
      shape.set(type, keywords);
    }
  }
  return shape;
}

/**
 * Splits a schema into one entry for each type, with the values of `enum` or `const` of that type.
 */
function byType(schema: JsonSchema): SchemaShape {
  const { type, const: only, enum: list, ...rest } = schema;
  const named = texts(Array.isArray(type) ? type : [type]);
  const values = 'const' in schema ? [only] : Array.isArray(list) ? list : undefined;
  if (!values) return new Map((named.length > 0 ? named : [anyType]).map((name) => [name, rest]));

  const allowed = named.length > 0 ? named : [...new Set(values.map(typeOf))];
  return new Map(
    allowed.flatMap((name) => {
      const ofType = values.filter((value: unknown) => isOfType(value, name));
      return ofType.length > 0 ? [[name, { ...rest, enum: ofType }] as const] : [];
    }),
  );
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function isOfType(value: unknown, type: string): boolean {
  return typeOf(value) === (type === 'integer' ? 'number' : type);
}

/** Merges the parts of `allOf` into one schema; `undefined` when they conflict. */
function withoutAllOf(schema: JsonSchema, resolve: Resolve): JsonSchema | undefined {
  const { allOf, ...rest } = schema;
  if (!Array.isArray(allOf)) return schema;
  return allOf.filter(isSchema).reduce<JsonSchema | undefined>((merged, part) => {
    const inner = withoutAllOf(resolve(part), resolve);
    return merged && inner && merge(merged, inner, resolve);
  }, rest);
}

/** Returns a schema with the keywords of both; `undefined` if a keyword has different values. */
function merge(one: JsonSchema, other: JsonSchema, resolve: Resolve): JsonSchema | undefined {
  const merged: Record<string, unknown> = { ...one };
  for (const [keyword, value] of Object.entries(other)) {
    const known = merged[keyword];
    if (known === undefined || isAnnotation(keyword)) merged[keyword] = value;
    else if (keyword === 'required')
      merged[keyword] = [...new Set([...texts(known), ...texts(value)])];
    else if (keyword === 'properties' && isSchema(known) && isSchema(value)) {
      if (Object.keys(value).some((name) => name in known)) return undefined;
      merged[keyword] = { ...known, ...value };
    } else if (expandedText(keyword, known, resolve) !== expandedText(keyword, value, resolve)) {
      return undefined;
    }
  }
  return merged;
}

/** Returns the strings in a list; none for any other value. */
export function texts(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

/** Formats types for a person: 'text, a number or null'. */
export function formatTypes(types: Iterable<string>): string {
  const named = [...types].map((type) => typeNames[type] ?? type);
  return [named.slice(0, -1).join(', '), named.at(-1)].filter(Boolean).join(' or ');
}
