import { isSchema, type JsonSchema } from '../openapi/describeSchema.ts';

/** Of each type that a value may have, what is asked of values of that type. */
export type SchemaShape = ReadonlyMap<string, JsonSchema>;

/** The name of a schema that says nothing about the type. */
export const anyType = 'anything';

/** A schema as the types it allows: a choice is taken apart, a list of types becomes one each. */
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

/** The texts in a list, or none when it is no list. */
export function texts(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}

const words: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

/** Types in plain words: 'text, a number or null'. */
export function inWords(types: Iterable<string>): string {
  const named = [...types].map((type) => words[type] ?? type);
  return [named.slice(0, -1).join(', '), named.at(-1)].filter(Boolean).join(' or ');
}
