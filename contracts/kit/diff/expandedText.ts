import { isSchema, type JsonSchema } from '../openapi/describeSchema.ts';
import { isAnnotation } from './compareKeywords.ts';

/**
 * A text that is the same for equal parts of two documents: `$ref`s resolved, keys sorted, annotations left
 * out. A recursive reference is only named as such.
 */
export function expandedText(
  node: unknown,
  resolve: (schema: JsonSchema) => JsonSchema,
  open: ReadonlySet<unknown> = new Set(),
): string {
  if (Array.isArray(node)) {
    return `[${node.map((item) => expandedText(item, resolve, open)).join()}]`;
  }
  if (!isSchema(node)) return JSON.stringify(node ?? null);
  const schema = resolve(node);
  if (open.has(schema)) return 'recursive';
  const inner = new Set([...open, schema]);
  const members = Object.entries(schema)
    .filter(([keyword]) => !isAnnotation(keyword))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([keyword, value]) => `${keyword}:${expandedText(value, resolve, inner)}`);
  return `{${members.join()}}`;
}
