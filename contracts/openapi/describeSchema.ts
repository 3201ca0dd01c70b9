import type { ConversionConfig } from '@valibot/to-json-schema';

/**
 * How a schema becomes JSON Schema: as what may be received. A rule that JSON Schema cannot say, such
 * as the sums of a rate, is left to the descriptions.
 */
export const jsonSchemaConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  ignoreActions: ['raw_check'],
} satisfies ConversionConfig;

/** A JSON Schema, or a part of one, as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** What a reader of the document is told about a field beyond its shape. */
export type FieldNotes = { readonly [keyword: string]: unknown };

/**
 * A copy of a JSON Schema in which every property carries its notes, and "X or null" reads as one
 * type with two names rather than as a choice of two schemas. `notesOf` is asked by path below the
 * root, a list's items as `[]`: `room_groups[].name`. It throws for a field it does not know.
 */
export function describeSchema(
  schema: JsonSchema,
  notesOf: (path: string) => FieldNotes,
  path = '',
): JsonSchema {
  const { properties, items, anyOf, ...rest } = withoutChoice(withoutDialect(schema));
  return {
    ...rest,
    ...(Array.isArray(anyOf) && {
      anyOf: anyOf.filter(isSchema).map((choice) => describeSchema(choice, notesOf, path)),
    }),
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

/** Whether it is an object of keywords, rather than a list or a bare value. */
export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `anyOf: [{type: a, …}, {type: b}]` as `{type: [a, b], …}`, where at most one says more than its type. */
function withoutChoice(schema: JsonSchema): JsonSchema {
  if (!Array.isArray(schema['anyOf'])) return withoutEmptyRequired(schema);
  const { anyOf, ...rest } = schema;
  const choices = anyOf.filter(isSchema).map(withoutChoice);
  const types = choices.flatMap((choice) => choice['type'] ?? []);
  const telling = choices.filter((choice) => Object.keys(choice).length > 1);
  const isOneEach = choices.every((choice) => 'type' in choice) && telling.length <= 1;
  if (!isOneEach) return { ...rest, anyOf: choices };
  return { ...rest, ...telling[0], type: types };
}

function withoutEmptyRequired({ required, ...schema }: JsonSchema): JsonSchema {
  return Array.isArray(required) && required.length > 0 ? { ...schema, required } : schema;
}

/** Every schema of an OpenAPI 3.1 document is of the one dialect, and its definitions are components. */
function withoutDialect(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => keyword !== '$schema' && keyword !== '$defs'),
  );
}
