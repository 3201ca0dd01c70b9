import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { problemType } from '../../provider/problem.ts';
import type { FieldUse } from '../../provider/calls/hotelCall.ts';

/**
 * The options that turn a schema into JSON Schema for received values. A rule that JSON Schema
 * cannot express, such as the sums of a rate, is left to the descriptions.
 */
export const jsonSchemaConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  ignoreActions: ['raw_check', 'check'],
} satisfies ConversionConfig;

/** A JSON Schema, or a part of one, as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** The keywords added to a field, such as its description. */
export type FieldNotes = { readonly [keyword: string]: unknown };

/**
 * Copies a JSON Schema and adds notes to every property. "X or null" becomes one schema with two
 * types instead of an `anyOf`. `notesOf` gets the path below the root, with `[]` for the items of a
 * list, such as `room_groups[].name`; it may throw for an unknown field.
 */
export function describeSchema(
  schema: JsonSchema,
  notesOf: (path: string) => FieldNotes,
  path = '',
): JsonSchema {
  const { properties, items, anyOf, oneOf, ...rest } = withoutChoice(withoutDialect(schema));
  const describeChoices = (choices: readonly unknown[]) =>
    choices.filter(isSchema).map((choice) => describeSchema(choice, notesOf, path));
  return {
    ...rest,
    ...(Array.isArray(anyOf) && { anyOf: describeChoices(anyOf) }),
    ...(Array.isArray(oneOf) && { oneOf: describeChoices(oneOf) }),
    ...(isSchema(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => {
          const at = path === '' ? name : `${path}.${name}`;
          const described = isSchema(field) ? describeSchema(field, notesOf, at) : {};
          return [name, { ...notesOf(at), ...described }];
        }),
      ),
    }),
    ...(isSchema(items) && { items: describeSchema(items, notesOf, `${path}[]`) }),
  };
}

interface ComponentOptions {
  config?: ConversionConfig;
  /** Returns the readers of a field. Without this function the document names none. */
  usesOf?: (path: string) => (FieldUse & { screen: string })[];
}

/**
 * Returns a schema as a component of a document, with a description of each field by its path, and
 * with its readers. Throws when a field has no description.
 */
export function describedSchema(
  description: string,
  schema: v.GenericSchema,
  notes: Readonly<Record<string, string>>,
  { config = jsonSchemaConfig, usesOf }: ComponentOptions = {},
) {
  const json = describeSchema({ ...toJsonSchema(schema, config) }, (path) => {
    const text = notes[path];
    if (text === undefined)
      throw new Error(`The field '${path}' of the document has no description.`);
    return usesOf ? withReaders(text, usesOf(path)) : { description: text };
  });
  return { description, ...json };
}

function withReaders(description: string, uses: readonly { screen: string }[]): FieldNotes {
  if (uses.length === 0) return { description: `${description} Accepted, but not read.` };
  const readers = uses.map(({ screen }) => screen).join('; ');
  return { description: `${description} Read by: ${readers}.`, 'x-screens': uses };
}

/** Tells whether a value is an object, not a list or a primitive value. */
export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Turns `anyOf: [{type: a, …}, {type: b}]` into `{type: [a, b], …}` when at most one choice has
 * other keywords.
 */
function withoutChoice(schema: JsonSchema): JsonSchema {
  if (!Array.isArray(schema['anyOf'])) return withoutEmptyRequired(schema);
  const { anyOf, ...rest } = schema;
  const choices = anyOf.filter(isSchema).map(withoutChoice);
  const types = choices.flatMap((choice) => choice['type'] ?? []);
  const withKeywords = choices.filter((choice) => Object.keys(choice).length > 1);
  const isOneEach = choices.every((choice) => 'type' in choice) && withKeywords.length <= 1;
  if (!isOneEach) return { ...rest, anyOf: choices };
  return { ...rest, ...withKeywords[0], type: types };
}

function withoutEmptyRequired({ required, ...schema }: JsonSchema): JsonSchema {
  return Array.isArray(required) && required.length > 0 ? { ...schema, required } : schema;
}

/**
 * Removes `$schema` and `$defs`: an OpenAPI document has one dialect, and definitions are
 * components.
 */
function withoutDialect(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => keyword !== '$schema' && keyword !== '$defs'),
  );
}

/** Returns an error response of an operation, with one example of its problem body. */
export function problemResponse(
  title: string,
  status: number,
  detail: string,
  description: string,
) {
  return {
    description,
    content: {
      [problemType]: {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: { [title]: { value: { type: 'about:blank', title, status, detail } } },
      },
    },
  };
}
