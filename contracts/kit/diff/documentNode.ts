import { isSchema, type JsonSchema } from '../openapi/describeSchema.ts';

/** The entries of an object whose values are objects; none when it is no object. */
export function entriesOf(node: unknown): [string, JsonSchema][] {
  if (!isSchema(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => (isSchema(value) ? [[key, value]] : []));
}

/** The schema of a parameter, header or media type; one that allows everything when there is none. */
export function schemaOf(node: JsonSchema): JsonSchema {
  return isSchema(node['schema']) ? node['schema'] : {};
}
