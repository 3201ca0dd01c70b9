import { isSchema, type JsonSchema } from '../openapi/describeSchema.ts';

/** For each type a value may have, the keywords that apply to values of that type. */
export type SchemaShape = ReadonlyMap<string, JsonSchema>;

/** The key for a schema without a type. */
export const anyType = 'anything';

/** Splits a schema by type: each choice of `anyOf` or `oneOf` and each type of a list gets its own entry. */
export function schemaShape(schema: JsonSchema): SchemaShape {
  const { anyOf, oneOf, type, ...rest } = schema;
  const choices: unknown = anyOf ?? oneOf;
  if (Array.isArray(choices)) {
    return new Map(
      choices.filter(isSchema).flatMap((choice) => [...schemaShape({ ...rest, ...choice })]),
    );
  }
  const types = texts(Array.isArray(type) ? type : [type]);
  return new Map((types.length > 0 ? types : [anyType]).map((name) => [name, rest]));
}

/** The strings in a list; empty when it is no list. */
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
