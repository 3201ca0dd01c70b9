import { isSchema, type JsonSchema } from '../openapi/describeSchema.ts';

const annotations = new Set([
  'title',
  'description',
  'example',
  'examples',
  'default',
  'deprecated',
  '$comment',
  'externalDocs',
  'readOnly',
  'writeOnly',
]);
/** Keywords with a list whose order has no meaning. */
const sets = new Set(['enum', 'required', 'type', 'anyOf', 'oneOf', 'allOf']);
/** Keywords whose values are plain values, not schemas. */
const literals = new Set(['const', 'enum']);
/** Keywords whose keys are names: a field `title` is no annotation. */
const maps = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  'dependentRequired',
  '$defs',
  'content',
  'headers',
  'responses',
  'variables',
  'encoding',
  'callbacks',
  'links',
  'mapping',
]);

/** Tells whether a keyword only describes, so that a change of it affects no allowed value. */
export function isAnnotation(keyword: string): boolean {
  return annotations.has(keyword) || keyword.startsWith('x-');
}

/**
 * Returns a text that is the same for equal values of a keyword in two documents: `$ref`s resolved,
 * keys and sets sorted, annotations left out. A recursive reference appears only by its name.
 */
export function expandedText(
  keyword: string,
  value: unknown,
  resolve: (schema: JsonSchema) => JsonSchema,
  open: ReadonlySet<unknown> = new Set(),
): string {
  const isLiteral = literals.has(keyword);
  if (Array.isArray(value)) {
    const inner = isLiteral ? 'const' : '';
    const items = value.map((item) => expandedText(inner, item, resolve, open));
    return `[${(sets.has(keyword) ? items.sort() : items).join()}]`;
  }
  if (!isSchema(value)) return JSON.stringify(value ?? null);
  const schema = isLiteral ? value : resolve(value);
  if (open.has(schema)) return 'recursive';
  const above = new Set([...open, schema]);
  const isMap = maps.has(keyword);
  const members = Object.entries(schema)
    .filter(([key]) => isLiteral || isMap || !isAnnotation(key))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => {
      const inner = isLiteral ? 'const' : isMap ? namedKeyword(keyword) : key;
      return `${JSON.stringify(key)}:${expandedText(inner, member, resolve, above)}`;
    });
  return `{${members.join()}}`;
}

/** Returns the keyword that describes the values of a map: schemas, or lists of required fields. */
function namedKeyword(map: string): string {
  return map === 'dependentRequired' ? 'required' : '';
}
