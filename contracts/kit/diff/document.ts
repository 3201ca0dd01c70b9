import { isSchema, type JsonSchema } from '../openapi/describeSchema.ts';
import type { ComparedPart } from './change.ts';

/** Returns the entries of an object whose values are objects; none for any other value. */
export function entriesOf(node: unknown): [string, JsonSchema][] {
  if (!isSchema(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => (isSchema(value) ? [[key, value]] : []));
}

/**
 * Returns the schema of a parameter, header or media type. Without a schema, everything is allowed.
 */
export function schemaOf(node: JsonSchema): JsonSchema {
  return isSchema(node['schema']) ? node['schema'] : {};
}

/** The two documents of a comparison, with their `$ref`s. */
export type RefResolver = {
  /**
   * Resolves both schemas. The part of a component is named after the component. Returns
   * `undefined` for a pair that was compared before, as in a recursive schema.
   */
  resolvePair: (
    before: JsonSchema,
    after: JsonSchema,
    part: ComparedPart,
  ) => { before: JsonSchema; after: JsonSchema; part: ComparedPart } | undefined;
  /** Resolves a node of the old document. */
  before: (node: JsonSchema) => JsonSchema;
  /** Resolves a node of the new document. */
  after: (node: JsonSchema) => JsonSchema;
};

/**
 * Creates the functions that resolve `$ref`s. They throw for a reference to a missing component.
 */
export function createRefResolver(oldDocument: JsonSchema, newDocument: JsonSchema): RefResolver {
  const compared = new Map<JsonSchema, Set<string>>();
  const ids = new Map<JsonSchema, number>();
  const idOf = (node: JsonSchema) => {
    const id = ids.get(node) ?? ids.size;
    ids.set(node, id);
    return id;
  };

  return {
    before: (node) => resolved(oldDocument, node),
    after: (node) => resolved(newDocument, node),
    resolvePair: (old, now, part) => {
      const [before, after] = [resolved(oldDocument, old), resolved(newDocument, now)];
      const seen = compared.get(before) ?? new Set<string>();
      const key = `${part.direction} ${idOf(after)}`;
      if (seen.has(key)) return undefined;
      compared.set(before, seen.add(key));
      const name = refName(old);
      const isSameName = name !== undefined && name === refName(now);
      return { before, after, part: isSameName ? { ...part, at: name } : part };
    },
  };
}

function refName(schema: JsonSchema): string | undefined {
  const { $ref } = schema;
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
}

function resolved(document: JsonSchema, schema: JsonSchema): JsonSchema {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  let node: unknown = document;
  for (const key of $ref.replace(/^#\//, '').split('/'))
    node = isSchema(node) ? node[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  if (!isSchema(node)) throw new Error(`The contract refers to ${$ref}, which it does not have.`);
  return resolved(document, node);
}
